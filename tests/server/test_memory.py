"""Finished tables that nobody watches and closed sockets leave memory at once, without the garbage
collector, which is rare. Bots answer only open questions."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from tests.server.clients import BOT, Client, arrive, at_random, run, until
from tests.server.serving import PATIENCE, Server
from tests.server.test_crash import children
from tests.server.test_outages import LogFile
from tests.server.witnesses import stopped
from tests.support.live import PERSON, Listener, VirtualClock, seated
from tinhorn.games import GAMES
from tinhorn.server.http_connections import SHARED, HttpConnections, LimitedHttp
from tinhorn.server.socket.endpoint import Socket
from tinhorn.server.socket.outbox import Outbox
from tinhorn.server.socket.transport import WebSocketTransport
from tinhorn.table.live import LiveTable
from tinhorn.table.registry import IDLE_ENDED, TableRegistry
from tinhorn.table.seating import abandon, begin, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

GAME = GAMES["winchester"]
LATE_WINDOWS = 2
"""Reaction windows that close before the bots can answer."""
THINKING_SECONDS = 0.1
"""In which bots that were late have answered."""


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


def test_a_finished_table_leaves_nothing_for_the_garbage_collector(sqlite_url: str) -> None:
    async def scene() -> weakref.ref[LiveTable]:
        clock = VirtualClock()
        storage = SqlStorage.open(sqlite_url, GAMES)
        tables = TableRegistry(storage, GAMES, clock)
        live = await open_table(tables, clock)
        with tables.holding(live):
            listener = Listener(clock)
            live.join(0, listener)
            await live.revise(begin)
            await live.revise(abandon)
            live.leave(0, listener)
        await storage.close()
        return weakref.ref(live)

    with uncollected():
        table = asyncio.run(asyncio.wait_for(scene(), PATIENCE))
        assert table() is None


def test_a_closed_socket_leaves_nothing_for_the_garbage_collector() -> None:
    async def scene() -> tuple[weakref.ref[object], ...]:
        accepted, ended = asyncio.Event(), asyncio.Event()
        outboxes: list[weakref.ref[object]] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            socket = Socket(scope, receive, send)
            outbox = Outbox(socket.transport)
            outboxes.append(weakref.ref(outbox))
            await socket.accept()
            accepted.set()
            while await socket.receive() is not None:
                continue
            outbox.close()
            ended.set()

        config, wire = Config(app=app, http=LimitedHttp, ws=WebSocketTransport), Wire()
        config.load()
        http = LimitedHttp(
            config, ServerState(), {SHARED: HttpConnections(per_address=1, proxies=())}
        )
        http.connection_made(wire)
        http.data_received(HANDSHAKE)
        [socket] = wire.protocols
        wire.protocols.clear()
        assert isinstance(socket, WebSocketTransport)
        await accepted.wait()
        socket.connection_lost(None)
        await ended.wait()
        return weakref.ref(http), weakref.ref(socket), *outboxes

    with uncollected():
        http, socket, outbox = asyncio.run(asyncio.wait_for(scene(), PATIENCE))
        assert (http(), socket(), outbox()) == (None, None, None)


HANDSHAKE = (
    b"GET /api/tables/X/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """What lies under a connection: takes everything and says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.protocols: list[asyncio.BaseProtocol] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocols.append(protocol)


@contextmanager
def uncollected() -> Iterator[None]:
    """Turn the garbage collector off for a while."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


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

    with Server(sqlite_url, "--no-limits", log=log.file) as server:
        assert run(lambda: scene(server)) >= LATE_WINDOWS
        time.sleep(THINKING_SECONDS)  # the last late answers arrive

    assert [line["message"] for line in log.lines()] == ["started", "stopped"]


async def late_windows_of_a_game(server: Server) -> int:
    """Play until enough windows have closed before the bots could answer, or the game is over."""
    ann, spectator = Client(server.url), Client(server.url)
    spectator.code = await ann.open_table(BOT, BOT, game="dicetown")
    await ann.post("start")
    await spectator.connect()  # at a watched table every window opens
    await arrive(ann)
    rng, late_windows = Random(4), 0
    while late_windows < LATE_WINDOWS and not ann.is_over:
        await until(lambda: ann.is_over or ann.is_asked, ann)
        with stopped(children(server.pid)):
            await ann.heed(ann.last_update, at_random(rng))
            late_windows += await closed_windows(ann)
    return late_windows


async def closed_windows(client: Client) -> int:
    """Count the reaction windows that open by an answer, until all of them have closed."""
    prompts, kinds = set[int](), set[str]()
    await client.say({"type": "Ping"})
    while "Pong" not in kinds or client.last_update["window"] is not None:
        message = await client.hear()
        kinds.add(message["type"])
        if message["type"] == "Update" and message["window"] is not None:
            prompts.add(message["view"]["prompt"])
    return len(prompts)
