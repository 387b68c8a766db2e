"""Floods a server with tables, to see whether it protects those that it serves.

    python bench/flood.py                     a minute and a half of tables of four

Clients open tables as fast as the server lets them, and play at each without a pause. A server that
has more to do than it can refuses new tables (503). One line is printed for every few seconds: the
latency of the tables that play, and the memory of the server, must not grow without bound.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from http.client import SERVICE_UNAVAILABLE
from typing import Final

import httpx
import uvloop
from load import MOST_SECONDS, Server, Table, open_table

WINDOW_SECONDS: Final = 5


class Flood:
    """Clients that open tables as fast as they can and play at each of them without a pause."""

    def __init__(self, server: Server, lobby: httpx.AsyncClient, seats: int) -> None:
        self._server = server
        self._lobby = lobby
        self._seats = seats
        self._playing: set[asyncio.Task[None]] = set()
        self._tables: list[Table] = []
        self.opened = 0
        self.refused = 0
        self.reason = ""

    async def open_tables(self) -> None:
        """Open one table after another, until cancelled."""
        while True:
            try:
                found = await open_table(self._lobby, self._seats, 0)
            except httpx.HTTPStatusError as error:
                if error.response.status_code != SERVICE_UNAVAILABLE:
                    raise
                self.refused += 1
                self.reason = error.response.json()["text"]
                await asyncio.sleep(0.1)
            else:
                self._play(found)

    def _play(self, found: tuple[str, list[str]]) -> None:
        table = Table(self._server, self._lobby, [found], self._seats, 0, self.opened, pause=0)
        table.is_counting = True
        self.opened += 1
        self._tables.append(table)
        task = asyncio.create_task(table.play_game())
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def report(self) -> None:
        """Print one line about the next seconds."""
        before = [len(table.latencies) for table in self._tables]
        opened, refused, cpu = self.opened, self.refused, self._server.cpu_seconds()
        await asyncio.sleep(WINDOW_SECONDS)
        before += [0] * (len(self._tables) - len(before))
        took = [
            1000 * one
            for table, start in zip(self._tables, before, strict=True)
            for one in table.latencies[start:]
        ]
        cuts = statistics.quantiles(took or [0, 0], n=100)
        print(
            f"  {len(self._playing):6d} {self.opened - opened:8d} {self.refused - refused:8d}"
            f" {len(took) / WINDOW_SECONDS:10.0f} {cuts[49]:9.0f} {cuts[98]:9.0f}"
            f" {100 * (self._server.cpu_seconds() - cpu) / WINDOW_SECONDS:7.0f} %"
            f" {self._server.memory() / 2**20:7.0f} MiB",
            flush=True,
        )

    async def stop(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def flood(server: Server, *, seats: int, openers: int, seconds: int) -> None:
    headers = {"prefer": "token"}
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(
        base_url=server.url, headers=headers, timeout=60, limits=limits
    ) as lobby:
        clients = Flood(server, lobby, seats)
        opening = [asyncio.create_task(clients.open_tables()) for _ in range(openers)]
        print("  tables   opened  refused  answers/s   p50, ms   p99, ms     CPU   memory")
        for _ in range(max(1, min(seconds, MOST_SECONDS) // WINDOW_SECONDS)):
            await clients.report()
        for task in opening:
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)
        await clients.stop()
    print(f"  what the refused were told: {clients.reason or 'nobody was refused'}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--openers", type=int, default=20, help="clients that open tables at once")
    reader.add_argument("--seconds", type=int, default=90)
    reader.add_argument("--database", help="of SQLAlchemy; without it, SQLite in a new folder")
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wish.database)
        try:
            uvloop.run(flood(server, seats=wish.seats, openers=wish.openers, seconds=wish.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
