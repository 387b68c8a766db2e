"""Exact chances of poker dice, computed once: which hands can come of dice that are set aside.

A *plan* is a set of faces that a player rolls for: dice that show one of them are kept, the others
are rolled again (`tinhorn.games.dicetown.bots.heuristic.dice`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tinhorn.games.dicetown.bots.heuristic.dice import (
    ANY,
    SIDES,
    Counts,
    falls,
    intentions,
    spread,
    toll,
)
from tinhorn.games.dicetown.bots.heuristic.prices import PAID
from tinhorn.games.dicetown.codec.box import DICE

Floats: TypeAlias = NDArray[np.float32]

PLANS: Final = (
    ANY,
    *((face,) for face in range(SIDES)),
    *combinations(range(SIDES), 2),
)
ROLLS: Final = (1.0, 2.0, 3.0)
"""The numbers of rolls to come for which rivals are judged."""
NEVER: Final = -1e3


def strength(dice: Counts) -> tuple[int, ...]:
    """D-HALL-3, for comparing: the kind of hand, then its faces, the larger groups first."""
    groups = sorted(((count, face) for face, count in enumerate(dice) if count), reverse=True)
    shape = tuple(count for count, _ in groups)
    kinds = ((1,) * 5, (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1), (5,))
    is_straight = len(groups) == DICE and groups[0][1] - groups[-1][1] == DICE - 1
    kind = 7 if is_straight else 2 * kinds.index(shape)
    return (kind, *(face for _, face in groups))


STATES: Final = tuple(dice for number in range(DICE + 1) for dice in falls(number))
"""All dice that a player can have set aside."""
HANDS: Final = tuple(sorted(falls(DICE), key=strength))
"""All complete hands, the weakest first."""
HAND_COUNTS: Final = np.array(HANDS, np.int32)
_PLACE: Final = {hand: place for place, hand in enumerate(HANDS)}
_WEIGHTS: Final = (DICE + 1) ** np.arange(SIDES)


def _index() -> NDArray[np.int32]:
    table = np.zeros((DICE + 1) ** SIDES, np.int32)
    table[np.array(STATES) @ _WEIGHTS] = np.arange(len(STATES))
    return table


STATE_OF: Final = _index()
"""The index of a state, by its counts read as digits of a number."""
DIGITS: Final = _WEIGHTS.astype(np.int32)


@cache
def _reachable(dice: Counts) -> tuple[int, ...]:
    """Return the complete hands that these dice can grow to, one for each fall of the others."""
    missing = falls(DICE - sum(dice))
    return tuple(_PLACE[tuple(np.add(dice, fall).tolist())] for fall in missing)


def _hands(dice: Counts, plan: tuple[int, ...], rolls: float) -> Floats:
    row = np.zeros(len(HANDS), np.float32)
    row[list(_reachable(dice))] = spread(DICE - sum(dice), plan, rolls)
    return row


def _is_held(dice: Counts, plan: tuple[int, ...]) -> bool:
    return plan == ANY or all(dice[face] for face in plan)


LAST: Final = np.stack([_hands(dice, ANY, 1.0) for dice in STATES])
"""[state, hand]: the chances if all other dice are rolled once."""
PLANNED: Final = np.stack([[_hands(dice, plan, 2.0) for plan in PLANS] for dice in STATES])
"""[state, plan, hand]: the chances with two rolls to come."""
TOLLS: Final = np.array(
    [
        [
            PAID * toll(DICE - sum(dice), plan, 2) if _is_held(dice, plan) else -NEVER
            for plan in PLANS
        ]
        for dice in STATES
    ],
    np.float32,
)
"""[state, plan]: what the plan costs in points; very much if its faces are not there yet."""


def _outlook(dice: Counts, rolls: float) -> Floats:
    weights, plans = zip(*intentions(dice), strict=True)
    rows = np.stack([_hands(dice, plan, rolls) for plan in plans])
    mixed: Floats = np.array(weights, np.float32) @ rows
    return mixed


OUTLOOK: Final = np.stack([[_outlook(dice, rolls) for dice in STATES] for rolls in ROLLS])
"""[rolls, state, hand]: how a rival may end the round."""
_OF_COUNT: Final = (HAND_COUNTS[:, :, None] == np.arange(DICE + 1)).astype(np.float32)
UP_TO: Final = (
    (OUTLOOK @ _OF_COUNT.reshape(len(HANDS), -1))
    .reshape(len(ROLLS), len(STATES), SIDES, DICE + 1)
    .cumsum(-1)
)
"""[rolls, state, face, number]: the chance of at most so many dice of a face."""
BELOW: Final = np.concatenate([np.zeros_like(UP_TO[..., :1]), UP_TO[..., :-1]], -1)
NO_BETTER: Final = OUTLOOK.cumsum(-1)
"""[rolls, state, hand]: the chance of a hand that is not better than this one."""
WEAKER: Final = np.concatenate([np.zeros_like(NO_BETTER[..., :1]), NO_BETTER[..., :-1]], -1)
