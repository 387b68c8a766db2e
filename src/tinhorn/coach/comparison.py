"""Compare answers to one decision, from what the seat knew: no hidden card decides.

Each answer is tried in the same imagined worlds. Heuristic bots play on for a while, and the value
judges where that leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import stdev
from typing import Any, Final

from msgspec import Struct

from tinhorn.bots import Mind, bot_named, bot_names, judge_of
from tinhorn.bots.value import chances
from tinhorn.kernel import AnyGame, Decision

BATCH: Final = 4
"""How many worlds are tried at a time with every answer that may still be better."""
LEAST: Final = 2 * BATCH
"""The fewest worlds that show an answer to be better."""
WORLDS: Final = 14 * BATCH
"""The most worlds that are tried."""
ADVISER: Final = "legend"
"""The level whose answers are compared with a player's, beside those of the judge's heuristic."""
SURE: Final = 2.0
"""Standard errors: a larger difference is hardly ever chance."""


class World(Struct, frozen=True):
    """An imagined world."""

    seed: str
    """Of what happens in it."""
    state: Any


class Comparison(Struct, frozen=True):
    """What an answer brought on average, and the best other answer, in chances of the seat."""

    chosen: float
    better: Any
    """`None` if no other answer is clearly better."""
    best: float
    """The chance after the better answer, else after the chosen one."""

    @property
    def cost(self) -> float:
        return self.best - self.chosen


def advisers(game: str, prompt: int) -> tuple[Mind, ...]:
    """Make the bots whose answers are compared with a player's, the strongest first."""
    levels, heuristic = bot_names(game), judge_of(game).heuristic
    level = ADVISER if ADVISER in levels else levels[0]
    strongest = bot_named(level, game, Random(f"{prompt}/{level}"))
    return (strongest,) if heuristic is None else (strongest, heuristic(Random(f"{prompt}")))


def advice(game: AnyGame, seen: Any) -> tuple[Any, ...]:
    """Return what the advisers would answer, the strongest first: from the view alone."""
    decision: Decision = seen.decision
    asked = advisers(game.NAME, decision.prompt)
    return tuple(dict.fromkeys(adviser.choose(seen, decision) for adviser in asked))


def compare(game: AnyGame, seen: Any, action: Any, *, clear: float) -> Comparison:
    """Compare an answer with those of the advisers; `clear` is the least cost worth telling."""
    others = [other for other in advice(game, seen) if other != action]
    if len(seen.options) < 2 or not others:
        return Comparison(0.0, None, 0.0)
    chosen: list[float] = []
    trials: dict[Any, list[float]] = {other: [] for other in others}
    for start in range(0, WORLDS, BATCH):
        worlds = worlds_of(game, seen, range(start, start + BATCH))
        chosen += tried(game, seen, action, worlds)
        for other, trial in trials.items():
            trial += tried(game, seen, other, worlds)
        trials = {
            other: trial for other, trial in trials.items() if _may_gain(trial, chosen, clear)
        }
        better = [other for other, trial in trials.items() if _gains(trial, chosen, clear)]
        if better:
            best = max(better, key=lambda other: _mean(trials[other]))
            return Comparison(_mean(chosen), best, _mean(trials[best]))
        if not trials:
            break
    return Comparison(_mean(chosen), None, _mean(chosen))


def tried(
    game: AnyGame, seen: Any, action: Any, worlds: Iterable[World], *, by: str | None = None
) -> list[float]:
    """Return the chance of the seat after an answer, in each of the imagined worlds.

    Bots of the level `by` play on, by default the heuristic of the judge.
    """
    found = []
    for world in worlds:
        after = game.apply(world.state, seen.viewer, action).state
        found.append(_ahead(game, after, world.seed, by)[seen.viewer])
    return found


def world_of(game: AnyGame, seen: Any, seed: str) -> World:
    """Return a world that the seat could not tell from the real one.

    Its rivals have yet to answer.
    """
    world = game.imagine(seen, Random(seed))
    return World(seed, judge_of(game.NAME).undecided(world, seen.viewer))


def worlds_of(game: AnyGame, seen: Any, numbers: Iterable[int]) -> list[World]:
    """Return the worlds of these numbers."""
    return [world_of(game, seen, f"{seen.prompt}/{number}") for number in numbers]


def _may_gain(ones: Sequence[float], others: Sequence[float], clear: float) -> bool:
    """Return True if more worlds might show that the first are clearly larger."""
    mean, error = gain(ones, others)
    # A few results that are all the same say nothing about rare ones.
    return mean + error >= clear or (len(ones) < LEAST and not mean and not error)


def _gains(ones: Sequence[float], others: Sequence[float], clear: float) -> bool:
    """Return True if the first are clearly larger, by more than the noise of this many worlds."""
    mean, error = gain(ones, others)
    return len(ones) >= LEAST and mean >= clear and mean > SURE * error


def gain(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return by how much the first are larger on average, and the standard error."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    return _mean(gains), stdev(gains) / sqrt(len(gains))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _ahead(game: AnyGame, state: Any, seed: str, by: str | None) -> Sequence[float]:
    """Judge a state after bots have played on, as far as the game says."""
    judge = judge_of(game.NAME)
    new_bot = judge.heuristic if by is None else partial(bot_named, by, game.NAME)
    if judge.ahead is None or new_bot is None:
        return chances(game, state)
    return judge.ahead(state, seed, new_bot)
