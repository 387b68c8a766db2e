"""Compare answers to one decision, from what the seat knew: no hidden card decides.

Each answer is tried in the same imagined worlds. Deputies play on for a while, and the value judges
where that leads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.bots import bot_named
from tinhorn.bots.value import chances
from tinhorn.bots.value.winchester import after_auction, between_auctions
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import AnyGame, Decision, Seat

WORLDS: Final = 24
ADVISERS: Final = ("legend", "deputy")
"""The bots whose answers are compared with a player's."""
SURE: Final = 1.64
"""Standard errors: the difference is real in 95 of 100 cases."""


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
    trials = [_tried(game, seen, each) for each in (action, *others)]
    means = [sum(trial) / len(trial) for trial in trials]
    place = max(range(1, len(means)), key=means.__getitem__)
    if means[place] - means[0] < clear or not _is_sure(trials[place], trials[0]):
        return Comparison(means[0], None, means[0])
    return Comparison(means[0], others[place - 1], means[place])


def _tried(game: AnyGame, seen: Any, action: Any) -> list[float]:
    """The chance of the seat after an answer, in each of the imagined worlds."""
    ahead = AHEAD[game.NAME]
    found = []
    for number in range(WORLDS):
        seed = f"{seen.prompt}/{number}"
        world = game.imagine(seen, Random(seed))
        after = game.apply(world, seen.viewer, action).state
        found.append(ahead(game, after, seen.viewer, seed))
    return found


def _is_sure(ones: Sequence[float], others: Sequence[float]) -> bool:
    """True if the first are larger by more than the noise of this many worlds."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > SURE * sqrt(spread / len(gains))


def _after_auction(game: AnyGame, state: Any, seat: Seat, seed: str) -> float:
    return between_auctions(after_auction(state, seed))[seat]


def _at_once(game: AnyGame, state: Any, seat: Seat, seed: str) -> float:
    return chances(game, state)[seat]


AHEAD: Final[dict[str, Callable[[AnyGame, Any, Seat, str], float]]] = {
    WINCHESTER: _after_auction,
    DICETOWN: _at_once,
}
"""How far the play goes on before the value judges."""
