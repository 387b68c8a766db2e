"""The tables in the memory of one process: loaded when needed, updated when another one writes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final

from tinhorn.kernel import AnyGame
from tinhorn.table.deadlines import Clock
from tinhorn.table.live import AskBot, LiveTable, UnknownTableError
from tinhorn.table.model import SavedTable
from tinhorn.table.rounding import wait_for_step
from tinhorn.table.storage.interface import Hear, Storage, StorageError

log = logging.getLogger("tinhorn")

LEASE: Final = 2_000
"""How long a process has, in milliseconds, to handle a deadline before another may try."""
SHORTEST_WAIT: Final = 5
LONGEST_WAIT: Final = 250
"""How long to wait, in milliseconds, between two looks at the deadlines in the database."""
RETRY_WAIT: Final = 1_000
"""How long to wait, in milliseconds, after the database has failed."""
IDLE: Final = 10 * 60_000
"""How long an unused table stays in memory, in milliseconds, while its game goes on."""
IDLE_ENDED: Final = 15_000
"""The same for a table that has ended and was loaded again, to look at its game."""
LOAD_STEP: Final = 0.1
"""A table in a reaction window becomes available a multiple of this many seconds after its load
began."""


class TableRegistry:
    """Holds the single copy that this process has of each table it uses.

    `on_storage_error` is called when the database fails during a sweep; without it, the beginning
    and the end of an outage are logged here.
    """

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, AnyGame],
        clock: Clock,
        *,
        on_storage_error: Callable[[StorageError], None] | None = None,
    ) -> None:
        self.store = store
        self.ask_bot: AskBot | None = None
        """Asks a bot at a private table."""
        self.on_step: Callable[[LiveTable], None] = lambda live: None
        """Called after each step of a table."""
        self.on_due: Callable[[LiveTable], Awaitable[None]] = _nothing_more
        """Called at each deadline, after what the table does by itself."""
        self._on_storage_error = on_storage_error
        self._games = games
        self._clock = clock
        self._tables: dict[str, asyncio.Future[LiveTable]] = {}
        """Every table in memory, or on its way there: several callers share one load."""
        self._last_use: dict[str, int] = {}
        self._held: Counter[str] = Counter()
        """How many open sockets each table has."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self._unplayable: set[str] = set()
        """Tables of another rules version that have been logged."""

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, saved: SavedTable) -> LiveTable:
        """Store a new table. Raises CodeTakenError."""
        await self.store.create(saved)
        game = self._games[saved.terms.game]
        live = LiveTable(self.store, game, saved, self._clock, ask_bot=self.ask_bot)
        self._follow(live)
        loaded = asyncio.get_running_loop().create_future()
        loaded.set_result(live)
        self._tables[live.id] = loaded
        self._last_use[live.id] = self._clock.now()
        return live

    async def get(self, table: str) -> LiveTable:
        """Return the table. Raises UnknownTableError."""
        self._last_use[table] = self._clock.now()
        loading = self._tables.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._tables[table] = loading
        try:
            # Shielded: a caller that is cancelled must not cancel the load for the others.
            return await asyncio.shield(loading)
        except Exception:
            if self._tables.get(table) is loading:
                self._forget(table)
            raise

    async def _load(self, table: str) -> LiveTable:
        began = asyncio.get_running_loop().time()
        live = await LiveTable.load(
            self.store, self._games, table, self._clock, ask_bot=self.ask_bot
        )
        if live.is_reaction_window:
            # Each sealed answer is one more row to read. Rounding up hides how many there are.
            await wait_for_step(began, LOAD_STEP)
        self._follow(live)
        return live

    def _follow(self, live: LiveTable) -> None:
        live.on_unneeded = partial(self._drop_unneeded, live.id)
        live.on_step = self._after_step

    def _after_step(self, live: LiveTable) -> None:
        self.on_step(live)

    async def playable(self, table: str) -> LiveTable | None:
        """Return the table, or `None` if this version cannot play it; that is logged once."""
        try:
            return await self.get(table)
        except UnknownTableError as error:
            if table not in self._unplayable:
                self._unplayable.add(table)
                log.warning("cannot play table %s: %s", table, error)
            return None

    def loaded(self) -> list[LiveTable]:
        """Return the tables in memory."""
        done = (task for task in self._tables.values() if task.done() and not task.cancelled())
        return [task.result() for task in done if task.exception() is None]

    def listen(self, hear: Hear = lambda process, update: None) -> None:
        """Follow the changes of other processes, and pass on their announcements."""
        self.store.listen(self._wake, hear)

    async def sweep(self) -> None:
        """Handle every deadline that has passed, of tables in memory or not.

        Raises StorageError if the database fails, once for all tables.
        """
        due = await self.store.claim_dues(self._clock.now(), lease=LEASE)
        failures = await asyncio.gather(*map(self._tick, due))
        if failure := next((error for error in failures if error is not None), None):
            raise failure

    async def run(self) -> None:
        """Sweep until cancelled. An outage of the database is logged when it begins and ends."""
        is_failing = False
        while True:
            try:
                await self.sweep()
            except StorageError as error:
                # Deadlines stay in the database, so they are handled when it works again.
                if self._on_storage_error is not None:
                    self._on_storage_error(error)
                elif not is_failing:
                    log.error("cannot handle deadlines until the database works: %s", error)
                is_failing = True
                await asyncio.sleep(RETRY_WAIT / 1_000)
                continue
            if is_failing:
                is_failing = False
                if self._on_storage_error is None:
                    log.warning("handling deadlines again")
            await asyncio.sleep(self._wait() / 1_000)

    def evict(self) -> None:
        """Forget tables that nobody has used for a while; the database holds all of them."""
        now = self._clock.now()
        for table in self.loaded():
            if table.audience or self._held[table.id]:
                self._last_use[table.id] = now
            elif self._last_use[table.id] < now - (IDLE_ENDED if table.saved.has_ended else IDLE):
                self._forget(table.id)

    @contextmanager
    def holding(self, table: LiveTable) -> Iterator[None]:
        """Keep a table in memory while a socket is open, also before it subscribes."""
        self._held[table.id] += 1
        try:
            yield
        finally:
            self._held[table.id] -= 1
            if not self._held[table.id]:
                del self._held[table.id]
            if table.saved.has_ended and not table.audience:
                self._drop_unneeded(table.id)
            elif table.id in self._last_use:
                self._last_use[table.id] = self._clock.now()

    def _drop_unneeded(self, table: str) -> None:
        """Forget an ended table that nobody watches, unless a socket is still open."""
        if not self._held[table]:
            self._forget(table)

    async def tick(self, live: LiveTable) -> None:
        """Do everything that is due at a table by now."""
        await live.tick()
        await self.on_due(live)

    async def _tick(self, table: str) -> StorageError | None:
        """Handle what is due at one table. A table that fails must not stop the others."""
        try:
            if live := await self.playable(table):
                await self.tick(live)
        except StorageError as error:
            return error
        except Exception:
            log.exception("cannot handle what is due at table %s", table)
        return None

    def _forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._last_use.pop(table, None)

    def _wait(self) -> int:
        """Return how long to wait: until the next deadline in memory, if that is soon."""
        dues = [table.due for table in self.loaded() if table.due is not None]
        left = min(dues, default=self._clock.now() + LONGEST_WAIT) - self._clock.now()
        return max(SHORTEST_WAIT, min(left, LONGEST_WAIT))

    def _wake(self, table: str | None) -> None:
        for name, loading in self._tables.items():
            if table in (None, name):
                task = asyncio.create_task(_catch_up(loading))
                self._catching_up.add(task)
                task.add_done_callback(self._catching_up.discard)


async def _nothing_more(live: LiveTable) -> None:
    """Leave it at what the table does by itself."""


async def _catch_up(loading: asyncio.Future[LiveTable]) -> None:
    """Read what another process has written; a table being loaded may just have missed it."""
    await asyncio.wait([loading])
    if not loading.cancelled() and loading.exception() is None:
        try:
            await loading.result().catch_up()
        except StorageError:
            # The listener reports every table as changed once it is connected again.
            return
