"""The tables of one process, and of several on one database."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from asyncio import SelectorEventLoop
from contextlib import closing
from pathlib import Path
from selectors import DefaultSelector
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import (
    BOT,
    HOUSE,
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
from tinhorn.kernel.errors import BadInputError, IllegalActionError
from tinhorn.table import registry
from tinhorn.table.decide import Submission
from tinhorn.table.live import UnknownTableError
from tinhorn.table.model import ChangeSet, ChatLine, LogEntry, SavedTable, Timing
from tinhorn.table.registry import IDLE, IDLE_ENDED, LEASE, LOAD_STEP, TableRegistry
from tinhorn.table.seating import abandon, begin, leave, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage
from tinhorn.table.storage.storage import SqlStorage

LIVE = Timing(kind="live", answer=1_000)
PATIENCE = 120
"""Seconds; far more than anything here takes, even on a busy machine."""


def test_concurrent_callers_get_the_same_copy_of_a_table(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, HOUSE, table.clock)

        first, second = await asyncio.gather(*(tables.get(table.live.id) for _ in range(2)))

        assert first is second
        assert len(tables) == 1
        assert tables.loaded() == [first]

    play(scene)


def test_a_table_that_does_not_exist_is_not_remembered(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        tables = TableRegistry(store, HOUSE, VirtualClock())

        with pytest.raises(UnknownTableError):
            await tables.get("NONE-0000")

        assert len(tables) == 0

    play_quickly(scene)


def test_a_new_table_can_be_found_at_once(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        tables = TableRegistry(store, HOUSE, VirtualClock())
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
        tables = TableRegistry(store, HOUSE, table.clock)

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
        tables = TableRegistry(store, HOUSE, table.clock)
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
        tables = TableRegistry(store, HOUSE, table.clock)

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
        tables = TableRegistry(store, HOUSE, table.clock)
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
        tables = TableRegistry(store, HOUSE, table.clock)
        live = await tables.get(table.live.id)

        await live.revise(abandon)

        assert len(tables) == 0

    play_quickly(scene)


def test_a_table_that_has_ended_leaves_memory_when_its_last_viewer_leaves(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        tables = TableRegistry(store, HOUSE, table.clock)
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
        tables = TableRegistry(store, HOUSE, table.clock)

        live = await tables.get(table.live.id)
        assert tables.loaded() == [live]
        table.clock.time += IDLE_ENDED + 1
        tables.evict()

        assert len(tables) == 0

    play_quickly(scene)


def test_a_bot_owes_no_answer_that_is_no_longer_wanted(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), PERSON, BOT)
        (job,) = await store.claim_jobs(table.clock.now(), lease=1)
        assert table.live.is_owed(job)
        assert not table.live.is_owed(replace(job, asking=job.asking + 1))

        await table.live.revise(abandon)

        assert not table.live.is_owed(job)
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
        store = SlowRows(HOUSE)
        setup = parcels.Setup(players=3)
        table = await open_table(store, setup, timing=Timing(window=60_000))
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
            await table.does(seat, Bid(coins))
        assert table.live.is_reaction_window
        for seat in (BOB, CAT)[:sealed]:
            await table.does(seat, Pass())
        tables = TableRegistry(store, HOUSE, table.clock)
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
        tables = TableRegistry(store, HOUSE, table.clock)
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
        tables = TableRegistry(store, HOUSE, table.clock)
        sweeper = asyncio.create_task(tables.run())

        table.clock.time += 1_000
        while not tables.loaded():
            await asyncio.sleep(0)
        sweeper.cancel()

        with pytest.raises(asyncio.CancelledError):
            await sweeper

    play_quickly(scene)


def test_other_processes_are_notified_and_update_their_own_viewers(postgres_url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        clock = VirtualClock()
        here, there = (TableRegistry(store, HOUSE, clock) for store in stores)
        there.listen()
        live = await here.create(shared())
        other = await there.get("SHARED")
        listener = Listener(clock)
        other.join(BOB, listener)

        await live.revise(begin)
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(1)))
        await live.say(ChatLine(at=1, seat=ANN, text="Howdy", request="1"))
        while not listener.chat:
            await asyncio.sleep(0.01)

        assert other.progress == live.progress
        assert listener.updates[-1].state.view == other.view(BOB)
        assert listener.changes[-1].status == "playing"
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_a_process_that_lost_its_notifications_catches_up_when_reconnected(
    postgres_url: str,
) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        clock = VirtualClock()
        here, there = (TableRegistry(store, HOUSE, clock) for store in stores)
        there.listen()
        live = await here.create(shared())
        other = await there.get("SHARED")
        deafen(postgres_url)

        await live.revise(begin)
        while other.progress != live.progress:
            await asyncio.sleep(0.01)

        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def deafen(postgres_url: str) -> None:
    """Wait for connections that listen, and terminate them."""
    listening = "FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^LISTEN'"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        while not connection.execute(f"SELECT pg_terminate_backend(pid) {listening}").fetchall():
            pass


def test_an_outage_of_the_database_is_logged_once_when_it_begins_and_once_when_it_ends(
    play_quickly: Play,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "RETRY_WAIT", 1)

    def rename(old: str, new: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
            other.execute(f"ALTER TABLE {old} RENAME TO {new}")

    async def scene(store: SqlStorage) -> None:
        tables = TableRegistry(store, HOUSE, VirtualClock())
        rename("deadlines", "gone")

        with caplog.at_level(logging.WARNING, logger="tinhorn"):
            sweeper = asyncio.create_task(tables.run())
            await asyncio.sleep(0.3)
            rename("gone", "deadlines")
            while "again" not in caplog.text:
                await asyncio.sleep(0.01)
        is_running = not sweeper.done()
        sweeper.cancel()

        assert is_running
        assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]

    play_quickly(scene)


def test_a_process_that_is_behind_catches_up_before_it_refuses(postgres_url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        clock = VirtualClock()
        here, there = (TableRegistry(store, HOUSE, clock) for store in stores)
        live = await here.create(shared())
        other = await there.get("SHARED")

        await live.revise(begin)
        await other.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(2)))
        with pytest.raises(IllegalActionError):
            await other.submit(Submission(seat=BOB, request="2", prompt=2, action=Bid(2)))

        assert other.asked(ANN) is not None
        for store in stores:
            await store.close()

    asyncio.run(scene())


def shared() -> SavedTable:
    setup = parcels.Setup(players=2)
    return new_saved_table("SHARED", parcels, setup, seated(PERSON, PERSON), now=START)


def test_a_game_played_by_two_processes_in_turn_is_one_game(url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(url, HOUSE) for _ in range(2)]
        clock = VirtualClock()
        houses = [TableRegistry(store, HOUSE, clock) for store in stores]
        seats = seated(PERSON, PERSON, PERSON)
        setup = parcels.Setup(players=3)
        first = await houses[0].create(new_saved_table("SHARED", parcels, setup, seats, now=START))
        await first.revise(begin)

        for number in range(200):
            live = await houses[number % 2].get("SHARED")
            await live.catch_up()
            if live.saved.status == "over":
                break
            asked = next((seat for seat in range(3) if live.asked(seat)), None)
            if asked is None:
                clock.time += 5_000
                await live.tick()
            else:
                assert live.progress is not None
                state = live.progress.state
                action = parcels.options(state, asked)[0]
                sent = Submission(
                    seat=asked, request=f"{number}", prompt=state.prompt, action=action
                )
                await live.submit(sent)

        courses = []
        for services in houses:
            live = await services.get("SHARED")
            await live.catch_up()
            courses.append(live.progress)
        assert courses[0] == courses[1]
        assert live.saved.status == "over"
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_many_seats_answering_in_two_processes_at_once_never_lose_an_answer(url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(url, HOUSE) for _ in range(2)]
        clock = VirtualClock()
        houses = [TableRegistry(store, HOUSE, clock) for store in stores]
        setup = parcels.Setup(players=5)
        first = await houses[0].create(
            new_saved_table("SHARED", parcels, setup, seated(*(PERSON,) * 5), now=START)
        )
        await first.revise(begin)
        lives = [await services.get("SHARED") for services in houses]

        done = await asyncio.gather(
            *(
                lives[seat % 2].submit(
                    Submission(seat=seat, request="1", prompt=2, action=Bid(seat))
                )
                for seat in range(5)
            ),
            return_exceptions=True,
        )

        assert [error for error in done if isinstance(error, BadInputError)] == []
        lines = await stores[0].entries("SHARED", "parcels")
        assert sorted(line.seat for line in lines if line.request == "1") == [0, 1, 2, 3, 4]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_bot_seated_by_another_process_is_asked(postgres_url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        here, there = (TableRegistry(store, HOUSE, VirtualClock()) for store in stores)
        live = await here.create(shared())
        await live.revise(begin)
        await live.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(1)))

        await (await there.get("SHARED")).revise(lambda saved: leave(saved, BOB, bot="easy"))
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(2)))

        jobs = await stores[0].claim_jobs(START * 2, lease=1)
        assert [(job.seat, job.prompt) for job in jobs] == [(BOB, 3)]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_bot_that_sits_down_is_asked_what_another_process_has_asked(
    postgres_url: str,
) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        here, there = (TableRegistry(store, HOUSE, VirtualClock()) for store in stores)
        live = await here.create(shared())
        await live.revise(begin)
        other = await there.get("SHARED")

        await live.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(1)))
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(2)))
        await other.revise(lambda saved: leave(saved, BOB, bot="easy"))

        jobs = await stores[0].claim_jobs(START * 2, lease=1)
        assert [(job.seat, job.prompt) for job in jobs] == [(BOB, 3)]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_changes_during_the_load_of_a_table_are_not_missed(postgres_url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(postgres_url, HOUSE) for _ in range(2)]
        here, there = (TableRegistry(store, HOUSE, VirtualClock()) for store in stores)
        heard = asyncio.Event()
        there.listen(lambda process, update: heard.set())
        live = await here.create(shared())
        with psycopg.connect(postgres_url) as slow:
            slow.execute("LOCK TABLE chat")
            loading = asyncio.create_task(there.get("SHARED"))
            await until_locked(postgres_url)
            await live.revise(lambda saved: leave(saved, BOB, bot=None))
            while not heard.is_set():
                await stores[0].announce("and so on")
                await asyncio.sleep(0.01)

        other = await loading
        while other.saved != live.saved:
            await asyncio.sleep(0.01)

        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def until_locked(postgres_url: str) -> None:
    """Wait until a query waits for a lock."""
    here = "datname = current_database()"
    waiting = f"FROM pg_stat_activity WHERE {here} AND wait_event_type = 'Lock'"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        while not connection.execute(f"SELECT pid {waiting}").fetchall():
            await asyncio.sleep(0.01)
