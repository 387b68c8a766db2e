"""All that one server process holds: its tables, the bots at them, who is connected."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from tinhorn.games import GAMES
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.server import metrics
from tinhorn.server.api.errors import TooManyError
from tinhorn.server.auth import tidy_code
from tinhorn.server.bots import BotWorkers, Task
from tinhorn.server.middleware.rate_limits import Limits
from tinhorn.server.replays import ReplayCache
from tinhorn.server.settings import Settings
from tinhorn.server.socket.connections import Connections
from tinhorn.server.socket.presence import Presence
from tinhorn.table.deadlines import SystemClock, bot_jobs
from tinhorn.table.decide import Submission
from tinhorn.table.dice_count import DiceCounter
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import BotJob, SavedTable
from tinhorn.table.registry import TableRegistry
from tinhorn.table.storage.storage import Storage

log = logging.getLogger("tinhorn")

BOT_REQUEST: Final = "bot#"
"""The requests of bots begin so, and those of nobody else."""
LEASE: Final = 1_500
"""Milliseconds in which a process that took on a bot's answer must give it; then another may."""
SHORTEST_WAIT: Final = 0.002
LONGEST_WAIT: Final = 0.25
"""Seconds between two looks at what bots owe: other processes leave jobs behind, too."""
SOON: Final = 10.0
"""Seconds up to which a process has a timer of its own for what is due."""
AFTER_A_FAILURE: Final = 1.0
"""Seconds to wait before trying again."""
EVICT_EVERY: Final = 60.0


class Services:
    """Made once in a process; open it before use, close it afterwards."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = SystemClock()
        self.store = Storage.open(settings.database, GAMES)
        self.tables = TableRegistry(self.store, GAMES, self.clock)
        self.dice_counter = DiceCounter(self.store, GAMES)
        self.actions = {name: msgspec.json.Decoder(game.Action) for name, game in GAMES.items()}
        """How the answers of each game are read."""
        self.replays = ReplayCache(self.store)
        self.connections = Connections(self.clock)
        self._presence = Presence(self.store, self.connections)
        self.limits = Limits(is_on=settings.is_limited)
        self._bots = BotWorkers(settings.bot_processes)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._working: set[BotJob] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._poked = asyncio.Event()
        self._next_job = 0
        """When the next bot known of is to answer, in milliseconds; 0 for not known."""

    async def open(self) -> None:
        await self.store.release()
        self.tables.listen(self._presence.hear)
        if self.store.is_shared:
            self.connections.announce = lambda table, seats: self._start(
                self._presence.announce(table, seats)
            )
            self._start(_for_ever(self._presence.beat))
        for work in (self.tables.run, self._serve_bots, self._keep_tidy):
            self._start(_for_ever(work))

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bots.stop()
        await self.store.close()

    async def find(self, code: str, address: str) -> LiveTable:
        """The table of a code as people type it; who guesses too much is no longer answered."""
        if self.limits.guesses.is_empty(address):
            raise TooManyError(phrase("server-too-many"))
        try:
            return await self.tables.get(tidy_code(code))
        except UnknownTableError:
            self.limits.guesses.asking(address)
            raise

    async def submit(self, live: LiveTable, sent: Submission) -> None:
        await live.submit(sent)
        self._look_out(live)

    async def undo(self, live: LiveTable, seat: Seat, request: str) -> None:
        await live.undo(seat, request)
        self._look_out(live)

    async def revise(self, live: LiveTable, change: Callable[[SavedTable], SavedTable]) -> None:
        await live.revise(change)
        self._look_out(live)

    def _look_out(self, live: LiveTable) -> None:
        """See to it that what is due at this table is done in time."""
        self._set_timer(live)
        self._look_out_for_bots(live)

    def _set_timer(self, live: LiveTable) -> None:
        """For what is due soon; for all else `tables` looks from time to time."""
        if timer := self._timers.pop(live.id, None):
            timer.cancel()
        left = None if live.due is None else (live.due - self.clock.now()) / 1000
        if left is not None and left < SOON:
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(
                max(left, 0), lambda: self._start(self._tick(live))
            )

    async def _tick(self, live: LiveTable) -> None:
        await live.tick()
        self._look_out(live)

    def _look_out_for_bots(self, live: LiveTable) -> None:
        saved, progress = live.saved, live.progress
        if progress is None or all(holder.kind != "bot" for holder in saved.seats):
            return
        due = min(
            (job.due for job in bot_jobs(live.game, progress, saved.seats, saved.terms)), default=0
        )
        if due and (not self._next_job or due < self._next_job):
            self._next_job = due
            self._poked.set()

    async def _serve_bots(self) -> None:
        """Claim what bots owe and let them answer, until cancelled."""
        while True:
            self._next_job = 0
            for job in await self.store.claim_jobs(self.clock.now(), lease=LEASE):
                if job not in self._working:
                    self._start(self._work(job))
            await self._wait()

    async def _wait(self) -> None:
        until = LONGEST_WAIT
        while until > 0:
            if self._next_job:
                until = min(until, (self._next_job - self.clock.now()) / 1000)
            self._poked.clear()
            try:
                await asyncio.wait_for(self._poked.wait(), max(until, SHORTEST_WAIT))
            except TimeoutError:
                return

    async def _work(self, job: BotJob) -> None:
        self._working.add(job)
        try:
            await self._answer(job)
        finally:
            self._working.discard(job)

    async def _answer(self, job: BotJob) -> None:
        """Let a bot answer, if it is still asked."""
        live = await self.tables.playable(job.table)
        if live is None:
            return
        if not live.is_owed(job):
            # Perhaps another process has asked, and this copy is behind.
            await live.catch_up()
        level = live.saved.seats[job.seat].bot
        if level is None or not live.is_owed(job):
            return
        task = Task(
            game=live.game.NAME,
            bot=level,
            seed=_seed(live, job),
            view=msgspec.json.encode(live.view(job.seat)),
        )
        with metrics.BOT_SECONDS.time():
            action = await self._bots.answer(task)
        sent = Submission(
            seat=job.seat,
            request=f"{BOT_REQUEST}{job.prompt}#{job.asking}",
            prompt=job.prompt,
            asking=job.asking,
            action=action,
        )
        await self.submit(live, sent)

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(EVICT_EVERY)
            self.tables.evict()

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, BadInputError):
            log.info("a bot came too late", extra={"kind": error.kind})
        elif error is not None:
            log.error("failed", exc_info=error)


def _seed(live: LiveTable, job: BotJob) -> str:
    """What a bot leaves to chance nobody can foresee, and it is the same if it is asked again."""
    asked = f"bot#{job.seat}#{job.prompt}".encode()
    return hmac.digest(live.saved.terms.secret, asked, "sha256").hex()


async def _for_ever(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Whatever goes wrong, a database that is away for a while included."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("failed")
        await asyncio.sleep(AFTER_A_FAILURE)
