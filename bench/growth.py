"""Measures how the cost of an answer grows: with tables, with spectators and with processes.

    python bench/growth.py                          all growth laws of docs/performance.md
    python bench/growth.py --only tables spectators
    python bench/growth.py --quick                  one small row of each, to see whether it works

The clients are those of `bench/load.py`. What is measured is processor time: that of the server's
processes and of PostgreSQL's, in nanoseconds, which depends little on what else the machine does.
Only the latencies at the end do. A PostgreSQL is started for the run, which waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import load
import psycopg
import uvloop
from load import Server, Table, connect, open_table
from readings import add_option, save

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.support.postgres import create_database, running_postgres

PEOPLE: Final = 4
WARM_UP: Final = 2.0
SECONDS_A_THOUGHT: Final = 2.0
"""Between two answers at a table of people, on average."""
CALM_SECONDS: Final = 0.5
CALM_TIMES: Final = 3
CALM_SHARE: Final = 0.1
"""Of a core: a server that uses less has nothing to do."""
ANSWERS_A_GAME: Final = 145
FASTEST: Final = 8_000
"""More answers a second than a server gives: games for so many are opened beforehand."""
MOST_STARTING: Final = 25
SHORT_WAIT: Final = 0.05
DURABLE: Final = "-c listen_addresses=127.0.0.1 -c max_connections=200"
Row = dict[str, float]


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and of all that it has started, while they run."""
    spent = 0
    for task in Path(f"/proc/{pid}/task").glob("*"):
        spent += int((task / "schedstat").read_text().split()[0])
    return spent / 1e9 + sum(map(processor_seconds, children(pid)))


def children(pid: int) -> list[int]:
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


@contextmanager
def reading_everything() -> Iterator[None]:
    """Let clients ask for what browsers ask for."""
    del load.hello["parts"]
    try:
        yield
    finally:
        load.hello["parts"] = []


class Measured:
    """Tables that play on servers, and what they cost while they do.

    Each table plays on one of the servers, which may have several processes.
    """

    fastest = FASTEST

    def __init__(self, *servers: Server, postmaster: int | None = None) -> None:
        self._servers = servers
        self._postmaster = postmaster
        self._tables: list[Table] = []

    async def rest(self, seconds: float) -> Row:
        """Do nothing."""
        await self._until_calm()
        before = self._seconds()
        await asyncio.sleep(seconds)
        return {"milliseconds_of_processor_a_second": 1e3 * (self._seconds() - before) / seconds}

    async def play(self, tables: int, seconds: float, *, pause: float = 0) -> Row:
        """Play at so many tables at once for a while. All games are opened before."""
        spare = 0 if pause else self._spare(tables, seconds)
        await self._until_calm()
        # Any server may be the fastest: each has all that is to spare.
        before, share = self._seconds(), -(-tables // len(self._servers)) + spare
        pools = [await self._open(server, share) for server in self._servers]
        opening = self._seconds() - before
        both = list(zip(self._servers, pools, strict=True))
        self._tables = [
            Table(server, None, pool, PEOPLE, 0, number, pause=pause)
            for number in range(tables)
            for server, pool in [both[number % len(both)]]
        ]
        tasks = await self._start()
        await asyncio.sleep(WARM_UP)
        row = await self._measure(seconds)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result
        return {
            "tables": tables,
            **row,
            "milliseconds_to_open_a_game": 1e3 * opening / (share * len(pools)),
            "mebibytes": sum(server.memory() for server in self._servers) / 2**20,
        }

    async def watch(self, spectators: int, games: int) -> Row:
        """Play games at one table after the other, each with so many spectators."""
        answers, spent, [server] = 0, 0.0, self._servers
        await self._until_calm()
        for number, (code, tokens) in enumerate(await self._open(server, games)):
            watching = [await connect(server, code, "", ignore) for _ in range(spectators)]
            table = Table(server, None, [(code, tokens)], PEOPLE, 0, number, pause=0)
            table.is_counting = True
            await self._until_calm()
            before = self._seconds()
            await table.play_game()
            spent += self._seconds() - before
            answers += len(table.latencies)
            for socket in watching:
                socket.transport.close()
        return {
            "spectators": spectators,
            "answers": answers,
            "microseconds_of_processor": 1e6 * spent / answers,
        }

    async def _start(self) -> list[asyncio.Task[None]]:
        """Begin to play, a few tables at a time: servers refuse too many half-open connections."""
        tasks = []
        for first in range(0, len(self._tables), MOST_STARTING):
            starting = self._tables[first : first + MOST_STARTING]
            tasks += [asyncio.create_task(table.play()) for table in starting]
            while not all(table.steps for table in starting):
                await asyncio.sleep(SHORT_WAIT)
        return tasks

    async def _open(self, server: Server, count: int) -> list[tuple[str, list[str]]]:
        headers = {"prefer": "token"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120) as lobby:
            return [await open_table(lobby, PEOPLE, 0) for _ in range(count)]

    def _spare(self, tables: int, seconds: float) -> int:
        """Return how many games may end while they are measured, or before all tables play."""
        return int((seconds + WARM_UP) * self.fastest / ANSWERS_A_GAME) + tables // 5

    async def _until_calm(self) -> None:
        """Wait until all processes have started and have nothing to do for a while."""
        async with httpx.AsyncClient(timeout=120) as client:
            for server in self._servers:
                await client.get(f"{server.url}/ready")
        before, calm = self._seconds(), 0
        while calm < CALM_TIMES:
            await asyncio.sleep(CALM_SECONDS)
            before, last = self._seconds(), before
            calm = calm + 1 if before - last < CALM_SHARE * CALM_SECONDS else 0

    def _seconds(self) -> float:
        return sum(processor_seconds(server.pid) for server in self._servers)

    async def _measure(self, seconds: float) -> Row:
        for table in self._tables:
            table.is_counting = True
        before, database = self._seconds(), self._database_seconds()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - started
        spent = self._seconds() - before
        database = self._database_seconds() - database
        latencies = [1e3 * one for table in self._tables for one in table.latencies]
        cuts = statistics.quantiles(latencies, n=100)
        row = {
            "answers": len(latencies),
            "answers_per_second": len(latencies) / took,
            "microseconds_of_processor": 1e6 * spent / len(latencies),
            "p50_milliseconds": cuts[49],
            "p99_milliseconds": cuts[98],
        }
        if self._postmaster is not None:
            row["microseconds_of_postgresql"] = 1e6 * database / len(latencies)
        return row

    def _database_seconds(self) -> float:
        return 0 if self._postmaster is None else processor_seconds(self._postmaster)


def ignore(payload: bytes) -> None:
    """Spectators only receive."""


@contextmanager
def serving(database: str | None = None, workers: int = 1) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, database, workers=workers)
        try:
            yield server
        finally:
            server.stop()


def show(name: str, row: Row) -> Row:
    words = [f"{name} {value:,.4g}".replace("_", " ") for name, value in row.items()]
    print(f"{name}: {', '.join(words)}", flush=True)
    return row


def measure_idle(seconds: float) -> list[Row]:
    with serving() as server:
        return [show("idle", uvloop.run(Measured(server).rest(seconds)))]


def measure_tables(counts: list[int], seconds: float) -> list[Row]:
    """Programs that answer at once: the load that a process can bear."""
    rows = []
    for count in counts:
        with serving() as server:
            rows.append(show("programs", uvloop.run(Measured(server).play(count, seconds))))
    return rows


def measure_people(counts: list[int], seconds: float) -> list[Row]:
    """Browsers of people who think: one answer at each table every other second."""
    rows = []
    for count in counts:
        with serving() as server, reading_everything():
            measured = Measured(server)
            played = measured.play(count, seconds, pause=SECONDS_A_THOUGHT)
            rows.append(show("people", uvloop.run(played)))
    return rows


def measure_spectators(counts: list[int], answers: int) -> list[Row]:
    """Spectators of one table: each more of them is one more message to write."""
    rows = []
    for count in counts:
        games = max(1, answers // ANSWERS_A_GAME // max(1, count // 50))
        with serving() as server:
            rows.append(show("spectators", uvloop.run(Measured(server).watch(count, games))))
    return rows


def measure_processes(counts: list[int], tables: int, seconds: float) -> list[Row]:
    """Several server processes on one PostgreSQL.

    The players of a table are spread over the processes that share a port, or, where a proxy sends
    everybody of a table to the same process, together.
    """
    rows = []
    with running_postgres(DURABLE) as postgres:
        for number, (count, together) in enumerate(
            [(count, together) for count in counts for together in (0, 1)][1:]
        ):
            create_database(postgres, f"growth_{number}")
            url = f"{postgres}/growth_{number}"
            with ExitStack() as stack:
                ports, workers = (count, 1) if together else (1, count)
                servers = [stack.enter_context(serving(url, workers)) for _ in range(ports)]
                measured = Measured(*servers, postmaster=postmaster_of(url))
                row = uvloop.run(measured.play(tables, seconds))
            row = {"processes": count, "together": together, **row}
            rows.append(show("processes", row | {"bytes_per_answer": bytes_per_answer(url)}))
    return rows


def postmaster_of(url: str) -> int:
    with psycopg.connect(url) as connection:
        backend = connection.info.backend_pid
        stat = Path(f"/proc/{backend}/stat").read_text()
        return int(stat.rpartition(")")[2].split()[1])


def bytes_per_answer(url: str) -> float:
    """Return what the database has grown by, for each answer of a person."""
    with psycopg.connect(url) as connection:
        row = connection.execute(
            "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
            " AND relnamespace = 'public'::regnamespace"
        ).fetchone()
        people = connection.execute("SELECT count(*) FROM entries WHERE by = 'person'").fetchone()
    assert row is not None
    assert people is not None
    return float(row[0]) / float(people[0])


def measure_half(bearable: float, tables: int, seconds: float) -> list[Row]:
    """Half of the answers a second that one process bears, from people at many tables."""
    with serving() as server:
        measured = Measured(server)
        row = uvloop.run(measured.play(tables, seconds, pause=2 * tables / bearable))
    return [show("half of the load", {"bearable_per_second": bearable, **row})]


def measure_page(requests: int) -> list[Row]:
    """Return the files of the page, as a browser asks for them."""
    with serving() as server, httpx.Client(base_url=server.url, timeout=120) as browser:
        page = browser.get("/").text
        files = ["/", *re.findall(r'(?:src|href)="(/assets[^"]+)"', page)]
        for file in files:
            browser.get(file)
        before = processor_seconds(server.pid)
        for number in range(requests):
            browser.get(files[number % len(files)]).raise_for_status()
        spent = processor_seconds(server.pid) - before
    return [
        show("page", {"requests": requests, "microseconds_of_processor": 1e6 * spent / requests})
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    kinds = ("idle", "tables", "people", "spectators", "processes", "half", "page")
    reader.add_argument("--only", nargs="+", choices=kinds, default=kinds)
    reader.add_argument("--seconds", type=float, default=8)
    reader.add_argument(
        "--fastest",
        type=int,
        default=FASTEST,
        metavar="ANSWERS",
        help="the most a second; fewer on a busy machine",
    )
    reader.add_argument("--quick", action="store_true", help="one small row of each")
    add_option(reader)
    wish = reader.parse_args()
    Measured.fastest = wish.fastest
    counts = [10] if wish.quick else [10, 50, 200, 1_000]
    spectators = [1, 10] if wish.quick else [1, 10, 100, 1_000]
    processes = [1, 2] if wish.quick else [1, 2, 4]
    seconds = 1 if wish.quick else wish.seconds
    found: dict[str, list[Row]] = {}

    def bearable() -> float:
        rows = found.get("tables") or measure_tables([50], seconds)
        return 1e6 / rows[min(1, len(rows) - 1)]["microseconds_of_processor"]

    measures: dict[str, Callable[[], list[Row]]] = {
        "tables": lambda: measure_tables(counts, seconds),
        "idle": lambda: measure_idle(seconds),
        "people": lambda: measure_people(counts, 2 * seconds),
        "spectators": lambda: measure_spectators(spectators, 20 * ANSWERS_A_GAME),
        "processes": lambda: measure_processes(processes, 50, seconds),
        "half": lambda: measure_half(bearable(), 200, seconds),
        "page": lambda: measure_page(600),
    }
    for kind in kinds:
        if kind in wish.only:
            found[kind] = measures[kind]()
    figures: dict[str, Any] = found
    save(wish.save, figures)


if __name__ == "__main__":
    main()
