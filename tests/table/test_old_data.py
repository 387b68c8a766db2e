"""Databases and records of earlier versions can still be opened, replayed, verified and played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tests.support.live import Table, VirtualClock, play_on
from tests.support.old_data import RECORDS, copy_to_postgres, unpack_old_sqlite
from tinhorn.games import GAMES
from tinhorn.kernel.frames import frames
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.decide import first_progress
from tinhorn.table.fairness import verify
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import play_log
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage

TABLES = {
    "0004": ("DONE", "LIVE", "ON1", "ON2", "ON3", "BROUGHT"),
    "0007": ("DONE", "LIVE"),
}
"""By revision, how the codes of the tables of each game end."""
RUNNING = ("LIVE", "ON1", "ON3")
VERIFIABLE = ("DONE", "ON2")


class Old(NamedTuple):
    """A database that an earlier version wrote."""

    url: str
    revision: str

    def tables(self, *kinds: str) -> list[str]:
        """Name the tables of these kinds, of both games."""
        found = [kind for kind in TABLES[self.revision] if kind in kinds or not kinds]
        return [f"{code}-{kind}" for code in ("MESA", "GULCH") for kind in found]


@pytest.fixture(
    params=[(revision, of) for revision in TABLES for of in ("sqlite", "postgresql")],
    ids="-".join,
)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    revision, of = request.param
    url = unpack_old_sqlite(tmp_path, revision)
    if of == "sqlite":
        return Old(url, revision)
    postgres: str = request.getfixturevalue("empty_postgres_url")
    copy_to_postgres(url, postgres, revision)
    return Old(postgres, revision)


of_the_oldest = pytest.mark.parametrize(
    "old", [("0004", "sqlite"), ("0004", "postgresql")], ids="-".join, indirect=True
)


def run(url: str, scene: Callable[[SqlStorage], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = SqlStorage.open(url, GAMES)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(opened())


def test_every_table_of_an_old_database_loads_and_replays(old: Old) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in old.tables():
            live = await LiveTable.load(store, GAMES, name, VirtualClock())
            progress = first_progress(live.game, live.saved, 0)
            played = play_log(live.game, progress, await store.entries(name, live.game.NAME))

            assert live.progress is not None
            assert played.steps[-1].state == played.state == live.progress.state
            # The last frame is of the last time that something happened: answers may be secret yet.
            shown = frames(live.game, progress.state, played.steps)[-1].state
            assert live.game.pending(shown)[:1] == live.game.pending(played.state)[:1]
            assert live.saved.terms.is_imported == name.endswith("BROUGHT")
            record = await export_record(store, live.game, live.saved)
            assert from_json(to_json(record), GAMES) == record

    run(old.url, scene)


def test_the_draws_of_old_tables_verify(old: Old) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in old.tables(*VERIFIABLE):
            live = await LiveTable.load(store, GAMES, name, VirtualClock())
            assert verify(live.game, await export_record(store, live.game, live.saved)) > 0

    run(old.url, scene)


def test_games_that_were_running_are_played_to_their_end(old: Old) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in old.tables(*RUNNING):
            clock = VirtualClock()
            live = await LiveTable.load(store, GAMES, name, clock)
            clock.time = max(clock.time, live.due or 0)
            assert old.revision != "0004" or live.saved.terms.timing.window == 7_000

            await play_on(Table(store, live, clock), Random(name))

            assert live.saved.status == "over"
            assert verify(live.game, await export_record(store, live.game, live.saved)) > 0

    run(old.url, scene)


@of_the_oldest
def test_answers_that_bots_owed_are_still_owed(old: Old) -> None:
    async def scene(store: SqlStorage) -> None:
        (job,) = await store.claim_jobs(2**50, lease=1)
        live = await LiveTable.load(store, GAMES, "MESA-LIVE", VirtualClock())

        assert (job.table, job.asking) == ("MESA-LIVE", 1)
        # A reloaded table may have worked out another time for it.
        assert [replace(one, due=job.due) for one in live.jobs] == [job]

    run(old.url, scene)


@of_the_oldest
def test_stored_words_are_renamed(old: Old) -> None:
    async def scene(store: SqlStorage) -> None:
        by = {entry.by for entry in await store.entries("GULCH-LIVE", "dicetown")}
        live = await LiveTable.load(store, GAMES, "GULCH-LIVE", VirtualClock())

        assert "window" in by
        assert "moment" not in by
        assert live.is_reaction_window
        assert live.progress is not None
        assert any(answer is not None for answer in live.progress.sealed)

    run(old.url, scene)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_records_read_back_unchanged_and_verify(path: Path) -> None:
    data = path.read_bytes()

    record = from_json(data, GAMES)

    assert to_json(record) == data
    if "terminal" not in path.stem:
        assert verify(GAMES[record.game], record) > 0
