"""The luck of a game between bots: how much better it went than the same bots do on average.

A game is cut into stretches: the deal, then auctions of Winchester or rounds of Dice Town. Each is
played again from its start, with other draws and other random answers of the same bots. The luck of
a stretch is the value at its end, less the mean value at the ends of the repetitions.

The real end and the others are drawn alike, so that the mean luck over many games is 0, however
wrong the value may be. All that is left to chance counts: the draws, and answers that bots leave to
chance. The better the value, the more of the results does luck explain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tinhorn.bots import Bot
from tinhorn.bots.value import Chances, chances, mean_chances
from tinhorn.bots.value.dicetown import is_before_round
from tinhorn.games.dicetown.phases import Rolling
from tinhorn.games.winchester.phases import DrawingPlot
from tinhorn.kernel.game import CHANCE, AnyGame

SAMPLES: Final = 12
"""How often each stretch is played again."""

Again: TypeAlias = Callable[[str], tuple[Sequence[Bot[Any, Any]], Random]]
"""From a seed: new bots for all seats, and the randomness of draws."""


class Luck(Struct, frozen=True, array_like=True):
    """The luck of one seat, in parts of a win."""

    before: float
    """In all stretches but the last."""
    last: float
    """In the last one: there the value is the result."""


def luck_of(game: AnyGame, states: Iterable[Any], again: Again) -> tuple[Luck, ...]:
    """By seat: the luck of a game, from all its states, the first and the last included."""
    pauses = [state for state in states if is_pause(game, state)]
    *before, last = [
        _stretch_luck(game, start, end, [again(f"{number}/{sample}") for sample in range(SAMPLES)])
        for number, (start, end) in enumerate(pairwise(pauses))
    ]
    return tuple(Luck(sum(luck[seat] for luck in before), last[seat]) for seat in range(len(last)))


def is_pause(game: AnyGame, state: Any) -> bool:
    """Between two stretches, or before the deal, or after the end."""
    match state.phase:
        case DrawingPlot():
            return True
        case Rolling():
            return is_before_round(state)
        case _:
            asked = game.pending(state)
            return not asked or asked[0].kind == "deal"


def _stretch_luck(
    game: AnyGame, start: Any, end: Any, others: Sequence[tuple[Sequence[Bot[Any, Any]], Random]]
) -> Chances:
    expected = mean_chances(
        chances(game, stretch_end(game, start, bots, dice)) for bots, dice in others
    )
    found = chances(game, end)
    return tuple(one - other for one, other in zip(found, expected, strict=True))


def stretch_end(game: AnyGame, state: Any, bots: Sequence[Bot[Any, Any]], dice: Random) -> Any:
    """Play one stretch."""
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = game.chance(state, dice)
        else:
            action = bots[decision.seat].choose(game.view(state, decision.seat), decision)
        state = game.apply(state, decision.seat, action).state
        if is_pause(game, state):
            break
    return state
