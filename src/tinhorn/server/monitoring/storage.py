"""Watches whether the database can be read and written, and whether it is damaged."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server.monitoring.logs import Outage
from tinhorn.table.storage.interface import DamagedError, Storage, StorageError

log = logging.getLogger("tinhorn")

RETRY_SECONDS: Final = 1.0
"""How long to wait between two attempts to write during an outage."""
READY_SECONDS: Final = 0.7
"""How long the database may take to answer a readiness check."""


class StorageMonitor:
    """Collects the storage errors of all requests and tasks into one outage with a start and an
    end."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._outage = Outage("database")
        self._has_failed = asyncio.Event()
        self._probe: asyncio.Task[None] | None = None
        self.is_damaged = False
        """True if a part of the database could not be read: no attempt to write changes that."""

    def report(self, error: StorageError) -> None:
        """Note that an operation failed; `run` finds out when the outage ends."""
        if isinstance(error, DamagedError):
            if not self.is_damaged:
                self.is_damaged = True
                log.error("database damaged", extra={"detail": str(error)})
            return
        self._outage.begin(error)
        self._has_failed.set()

    async def run(self) -> None:
        """Try to write, during an outage, until it succeeds."""
        while True:
            await self._has_failed.wait()
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self._check()
            except StorageError:
                continue

    async def require_ready(self) -> None:
        """Raise StorageError unless the database works and answers quickly.

        All callers share one query. A database that hangs would otherwise block one thread for each
        check, until no thread is left for anything else.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._check())
            # Read once, so that a check that fails after all have left logs nothing.
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait({self._probe}, timeout=READY_SECONDS)
        if not done:
            raise StorageError(phrase("server-storage"))
        self._probe.result()

    async def _check(self) -> None:
        """Query the database; during an outage write to it, and end the outage if that works."""
        if not self._has_failed.is_set():
            await self._storage.is_ready()
            return
        await self._storage.check_writable()
        self._has_failed.clear()
        self._outage.end()
