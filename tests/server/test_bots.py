"""Bots get a view in a process of their own, and repeat their answer when asked again."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.server.serving import PATIENCE
from tests.server.witnesses import stopped
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, Decision
from tinhorn.server.bots import worker
from tinhorn.server.bots.worker import Failed, Task, answer, reply
from tinhorn.server.bots.workers import BotFailedError, BotWorkers
from tinhorn.testing.random_play import random_turns

GAME = GAMES["winchester"]


def a_task(bot: str = "uniform") -> Task:
    turn = next(
        turn
        for turn in random_turns(GAME, GAME.Setup(players=3), Random(1))
        if turn.decision.seat != CHANCE
    )
    view = GAME.view(turn.before, turn.decision.seat)
    encoded = Raw(msgspec.json.encode(view))
    return Task(game=GAME.NAME, bot=bot, whims="MESA-2345#0", seed="MESA-2345#0#7", view=encoded)


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
        with pytest.raises(BotFailedError, match="has no bot called"):
            await workers.answer(a_task(bot="nobody"))
        before = child_processes()
        answered = await workers.answer(a_task())
        assert child_processes() == before
        await workers.stop()
        return answered

    assert asyncio.run(scene())


def test_an_unreadable_task_is_answered_with_an_error() -> None:
    assert isinstance(msgspec.json.decode(reply(b"{"), type=Failed), Failed)


def test_a_killed_process_is_replaced_once_and_all_answers_arrive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # An answer that was lost would be asked for again only after this time.
    monkeypatch.setattr("tinhorn.server.bots.workers.ANSWER_SECONDS", 10 * PATIENCE)
    task = a_task()

    async def scene() -> tuple[object, list[object], set[int]]:
        workers = BotWorkers(1)
        before = await workers.answer(task)
        [old] = child_processes()
        os.kill(old, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*(workers.answer(task) for _ in range(50)))
        after = set(child_processes()) - {old}
        await workers.stop()
        return before, list(answers), after

    before, answers, processes = asyncio.run(scene())

    assert answers == [before] * 50
    assert len(processes) == 1


def test_a_process_killed_while_it_thinks_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine, a new process starts later than a server waits for.
    monkeypatch.setattr("tinhorn.server.bots.workers.ANSWER_SECONDS", PATIENCE)
    task = a_task(bot="heuristic")

    async def scene() -> tuple[object, list[object]]:
        workers = BotWorkers(2)
        before = await workers.answer(task)
        with stopped(processes := child_processes()):  # in the middle of its work
            asking = [asyncio.ensure_future(workers.answer(task)) for _ in range(60)]
            await asyncio.sleep(0)  # all are sent
            for process in processes:
                os.kill(process, signal.SIGKILL)
        answers = await asyncio.gather(*asking)
        await workers.stop()
        return before, answers

    before, answers = asyncio.run(scene())

    assert answers == [before] * 60


def test_what_a_bot_draws_when_it_is_made_holds_for_the_whole_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = []

    class Whimsical:
        def __init__(self, rng: Random) -> None:
            self._rng, self._whim = rng, rng.random()

        def choose(self, seen: Any, _: Decision) -> Any:
            drawn.append((self._whim, self._rng.random()))
            return seen.options[0]

    monkeypatch.setattr(worker, "bot_named", lambda bot, game, rng: Whimsical(rng))
    first = a_task()
    for seed in ("0#7", "0#8"):
        worker.answer(replace(first, seed=seed))

    assert drawn[0][0] == drawn[1][0]
    assert drawn[0][1] != drawn[1][1]
