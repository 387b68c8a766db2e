"""Bots at tables get a view, in a process of their own, and answer the same when asked again."""

from __future__ import annotations

import asyncio
from multiprocessing import active_children
from random import Random

import msgspec

from tests.support.random_play import random_turns
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.server.bots import BotWorkers, Task, answer

GAME = GAMES["winchester"]


def a_task() -> Task:
    turn = next(
        turn
        for turn in random_turns(GAME, GAME.Setup(players=3), Random(1))
        if turn.decision.seat != CHANCE
    )
    view = GAME.view(turn.before, turn.decision.seat)
    return Task(game=GAME.NAME, bot="uniform", seed="MESA-2345#0#7", view=msgspec.json.encode(view))


def test_a_bot_answers_from_what_it_is_told_and_the_same_when_asked_again() -> None:
    task = a_task()

    chosen = msgspec.json.decode(answer(task), type=GAME.Action)

    seen = msgspec.json.decode(task.view, type=GAME.View)
    assert chosen in seen.options
    assert answer(task) == answer(task)


def test_a_worker_that_dies_is_replaced_and_nobody_notices() -> None:
    task = a_task()

    async def scene() -> tuple[object, list[object]]:
        workers = BotWorkers(1)
        before = await workers.answer(task)
        [process] = active_children()
        process.kill()
        after = await asyncio.gather(*(workers.answer(task) for _ in range(50)))
        await workers.stop()
        return before, after

    before, after = asyncio.run(scene())

    assert after == [before] * 50
