"""Asks bots for the answers they owe, shortly before they are due; each leaves when it is due.

What bots owe is in the database, so that any process can take over when another dies. A process
claims a job for the length of a lease. If no answer is recorded by then, the job can be claimed
again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw

from tinhorn.bots.game_bots import bots_of
from tinhorn.bots.remarks import EVENTS, answers_in_public, remark
from tinhorn.kernel import Decision, Seat, StaleActionError
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots.worker import ChancesTask, Task
from tinhorn.server.bots.workers import BotFailedError, WorkerDiedError, WorkerUnavailableError
from tinhorn.server.monitoring import metrics
from tinhorn.server.monitoring.logs import Outage
from tinhorn.server.seat_changes import character_of_holder
from tinhorn.table.deadlines import Clock
from tinhorn.table.decide import NotPlayingError, Submission
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob, ChatLine, SavedTable
from tinhorn.table.registry import TableRegistry
from tinhorn.table.rounding import wait_for_step
from tinhorn.table.storage.interface import Storage

log = logging.getLogger("tinhorn")

BOT_REQUEST: Final = "bot#"
"""The prefix of the request ids of bots; clients may not use it."""
LEASE: Final = 1_500
"""Milliseconds for which a claimed job belongs to this process."""
AHEAD: Final = 500
"""How many milliseconds before an answer is due a bot begins to think: long enough for the longest
wait between two queries, and for most bots."""
STEP: Final = 0.1
"""A late answer leaves a multiple of this many seconds after it was due."""
SHORTEST_WAIT: Final = 0.002
LONGEST_WAIT: Final = 0.25
"""Seconds between two queries for jobs: other processes add jobs without telling this one."""


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
    """Records the answers of bots at a table, exactly like the answers of people."""

    def __init__(
        self,
        storage: Storage,
        tables: TableRegistry,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        workers: Workers,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._clock = clock
        self._tasks = tasks
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
            soon = self._clock.now() + AHEAD
            for job in await self._storage.claim_jobs(soon, lease=LEASE):
                # The lease of a job that this process still works on may have expired: the work
                # goes on, and the claim only renews the lease.
                if job not in self._in_progress:
                    self._tasks.start("bot answer", self._work(job))
            await self._wait_for_job()

    async def ask(self, saved: SavedTable, asked: Decision, view: Any) -> Any:
        """Return what a bot answers in a window of a private table; `None` if it fails."""
        try:
            return await self._choose(saved, asked.seat, asked.prompt, view)
        except (WorkerDiedError, WorkerUnavailableError) as error:
            self._outage.begin(error)
        except BotFailedError as error:
            log.error("bot failed", extra={"detail": str(error)})
        return None

    async def stop(self) -> None:
        await self._workers.stop()

    async def _wait_for_job(self) -> None:
        """Wait until a known job is due, but never longer than LONGEST_WAIT."""
        left = LONGEST_WAIT
        while left > 0:
            if self._next_due:
                left = min(left, (self._next_due - AHEAD - self._clock.now()) / 1000)
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

    async def _choose(
        self, saved: SavedTable, seat: Seat, prompt: int, view: Any, past: Sequence[Any] = ()
    ) -> Any:
        """Let the bot of a seat choose, from what the seat sees and remembers."""
        level = saved.seats[seat].bot
        assert level is not None, "only bots are asked"
        encoded, told = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(past))
        whims, seed = _seed(saved, f"whims#{seat}"), _seed(saved, f"bot#{seat}#{prompt}")
        task = Task(saved.terms.game, level, whims, seed, encoded, told)
        with metrics.BOT_SECONDS.time():
            action = await self._workers.answer(task)
        self._outage.end()
        return action

    async def _wait_until_due(self, live: LiveTable, job: BotJob) -> None:
        """Wait for the time at which the answer leaves: what the bot computed does not change it.

        A bot that takes longer answers a multiple of `STEP` later, at the usual pace.
        """
        left = (job.due - self._clock.now()) / 1000
        loop = asyncio.get_running_loop()
        if left > 0:
            await asyncio.sleep(left)
        elif not live.is_reaction_window:  # there an answer is sealed, and nobody notices when
            await wait_for_step(loop.time() + left, STEP * live.saved.terms.timing.pace)

    async def _answer(self, job: BotJob) -> None:
        """Let a bot answer, if the question is still open before and after it thinks."""
        live = await self._tables.playable(job.table)
        if live is None:
            return
        if not _is_open(live, job):
            # Another process may have asked the question, and this copy of the table is behind.
            await live.catch_up()
        if not _is_open(live, job):
            return
        past = live.story.remembered(job.seat, bots_of(live.game.NAME).remembers)
        action = await self._choose(live.saved, job.seat, job.prompt, live.view(job.seat), past)
        await self._wait_until_due(live, job)
        if not _is_open(live, job):
            # The reaction window closed, or the bot was replaced, while it was thinking.
            return
        request = f"{BOT_REQUEST}{job.prompt}#{job.asking}"
        submission = Submission(
            seat=job.seat,
            request=request,
            prompt=job.prompt,
            asking=job.asking,
            action=action,
            is_by_bot=True,
        )
        await self._wait_until(live.bot_may_answer_at(submission))
        if not _is_open(live, job):
            return
        said = chat_line(live, job, request, self._clock.now())
        try:
            await live.submit(submission)
        except (StaleActionError, NotPlayingError):
            # It closed in the meantime, here or in another process: nothing is owed any more.
            return
        if said is not None:
            await live.say(said)

    async def _wait_until(self, at: int) -> None:
        left = at - self._clock.now()
        if left > 0:
            await asyncio.sleep(left / 1000)


def _is_open(live: LiveTable, job: BotJob) -> bool:
    """Return True if the table still waits for exactly this answer of a bot."""
    asked, progress = live.asked(job.seat), live.progress
    if asked is None or progress is None or not live.saved.seats[job.seat].is_bot:
        return False
    return (asked.prompt, progress.asking) == (job.prompt, job.asking)


def _seed(saved: SavedTable, label: str) -> str:
    """Derive a bot's randomness: unpredictable for players, repeatable after a crash."""
    return hmac.digest(saved.terms.secret, label.encode(), "sha256").hex()


def chat_line(live: LiveTable, job: BotJob, request: str, now: int) -> ChatLine | None:
    """Return what a bot says while it owes this answer, or nothing.

    It follows from what everybody knows: the last public events, the number of the prompt and the
    secret of the table. A bot speaks only when everybody sees that it answers.
    """
    character = character_of_holder(live.saved.seats[job.seat])
    if character is None:
        return None
    label = f"talk#{job.seat}#{job.prompt}".encode()
    rng = Random(hmac.digest(live.saved.terms.secret, label, "sha256"))
    phrase = remark(live.game, live.story.recent(None, EVENTS), job.seat, character, rng)
    decision = live.asked(job.seat)
    if phrase is None or decision is None:
        return None
    if not answers_in_public(live.game, decision, live.view(None)):
        return None
    return ChatLine(at=now, seat=job.seat, phrase=phrase, request=f"{job.seat}:{request}")
