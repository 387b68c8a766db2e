"""Exchanges with other processes on the same database which seats are connected where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tinhorn.server.socket.connections import Connections, Present
from tinhorn.table.storage.interface import Storage

HEARTBEAT_SECONDS: Final = 5.0
SILENCE_SECONDS: Final = 16.0
"""A process without a heartbeat for this long counts as gone."""
TOGETHER_SECONDS: Final = 0.05
"""How long a change waits for others, so that they are announced in one transaction."""
HEARTBEAT: Final = "alive"


class Presence:
    """Announces the connections of this process and receives those of the others."""

    def __init__(
        self,
        storage: Storage,
        connections: Connections,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._connections = connections
        self._now = now
        self._last_seen: dict[str, float] = {}
        self._changed: dict[str, Present] = {}
        """The tables whose presence is about to be announced."""
        self._has_changed = asyncio.Event()

    def note(self, table: str, present: Present) -> None:
        """Announce soon who is connected to a table, once for all changes of a moment."""
        self._changed[table] = present
        self._has_changed.set()

    async def send_changes(self) -> None:
        while True:
            await self._has_changed.wait()
            await asyncio.sleep(TOGETHER_SECONDS)
            changed, self._changed = self._changed, {}
            self._has_changed.clear()
            await asyncio.gather(*(self._announce(*change) for change in changed.items()))

    async def _announce(self, table: str, present: Present) -> None:
        seats = ",".join(map(str, sorted(present.seats)))
        await self._storage.announce(f"{table}:{seats}:{present.watching}:{present.screens}")

    def receive(self, process: str, announcement: str) -> None:
        self._last_seen[process] = self._now()
        if announcement != HEARTBEAT:
            table, seats, watching, screens = announcement.split(":")
            connected = frozenset(int(seat) for seat in seats.split(",") if seat)
            present = Present(connected, int(watching), int(screens))
            self._connections.set_remote(process, table, present)

    async def send_heartbeats(self) -> None:
        while True:
            await self._storage.announce(HEARTBEAT)
            self.drop_silent_processes()
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def drop_silent_processes(self) -> None:
        now = self._now()
        silent = [name for name, at in self._last_seen.items() if now - at > SILENCE_SECONDS]
        for process in silent:
            del self._last_seen[process]
            self._connections.drop_remote(process)
