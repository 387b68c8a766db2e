"""A server with more to do than it can: no new tables, no client that stops reading for ever."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import count

import httpx
import pytest
import uvloop

from tests.server.clients import BOT, Client, run, until
from tests.server.serving import PATIENCE, Server
from tests.support.patience import LATE
from tests.support.polling import poll_async
from tinhorn.server.api.errors import UnavailableError
from tinhorn.server.event_loop import MOST_ACCEPTED, EventLoop
from tinhorn.server.monitoring.load import (
    BUSY_SECONDS,
    CALM_SECONDS,
    INTERVAL_SECONDS,
    MEASUREMENTS,
    MOST_OPENING,
    LoadMonitor,
)
from tinhorn.server.run import listen

WISH = {"game": "winchester", "seats": [{"kind": "me"}, BOT, BOT], "name": "Ann"}
FRAME = bytes([0x81, 0x81]) + bytes(4) + b"{"
"""A message that the server cannot read, as a frame with a mask of zeros."""
MESSAGES = 40_000
"""The refusals of this number of messages fit into no buffer."""
TURNS = 10
"""Of the event loop; far fewer than there are connections."""
MOST_FLOODING = 16
"""The largest number of clients that flood the server at once."""


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    """Start a server of its own, without limits for each client."""
    with Server(sqlite_url, "--no-limits") as server:
        yield server


def test_one_slow_moment_does_not_make_a_server_busy() -> None:
    monitor = LoadMonitor()

    _note(monitor, 60 * BUSY_SECONDS, times=MEASUREMENTS // 2)

    assert _opens_tables(monitor)


def test_a_server_that_stays_slow_is_busy_until_it_has_caught_up() -> None:
    monitor = LoadMonitor()
    _note(monitor, 1.1 * BUSY_SECONDS)

    with pytest.raises(UnavailableError) as refused, monitor.opening():
        pass
    _note(monitor, 0.9 * CALM_SECONDS)

    assert refused.value.phrase.key == "server-busy"
    assert _opens_tables(monitor)


def test_a_server_between_busy_and_calm_goes_on_as_before() -> None:
    monitor = LoadMonitor()

    _note(monitor, 0.9 * BUSY_SECONDS)
    was_open = _opens_tables(monitor)
    _note(monitor, 1.1 * BUSY_SECONDS)
    _note(monitor, 1.1 * CALM_SECONDS)

    assert was_open
    assert not _opens_tables(monitor)


def test_a_server_whose_answers_wait_for_each_other_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tinhorn.server.monitoring.load.INTERVAL_SECONDS", 0.01)

    async def is_busy_after_answers_of(seconds: float) -> bool:
        monitor = CountingMonitor()
        measuring = asyncio.create_task(monitor.run())
        while _opens_tables(monitor) and monitor.measurements < 3 * MEASUREMENTS:
            monitor.note_answer(seconds)
            await asyncio.sleep(0)
        measuring.cancel()
        return not _opens_tables(monitor)

    # The processor time that others leave to this process counts: on a busy machine it is less.
    assert asyncio.run(is_busy_after_answers_of(20 * BUSY_SECONDS))
    assert not asyncio.run(is_busy_after_answers_of(0.9 * BUSY_SECONDS))


class CountingMonitor(LoadMonitor):
    """Counts its measurements."""

    measurements = 0

    def note(self, delay: float) -> None:
        super().note(delay)
        self.measurements += 1


def test_a_server_opens_only_a_few_tables_at_once() -> None:
    monitor = LoadMonitor()

    with ExitStack() as stack:
        for _ in range(MOST_OPENING):
            stack.enter_context(monitor.opening())
        assert not _opens_tables(monitor)

    assert _opens_tables(monitor)


def _opens_tables(monitor: LoadMonitor) -> bool:
    try:
        with monitor.opening():
            return True
    except UnavailableError:
        return False


def _note(monitor: LoadMonitor, delay: float, *, times: int = MEASUREMENTS) -> None:
    for _ in range(times):
        monitor.note(delay)


def test_a_busy_server_opens_no_table_and_goes_on_with_those_it_has(sqlite_url: str) -> None:
    async def scene(server: Server) -> tuple[httpx.Response, httpx.Response]:
        ann = Client(server.url)
        code = await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.post("start")
        await until(lambda: ann.is_asked, ann)
        asked = ann.last_update
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as lobby:
            refused = await _until_refused(lobby, server, code)
            request = await ann.answer(asked, asked["options"][0]["action"])
            await ann.reply_to(request, "Acknowledged")
            return refused, await _until_opened(lobby)

    with Server(sqlite_url, "--no-limits", environment={LATE: "0.01"}) as server:
        refused, opened = run(lambda: scene(server))

    assert refused.status_code == 503
    assert refused.json()["reason"]["key"] == "server-busy"
    assert "ausgelastet" in refused.json()["text"]
    assert opened.status_code == 201


async def _until_refused(lobby: httpx.AsyncClient, server: Server, code: str) -> httpx.Response:
    """Flood the server with messages until it opens no more tables.

    A server counts only delays by work of its own: beside other work, and on a fast machine, it
    takes more clients at once to make it late. So their number grows.
    """
    has_ended = threading.Event()
    flooding = count(1)

    async def flood_more() -> httpx.Response | None:
        if next(flooding) <= MOST_FLOODING:
            clients.submit(_flood, server, code, has_ended)
        for _ in range(MEASUREMENTS):
            answer = await lobby.post("/api/tables", json=WISH, headers={"accept-language": "de"})
            if answer.status_code == 503:
                return answer
            await asyncio.sleep(INTERVAL_SECONDS)
        return None

    with ThreadPoolExecutor(MOST_FLOODING) as clients:
        try:
            return await poll_async(flood_more, seconds=5 * PATIENCE)
        finally:
            has_ended.set()


def _flood(server: Server, code: str, has_ended: threading.Event) -> None:
    """Send messages for ever, over a new connection whenever the server has cut the one before."""
    while not has_ended.is_set():
        with suppress(OSError, AssertionError), _connected(server, code) as line:
            line.settimeout(1)
            line.sendall(FRAME * MESSAGES)


async def _until_opened(lobby: httpx.AsyncClient) -> httpx.Response:
    """Try until the server has caught up."""

    async def opened() -> httpx.Response | None:
        answer = await lobby.post("/api/tables", json=WISH)
        return None if answer.status_code == 503 else answer

    return await poll_async(opened)


def test_a_client_that_never_reads_is_cut(server: Server) -> None:
    code = httpx.post(f"{server.url}/api/tables", json=WISH).json()["table"]["code"]
    before = _memory(server.pid)

    with _connected(server, code) as line:
        line.sendall(FRAME * MESSAGES)
        is_cut = _is_cut_within(line, PATIENCE)

    assert is_cut
    assert _memory(server.pid) - before < 32 * 2**20


def _connected(server: Server, code: str) -> socket.socket:
    """Return a WebSocket without a client that would read from it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(1024)
    return line


def _is_cut_within(line: socket.socket, seconds: float) -> bool:
    """Return True if the server cuts the line while its client goes on sending."""
    give_up = time.monotonic() + seconds
    while time.monotonic() < give_up:
        try:
            line.sendall(FRAME)
        except (ConnectionResetError, BrokenPipeError):
            return True
        time.sleep(0.05)
    return False


def _memory(pid: int) -> int:
    """Resident bytes."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as fields:
        return int(fields.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_one_turn_of_the_event_loop_takes_many_waiting_connections() -> None:
    async def scene() -> int:
        """Return how many connections are taken in the first turns after all have come."""
        taken: list[asyncio.BaseTransport] = []
        loop = asyncio.get_running_loop()
        listening = listen("127.0.0.1", 0)
        server = await loop.create_server(lambda: Greeter(taken), sock=listening)
        waiting = [socket.create_connection(listening.getsockname()) for _ in range(MOST_ACCEPTED)]
        for _ in range(TURNS):
            await asyncio.sleep(0)
        server.close()
        for client in waiting:
            client.close()
        for transport in taken:
            transport.close()
        return len(taken)

    assert uvloop.run(scene(), loop_factory=EventLoop) == MOST_ACCEPTED


class Greeter(asyncio.Protocol):
    """Notes its connection."""

    def __init__(self, taken: list[asyncio.BaseTransport]) -> None:
        self._taken = taken

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._taken.append(transport)
