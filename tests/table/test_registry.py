"""The tables of one process: loaded once, swept, forgotten when unused."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from asyncio import SelectorEventLoop
from contextlib import closing
from pathlib import Path
from selectors import DefaultSelector
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import (
    BOT,
    EVERY_GAME,
    PERSON,
    START,
    Listener,
    VirtualClock,
    open_table,
    seated,
)
from tests.support.parcels import Bid, Pass
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.table.live import UnknownTableError
from tinhorn.table.model import ChangeSet, LogEntry, Timing
from tinhorn.table.registry import IDLE, IDLE_ENDED, LEASE, LOAD_STEP, TableRegistry
from tinhorn.table.seating import abandon, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage
from tinhorn.table.storage.storage import SqlStorage

LIVE = Timing(kind="live", answer=1_000)


def test_concurrent_callers_get_the_same_copy_of_a_table(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, EVERY_GAME, table.clock)

        first, second = await asyncio.gather(*(tables.get(table.live.id) for _ in range(2)))

        assert first is second
        assert len(tables) == 1
        assert tables.loaded() == [first]

    play(scene)


def test_a_table_that_does_not_exist_is_not_remembered(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        tables = TableRegistry(store, EVERY_GAME, VirtualClock())

        with pytest.raises(UnknownTableError):
            await tables.get("NONE-0000")

        assert len(tables) == 0

    play_quickly(scene)


def test_a_new_table_can_be_found_at_once(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        tables = TableRegistry(store, EVERY_GAME, VirtualClock())
        seats = seated(PERSON, PERSON)

        live = await tables.create(
            new_saved_table("NEW", parcels, parcels.Setup(players=2), seats, now=START)
        )

        assert live is await tables.get("NEW")
        assert live.view(ANN) is None
        assert live.asked(ANN) is None

    play_quickly(scene)


def test_a_sweep_handles_deadlines_of_tables_that_are_not_in_memory(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), timing=LIVE)
        tables = TableRegistry(store, EVERY_GAME, table.clock)

        await tables.sweep()
        assert len(tables) == 0
        table.clock.time += 1_000
        await tables.sweep()

        (found,) = tables.loaded()
        assert found.progress is not None
        assert isinstance(found.progress.state.phase, parcels.Snatching)

    play(scene)


def test_a_table_that_fails_does_not_stop_the_deadlines_of_the_others(
    play_quickly: Play, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), timing=LIVE)
        await open_table(store, parcels.Setup(players=2), timing=LIVE, table="ODD")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other, other:
            other.execute("UPDATE tables SET options = '?' WHERE id = 'ODD'")
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        table.clock.time += 1_000

        with caplog.at_level(logging.ERROR):
            await tables.sweep()

        assert [live.id for live in tables.loaded()] == [table.live.id]
        assert "cannot handle what is due at table ODD" in caplog.text

    play_quickly(scene)


def test_a_table_of_another_rules_version_is_left_alone_and_logged_once(
    play_quickly: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), timing=LIVE)
        old = replace(table.live.saved, terms=replace(table.live.saved.terms, rules=9), version=2)
        await store.append(ChangeSet(table=table.live.id, saved=old))
        tables = TableRegistry(store, EVERY_GAME, table.clock)

        for _ in range(3):
            table.clock.time += LEASE + 1
            await tables.sweep()

        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert f"cannot play table {table.live.id}" in caplog.text

    play_quickly(scene)


def test_unused_tables_leave_memory(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        watched = await open_table(store, parcels.Setup(players=2), table="WATCHED")
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        await tables.get(table.live.id)
        live = await tables.get("WATCHED")
        listener = watched.watch(ANN)
        live.join(ANN, listener)

        tables.evict()
        assert len(tables) == 2
        table.clock.time += IDLE + 1
        tables.evict()

        assert tables.loaded() == [live]
        assert (await tables.get(table.live.id)).progress == table.live.progress

    play_quickly(scene)


def test_a_table_leaves_memory_at_once_when_it_has_ended_and_nobody_watches(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        live = await tables.get(table.live.id)

        await live.revise(abandon)

        assert len(tables) == 0

    play_quickly(scene)


def test_a_table_that_has_ended_leaves_memory_when_its_last_viewer_leaves(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        live = await tables.get(table.live.id)
        listeners = {seat: Listener(table.clock) for seat in (ANN, BOB)}
        for seat, listener in listeners.items():
            live.join(seat, listener)
        await live.revise(abandon)

        live.leave(ANN, listeners[ANN])
        assert tables.loaded() == [live]
        live.leave(BOB, listeners[BOB])

        assert len(tables) == 0

    play_quickly(scene)


def test_a_table_that_has_ended_and_is_looked_at_again_is_forgotten_soon(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        await table.live.revise(abandon)
        tables = TableRegistry(store, EVERY_GAME, table.clock)

        live = await tables.get(table.live.id)
        assert tables.loaded() == [live]
        table.clock.time += IDLE_ENDED + 1
        tables.evict()

        assert len(tables) == 0

    play_quickly(scene)


def test_a_bot_owes_no_answer_that_is_no_longer_wanted(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), PERSON, PERSON, BOT)
        (job,) = await store.claim_jobs(table.clock.now(), lease=1)
        assert table.live.jobs == {job}

        await table.live.revise(abandon)

        assert table.live.jobs == set()
        assert table.live.asked(job.seat) is None
        assert await store.claim_jobs(table.clock.now() + 10, lease=1) == []

    play_quickly(scene)


class SlowRows(MemoryStorage):
    """Reads one row in three milliseconds."""

    async def entries(self, table: str, game: str, *, after: int = 0) -> list[LogEntry]:
        rows = await super().entries(table, game, after=after)
        await asyncio.sleep(0.003 * len(rows))
        return rows


class VirtualTime(SelectorEventLoop):
    """An event loop that does not wait: its time jumps to the next timer."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = self

        class Selector(DefaultSelector):
            def select(self, timeout: float | None = None) -> Any:
                loop.now += timeout or 0
                return super().select(0)

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


@pytest.mark.parametrize("sealed", [0, 1, 2])
def test_loading_a_table_takes_the_same_time_however_many_answers_are_sealed(sealed: int) -> None:
    async def scene() -> None:
        store = SlowRows(EVERY_GAME)
        setup = parcels.Setup(players=3)
        table = await open_table(store, setup, timing=Timing(window=60_000))
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
            await table.does(seat, Bid(coins))
        assert table.live.is_reaction_window
        for seat in (BOB, CAT)[:sealed]:
            await table.does(seat, Pass())
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        loop = asyncio.get_running_loop()
        began = loop.time()

        live = await tables.get(table.live.id)

        assert live.progress == table.live.progress
        assert loop.time() - began == pytest.approx(LOAD_STEP)

    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        runner.run(scene())


def test_a_running_table_stays_in_memory_when_its_last_viewer_leaves(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        live = await tables.get(table.live.id)
        listener = Listener(table.clock)
        live.join(ANN, listener)

        table.clock.time += IDLE + 1
        tables.evict()
        live.leave(ANN, listener)
        tables.evict()

        assert await tables.get(table.live.id) is live, "a timer of it may be running"

    play_quickly(scene)


def test_the_registry_sweeps_until_it_is_cancelled(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), timing=LIVE)
        tables = TableRegistry(store, EVERY_GAME, table.clock)
        sweeper = asyncio.create_task(tables.run())

        table.clock.time += 1_000
        while not tables.loaded():
            await asyncio.sleep(0)
        sweeper.cancel()

        with pytest.raises(asyncio.CancelledError):
            await sweeper

    play_quickly(scene)
