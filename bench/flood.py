"""Floods a server with tables, to see whether it protects those that it serves.

    python bench/flood.py                     ten times what the server can bear, for a minute

First a few tables play game after game, which shows how many games the server can finish in a
second. Then clients in several processes open ten times as many tables, at a fixed rate, whether or
not the server keeps up, and play at each without a pause. A busy server refuses new tables (503).
One line is printed for every few seconds: the latency of the tables that play, and the memory of
the server, must not grow without bound.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import re
import statistics
import tempfile
import time
from collections import Counter
from http.client import CREATED, OK, SERVICE_UNAVAILABLE
from multiprocessing.connection import Connection as Pipe
from typing import Any, Final, NamedTuple, Self

import httpx
import msgspec
import uvloop
from load import MOST_SECONDS, Address, Server, Table
from readings import add_option, save

WINDOW_SECONDS: Final = 5
CALIBRATION_SECONDS: Final = 10
CALIBRATION_TABLES: Final = 20
ANSWERS_A_GAME: Final = 145
"""About, in a game of Winchester with four players."""


class Counts(NamedTuple):
    """What the clients of one process have seen since they last told."""

    playing: int
    """Tables that play now."""
    opened: int
    refused: Counter[str]
    """How often each sentence was heard instead of a table."""
    failed: Counter[str]
    """Other errors, such as timeouts."""
    milliseconds: list[float]
    """The latency of each answer."""


class RefusedError(Exception):
    """The server opens no table; the text says why."""


class Clients:
    """Clients of one process: they open tables at a fixed rate and play without a pause."""

    def __init__(self, server: Address, seats: int) -> None:
        self._server = server
        self._seats = seats
        self._tasks: set[asyncio.Task[None]] = set()
        self._tables: set[Table] = set()
        self._opened = 0
        self._refused: Counter[str] = Counter()
        self._failed: Counter[str] = Counter()
        self._milliseconds: list[float] = []

    async def open_tables(self, rate: float) -> None:
        """Start to open a table whenever one is due, until cancelled."""
        due = time.perf_counter()
        while True:
            task = asyncio.create_task(self._open())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))

    async def _open(self) -> None:
        try:
            found = await open_table(self._server, self._seats)
        except RefusedError as refusal:
            self._refused[str(refusal)] += 1
        except (OSError, asyncio.IncompleteReadError) as error:
            self._failed[type(error).__name__] += 1
        else:
            self._opened += 1
            await self._play(found)

    async def _play(self, found: tuple[str, list[str]]) -> None:
        table = Table(self._server, None, [found], self._seats, 0, self._opened, pause=0)
        table.is_counting = True
        self._tables.add(table)
        try:
            await table.play_game()
        finally:
            self._collect(table)
            self._tables.discard(table)

    def _collect(self, table: Table) -> None:
        self._milliseconds += [1000 * one for one in table.latencies]
        table.latencies.clear()

    def counts(self) -> Counts:
        """Return what happened since the last call."""
        for table in self._tables:
            self._collect(table)
        found = Counts(
            len(self._tables), self._opened, self._refused, self._failed, self._milliseconds
        )
        self._opened, self._refused, self._failed, self._milliseconds = 0, Counter(), Counter(), []
        return found


class Connection:
    """One connection for several requests: a full HTTP client takes longer than the server."""

    def __init__(self, server: Address) -> None:
        self._server = server

    async def __aenter__(self) -> Self:
        port = self._server.port
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def post(self, path: str, wish: Any, *, token: str = "") -> Any:
        content = msgspec.json.encode(wish)
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        self._writer.write(
            f"POST /api/tables{path} HTTP/1.1\r\nHost: 127.0.0.1:{self._server.port}\r\n"
            f"Prefer: token\r\n{authorization}Content-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        assert length, head
        answer = msgspec.json.decode(await self._reader.readexactly(int(length[1])))
        status = int(head.split()[1])
        if status == SERVICE_UNAVAILABLE:
            raise RefusedError(answer["text"])
        assert status in (OK, CREATED), head
        return answer


async def open_table(server: Address, people: int) -> tuple[str, list[str]]:
    """Start a game and return its code and the tokens of its players."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    async with Connection(server) as connection:
        wish = {"game": "winchester", "seats": seats, "name": "A0"}
        first = await connection.post("", wish)
        code, tokens = first["table"]["code"], [first["token"]]
        for seat in range(1, people):
            joined = await connection.post(f"/{code}/join", {"name": f"A{seat}"})
            tokens.append(joined["token"])
        await connection.post(f"/{code}/start", {}, token=tokens[0])
    return code, tokens


def run_clients(server: Address, seats: int, rate: float, told: Pipe) -> None:
    """Do the work of one client process: tell what happened whenever asked, until killed."""
    uvloop.run(_flood(server, seats, rate, told))


async def _flood(server: Address, seats: int, rate: float, told: Pipe) -> None:
    clients = Clients(server, seats)
    opening = asyncio.create_task(clients.open_tables(rate))
    while not opening.done():
        await asyncio.to_thread(told.recv)
        told.send(clients.counts())


async def bearable(server: Server, seats: int) -> float:
    """Return the games finished in a second, beside a few tables that play all the time."""
    headers = {"prefer": "token"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as lobby:
        tables = [
            Table(server, lobby, [], seats, 0, number, pause=0)
            for number in range(CALIBRATION_TABLES)
        ]
        tasks = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(3)
        for table in tables:
            table.is_counting = True
        await asyncio.sleep(CALIBRATION_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        answers = sum(len(table.latencies) for table in tables)
        return answers / CALIBRATION_SECONDS / ANSWERS_A_GAME


def flood(
    server: Server, *, seats: int, rate: float, processes: int, seconds: int
) -> list[dict[str, float]]:
    """Open tables from several processes; print and return what their clients see."""
    context = multiprocessing.get_context("spawn")
    pairs = [context.Pipe() for _ in range(processes)]
    address, share = Address(server.port), rate / processes
    workers = [
        context.Process(target=run_clients, args=(address, seats, share, theirs), daemon=True)
        for _, theirs in pairs
    ]
    for worker, (_, theirs) in zip(workers, pairs, strict=True):
        worker.start()
        theirs.close()
    ours = [mine for mine, _ in pairs]
    print("  tables   opened  refused   failed  answers/s   p50, ms   p99, ms     CPU   memory")
    sentences, rows = Counter[str](), list[dict[str, float]]()
    for _ in range(max(1, min(seconds, MOST_SECONDS) // WINDOW_SECONDS)):
        row, heard = _report(server, ours)
        rows.append(row)
        sentences += heard
    for worker in workers:
        worker.kill()
        worker.join()
    for sentence, count in sentences.most_common():
        print(f"  {count:6d} × {sentence}")
    return rows


def _report(server: Server, clients: list[Pipe]) -> tuple[dict[str, float], Counter[str]]:
    """Print one line about the next seconds.

    Return its figures, and what clients heard instead of a table.
    """
    cpu, started = server.cpu_seconds(), time.perf_counter()
    time.sleep(WINDOW_SECONDS)
    for each in clients:
        each.send("what happened?")
    found: list[Counts] = [each.recv() for each in clients]
    seconds = time.perf_counter() - started
    took = [one for counts in found for one in counts.milliseconds]
    refused = sum([counts.refused for counts in found], Counter[str]())
    failed = sum([counts.failed for counts in found], Counter[str]())
    cuts = statistics.quantiles(took or [0, 0], n=100)
    row = {
        "tables": sum(counts.playing for counts in found),
        "opened": sum(counts.opened for counts in found),
        "refused": refused.total(),
        "failed": failed.total(),
        "answers_per_second": len(took) / seconds,
        "p50_milliseconds": cuts[49],
        "p99_milliseconds": cuts[98],
        "cores": (server.cpu_seconds() - cpu) / seconds,
        "mebibytes": server.memory() / 2**20,
    }
    print(
        f"  {row['tables']:6d} {row['opened']:8d} {row['refused']:8d} {row['failed']:8d}"
        f" {row['answers_per_second']:10.0f} {row['p50_milliseconds']:9.0f}"
        f" {row['p99_milliseconds']:9.0f} {100 * row['cores']:5.0f} % {row['mebibytes']:5.0f} MiB",
        flush=True,
    )
    return row, refused + failed


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--times", type=float, default=10, help="of what the server can bear")
    reader.add_argument("--processes", type=int, default=2, help="of clients")
    reader.add_argument("--seconds", type=int, default=60)
    reader.add_argument("--database", help="of SQLAlchemy; without it, SQLite in a new folder")
    add_option(reader)
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wish.database)
        try:
            games = uvloop.run(bearable(server, wish.seats))
            rate = wish.times * games
            print(f"the server can bear {games:.1f} games a second; {rate:.0f} are opened")
            rows = flood(
                server,
                seats=wish.seats,
                rate=rate,
                processes=wish.processes,
                seconds=wish.seconds,
            )
        finally:
            server.stop()
    save(wish.save, {"opened_per_second": rate, "rows": rows})


if __name__ == "__main__":
    main()
