"""Finished tables that nobody watches leave memory, and bots answer only open questions."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.clients import BOT, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tests.server.test_outages import LogFile
from tests.support.live import PERSON, VirtualClock, seated
from tinhorn.games import GAMES
from tinhorn.table.live import LiveTable
from tinhorn.table.registry import ENDED_IDLE, TableRegistry
from tinhorn.table.seating import abandoned, opened
from tinhorn.table.storage.storage import Storage

GAME = GAMES["winchester"]


async def finished_table(tables: TableRegistry, clock: VirtualClock) -> LiveTable:
    seats = seated(PERSON, PERSON, PERSON)
    saved = opened("MESA-2345", GAME, GAME.Setup(players=3), seats, now=clock.now())
    live = await tables.create(saved)
    await live.revise(abandoned)
    return live


def test_a_finished_table_leaves_memory_a_few_seconds_after_its_last_use(sqlite_url: str) -> None:
    async def scene() -> None:
        clock = VirtualClock()
        storage = Storage.open(sqlite_url, GAMES)
        tables = TableRegistry(storage, GAMES, clock)
        await finished_table(tables, clock)

        tables.evict()
        assert len(tables) == 1
        clock.time += ENDED_IDLE + 1
        tables.evict()
        assert len(tables) == 0

        await storage.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_a_finished_table_stays_in_memory_while_a_socket_is_open(sqlite_url: str) -> None:
    async def scene() -> None:
        clock = VirtualClock()
        storage = Storage.open(sqlite_url, GAMES)
        tables = TableRegistry(storage, GAMES, clock)
        live = await finished_table(tables, clock)

        with tables.holding(live):
            clock.time += ENDED_IDLE + 1
            tables.evict()
            assert len(tables) == 1
        clock.time += ENDED_IDLE + 1
        tables.evict()
        assert len(tables) == 0

        await storage.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_bots_in_short_reaction_windows_leave_nothing_in_the_log(sqlite_url: str) -> None:
    """With windows of 30 milliseconds, many close while a bot is thinking."""
    log = LogFile()

    async def scene(server: Server) -> None:
        ann = Client(server.url)
        await ann.open_table(BOT, {"kind": "bot"}, {"kind": "bot"}, game="dicetown")
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(4)))

    with Server(sqlite_url, "--no-limits", log=log.file, is_measured=False) as server:
        run(lambda: scene(server))

    assert [line["message"] for line in log.lines()] == ["started", "stopped"]
