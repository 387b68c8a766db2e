"""Changing tuples, which are never changed in place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another item at this index."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)
