"""When the answer of a bot leaves depends on its deadline alone, not on what the bot computes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.support import parcels
from tests.support.live import BOT, EVERY_GAME, PERSON, seated
from tests.table.test_registry import VirtualTime
from tinhorn.kernel.errors import BadInputError
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots.scheduler import AHEAD, LONGEST_WAIT, STEP, BotScheduler
from tinhorn.server.bots.worker import ChancesTask, Task
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Timing
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage


class LoopClock:
    """The time of the event loop, in milliseconds."""

    def now(self) -> int:
        return round(asyncio.get_running_loop().time() * 1000)


class Thinkers:
    """Bots that think for a given time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    async def answer(self, task: Task) -> Any:
        await asyncio.sleep(self._seconds)
        return parcels.Bid(0)

    async def chances(self, task: ChancesTask) -> tuple[int, ...]:
        return (500, 500)

    async def stop(self) -> None:
        """Do nothing: there is no process to stop."""


async def _lateness(seconds: float) -> int:
    """Return how many milliseconds after it was due the answer of a bot leaves."""
    clock, store = LoopClock(), MemoryStorage(EVERY_GAME)
    tables = TableRegistry(store, EVERY_GAME, clock)
    setup = parcels.Setup(players=3)
    seats = seated(PERSON, PERSON, BOT)
    saved = new_saved_table("BOTS-2345", parcels, setup, seats, now=clock.now(), timing=Timing())
    live = await tables.create(saved)
    await live.revise(begin)
    [job] = live.jobs
    left: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def note(live: LiveTable) -> None:
        assert job not in live.jobs
        left.set_result(clock.now())

    live.on_step = note

    def report(error: BadInputError) -> None:
        raise error

    tasks = BackgroundTasks(report)
    workers = Thinkers(seconds)
    bots = BotScheduler(store, tables, clock, tasks, workers=workers)
    bots.schedule(live)
    tasks.keep_running("bots", bots.run)
    at = await left
    await tasks.cancel()
    return at - job.due


def lateness(seconds: float) -> int:
    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        return runner.run(_lateness(seconds))


@pytest.mark.parametrize("seconds", [0.0, 0.012, AHEAD / 1000 - LONGEST_WAIT])
def test_an_answer_leaves_when_it_is_due_however_long_the_bot_thinks(seconds: float) -> None:
    assert lateness(seconds) == pytest.approx(0, abs=1)


@pytest.mark.parametrize("seconds", [0.53, 0.58, 0.9])
def test_a_late_answer_leaves_at_a_step_of_time(seconds: float) -> None:
    late = lateness(seconds)

    assert late > 0
    assert round(late / 1000 / STEP) * STEP == pytest.approx(late / 1000, abs=0.002)
