"""Tuples as bags and rows: draws in steps that anyone can recompute, and changes of one item."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def draw(bag: Sequence[T], count: int, rng: Random) -> tuple[T, ...]:
    """Draw without replacement: the first `count` items of a Fisher-Yates shuffle.

    Only `rng.randrange` is used, so that other programs can recompute a draw.
    """
    rest, size, randrange = list(bag), len(bag), rng.randrange
    for place in range(count):
        pick = place + randrange(size - place)
        rest[place], rest[pick] = rest[pick], rest[place]
    return tuple(rest[:count])


def without(bag: Sequence[T], gone: Sequence[T]) -> tuple[T, ...]:
    """Return a bag without these items, in its order."""
    rest = list(bag)
    for item in gone:
        rest.remove(item)
    return tuple(rest)


def is_part(some: Sequence[T], bag: Sequence[T]) -> bool:
    """Return True if the bag holds all of these items at once."""
    rest = list(bag)
    try:
        for item in some:
            rest.remove(item)
    except ValueError:
        return False
    return True


def replaced(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another item at this index."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)
