"""The rest of a round, roll by roll: what dice set aside may come to with the best choices.

Deputies follow one plan to the end of the round. Here every fall of the next roll is weighed with
the best answer to it, and with the chance that a rival ends the round before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import add, mul
from typing import Final, TypeAlias

from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute
from tinhorn.games.dicetown.bots.heuristic.dice import (
    ANY,
    Counts,
    counts,
    falls,
    hands_from,
    picker,
    spread,
)
from tinhorn.games.dicetown.bots.heuristic.hand import chances, hand_worths, price, stakes
from tinhorn.games.dicetown.bots.heuristic.worth import Position
from tinhorn.games.dicetown.components import DICE
from tinhorn.games.dicetown.rules.hand import cost

ENDS: Final = (1.0, 0.69, 0.08, 0.03, 0.016, 0.019)
"""How often a player completes a hand with the next reveal, by the dice that are missing."""
PACE: Final = 1.25
"""How many dice a rival sets aside in a reveal."""
FREE_ROLLS: Final = 1
"""The number of rolls with a choice that are looked ahead, after the dice under the cup."""
NOW, LATER = 2.0, 3.0
"""The rolls that rivals may have in all: if the round ends with this reveal, and otherwise."""

STATES: Final = tuple([dice for number in range(DICE + 1) for dice in falls(number)])
"""All dice that a player can have set aside."""
_INDEX: Final = {dice: index for index, dice in enumerate(STATES)}
COMPLETE: Final = len(STATES) - len(falls(DICE))
"""The index of the first complete hand."""

Worths: TypeAlias = list[float]
"""By the index of a state; zero for states that cannot be reached."""
Fall: TypeAlias = tuple[float, tuple[tuple[int, int], ...]]
"""The chance of a fall; each state that one can choose after it, and the dice set aside for it."""


@cache
def reachable(state: int) -> tuple[int, ...]:
    """Return all states that this one can grow to, itself included."""
    dice = STATES[state]
    missing = range(DICE - sum(dice) + 1)
    return tuple([_after(dice, fall) for number in missing for fall in falls(number)])


@cache
def next_falls(state: int) -> tuple[Fall, ...]:
    dice = STATES[state]
    number = DICE - sum(dice)
    return tuple(
        [
            (chance, tuple([(_after(dice, kept), sum(kept)) for kept in _parts(fall)]))
            for fall, chance in zip(falls(number), spread(number, ANY, 1.0), strict=True)
        ]
    )


def _parts(fall: Counts) -> tuple[Counts, ...]:
    return tuple(product(*[range(count + 1) for count in fall]))


def _after(dice: Counts, more: Counts) -> int:
    return _INDEX[tuple(map(add, dice, more))]


def endings(at: Position) -> list[float]:
    """Return the chance that a rival completes a hand, at this reveal and each of the next."""
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
    """Return what all dice that one's own can grow to may bring after the next reveal."""
    own = counts(at.seen.players[at.seat].dice)
    states, won = reachable(_INDEX[own]), stakes(at)
    now, *later = endings(at)
    forced = _forced(states, hand_worths(won, chances(at, LATER), own))
    ahead = forced
    for ends in reversed(later):
        ahead = rolled(states, _mixed(states, ends, forced, ahead), at.prices.paid)
    last = _forced(states, hand_worths(won, chances(at, NOW), own))
    return _mixed(states, now, last, ahead)


def _mixed(states: Sequence[int], ends: float, forced: Worths, ahead: Worths) -> Worths:
    """Join the worths of states if the round ends, by this chance, and if it goes on."""
    mixed = forced.copy()
    for state in states:
        if state < COMPLETE:
            mixed[state] = ends * forced[state] + (1 - ends) * ahead[state]
    return mixed


def _forced(states: Sequence[int], worths: list[float]) -> Worths:
    """Return what dice may come to if all others are rolled once and must be kept."""
    forced = [0.0] * len(STATES)
    for state in states:
        dice = STATES[state]
        forced[state] = _mean(worths, dice) if state < COMPLETE else worths[hands_from(dice)[0]]
    return forced


def _mean(worths: list[float], dice: Counts) -> float:
    total: float = sum(map(mul, spread(DICE - sum(dice), ANY, 1.0), picker(dice)(worths)))
    return total


def rolled(states: Sequence[int], arrived: Worths, dollar: float) -> Worths:
    """Return what dice may come to if the others are rolled and the best of them are kept."""
    prices = [dollar * cost(number) for number in range(DICE + 1)]
    worths = arrived.copy()
    for state in states:
        if state < COMPLETE:
            worths[state] = sum(
                [
                    chance * max([arrived[after] - prices[number] for after, number in kept])
                    for chance, kept in next_falls(state)
                ]
            )
    return worths


def keep(at: Position, options: Sequence[Action]) -> Action:
    """Return the dice with the best prospects, less what keeping them costs."""
    own, ahead = counts(at.seen.players[at.seat].dice), prospects(at)

    def net(option: Action) -> float:
        assert isinstance(option, Keep | KeepWithBrute)
        return ahead[_after(own, counts(option.dice))] - price(at, option)

    return max(options, key=net)
