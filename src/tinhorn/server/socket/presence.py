"""Keeping in touch with other processes on the same database: who is connected where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tinhorn.server.socket.connections import Connections, Present
from tinhorn.table.storage.storage import Storage

BEAT: Final = 5.0
"""Seconds between two signs of life."""
SILENCE: Final = 16.0
"""Seconds after which a process that gave none counts as gone."""
ALIVE: Final = "alive"


class Presence:
    """Announces the connections of this process, and hears of those of the others."""

    def __init__(
        self,
        store: Storage,
        connections: Connections,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._connections = connections
        self._now = now
        self._heard: dict[str, float] = {}

    async def announce(self, table: str, present: Present) -> None:
        seats = ",".join(map(str, sorted(present.seats)))
        await self._store.announce(f"{table}:{seats}:{present.watching}")

    def hear(self, process: str, update: str) -> None:
        self._heard[process] = self._now()
        if update != ALIVE:
            table, seats, watching = update.split(":")
            here = frozenset(int(seat) for seat in seats.split(",") if seat)
            self._connections.hear(process, table, Present(here, int(watching)))

    async def beat(self) -> None:
        """Give a sign of life from time to time, and miss those of others."""
        while True:
            await self._store.announce(ALIVE)
            self.forget_the_silent()
            await asyncio.sleep(BEAT)

    def forget_the_silent(self) -> None:
        silent = [name for name, at in self._heard.items() if self._now() - at > SILENCE]
        for process in silent:
            del self._heard[process]
            self._connections.forget(process)
