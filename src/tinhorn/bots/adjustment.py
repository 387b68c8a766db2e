"""Win rates without luck: the luck of draws is a control variate.

The luck of each seat has a mean of 0, so subtracting a multiple of it changes no expectation. The
multiple that explains most of the results is found by regression.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from tinhorn.bots.arena import Z


class SeatResult(Struct, frozen=True):
    """One seat of one game."""

    game: int
    bot: str
    won: float
    luck: float


class Adjusted(Struct, frozen=True):
    """A win rate without luck, and the ends of its 95 % interval."""

    win_rate: float
    low: float
    high: float
    narrowing: float
    """The width of this interval, as a part of the width without adjustment."""


def weight_of_luck(results: Iterable[SeatResult]) -> float:
    """How much a point of luck raised the share of wins, on average."""
    rows = list(results)
    mean = sum(row.won for row in rows) / len(rows)
    spread = sum(row.luck**2 for row in rows)
    return sum((row.won - mean) * row.luck for row in rows) / spread if spread else 0.0


def adjusted(results: Sequence[SeatResult], bot: str) -> Adjusted:
    """The win rate of a bot without luck. Seats of one game count together: they depend on each
    other."""
    weight = weight_of_luck(results)
    own = [row for row in results if row.bot == bot]
    plain = _error(own, 0.0)
    rate = sum(row.won - weight * row.luck for row in own) / len(own)
    error = _error(own, weight)
    return Adjusted(rate, rate - Z * error, rate + Z * error, error / plain if plain else 1.0)


def _error(own: Sequence[SeatResult], weight: float) -> float:
    """The standard error of the mean over games."""
    rate = sum(row.won - weight * row.luck for row in own) / len(own)
    by_game: dict[int, float] = {}
    for row in own:
        beyond = row.won - weight * row.luck - rate
        by_game[row.game] = by_game.get(row.game, 0.0) + beyond
    return sqrt(sum(beyond**2 for beyond in by_game.values())) / len(own)
