"""Bots get a view in a process of their own, and repeat their answer when asked again."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw

from tests.server.serving import PATIENCE
from tests.support.random_play import random_turns
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.server.bots.scheduler import LEASE
from tinhorn.server.bots.worker import Failed, Task, answer, reply
from tinhorn.server.bots.workers import BotFailedError, BotWorkers

GAME = GAMES["winchester"]


def a_task(bot: str = "uniform") -> Task:
    turn = next(
        turn
        for turn in random_turns(GAME, GAME.Setup(players=3), Random(1))
        if turn.decision.seat != CHANCE
    )
    view = GAME.view(turn.before, turn.decision.seat)
    encoded = Raw(msgspec.json.encode(view))
    return Task(game=GAME.NAME, bot=bot, seed="MESA-2345#0#7", view=encoded)


def child_processes() -> list[int]:
    own = os.getpid()
    found: list[int] = []
    for task in Path(f"/proc/{own}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return [pid for pid in found if b"bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_bot_answers_from_its_view_and_repeats_its_answer() -> None:
    task = a_task()

    chosen = msgspec.json.decode(answer(task), type=GAME.Action)

    view = msgspec.json.decode(task.view, type=GAME.View)
    assert chosen in view.options
    assert answer(task) == answer(task)


def test_a_bot_that_fails_does_not_end_its_process() -> None:
    async def scene() -> object:
        workers = BotWorkers(1)
        with pytest.raises(BotFailedError, match="bot-unknown"):
            await workers.answer(a_task(bot="nobody"))
        before = child_processes()
        answered = await workers.answer(a_task())
        assert child_processes() == before
        await workers.stop()
        return answered

    assert asyncio.run(scene())


def test_an_unreadable_task_is_answered_with_an_error() -> None:
    assert isinstance(msgspec.json.decode(reply(b"{"), type=Failed), Failed)


def test_a_killed_process_is_replaced_once_and_all_answers_arrive_within_a_lease() -> None:
    task = a_task()

    async def scene() -> tuple[object, list[object], set[int], float]:
        workers = BotWorkers(1)
        before = await workers.answer(task)
        [old] = child_processes()
        os.kill(old, signal.SIGKILL)
        began = time.monotonic()
        answers = await asyncio.gather(*(workers.answer(task) for _ in range(50)))
        took = time.monotonic() - began
        after = set(child_processes()) - {old}
        await workers.stop()
        return before, list(answers), after, took

    before, answers, processes, took = asyncio.run(scene())

    assert answers == [before] * 50
    assert len(processes) == 1
    assert took < LEASE / 1000 * 4  # the start of an interpreter on a busy machine included


def test_a_process_killed_while_it_thinks_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine, a new process starts later than a server waits for.
    monkeypatch.setattr("tinhorn.server.bots.workers.ANSWER_SECONDS", PATIENCE)
    task = a_task(bot="heuristic")

    async def scene() -> tuple[object, list[object]]:
        workers = BotWorkers(2)
        before = await workers.answer(task)
        asking = asyncio.gather(*(workers.answer(task) for _ in range(60)))
        await asyncio.sleep(0.02)
        for process in child_processes():
            os.kill(process, signal.SIGKILL)
        answers = await asking
        await workers.stop()
        return before, list(answers)

    before, answers = asyncio.run(scene())

    assert answers == [before] * 60
