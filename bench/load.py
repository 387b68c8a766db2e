"""Measures a server under load: many tables of scripted clients over real sockets, locally.

    python bench/load.py                      busy tables of four, every answer durable
    python bench/load.py --ahead 400          the same, but the tables are opened beforehand
    python bench/load.py --rate 500           people who think: about this many answers a second
    python bench/load.py --everything         the same, with clients that read all of an update
    python bench/load.py --idle 1000          tables with two viewers each: memory, reconnect storm

The clients are programs: they read the view, which lists their legal actions, and no sentences.
With `--everything` they read what a browser reads: questions, options in words, facts, story.

It starts its own server on a free port of 127.0.0.1, with a database in a temporary folder, and
stops it again. The number of tables and the duration are limited.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
import uvloop
from readings import add_option, save

TINHORN: Final = Path(sys.executable).parent / "tinhorn"
MOST_TABLES: Final = 2_000
MOST_SECONDS: Final = 120
STORM_SECONDS: Final = 60


class Decision(msgspec.Struct):
    seat: int
    prompt: int


class View(msgspec.Struct):
    """In a delta, a field that is missing has not changed."""

    prompt: int | msgspec.UnsetType = msgspec.UNSET
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    options: tuple[msgspec.Raw, ...] | msgspec.UnsetType = msgspec.UNSET


class Message(msgspec.Struct):
    """The fields that a client must read."""

    type: str
    view: View | None = None
    asking: int = 0
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode
hello: dict[str, Any] = {"type": "Hello", "deltas": True, "parts": []}
"""What the clients ask for."""


class Socket(asyncio.Protocol):
    """A minimal WebSocket client, so that the measurement shows the server and not the client."""

    def __init__(self, path: str, token: str, host: str, on_message: Any) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self._on_message = on_message
        self._buffer = b""
        self._is_open = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert b" 101 " in head, head
            self._is_open = True
            self.send(hello)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self._on_message(payload)
            elif kind == 9:
                self._send(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def send(self, message: dict[str, Any]) -> None:
        self._send(1, json.dumps(message).encode())

    def send_raw(self, message: bytes) -> None:
        self._send(1, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # The mask is all zeros: the bytes go out as they are.
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + payload)


class Address:
    """Where a server listens."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


class Server(Address):
    """The server under test, its CPU time and memory."""

    def __init__(self, folder: str, database: str | None, *, workers: int = 1) -> None:
        url = database or f"sqlite:///{folder}/tables.sqlite"
        command = [str(TINHORN), "serve", "--no-open", "--no-limits", "--pace", "0", "--port", "0"]
        command += ["--workers", str(workers)]
        self._process = subprocess.Popen(
            [*command, "--database", url], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found
        super().__init__(int(found[1]))

    @property
    def pid(self) -> int:
        return self._process.pid

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Window(NamedTuple):
    answers: int
    """Answers of clients that have reached all clients."""
    steps: int
    """Answers of clients and bots."""
    wall: float
    cpu: float


class Table:
    """A table of scripted clients; measures how long each answer takes to reach all of them."""

    def __init__(
        self,
        server: Address,
        lobby: httpx.AsyncClient | None,
        ahead: list[tuple[str, list[str]]],
        people: int,
        bots: int,
        number: int,
        *,
        pause: float,
    ) -> None:
        self._server = server
        self._lobby = lobby
        self._ahead = ahead
        self._people = people
        self._bots = bots
        self._pause = pause
        self._rng = Random(number)
        self._requests = 0
        self._waiting: dict[int, tuple[float, set[int]]] = {}
        """When each prompt was answered, and the seats that have received the result."""
        self._options: dict[int, tuple[msgspec.Raw, ...]] = {}
        """The legal actions of each seat, as it was told last."""
        self._over = asyncio.Event()
        self.is_counting = False
        self.latencies: list[float] = []
        self.games = 0
        self.steps = 0

    async def play(self) -> None:
        """Game after game, until cancelled."""
        while True:
            await self.play_game()

    async def play_game(self) -> None:
        await self._open()
        await self._over.wait()
        for socket in self._sockets:
            socket.transport.close()
        self.games += 1

    async def _open(self) -> None:
        """Connect all clients; they answer once all of them have received the first update."""
        self._over.clear()
        self._waiting.clear()
        self._sockets: list[Socket] = []
        self._first: list[Message] = []
        code, tokens = self._ahead.pop() if self._ahead else await self._open_another()
        for seat, token in enumerate(tokens):
            on_message = partial(self._on_message, seat)
            self._sockets.append(await connect(self._server, code, token, on_message))

    async def _open_another(self) -> tuple[str, list[str]]:
        assert self._lobby is not None, "without a lobby, all tables are opened ahead"
        return await open_table(self._lobby, self._people, self._bots)

    def _on_message(self, seat: int, payload: bytes) -> None:
        message = decode(payload)
        if message.type == "Refused":
            raise AssertionError(payload)
        if message.type == "TableChanged" and message.table and message.table["outcome"]:
            self._over.set()
        if message.view is not None:
            if not isinstance(message.view.options, msgspec.UnsetType):
                self._options[seat] = message.view.options
            if isinstance(message.view.prompt, int):
                self._count(seat, message.view.prompt)
            self._answer_when_ready(message)

    def _answer_when_ready(self, message: Message) -> None:
        if len(self._first) < self._people:
            self._first.append(message)
            if len(self._first) == self._people:
                for first in self._first:
                    self._answer(first)
        else:
            self._answer(message)

    def _answer(self, message: Message) -> None:
        assert message.view is not None
        decision = message.view.decision
        if isinstance(decision, Decision):
            chosen = self._rng.choice(self._options[decision.seat])
            send = partial(self._send, decision, message.asking, bytes(chosen))
            if self._pause:
                thought = self._rng.expovariate(1 / self._pause)
                asyncio.get_running_loop().call_later(thought, send)
            else:
                send()

    def _send(self, decision: Decision, asking: int, action: bytes) -> None:
        self._requests += 1
        self._waiting[decision.prompt] = time.perf_counter(), set()
        self._sockets[decision.seat].send_raw(
            b'{"type":"Answer","request":"%d","prompt":%d,"asking":%d,"action":%b}'
            % (self._requests, decision.prompt, asking, action)
        )

    def _count(self, seat: int, prompt: int) -> None:
        """Count results: a client with a later prompt has received those of the earlier ones."""
        self.steps += seat == 0
        for answered in [each for each in self._waiting if each < prompt]:
            sent, received = self._waiting[answered]
            received.add(seat)
            if len(received) == self._people:
                del self._waiting[answered]
                if self.is_counting:
                    self.latencies.append(time.perf_counter() - sent)


async def open_table(
    lobby: httpx.AsyncClient, people: int, others: int, kind: str = "bot"
) -> tuple[str, list[str]]:
    """Start a game and return its code and the tokens of its players."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": kind}] * others]
    wish = {"game": "winchester", "seats": seats, "name": "A0"}
    first = (await lobby.post("/api/tables", json=wish)).raise_for_status().json()
    code, tokens = first["table"]["code"], [first["token"]]
    for seat in range(1, people):
        joined = await lobby.post(f"/api/tables/{code}/join", json={"name": f"A{seat}"})
        tokens.append(joined.raise_for_status().json()["token"])
    started = await lobby.post(
        f"/api/tables/{code}/start", headers={"authorization": f"Bearer {tokens[0]}"}
    )
    started.raise_for_status()
    return code, tokens


async def connect(server: Address, code: str, token: str, on_message: Any) -> Socket:
    host = f"127.0.0.1:{server.port}"
    path = f"/api/tables/{code}/socket"
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(path, token, host, on_message), "127.0.0.1", server.port
    )
    return socket


async def busy(server: Server, wish: argparse.Namespace) -> None:
    people, bots = wish.seats - wish.bots, wish.bots
    headers = {"prefer": "token"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as lobby:
        opened = [await open_table(lobby, people, bots) for _ in range(wish.ahead)]
        pause = wish.tables / wish.rate if wish.rate else 0
        played = [
            Table(server, lobby, opened, people, bots, number, pause=pause)
            for number in range(wish.tables)
        ]
        tasks = [asyncio.create_task(table.play()) for table in played]
        await asyncio.sleep(3)
        seconds = max(1, min(round(wish.seconds), MOST_SECONDS))
        own = time.process_time()
        windows = [await window(server, played) for _ in range(seconds)]
        own = time.process_time() - own
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result
    figures = report(server, played, windows)
    print(f"  clients' CPU an answer   {1e6 * own / sum(one.answers for one in windows):8.0f} µs")
    save(wish.save, figures)
    if wish.ahead:
        print(f"  opened ahead, not used   {len(opened):8d}")


async def window(server: Server, tables: list[Table]) -> Window:
    """Measure one second."""
    for table in tables:
        table.is_counting = True
    before = sum(len(table.latencies) for table in tables)
    steps = sum(table.steps for table in tables)
    started, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(1)
    wall, cpu = time.perf_counter() - started, server.cpu_seconds() - cpu
    answers = sum(len(table.latencies) for table in tables) - before
    return Window(answers, sum(table.steps for table in tables) - steps, wall, cpu)


def report(server: Server, tables: list[Table], windows: list[Window]) -> dict[str, float]:
    """Print the totals and the best second, which other processes on the machine disturb least.

    Return the totals.
    """
    count, steps, wall, cpu = (sum(column) for column in zip(*windows, strict=True))
    best = min(windows, key=lambda one: one.cpu / max(one.answers, 1))
    most = max(windows, key=lambda one: one.answers / one.wall)
    latencies = sorted(1000 * took for table in tables for took in table.latencies)
    cuts = statistics.quantiles(latencies, n=100)
    print(f"{len(tables)} tables: {count} answers in {wall:.1f} s (in brackets: the best second)")
    print(f"  answers a second         {count / wall:8.0f} ({most.answers / most.wall:.0f})")
    if steps > 1.2 * count:
        print(f"  with those of the bots   {steps / wall:8.0f}")
    print(f"  server CPU an answer     {1e6 * cpu / count:8.0f} µs", end=" ")
    print(f"({1e6 * best.cpu / best.answers:.0f}); {100 * cpu / wall:.0f} % of a core")
    print(f"  answers a core second    {count / cpu:8.0f} ({best.answers / best.cpu:.0f})")
    print(
        f"  sent to received by all  p50 {cuts[49]:.1f}, p95 {cuts[94]:.1f}, p99 {cuts[98]:.1f} ms"
    )
    print(f"  games finished           {sum(table.games for table in tables):8d}")
    print(f"  memory                   {server.memory() / 2**20:8.0f} MiB")
    return {
        "tables": len(tables),
        "answers": count,
        "seconds": wall,
        "cpu_microseconds": 1e6 * cpu / count,
        "cpu_microseconds_best_second": 1e6 * best.cpu / best.answers,
        "p50_milliseconds": cuts[49],
        "p95_milliseconds": cuts[94],
        "p99_milliseconds": cuts[98],
        "mebibytes": server.memory() / 2**20,
    }


async def idle(server: Server, tables: int) -> dict[str, float]:
    """Print and return the memory of tables that wait, and the time after a cut."""
    before = server.memory()
    headers = {"prefer": "token"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as lobby:
        opened = [await open_table(lobby, 2, 1, "absent") for _ in range(tables)]
    loaded = server.memory()
    received: set[str] = set()
    sockets = await _connect_all(server, opened, received)
    await _all_received(received, 2 * tables)
    connected = server.memory()
    print(f"{tables} tables with two viewers each")
    print(f"  empty server             {before / 2**20:8.0f} MiB")
    print(f"  all tables loaded        {loaded / 2**20:8.0f} MiB")
    print(f"  all viewers connected    {connected / 2**20:8.0f} MiB")
    print(f"  one table                {(connected - before) / tables / 2**10:8.0f} KiB")
    for socket in sockets:
        socket.transport.abort()
    received.clear()
    started = time.perf_counter()
    await _connect_all(server, opened, received)
    await _all_received(received, 2 * tables)
    back = time.perf_counter() - started
    print(f"  all back after a cut     {back:8.2f} s")
    return {
        "tables": tables,
        "mebibytes_empty": before / 2**20,
        "mebibytes_loaded": loaded / 2**20,
        "mebibytes_connected": connected / 2**20,
        "seconds_back": back,
    }


async def _connect_all(
    server: Server, opened: list[tuple[str, list[str]]], received: set[str]
) -> list[Socket]:
    def on_message_for(token: str) -> Any:
        return lambda said: received.add(token) if b'"type":"Update"' in said[:20] else None

    wanted = [(code, token) for code, tokens in opened for token in tokens]
    return await asyncio.gather(
        *(connect(server, code, token, on_message_for(token)) for code, token in wanted)
    )


async def _all_received(received: set[str], count: int) -> None:
    end = time.perf_counter() + STORM_SECONDS
    while len(received) < count:
        assert time.perf_counter() < end, f"only {len(received)} of {count} are back"
        await asyncio.sleep(0.01)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--tables", type=int, default=20)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--bots", type=int, default=0, help="the number of seats with bots")
    reader.add_argument("--ahead", type=int, default=0, metavar="TABLES", help="opened beforehand")
    reader.add_argument(
        "--rate", type=float, metavar="ANSWERS", help="limit the answers per second"
    )
    reader.add_argument("--everything", action="store_true", help="read all parts of updates")
    reader.add_argument("--idle", type=int, metavar="TABLES", help="measure memory instead")
    reader.add_argument("--database", help="of SQLAlchemy; without it, SQLite in a new folder")
    add_option(reader)
    wish = reader.parse_args()
    if wish.everything:
        del hello["parts"]
    assert max(wish.tables, wish.ahead, wish.idle or 0) <= MOST_TABLES, (
        f"at most {MOST_TABLES} tables"
    )
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wish.database)
        try:
            if wish.idle:
                save(wish.save, uvloop.run(idle(server, wish.idle)))
            else:
                uvloop.run(busy(server, wish))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
