"""Finished tables that nobody watches leave memory, and bots answer only open questions."""

from __future__ import annotations

import asyncio
import time
from random import Random

from tests.server.clients import BOT, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tests.server.test_crash import children
from tests.server.test_outages import LogFile, stopped
from tests.support.live import PERSON, VirtualClock, seated
from tinhorn.games import GAMES
from tinhorn.table.live import LiveTable
from tinhorn.table.registry import IDLE_ENDED, TableRegistry
from tinhorn.table.seating import abandon, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

GAME = GAMES["winchester"]
LATE_WINDOWS = 2
"""Reaction windows that close before the bots can answer."""
THINKING_SECONDS = 0.1
"""Far longer than a reaction window at this pace."""


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


def test_bots_that_are_late_in_a_reaction_window_leave_nothing_in_the_log(sqlite_url: str) -> None:
    """Bots are stopped while windows of 30 milliseconds open and close, and answer afterwards."""
    log = LogFile()

    async def scene(server: Server) -> int:
        late_windows = 0
        while late_windows < LATE_WINDOWS:  # In some games few players hold a card to react with.
            late_windows += await late_windows_of_a_game(server)
        return late_windows

    with Server(sqlite_url, "--no-limits", log=log.file, is_measured=False) as server:
        assert run(lambda: scene(server)) >= LATE_WINDOWS
        time.sleep(THINKING_SECONDS)  # the last late answers arrive

    assert [line["message"] for line in log.lines()] == ["started", "stopped"]


async def late_windows_of_a_game(server: Server) -> int:
    """Play until enough windows have closed before the bots could answer, or the game is over."""
    ann, spectator = Client(server.url), Client(server.url)
    spectator.code = await ann.open_table(BOT, BOT, game="dicetown")
    await ann.post("start")
    await spectator.connect()  # at a watched table every window opens
    await ann.connect()
    await ann.hear_a("Update")
    rng, late_windows = Random(4), 0
    while late_windows < LATE_WINDOWS and not ann.is_over:
        await windows_until_quiet(ann)  # the bots answer before Ann
        with stopped(children(server.pid)):
            await ann.heed(ann.last_update, at_random(rng))
            late_windows += await windows_until_quiet(ann)
    return late_windows


async def windows_until_quiet(client: Client) -> int:
    """Count the reaction windows that open until nothing happens any more."""
    windows = 0
    while True:
        try:
            message = await asyncio.wait_for(client.hear(), THINKING_SECONDS)
        except TimeoutError:
            return windows
        windows += message["type"] == "Update" and message["window"] is not None
