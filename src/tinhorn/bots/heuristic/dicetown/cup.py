"""The rest of a round, roll by roll: what dice set aside may come to with the best choices.

Deputies follow one plan to the end of the round. Here every fall of the dice is weighed with the
best answer to it, and with the chance that a rival ends the round before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import add, mul
from typing import Final, TypeAlias

from tinhorn.bots.heuristic.dicetown.dice import (
    ANY,
    Counts,
    Dice,
    counts,
    falls,
    hands_from,
    picker,
    spread,
)
from tinhorn.bots.heuristic.dicetown.hand import chances, hand_worths, price, stakes
from tinhorn.bots.heuristic.dicetown.worth import Position
from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute
from tinhorn.games.dicetown.components import DICE
from tinhorn.games.dicetown.rules.hand import cost

ENDS: Final = (1.0, 0.69, 0.08, 0.03, 0.016, 0.019)
"""How often a player completes a hand with the next reveal, by the dice that are missing."""
PACE: Final = 1.25
"""How many dice a rival sets aside in a reveal."""
FREE_ROLLS: Final = 2
"""The number of rolls with a choice that are looked ahead, after the dice under the cup."""
NOW, LATER = 2.0, 3.0
"""The rolls that rivals may have in all: if the round ends with this reveal, and otherwise."""

Worths: TypeAlias = dict[Counts, float]
"""The worth of dice set aside."""
Answers: TypeAlias = tuple[tuple[float, tuple[tuple[Counts, int], ...]], ...]
"""For each fall: its chance, and each way to set dice aside, with its cost in dollars."""


@cache
def supersets(dice: Counts) -> tuple[Counts, ...]:
    """All dice that these can grow to, the most dice first."""
    missing = range(DICE - sum(dice), -1, -1)
    return tuple([_plus(dice, fall) for number in missing for fall in falls(number)])


@cache
def answers(dice: Counts) -> Answers:
    number = DICE - sum(dice)
    return tuple(
        [
            (chance, tuple([(_plus(dice, kept), cost(sum(kept))) for kept in _parts(fall)]))
            for fall, chance in zip(falls(number), spread(number, ANY, 1.0), strict=True)
        ]
    )


def _parts(fall: Counts) -> tuple[Counts, ...]:
    return tuple(product(*[range(count + 1) for count in fall]))


def _plus(dice: Counts, more: Counts) -> Counts:
    return tuple(map(add, dice, more))


def endings(at: Position) -> list[float]:
    """For this reveal and the next ones: the chance that a rival completes a hand with it."""
    missing = [DICE - len(at.seen.players[rival].dice) for rival in at.rivals]
    return [1 - _goes_on(missing, PACE * reveal) for reveal in range(1 + FREE_ROLLS)]


def _goes_on(missing: Sequence[int], kept: float) -> float:
    chance = 1.0
    for number in missing:
        chance *= 1 - _ends(max(1.0, number - kept))
    return chance


def _ends(missing: float) -> float:
    """Read `ENDS` between its points."""
    below = min(int(missing), DICE - 1)
    part = missing - below
    return (1 - part) * ENDS[below] + part * ENDS[below + 1]


def prospects(at: Position) -> Worths:
    """What all dice that one's own can grow to may bring, after the reveal that comes next."""
    own = counts(at.seen.players[at.seat].dice)
    won, (now, *later) = stakes(at), endings(at)
    if_now = hand_worths(won, chances(at, NOW), own)
    if_later = hand_worths(won, chances(at, LATER), own)
    forced = _forced(own, if_later)
    ahead = forced
    for ends in reversed(later):
        arrived = {
            dice: worth if sum(dice) == DICE else ends * worth + (1 - ends) * ahead[dice]
            for dice, worth in forced.items()
        }
        ahead = _rolled(arrived, at.prices.paid)
    last = _forced(own, if_now)
    return {
        dice: worth if sum(dice) == DICE else now * worth + (1 - now) * ahead[dice]
        for dice, worth in last.items()
    }


def _forced(own: Counts, worths: list[float]) -> Worths:
    """What dice may come to if all others are rolled once and must be kept."""
    return {
        dice: _mean(worths, dice) if sum(dice) < DICE else worths[hands_from(dice)[0]]
        for dice in supersets(own)
    }


def _mean(worths: list[float], dice: Counts) -> float:
    total: float = sum(map(mul, spread(DICE - sum(dice), ANY, 1.0), picker(dice)(worths)))
    return total


def _rolled(arrived: Worths, dollar: float) -> Worths:
    """What dice may come to if the others are rolled and the best of them are kept."""
    return {
        dice: arrived[dice]
        if sum(dice) == DICE
        else sum(
            [
                chance * max([arrived[after] - dollar * paid for after, paid in kept])
                for chance, kept in answers(dice)
            ]
        )
        for dice in arrived
    }


def keep(at: Position, options: Sequence[Action]) -> Action:
    """The dice with the best prospects, less what keeping them costs."""
    own, ahead = counts(at.seen.players[at.seat].dice), prospects(at)
    worths: dict[Dice, float] = {}

    def net(option: Action) -> float:
        assert isinstance(option, Keep | KeepWithBrute)
        if option.dice not in worths:
            worths[option.dice] = ahead[_plus(own, counts(option.dice))]
        return worths[option.dice] - price(at, option)

    return max(options, key=net)
