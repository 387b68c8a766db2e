"""Dice as bags: tuples in the rising order of their faces."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Final

from tinhorn.games.dicetown.components import FACES, Face

Dice = tuple[Face, ...]

_RANKS: Final[dict[Face, int]] = {face: rank for rank, face in enumerate(FACES)}


@cache
def ordered(dice: Dice) -> Dice:
    """Sort at most five dice, so at most 9,331 results are kept."""
    return _bag(dice)


def _bag(dice: Dice) -> Dice:
    return _shared(tuple(sorted(dice, key=_RANKS.__getitem__)))


@cache
def _shared(dice: Dice) -> Dice:
    """Return the same object for the same dice: thousands of rolls are only 252 bags of five."""
    return dice


@cache
def rolls(count: int) -> tuple[Dice, ...]:
    """List all rolls of this many dice; all are equally likely."""
    return tuple([_bag(dice) for dice in product(FACES, repeat=count)])


@cache
def bags(count: int) -> frozenset[Dice]:
    """List all different rolls of this many dice."""
    return frozenset(rolls(count))


@cache
def parts(dice: Dice) -> tuple[Dice, ...]:
    """List every different choice among these dice, the smallest first."""
    choices = (choice for size in range(len(dice) + 1) for choice in combinations(dice, size))
    return tuple([_shared(choice) for choice in dict.fromkeys(choices)])
