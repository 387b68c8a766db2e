"""Compare answers to one decision, from what the seat knew: no hidden card decides.

Each answer is tried in the same imagined worlds. Deputies play on for a while, and the value judges
where that leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from statistics import stdev
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.bots import Maker, bot_named
from tinhorn.bots.value import Chances, chances
from tinhorn.bots.value.dicetown import after_round, without_rivals_answers
from tinhorn.bots.value.winchester import after_auction, between_auctions
from tinhorn.games import dicetown
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import AnyGame, Decision

WORLDS: Final = 96
"""The most worlds that are tried."""
BATCH: Final = 16
"""After each batch, answers that are clearly better or hardly so need no more worlds."""
ADVISERS: Final = ("legend", "deputy")
"""The bots whose answers are compared with a player's."""
SURE: Final = 2.0
"""Standard errors: a larger difference is hardly ever chance."""


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


def counted(game: AnyGame, state: Any) -> Any:
    """The state at a table whose players have counted all payments, which are public."""
    if game.NAME != WINCHESTER:
        return state
    return replace(state, setup=replace(state.setup, ledger="helped"))


def advice(game: AnyGame, seen: Any) -> tuple[Any, ...]:
    """What the advisers would answer, the strongest first: from the view alone."""
    decision: Decision = seen.decision
    answers = [
        bot_named(level, game.NAME, Random(f"{decision.prompt}/{level}")).choose(seen, decision)
        for level in ADVISERS
    ]
    return tuple(dict.fromkeys(answers))


def compare(game: AnyGame, seen: Any, action: Any, *, clear: float) -> Comparison:
    """Compare an answer with those of the advisers; `clear` is the least cost worth telling."""
    others = [other for other in advice(game, seen) if other != action]
    if len(seen.options) < 2 or not others:
        return Comparison(0.0, None, 0.0)
    chosen: list[float] = []
    trials: dict[Any, list[float]] = {other: [] for other in others}
    for start in range(0, WORLDS, BATCH):
        worlds = range(start, start + BATCH)
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
    game: AnyGame, seen: Any, action: Any, numbers: Iterable[int], *, by: str = "deputy"
) -> list[float]:
    """The chance of the seat after an answer, in each of the imagined worlds; `by` plays on."""
    ahead = AHEAD[game.NAME]
    found = []
    for number in numbers:
        seed = f"{seen.prompt}/{number}"
        after = game.apply(imagined(game, seen, seed), seen.viewer, action).state
        found.append(ahead(after, seed, by)[seen.viewer])
    return found


def imagined(game: AnyGame, seen: Any, seed: str) -> Any:
    """A world that the seat could not tell from the real one. Its rivals have yet to answer."""
    world = game.imagine(seen, Random(seed))
    return without_rivals_answers(world, seen.viewer) if game.NAME == DICETOWN else world


def _may_gain(ones: Sequence[float], others: Sequence[float], clear: float) -> bool:
    """True if more worlds might show that the first are clearly larger."""
    mean, error = gain(ones, others)
    return mean + error >= clear


def _gains(ones: Sequence[float], others: Sequence[float], clear: float) -> bool:
    """True if the first are clearly larger, by more than the noise of this many worlds."""
    mean, error = gain(ones, others)
    return mean >= clear and mean > SURE * error


def gain(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much the first are larger on average, and the standard error."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    return _mean(gains), stdev(gains) / sqrt(len(gains))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _after_auction(state: Any, seed: str, by: str) -> Chances:
    return between_auctions(after_auction(state, seed, new_bot=_maker(by, WINCHESTER)))


def _after_round(state: Any, seed: str, by: str) -> Chances:
    return chances(dicetown, after_round(state, seed, new_bot=_maker(by, DICETOWN)))


def _maker(name: str, game: str) -> Maker:
    return lambda rng: bot_named(name, game, rng)


AHEAD: Final[dict[str, Callable[[Any, str, str], Chances]]] = {
    WINCHESTER: _after_auction,
    DICETOWN: _after_round,
}
"""How far the play goes on before the value judges."""
