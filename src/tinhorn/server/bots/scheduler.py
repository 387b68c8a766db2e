"""Asks bots for the answers they owe, at the time they are due.

What bots owe is in the database, so that any process can take over when another dies. A process
claims a job for the length of a lease. If no answer is recorded by then, the job can be claimed
again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw

from tinhorn.kernel.errors import StaleActionError
from tinhorn.server import metrics
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots.remarks import chat_line
from tinhorn.server.bots.worker import ChancesTask, Task
from tinhorn.server.bots.workers import BotFailedError, WorkerDiedError, WorkerUnavailableError
from tinhorn.server.outage import Outage
from tinhorn.table.deadlines import Clock
from tinhorn.table.decide import NotPlayingError, Submission
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob
from tinhorn.table.registry import TableRegistry
from tinhorn.table.storage.interface import Storage

log = logging.getLogger("tinhorn")

BOT_REQUEST: Final = "bot#"
"""The prefix of the request ids of bots; clients may not use it."""
LEASE: Final = 1_500
"""Milliseconds for which a claimed job belongs to this process."""
SHORTEST_WAIT: Final = 0.002
LONGEST_WAIT: Final = 0.25
"""Seconds between two queries for jobs: other processes add jobs without telling this one."""

Submit = Callable[[LiveTable, Submission], Awaitable[None]]


class Workers(Protocol):
    """Where bots think."""

    async def answer(self, task: Task) -> Any:
        """Return the action of a bot."""
        ...

    async def chances(self, task: ChancesTask) -> tuple[int, ...]:
        """Return the chances to win, by seat."""
        ...

    async def stop(self) -> None:
        """End all work."""
        ...


class BotScheduler:
    """`submit` records an answer at a table, exactly like the answer of a person."""

    def __init__(
        self,
        storage: Storage,
        tables: TableRegistry,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        workers: Workers,
        submit: Submit,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._clock = clock
        self._tasks = tasks
        self._submit = submit
        self._workers = workers
        self._outage = Outage("bot processes")
        self._in_progress: set[BotJob] = set()
        self._has_new_job = asyncio.Event()
        self._next_due = 0
        """When the next known job is due, in milliseconds; 0 if unknown."""

    def schedule(self, live: LiveTable) -> None:
        """Wake the loop in time for the next job of this table."""
        if not live.jobs:
            return
        due = min([job.due for job in live.jobs])
        if not self._next_due or due < self._next_due:
            self._next_due = due
            self._has_new_job.set()

    async def run(self) -> None:
        """Claim due jobs and work on them, until cancelled."""
        while True:
            self._next_due = 0
            for job in await self._storage.claim_jobs(self._clock.now(), lease=LEASE):
                # The lease of a job that this process still works on may have expired: the work
                # goes on, and the claim only renews the lease.
                if job not in self._in_progress:
                    self._tasks.start("bot answer", self._work(job))
            await self._wait_for_job()

    async def stop(self) -> None:
        await self._workers.stop()

    async def _wait_for_job(self) -> None:
        """Wait until a known job is due, but never longer than LONGEST_WAIT."""
        left = LONGEST_WAIT
        while left > 0:
            if self._next_due:
                left = min(left, (self._next_due - self._clock.now()) / 1000)
            self._has_new_job.clear()
            try:
                await asyncio.wait_for(self._has_new_job.wait(), max(left, SHORTEST_WAIT))
            except TimeoutError:
                return

    async def _work(self, job: BotJob) -> None:
        self._in_progress.add(job)
        try:
            await self._answer(job)
        except (WorkerDiedError, WorkerUnavailableError) as error:
            # The job stays in the database and is claimed again when its lease has expired.
            self._outage.begin(error)
        except BotFailedError as error:
            # The table gives the default answer when the time limit for bots is over.
            log.error("bot failed", extra={"detail": str(error)})
        finally:
            self._in_progress.discard(job)

    async def _answer(self, job: BotJob) -> None:
        """Let a bot answer, if the question is still open before and after it thinks."""
        live = await self._tables.playable(job.table)
        if live is None:
            return
        if not _is_open(live, job):
            # Another process may have asked the question, and this copy of the table is behind.
            await live.catch_up()
        level = live.saved.seats[job.seat].bot
        if level is None or not _is_open(live, job):
            return
        task = Task(
            game=live.game.NAME,
            bot=level,
            seed=_seed(live, job),
            view=Raw(msgspec.json.encode(live.view(job.seat))),
        )
        with metrics.BOT_SECONDS.time():
            action = await self._workers.answer(task)
        self._outage.end()
        if not _is_open(live, job):
            # The reaction window closed, or the bot was replaced, while it was thinking.
            return
        request = f"{BOT_REQUEST}{job.prompt}#{job.asking}"
        said = chat_line(live, job, request, self._clock.now())
        submission = Submission(
            seat=job.seat,
            request=request,
            prompt=job.prompt,
            asking=job.asking,
            action=action,
        )
        try:
            await self._submit(live, submission)
        except (StaleActionError, NotPlayingError):
            # It closed in the meantime, here or in another process: nothing is owed any more.
            return
        if said is not None:
            await live.say(said)


def _is_open(live: LiveTable, job: BotJob) -> bool:
    """True if the table still waits for exactly this answer."""
    asked, progress = live.asked(job.seat), live.progress
    if asked is None or progress is None or live.saved.status != "playing":
        return False
    return (asked.prompt, progress.asking) == (job.prompt, job.asking)


def _seed(live: LiveTable, job: BotJob) -> str:
    """Derive a bot's randomness: unpredictable for players, repeatable after a crash."""
    label = f"bot#{job.seat}#{job.prompt}".encode()
    return hmac.digest(live.saved.terms.secret, label, "sha256").hex()
