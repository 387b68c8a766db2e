"""The result of a finished game as chances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tinhorn.kernel import Outcome

Chances: TypeAlias = tuple[float, ...]
"""The chance to win of each seat; the sum is 1."""


def shares(outcome: Outcome) -> Chances:
    """Return 1 for the winner; players who share a win share it equally."""
    winners = outcome.ranking[0]
    seats = range(len(outcome.points))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)


def mean_chances(several: Iterable[Chances]) -> Chances:
    """Return the mean of each seat's chances."""
    rows = list(several)
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
