"""Everything one server process holds: tables, connections, bots, timers, limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tinhorn.games import GAMES
from tinhorn.kernel.game import Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import TooManyError
from tinhorn.server.auth import tidy_code
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots.scheduler import BotScheduler, Workers
from tinhorn.server.chances import ChanceCache
from tinhorn.server.load_monitor import LoadMonitor
from tinhorn.server.local_network import Listener, LocalNetwork
from tinhorn.server.middleware.rate_limits import Limits
from tinhorn.server.replays import ReplayCache
from tinhorn.server.reviews import ReviewCache
from tinhorn.server.seat_notices import NoticedChange
from tinhorn.server.settings import Settings
from tinhorn.server.socket.connections import Connections
from tinhorn.server.socket.presence import Presence
from tinhorn.server.storage_monitor import StorageMonitor
from tinhorn.server.timers import TableTimers
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.decide import HoldRequest, Submission
from tinhorn.table.dice_count import DiceCounter
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import SavedTable
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import set_orders, set_watched
from tinhorn.table.storage.interface import Storage
from tinhorn.table.windows import can_be_private

EVICTION_SECONDS: Final = 10.0
"""How often tables that are no longer needed are dropped from memory."""
OBJECTION_SECONDS: Final = 1.0
"""How long other processes have to say that somebody watches a table there."""
VISIT_MILLISECONDS: Final = 60_000
"""How long somebody who read a table over HTTP counts as watching it."""


class Services:
    """Created once per process: call `open` before use and `close` afterwards."""

    def __init__(
        self,
        settings: Settings,
        listener: Listener | None = None,
        *,
        storage: Storage,
        workers: Workers,
    ) -> None:
        self.settings = settings
        self.network = LocalNetwork(listener, address=settings.network_address)
        self.clock = SystemClock()
        self.storage = storage
        self.storage_monitor = StorageMonitor(self.storage)
        self.load_monitor = LoadMonitor()
        self.tables = TableRegistry(
            self.storage, GAMES, self.clock, on_storage_error=self.storage_monitor.report
        )
        self.dice_counter = DiceCounter(self.storage, GAMES)
        self.action_decoders = {
            name: msgspec.json.Decoder(game.Action) for name, game in GAMES.items()
        }
        self.replays = ReplayCache(self.storage)
        self.reviews = ReviewCache(self.storage)
        self.chances = ChanceCache(workers, self.clock)
        self.connections = Connections(self.clock)
        self.connections.on_change = self._follow_presence
        self._visits: dict[str, int] = {}
        """When each table was last read over HTTP by somebody without a seat."""
        self.limits = Limits(
            is_on=settings.is_limited, sockets_per_address=settings.sockets_per_address
        )
        self._presence = Presence(self.storage, self.connections)
        self._tasks = BackgroundTasks(self.storage_monitor.report)
        self._timers = TableTimers(self.clock, self._start_tick)
        self._bots = BotScheduler(
            self.storage,
            self.tables,
            self.clock,
            self._tasks,
            workers=workers,
            submit=self.submit,
        )

    async def open(self) -> None:
        await self.storage.release()
        self.tables.listen(self._presence.receive)
        if self.storage.is_shared:
            self.connections.announce = self._presence.note
            self._tasks.keep_running("announcements", self._presence.send_changes)
            self._tasks.keep_running("heartbeat", self._presence.send_heartbeats)
        self._tasks.keep_running("deadlines", self.tables.run)
        self._tasks.keep_running("bots", self._bots.run)
        self._tasks.keep_running("storage monitor", self.storage_monitor.run)
        self._tasks.keep_running("load monitor", self.load_monitor.run)
        self._tasks.keep_running("eviction", self._evict_tables)

    async def close(self) -> None:
        self.network.close()
        self._timers.cancel_all()
        await self._tasks.cancel()
        await self.chances.stop()
        await self._bots.stop()
        await self.reviews.stop()
        await self.storage.close()

    async def find(self, code: str, address: str) -> LiveTable:
        """Find a table by its typed code; wrong guesses are limited per address."""
        if self.limits.guesses.is_empty(address):
            raise TooManyError(phrase("server-too-many"))
        try:
            return await self.tables.get(tidy_code(code))
        except UnknownTableError:
            self.limits.guesses.take(address)
            raise

    async def submit(self, live: LiveTable, submission: Submission) -> None:
        await live.submit(submission)
        self._schedule(live)

    async def hold(self, live: LiveTable, request: HoldRequest) -> None:
        await live.hold(request)
        self._schedule(live)

    async def release(self, live: LiveTable, request: HoldRequest) -> None:
        await live.release(request)
        self._schedule(live)

    async def set_orders(self, live: LiveTable, seat: Seat, token: str | None, orders: str) -> None:
        """Replace the standing orders of a seat."""
        await self.revise(live, partial(set_orders, seat=seat, token=token, orders=orders))

    async def undo(self, live: LiveTable, seat: Seat, request: str) -> None:
        await live.undo(seat, request)
        self._schedule(live)

    async def revise(
        self, live: LiveTable, change: Callable[[SavedTable], SavedTable]
    ) -> SavedTable:
        """Change seats or status, tell everybody, and return the table as it is afterwards."""
        noticed = NoticedChange(change)
        await live.revise(noticed)
        self._schedule(live)
        self.connections.report_change(live.id)
        for line in noticed.notices(self.clock.now()):
            await live.say(line)
        return live.saved

    async def set_watched(self, live: LiveTable) -> None:
        """Somebody without a seat is about to see the table.

        A table that stays watched is left alone. A step would wait for the one being written, so a
        spectator could tell from a slow response that somebody has just sealed an answer.
        """
        if not live.saved.has_ended and not live.stays_watched:
            await self.revise(live, partial(set_watched, is_watched=True))

    async def note_visit(self, live: LiveTable) -> None:
        """Somebody without a seat reads the table over HTTP, and may do so again soon."""
        if live.saved.status == "playing":
            self._visits[live.id] = self.clock.now()
            await self.set_watched(live)

    def _follow_presence(self, live: LiveTable) -> None:
        """Somebody has come to the table or gone, or its seats have changed.

        Most tables never become private. They count as watched, and nothing is written.
        """
        is_watched = self._is_watched(live)
        matters = not live.saved.has_ended and (is_watched or can_be_private(live.saved))
        if matters and not live.is_settled(is_watched=is_watched):
            self._tasks.start("presence", self._update_watched(live))

    async def _update_watched(self, live: LiveTable) -> None:
        """A table that seems unwatched is so only when other processes had time to object."""
        if self.storage.is_shared and not self._is_watched(live):
            await asyncio.sleep(OBJECTION_SECONDS)
        # Decided when the step is, with everybody who has come in the meantime.
        await live.revise(lambda saved: set_watched(saved, is_watched=self._is_watched(live)))
        self._schedule(live)

    def _is_watched(self, live: LiveTable) -> bool:
        last_visit = self._visits.get(live.id, 0)
        has_visitor = self.clock.now() - last_visit < VISIT_MILLISECONDS
        return has_visitor or self.connections.is_watched(live.id)

    def _schedule(self, live: LiveTable) -> None:
        """Prepare what follows a step: the next deadline and the next answer of a bot."""
        self._timers.reset(live)
        self._bots.schedule(live)

    def _start_tick(self, live: LiveTable) -> None:
        self._tasks.start("deadline", self._tick(live))

    async def _tick(self, live: LiveTable) -> None:
        await live.tick()
        self._schedule(live)

    async def _evict_tables(self) -> None:
        while True:
            await asyncio.sleep(EVICTION_SECONDS)
            self.tables.evict()
            self._forget_visits()

    def _forget_visits(self) -> None:
        """A table that nobody visits any more may become private again."""
        ended = self.clock.now() - VISIT_MILLISECONDS
        for table in [table for table, at in self._visits.items() if at <= ended]:
            del self._visits[table]
            self.connections.report_change(table)
