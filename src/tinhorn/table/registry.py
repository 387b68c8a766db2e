"""The tables of one process: loaded when needed, woken when another process has been at work."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from tinhorn.kernel.game import AnyGame
from tinhorn.table.deadlines import Clock
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import SavedTable
from tinhorn.table.storage.database import StorageError
from tinhorn.table.storage.notifications import Hear
from tinhorn.table.storage.storage import Storage

log = logging.getLogger("tinhorn")

LEASE: Final = 2_000
"""How long a process has, in milliseconds, to do what it found due before another may try."""
SHORTEST_WAIT: Final = 5
LONGEST_WAIT: Final = 250
"""How long to wait, in milliseconds, before looking whether anything is due."""
IDLE: Final = 10 * 60_000
"""How long a table stays in memory, in milliseconds, when nobody needs it."""
ENDED_IDLE: Final = 5_000
"""The same for a finished table: nothing can happen there by itself."""


def _log_storage_error(_: StorageError) -> None:
    log.exception("cannot look for what is due")


class TableRegistry:
    """Whoever needs a table gets the one copy that this process has of it.

    `on_storage_error` is called when the database fails during a sweep.
    """

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, AnyGame],
        clock: Clock,
        *,
        on_storage_error: Callable[[StorageError], None] = _log_storage_error,
    ) -> None:
        self.store = store
        self._on_storage_error = on_storage_error
        self._games = games
        self._clock = clock
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._used: dict[str, int] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._held: Counter[str] = Counter()
        """How many open sockets each table has."""
        self._resting: set[str] = set()
        """Tables that another version began; the log has been told."""

    def __len__(self) -> int:
        return len(self._loading)

    async def create(self, saved: SavedTable) -> LiveTable:
        """Keep a new table, or TakenError."""
        await self.store.create(saved)
        live = LiveTable(self.store, self._games[saved.terms.game], saved, self._clock)
        made = asyncio.get_running_loop().create_future()
        made.set_result(live)
        self._loading[live.id] = made
        self._used[live.id] = self._clock.now()
        return live

    async def get(self, table: str) -> LiveTable:
        """The table, or UnknownTableError."""
        self._used[table] = self._clock.now()
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(
                LiveTable.load(self.store, self._games, table, self._clock)
            )
            self._loading[table] = loading
        try:
            return await asyncio.shield(loading)
        except Exception:
            if self._loading.get(table) is loading:
                self._forget(table)
            raise

    async def playable(self, table: str) -> LiveTable | None:
        """The table, or nothing where this version cannot play it: the log says so once."""
        try:
            return await self.get(table)
        except UnknownTableError as error:
            if table not in self._resting:
                self._resting.add(table)
                log.warning("table %s rests: %s", table, error)
            return None

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        done = (task for task in self._loading.values() if task.done() and not task.cancelled())
        return [task.result() for task in done if task.exception() is None]

    def listen(self, hear: Hear = lambda process, update: None) -> None:
        """Hear of what other processes do, and what they announce, from now on."""
        self.store.listen(self._wake, hear)

    async def sweep(self) -> None:
        """Do what is due at any table, in memory or not."""
        due = await self.store.claim_dues(self._clock.now(), lease=LEASE)
        await asyncio.gather(*map(self._tick, due))

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                await self.sweep()
            except StorageError as error:
                self._on_storage_error(error)
            await asyncio.sleep(self._wait() / 1_000)

    def evict(self) -> None:
        """Forget tables that nobody has needed for a while; the log has all of it."""
        now = self._clock.now()
        for table in self.loaded():
            if table.audience or self._held[table.id]:
                self._used[table.id] = now
            elif self._used[table.id] < now - (ENDED_IDLE if table.saved.has_ended else IDLE):
                self._forget(table.id)

    @contextmanager
    def holding(self, table: LiveTable) -> Iterator[None]:
        """Keep a table in memory while a socket is open, also before it begins to watch."""
        self._held[table.id] += 1
        try:
            yield
        finally:
            self._held[table.id] -= 1
            if not self._held[table.id]:
                del self._held[table.id]
            self._used[table.id] = self._clock.now()

    async def _tick(self, table: str) -> None:
        """One table in trouble must not stop the clocks of the others."""
        try:
            if live := await self.playable(table):
                await live.tick()
        except StorageError as error:
            self._on_storage_error(error)
        except Exception:
            log.exception("cannot do what is due at table %s", table)

    def _forget(self, table: str) -> None:
        self._loading.pop(table, None)
        self._used.pop(table, None)

    def _wait(self) -> int:
        """Until something is due at a table in memory, if that is soon."""
        dues = [table.due for table in self.loaded() if table.due is not None]
        left = min(dues, default=self._clock.now() + LONGEST_WAIT) - self._clock.now()
        return max(SHORTEST_WAIT, min(left, LONGEST_WAIT))

    def _wake(self, table: str | None) -> None:
        for name, loading in self._loading.items():
            if table in (None, name):
                task = asyncio.create_task(_catch_up(loading))
                self._waking.add(task)
                task.add_done_callback(self._waking.discard)


async def _catch_up(loading: asyncio.Future[LiveTable]) -> None:
    """A table that is still being loaded may have read already what is no longer so."""
    await asyncio.wait([loading])
    if not loading.cancelled() and loading.exception() is None:
        await loading.result().catch_up()
