"""Several processes on one database: notifications, races, outages."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import (
    EVERY_GAME,
    PERSON,
    START,
    Listener,
    VirtualClock,
    seated,
)
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import PATIENCE, Play
from tinhorn.kernel.errors import BadInputError, IllegalActionError
from tinhorn.table import registry
from tinhorn.table.decide import Submission
from tinhorn.table.fairness import commitment
from tinhorn.table.model import ChatLine, SavedTable
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import REVEAL_TIME, begin, leave, new_saved_table, reveal
from tinhorn.table.storage.storage import SqlStorage


class Processes(NamedTuple):
    """Two processes that use one database."""

    here: TableRegistry
    there: TableRegistry
    storage: SqlStorage
    """As the first process has it."""
    clock: VirtualClock


def in_two_processes(url: str, scene: Callable[[Processes], Awaitable[None]]) -> None:
    async def played() -> None:
        one, other = (SqlStorage.open(url, EVERY_GAME) for _ in range(2))
        clock = VirtualClock()
        here, there = (TableRegistry(storage, EVERY_GAME, clock) for storage in (one, other))
        await scene(Processes(here, there, one, clock))
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_other_processes_are_notified_and_update_their_own_viewers(postgres_url: str) -> None:
    async def scene(both: Processes) -> None:
        both.there.listen()
        live = await both.here.create(shared())
        other = await both.there.get("SHARED")
        listener = Listener(both.clock)
        other.join(BOB, listener)

        await live.revise(begin)
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(1)))
        await live.say(ChatLine(at=1, seat=ANN, text="Howdy", request="1"))
        # The chat is read after the entries, so it may be told before an answer that was first.
        while not (listener.chat and other.progress == live.progress):
            await asyncio.sleep(0.01)

        assert listener.updates[-1].state.view == other.view(BOB)
        assert listener.changes[-1].status == "playing"

    in_two_processes(postgres_url, scene)


def test_devices_reveal_to_two_processes(postgres_url: str) -> None:
    """Each process takes the contribution of one device; another device reveals nothing."""
    parts = {seat: bytes([seat] * 16) for seat in (ANN, BOB, CAT)}
    people = tuple(replace(PERSON, commitment=commitment(part)) for part in parts.values())
    setup = parcels.Setup(players=3)

    async def scene(both: Processes) -> None:
        saved = new_saved_table("SHARED", parcels, setup, seated(*people), now=START)
        here = await both.here.create(saved)
        await here.revise(lambda saved: begin(saved, parts.keys(), START))
        there = await both.there.get("SHARED")
        for attempt, devices in ((1, (ANN, BOB)), (2, (BOB, ANN))):
            for live, seat in zip((here, there), devices, strict=True):
                following = commitment(parts[seat])
                change = partial(
                    reveal,
                    seat=seat,
                    attempt=attempt,
                    contribution=parts[seat],
                    following=following,
                )
                await live.revise(change)
            both.clock.time = START + REVEAL_TIME
            await asyncio.gather(both.here.sweep(), both.there.sweep())
        await here.catch_up()
        await there.catch_up()

        assert here.saved == there.saved
        assert here.progress == there.progress
        assert here.saved.status == "playing"
        assert [attempt.withheld for attempt in here.saved.attempts] == [(CAT,), ()]
        assert here.saved.contributions[:2] == (parts[ANN], parts[BOB])
        assert [line.seat for line in await both.storage.chat("SHARED")] == [CAT]

    in_two_processes(postgres_url, scene)


def test_a_process_that_lost_its_notifications_catches_up_when_reconnected(
    postgres_url: str,
) -> None:
    async def scene(both: Processes) -> None:
        both.there.listen()
        live = await both.here.create(shared())
        other = await both.there.get("SHARED")
        deafen(postgres_url)

        await live.revise(begin)
        while other.progress != live.progress:
            await asyncio.sleep(0.01)

    in_two_processes(postgres_url, scene)


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
        tables = TableRegistry(store, EVERY_GAME, VirtualClock())
        rename("deadlines", "gone")

        with caplog.at_level(logging.WARNING, logger="tinhorn"):
            sweeper = asyncio.create_task(tables.run())
            while not caplog.records:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # many more attempts
            rename("gone", "deadlines")
            while "again" not in caplog.text:
                await asyncio.sleep(0.01)
        is_running = not sweeper.done()
        sweeper.cancel()

        assert is_running
        assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]

    play_quickly(scene)


def test_a_process_that_is_behind_catches_up_before_it_refuses(postgres_url: str) -> None:
    async def scene(both: Processes) -> None:
        live = await both.here.create(shared())
        other = await both.there.get("SHARED")

        await live.revise(begin)
        await other.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(2)))
        with pytest.raises(IllegalActionError):
            await other.submit(Submission(seat=BOB, request="2", prompt=2, action=Bid(2)))

        assert other.asked(ANN) is not None

    in_two_processes(postgres_url, scene)


def shared() -> SavedTable:
    setup = parcels.Setup(players=2)
    return new_saved_table("SHARED", parcels, setup, seated(PERSON, PERSON), now=START)


def test_a_game_played_by_two_processes_in_turn_is_one_game(url: str) -> None:
    async def scene(both: Processes) -> None:
        registries = (both.here, both.there)
        seats = seated(PERSON, PERSON, PERSON)
        setup = parcels.Setup(players=3)
        first = await registries[0].create(
            new_saved_table("SHARED", parcels, setup, seats, now=START)
        )
        await first.revise(begin)

        for number in range(200):
            live = await registries[number % 2].get("SHARED")
            await live.catch_up()
            if live.saved.status == "over":
                break
            asked = next((seat for seat in range(3) if live.asked(seat)), None)
            if asked is None:
                both.clock.time += 5_000
                await live.tick()
            else:
                assert live.progress is not None
                state = live.progress.state
                action = parcels.options(state, asked)[0]
                sent = Submission(
                    seat=asked, request=f"{number}", prompt=state.prompt, action=action
                )
                await live.submit(sent)

        seen = []
        for tables in registries:
            live = await tables.get("SHARED")
            await live.catch_up()
            seen.append(live.progress)
        assert seen[0] == seen[1]
        assert live.saved.status == "over"

    in_two_processes(url, scene)


def test_many_seats_answering_in_two_processes_at_once_never_lose_an_answer(url: str) -> None:
    async def scene(both: Processes) -> None:
        registries = (both.here, both.there)
        setup = parcels.Setup(players=5)
        first = await registries[0].create(
            new_saved_table("SHARED", parcels, setup, seated(*(PERSON,) * 5), now=START)
        )
        await first.revise(begin)
        lives = [await tables.get("SHARED") for tables in registries]

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
        lines = await both.storage.entries("SHARED", "parcels")
        assert sorted(line.seat for line in lines if line.request == "1") == [0, 1, 2, 3, 4]

    in_two_processes(url, scene)


def test_a_bot_seated_by_another_process_is_asked(postgres_url: str) -> None:
    async def scene(both: Processes) -> None:
        live = await both.here.create(shared())
        await live.revise(begin)
        await live.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(1)))

        await (await both.there.get("SHARED")).revise(lambda saved: leave(saved, BOB, bot="easy"))
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(2)))

        jobs = await both.storage.claim_jobs(START * 2, lease=1)
        assert [(job.seat, job.prompt) for job in jobs] == [(BOB, 3)]

    in_two_processes(postgres_url, scene)


def test_a_bot_that_sits_down_is_asked_what_another_process_has_asked(
    postgres_url: str,
) -> None:
    async def scene(both: Processes) -> None:
        live = await both.here.create(shared())
        await live.revise(begin)
        other = await both.there.get("SHARED")

        await live.submit(Submission(seat=BOB, request="1", prompt=2, action=Bid(1)))
        await live.submit(Submission(seat=ANN, request="1", prompt=2, action=Bid(2)))
        await other.revise(lambda saved: leave(saved, BOB, bot="easy"))

        jobs = await both.storage.claim_jobs(START * 2, lease=1)
        assert [(job.seat, job.prompt) for job in jobs] == [(BOB, 3)]

    in_two_processes(postgres_url, scene)


def test_changes_during_the_load_of_a_table_are_not_missed(postgres_url: str) -> None:
    async def scene(both: Processes) -> None:
        heard = asyncio.Event()
        both.there.listen(lambda process, update: heard.set())
        live = await both.here.create(shared())
        with psycopg.connect(postgres_url) as slow:
            slow.execute("LOCK TABLE chat")
            loading = asyncio.create_task(both.there.get("SHARED"))
            await until_locked(postgres_url)
            await live.revise(lambda saved: leave(saved, BOB, bot=None))
            while not heard.is_set():
                await both.storage.announce("and so on")
                await asyncio.sleep(0.01)

        other = await loading
        while other.saved != live.saved:
            await asyncio.sleep(0.01)

    in_two_processes(postgres_url, scene)


async def until_locked(postgres_url: str) -> None:
    """Wait until a query waits for a lock."""
    here = "datname = current_database()"
    waiting = f"FROM pg_stat_activity WHERE {here} AND wait_event_type = 'Lock'"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        while not connection.execute(f"SELECT pid {waiting}").fetchall():
            await asyncio.sleep(0.01)


def test_a_read_that_outlives_its_storage_leaves_no_connection_open(postgres_url: str) -> None:
    """Otherwise the connection is closed by the garbage collector, which warns of it."""

    async def scene() -> None:
        storage = SqlStorage.open(postgres_url, EVERY_GAME)
        with psycopg.connect(postgres_url) as slow:
            slow.execute("LOCK TABLE chat")
            reading = asyncio.create_task(storage.chat("SHARED"))
            await until_locked(postgres_url)
            await storage.close()
        await reading
        while others_connected(postgres_url):
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def others_connected(postgres_url: str) -> bool:
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(postgres_url) as connection:
        return bool(connection.execute(f"SELECT 1 FROM pg_stat_activity WHERE {others}").fetchone())
