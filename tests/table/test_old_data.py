"""Databases and records of earlier versions can still be opened, replayed, verified and played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.support.live import Table, VirtualClock, play_on
from tests.support.old_data import RECORDS, copy_to_postgres, unpack_old_sqlite
from tinhorn.games import GAMES
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.decide import first_progress
from tinhorn.table.fairness import verify
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import play_log
from tinhorn.table.records import export_record
from tinhorn.table.replay import frames
from tinhorn.table.storage.storage import SqlStorage

TABLES = [
    f"{code}-{kind}"
    for code in ("MESA", "GULCH")
    for kind in ("DONE", "LIVE", "ON1", "ON2", "ON3", "BROUGHT")
]
RUNNING = [name for name in TABLES if name.endswith(("LIVE", "ON1", "ON3"))]
VERIFIABLE = [name for name in TABLES if name.endswith(("DONE", "ON2"))]


@pytest.fixture(params=["sqlite", "postgresql"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of revision 0004 with tables in it."""
    url = unpack_old_sqlite(tmp_path)
    if request.param == "sqlite":
        return url
    postgres: str = request.getfixturevalue("empty_postgres_url")
    copy_to_postgres(url, postgres)
    return postgres


def run(url: str, scene: Callable[[SqlStorage], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = SqlStorage.open(url, GAMES)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(opened())


def test_every_table_of_an_old_database_loads_and_replays(old_url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in TABLES:
            live = await LiveTable.load(store, GAMES, name, VirtualClock())
            progress = first_progress(live.game, live.saved, 0)
            played = play_log(live.game, progress, await store.entries(name, live.game.NAME))

            assert live.progress is not None
            assert frames(live.game, progress.state, played.steps)[-1].state == live.progress.state
            assert live.saved.terms.is_imported == name.endswith("BROUGHT")
            record = await export_record(store, live.game, live.saved)
            assert from_json(to_json(record), GAMES) == record

    run(old_url, scene)


def test_the_draws_of_old_tables_verify(old_url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in VERIFIABLE:
            live = await LiveTable.load(store, GAMES, name, VirtualClock())
            assert verify(live.game, await export_record(store, live.game, live.saved)) > 0

    run(old_url, scene)


@pytest.mark.unmeasured
def test_games_that_were_running_are_played_to_their_end(old_url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        for name in RUNNING:
            clock = VirtualClock()
            live = await LiveTable.load(store, GAMES, name, clock)
            clock.time = max(clock.time, live.due or 0)
            assert live.saved.terms.timing.window == 7_000

            await play_on(Table(store, live, clock), Random(name))

            assert live.saved.status == "over"
            assert verify(live.game, await export_record(store, live.game, live.saved)) > 0

    run(old_url, scene)


def test_answers_that_bots_owed_are_still_owed(old_url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        (job,) = await store.claim_jobs(2**50, lease=1)
        live = await LiveTable.load(store, GAMES, "MESA-LIVE", VirtualClock())

        assert (job.table, job.asking) == ("MESA-LIVE", 1)
        assert live.is_owed(job)

    run(old_url, scene)


def test_stored_words_are_renamed(old_url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        by = {entry.by for entry in await store.entries("GULCH-LIVE", "dicetown")}
        live = await LiveTable.load(store, GAMES, "GULCH-LIVE", VirtualClock())

        assert "window" in by
        assert "moment" not in by
        assert live.is_reaction_window
        assert live.progress is not None
        assert any(answer is not None for answer in live.progress.sealed)

    run(old_url, scene)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_records_read_back_unchanged_and_verify(path: Path) -> None:
    data = path.read_bytes()

    record = from_json(data, GAMES)

    assert to_json(record) == data
    if "terminal" not in path.stem:
        assert verify(GAMES[record.game], record) > 0
