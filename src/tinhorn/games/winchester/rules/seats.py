"""The order of the seats."""

from __future__ import annotations

from functools import cache

from tinhorn.kernel import Seat


@cache
def clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """Return all seats, from this one on."""
    return (*range(first, players), *range(first))
