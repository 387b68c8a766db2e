"""Everything one server process holds: tables, connections, bots, timers, limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from tinhorn.games import GAMES
from tinhorn.kernel import Seat, phrase
from tinhorn.server.api.errors import TooManyError
from tinhorn.server.auth import tidy_code
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots.scheduler import BotScheduler, Workers
from tinhorn.server.computed.chances import ChanceCache
from tinhorn.server.computed.replays import ReplayCache
from tinhorn.server.computed.reviews import ReviewCache
from tinhorn.server.local_network import Listener, LocalNetwork
from tinhorn.server.middleware.rate_limits import Limits
from tinhorn.server.monitoring.load import LoadMonitor
from tinhorn.server.monitoring.storage import StorageMonitor
from tinhorn.server.seat_changes import is_locked
from tinhorn.server.seat_notices import NoticedChange
from tinhorn.server.settings import Settings
from tinhorn.server.socket.connections import Connections
from tinhorn.server.socket.presence import Presence
from tinhorn.server.timers import TableTimers
from tinhorn.table.absences import after_absences, cover_due, set_acting_host
from tinhorn.table.agreements import deciders, move
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.dice_count import DiceCounter
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import ChatLine, Motion, SavedTable
from tinhorn.table.progress import takes_back_in_public, undoable_answer
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import (
    is_missed,
    return_to_seat,
    set_orders,
    set_watched,
    take_back,
)
from tinhorn.table.storage.interface import Storage
from tinhorn.table.windows import can_be_private

if TYPE_CHECKING:
    from tinhorn.server.notices.service import Notices

EVICTION_SECONDS: Final = 10.0
"""How often tables that are no longer needed are dropped from memory."""
ABSENCE_SECONDS: Final = 2.0
"""How often the absences of players are looked at."""
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
        self.replays = ReplayCache(self.storage)
        self.reviews = ReviewCache(self.storage)
        self.chances = ChanceCache(workers, self.clock)
        self.connections = Connections(self.clock)
        self.connections.on_change = self._follow_presence
        self._visits: dict[str, int] = {}
        """When each table was last read over HTTP by somebody without a seat."""
        self._attended: set[str] = set()
        """The tables at which somebody has been connected to this process since the last look."""
        self.limits = Limits(
            is_on=settings.is_limited, sockets_per_address=settings.sockets_per_address
        )
        self._presence = Presence(self.storage, self.connections)
        self.tasks = BackgroundTasks(self.storage_monitor.report)
        self._timers = TableTimers(self.clock, self._start_tick)
        self._bots = BotScheduler(
            self.storage,
            self.tables,
            self.clock,
            self.tasks,
            workers=workers,
        )
        self.tables.ask_bot = self._bots.ask
        self.tables.on_step = self._schedule
        self.tables.on_due = self._look_at_due

        self.notices: Notices | None = None
        """Tells players who are away; `None` where that is not installed."""

    async def open(self) -> None:
        await self.storage.release()
        self.tables.listen(self._presence.receive)
        if self.storage.is_shared:
            self.connections.announce = self._presence.note
            self.tasks.keep_running("announcements", self._presence.send_changes)
            self.tasks.keep_running("heartbeat", self._presence.send_heartbeats)
        self.tasks.keep_running("deadlines", self.tables.run)
        self.tasks.keep_running("bots", self._bots.run)
        self.tasks.keep_running("storage monitor", self.storage_monitor.run)
        self.tasks.keep_running("load monitor", self.load_monitor.run)
        self.tasks.keep_running("eviction", self._evict_tables)
        self.tasks.keep_running("absences", self._follow_absences)

    async def close(self) -> None:
        self.network.close()
        self._timers.cancel_all()
        await self.tasks.cancel()
        await self.chances.stop()
        await self._bots.stop()
        await self.reviews.stop()
        await self.storage.close()

    def require_guess(self, address: str) -> None:
        """Raise TooManyError if this address has guessed wrong too often."""
        if self.limits.guesses.is_empty(address):
            raise TooManyError(phrase("server-too-many"))

    async def find(self, code: str, address: str) -> LiveTable:
        """Find a table by its typed code; wrong guesses are limited per address."""
        self.require_guess(address)
        try:
            return await self.tables.get(tidy_code(code))
        except UnknownTableError:
            self.limits.guesses.take(address)
            raise

    async def set_orders(self, live: LiveTable, seat: Seat, token: str | None, orders: str) -> None:
        """Replace the standing orders of a seat."""
        await self.revise(live, partial(set_orders, seat=seat, token=token, orders=orders))

    async def undo(self, live: LiveTable, seat: Seat, request: str) -> None:
        """Take an answer back, or ask everybody whether they agree, if the table says so."""
        progress, number = live.progress, 0 if live.progress is None else live.progress.seq
        is_seen = progress is not None and takes_back_in_public(
            live.game, progress, live.saved, seat
        )
        if is_seen:  # it leaves lines in the chat
            self.limits.chat.take((live.id, seat, "undo"))
        conduct = live.saved.conduct
        if is_seen and conduct.is_binding and conduct.asks_back:
            await self._ask_back(live, seat)
            return
        await live.undo(seat, request)
        if is_seen:
            said = f"{seat}:notice-taken-back#{number}"
            await live.say(
                ChatLine(at=self.clock.now(), seat=seat, phrase="notice-taken-back", request=said)
            )

    async def _ask_back(self, live: LiveTable, seat: Seat) -> None:
        """Ask the others whether this seat may take its last answer back."""
        assert live.progress is not None, "somebody has seen an answer"
        undoable = undoable_answer(live.progress, seat)
        answer = None if undoable is None else undoable.seq
        motion = Motion(wish="undo", by=seat, agreed=(seat,), answer=answer)

        def change(saved: SavedTable) -> SavedTable:
            needed = deciders(saved, motion, host=saved.terms.host, present=())
            return move(saved, motion, needed, self.clock.now(), bot="")

        await self.revise(live, change)

    async def revise(
        self, live: LiveTable, change: Callable[[SavedTable], SavedTable]
    ) -> SavedTable:
        """Change seats or status, tell everybody, and return the table as it is afterwards."""
        noticed = NoticedChange(change)
        await live.revise(noticed)
        self.connections.report_change(live.id)
        for line in noticed.notices(self.clock.now()):
            await live.say(line)
        return live.saved

    async def welcome_back(self, live: LiveTable, seats: Iterable[Seat]) -> None:
        """Take players back who were missed: the device of these seats shows a sign of life."""
        for seat in seats:
            if is_missed(live.saved.seats[seat]):
                await self.revise(live, partial(return_to_seat, seat=seat))

    async def uncover(self, live: LiveTable, seats: Iterable[Seat], token: str | None) -> None:
        """Give those of these seats back that bots cover: their device acts again."""
        for seat in seats:
            if live.saved.seats[seat].is_covered:
                await self.revise(live, partial(take_back, seat=seat, token=token))

    async def set_watched(self, live: LiveTable) -> None:
        """Note that somebody without a seat is about to see the table.

        A table that stays watched is left alone. A step would wait for the one being written, so a
        spectator could tell from a slow response that somebody has just sealed an answer.
        """
        if not live.saved.has_ended and not live.stays_watched:
            await self.revise(live, partial(set_watched, is_watched=True))

    async def note_visit(self, live: LiveTable) -> None:
        """Note that somebody without a seat reads the table over HTTP, and may do so again soon."""
        if live.saved.status == "playing" and not is_locked(live.saved):
            self._visits[live.id] = self.clock.now()
            await self.set_watched(live)

    def _follow_presence(self, live: LiveTable) -> None:
        """Follow who comes to the table and goes, and changes of its seats.

        Most tables never become private. They count as watched, and nothing is written.
        """
        self._attended.add(live.id)
        self._follow_host(live)
        is_watched = self._is_watched(live)
        matters = not live.saved.has_ended and (is_watched or can_be_private(live.saved))
        if matters and not live.is_settled(is_watched=is_watched):
            self.tasks.start("presence", self._update_watched(live))

    def _follow_host(self, live: LiveTable) -> None:
        """Make a host who is back the host again."""
        acting = live.saved.conduct.acting_host
        is_back = live.saved.terms.host in self.connections.present_at(live.id).seats
        if acting is not None and is_back and not live.saved.has_ended:
            change = partial(set_acting_host, seat=None)
            self.tasks.start("host", self.revise(live, change))

    async def _follow_absences(self) -> None:
        while True:
            await asyncio.sleep(ABSENCE_SECONDS)
            await self.look_at_absences()

    async def look_at_absences(self) -> None:
        """Look at the tables at which somebody has been connected here since the last look.

        Of other tables this process may not know who is connected elsewhere.
        """
        before, self._attended = self._attended, self.connections.local_tables()
        for live in self.tables.loaded():
            if live.id in before or live.id in self._attended:
                await self._follow_absences_at(live)

    async def _look_at_due(self, live: LiveTable) -> None:
        """Look whether somebody has kept the table waiting for too long."""
        due = cover_due(live.game, live.saved, live.progress)
        if due is not None and due <= self.clock.now():
            await self._follow_absences_at(live)

    async def _follow_absences_at(self, live: LiveTable) -> None:
        def change(saved: SavedTable) -> SavedTable:
            present = self.connections.present_at(live.id).seats
            return after_absences(live.game, saved, live.progress, present, self.clock.now())

        if change(live.saved) != live.saved:
            await self.revise(live, change)

    async def _update_watched(self, live: LiveTable) -> None:
        """Note whether a table is watched. Other processes have time to object that it is."""
        if self.storage.is_shared and not self._is_watched(live):
            await asyncio.sleep(OBJECTION_SECONDS)
        # Decided when the step is, with everybody who has come in the meantime.
        await live.revise(lambda saved: set_watched(saved, is_watched=self._is_watched(live)))

    def _is_watched(self, live: LiveTable) -> bool:
        last_visit = self._visits.get(live.id, 0)
        has_visitor = self.clock.now() - last_visit < VISIT_MILLISECONDS
        has_visitor = has_visitor and not is_locked(live.saved)
        return has_visitor or self.connections.is_watched(live.id)

    def _schedule(self, live: LiveTable) -> None:
        """Prepare what follows a step: the next deadline and the next answer of a bot."""
        self._timers.reset(live)
        self._bots.schedule(live)
        if self.notices is not None:
            self.notices.follow(live)

    def _start_tick(self, live: LiveTable) -> None:
        self.tasks.start("deadline", self.tables.tick(live))

    async def _evict_tables(self) -> None:
        while True:
            await asyncio.sleep(EVICTION_SECONDS)
            self.tables.evict()
            self._forget_visits()

    def _forget_visits(self) -> None:
        """Let tables that nobody visits any more become private again."""
        ended = self.clock.now() - VISIT_MILLISECONDS
        for table in [table for table, at in self._visits.items() if at <= ended]:
            del self._visits[table]
            self.connections.report_change(table)
