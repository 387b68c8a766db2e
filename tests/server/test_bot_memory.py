"""A bot is made for each answer, and told what its seat remembers of the game."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import msgspec

from tests.server.test_bot_times import LoopClock, Thinkers
from tests.support.live import EVERY_GAME
from tests.table.test_registry import VirtualTime
from tinhorn.games import dicetown
from tinhorn.games.dicetown.events import OfferMade
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Seat
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.bots import worker
from tinhorn.server.bots.scheduler import BotScheduler
from tinhorn.server.bots.worker import Task
from tinhorn.table.decide import Submission
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob, Holder, Timing
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage

VENGEFUL: Final = Holder(kind="bot", name="Duke", bot="deputy:grudge")
ENOUGH: Final = 4
"""Offers to a sheriff at several ties: one tie has two at most."""


class Recorder(Thinkers):
    """A bot of this process; it notes what it is told."""

    def __init__(self) -> None:
        super().__init__(0)
        self.told: list[Any] | None = None

    async def answer(self, task: Task) -> Any:
        self.told = msgspec.json.decode(task.past, type=list[dicetown.Event])
        return msgspec.json.decode(worker.answer(task), type=dicetown.Action)


def offers_to(live: LiveTable, seat: Seat) -> list[Any]:
    all_events = [event for events in live.story.events.values() for event in events]
    return [one for one in all_events if isinstance(one, OfferMade) and one.sheriff == seat]


async def played(live: LiveTable) -> BotJob:
    """Play at random until a bot that has often been offered something owes an answer."""
    rng, count = Random(4), 0
    while True:
        if live.is_reaction_window:
            await asyncio.sleep(live.saved.terms.timing.window / 1000)
            await live.tick()
        for job in () if live.is_reaction_window else live.jobs:
            if len(offers_to(live, job.seat)) >= ENOUGH:
                return job
        assert live.progress is not None
        asked = dicetown.pending(live.progress.state)
        decision = next((one for one in asked if live.asked(one.seat)), asked[0])
        options, count = live.view(decision.seat).options, count + 1
        await live.submit(
            Submission(
                seat=decision.seat,
                request=f"random {count}",
                prompt=decision.prompt,
                asking=live.progress.asking,
                action=rng.choice(options),
            )
        )


async def told() -> tuple[list[Any], list[Any]]:
    """Return what a bot is told that owes an answer, and the offers it has had."""
    clock, store = LoopClock(), MemoryStorage(EVERY_GAME)
    tables = TableRegistry(store, EVERY_GAME, clock)
    setup, seats = dicetown.Setup(players=3), (VENGEFUL,) * 3
    saved = new_saved_table("BOTS-2345", dicetown, setup, seats, now=clock.now(), timing=Timing())
    live = await tables.create(saved)
    await live.revise(begin)
    job = await played(live)
    made, answered = offers_to(live, job.seat), asyncio.Event()
    live.on_step = lambda _: answered.set()

    def report(error: BadInputError) -> None:
        raise error

    tasks, recorder = BackgroundTasks(report), Recorder()
    bots = BotScheduler(store, tables, clock, tasks, workers=recorder)
    bots.schedule(live)
    tasks.keep_running("bots", bots.run)
    await answered.wait()
    await tasks.cancel()
    assert recorder.told is not None
    return recorder.told, made


def test_a_sheriff_is_told_all_offers_that_it_has_had_and_no_others() -> None:
    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        past, made = runner.run(told())

    assert past == made
    assert len(past) >= ENOUGH
