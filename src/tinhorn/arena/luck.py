"""The luck of a game between bots: how much better it went than the same bots do on average.

The game is played again, with other draws and other random answers of the same bots. Its luck is
the result, less the mean result of the repetitions. All that is left to chance counts: the deal,
the draws, and answers that bots leave to chance.

A game may be cut in two where its end comes near (`Judge.is_near_the_end`), if the last rounds
decide most of it and take little time: they are played again more often than the rounds before. The
luck of a part is the value at its end, less the mean value at the ends of the repetitions. The real
end and the others are drawn alike, so that the mean luck over many games is 0, however wrong the
value may be. But its errors are added to the luck, so that a cut has to be worth them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tinhorn.bots import Bot, judge_of
from tinhorn.bots.playing_on import played_on
from tinhorn.bots.value import Chances, chances, mean_chances
from tinhorn.kernel import AnyGame

FROM_NEAR_THE_END: Final = 12
"""How often a game is played again from where its end is near."""

Again: TypeAlias = Callable[[str], tuple[Sequence[Bot[Any, Any]], Random]]
"""From a seed: new bots for all seats, and the randomness of draws."""


class Luck(Struct, frozen=True, array_like=True):
    """The luck of one seat, in parts of a win."""

    before: float
    """Until the end was near; 0 if the game was not cut."""
    last: float
    """From there on, or in the whole game."""


def luck_of(game: AnyGame, states: Sequence[Any], again: Again) -> tuple[Luck, ...]:
    """Find the luck of each seat, from all states of a game, the first and the last included."""
    is_near_the_end = judge_of(game.NAME).is_near_the_end
    near = next((state for state in states if is_near_the_end(state)), None)
    marks = [states[0], *([] if near is None else [near]), states[-1]]
    parts = [part_luck(game, start, end, again) for start, end in pairwise(marks)]
    return tuple(Luck(sum(before), last) for *before, last in zip(*parts, strict=True))


def part_luck(game: AnyGame, start: Any, end: Any, again: Again) -> Chances:
    """Find how much better the end is for each seat than those of the repetitions."""
    judge = judge_of(game.NAME)
    is_last = judge.is_near_the_end(start)
    times = FROM_NEAR_THE_END if is_last else judge.repetitions
    is_end = _never if is_last else judge.is_near_the_end
    others = [again(f"{'last' if is_last else 'first'}/{number}") for number in range(times)]
    expected = mean_chances(
        chances(game, played_on(game, start, bots, dice, is_end=is_end)) for bots, dice in others
    )
    found = chances(game, end)
    return tuple(one - other for one, other in zip(found, expected, strict=True))


def _never(state: Any) -> bool:
    return False
