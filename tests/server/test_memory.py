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
from tinhorn.table.registry import IDLE_ENDED, TableRegistry
from tinhorn.table.seating import abandon, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

GAME = GAMES["winchester"]


async def open_table(tables: TableRegistry, clock: VirtualClock) -> LiveTable:
    seats = seated(PERSON, PERSON, PERSON)
    saved = new_saved_table("MESA-2345", GAME, GAME.Setup(players=3), seats, now=clock.now())
    return await tables.create(saved)


def test_a_finished_table_that_nobody_watches_leaves_memory_at_once(sqlite_url: str) -> None:
    async def scene() -> None:
        clock = VirtualClock()
        storage = SqlStorage.open(sqlite_url, GAMES)
        tables = TableRegistry(storage, GAMES, clock)
        live = await open_table(tables, clock)
        assert len(tables) == 1

        await live.revise(abandon)

        assert len(tables) == 0
        await storage.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_a_finished_table_stays_in_memory_while_a_socket_is_open(sqlite_url: str) -> None:
    async def scene() -> None:
        clock = VirtualClock()
        storage = SqlStorage.open(sqlite_url, GAMES)
        tables = TableRegistry(storage, GAMES, clock)
        live = await open_table(tables, clock)

        with tables.holding(live):
            await live.revise(abandon)
            clock.time += IDLE_ENDED + 1
            tables.evict()
            assert len(tables) == 1

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
