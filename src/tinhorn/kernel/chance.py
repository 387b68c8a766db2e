"""Drawing from bags in few, plain steps, so that every draw can be verified later."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def draw(bag: Sequence[T], count: int, rng: Random) -> tuple[T, ...]:
    """Draw without putting back: the first `count` places of a Fisher-Yates shuffle.

    Only `rng.randrange` is used, so that a draw can be recomputed elsewhere.
    """
    rest = list(bag)
    for place in range(count):
        pick = place + rng.randrange(len(rest) - place)
        rest[place], rest[pick] = rest[pick], rest[place]
    return tuple(rest[:count])


def without(bag: Sequence[T], gone: Sequence[T]) -> tuple[T, ...]:
    """Return the bag without these items, in its order."""
    rest = list(bag)
    for item in gone:
        rest.remove(item)
    return tuple(rest)


def is_drawable(drawn: Sequence[T], bag: Sequence[T]) -> bool:
    """True if the bag contains all of these items."""
    rest = list(bag)
    for item in drawn:
        if item not in rest:
            return False
        rest.remove(item)
    return True
