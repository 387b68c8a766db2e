"""Win rates without luck: the luck of a game (`tinhorn.arena.luck`) is a control variate.

The luck of each seat has a mean of 0, so subtracting a multiple of it changes no expectation. The
multiples that explain most of the results are found by regression: one for the last part of each
game, one for the part before. They come from other games than those that they are applied to, so
that they cannot fit the chance of these. Every mixture of bots is played equally often, so that how
the win rate differs from mixture to mixture is no error of its mean.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.arena.luck import Luck
from tinhorn.arena.simulation import Z

Mixture: TypeAlias = tuple[str, ...]
"""The bots at a table, sorted."""
Weights: TypeAlias = tuple[float, float]
"""How much a point of luck raised the share of the win: before the last part, and in it."""
FOLDS: Final = 4
"""The games are split into this many groups; the weights of each come from the others."""
PRIOR: Final = 0.2
"""Holds the weights near 1 where few games, or little luck, say what they are."""


class SeatResult(Struct, frozen=True):
    """One seat of one game."""

    game: int
    mixture: Mixture
    bot: str
    won: float
    luck: Luck


Values: TypeAlias = Sequence[tuple[SeatResult, float]]
"""Seats, and the result of each: as it was, or without luck."""


class Adjusted(Struct, frozen=True):
    """A win rate without luck, and the ends of its 95 % interval."""

    win_rate: float
    """From 0 to 1."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end."""
    narrowing: float
    """The width of this interval, as a part of the width without adjustment."""


def weights_of_luck(results: Iterable[SeatResult]) -> Weights:
    """Return the least squares of the results, each less the mean of its bot in its mixture."""
    rows = list(results)
    means = _means(rows)
    xx = yy = x_won = y_won = PRIOR
    xy = 0.0
    for row in rows:
        x, y = row.luck.before, row.luck.last
        won = row.won - means[row.mixture, row.bot]
        xx, xy, yy = xx + x * x, xy + x * y, yy + y * y
        x_won, y_won = x_won + x * won, y_won + y * won
    size = xx * yy - xy * xy
    return (yy * x_won - xy * y_won) / size, (xx * y_won - xy * x_won) / size


def _means(rows: Iterable[SeatResult]) -> dict[tuple[Mixture, str], float]:
    """Return the mean result of each bot in each mixture."""
    found = defaultdict(list)
    for row in rows:
        found[row.mixture, row.bot].append(row.won)
    return {key: sum(values) / len(values) for key, values in found.items()}


def adjusted(results: Sequence[SeatResult], bot: str) -> Adjusted:
    """Return the win rate of a bot without luck."""
    own = [(row, value) for row, value in without_luck(results) if row.bot == bot]
    rate = _mean(own)
    error, plain = _error(own), _plain_error([(row, row.won) for row, _ in own])
    return Adjusted(rate, rate - Z * error, rate + Z * error, error / plain if plain else 1.0)


def without_luck(results: Sequence[SeatResult]) -> Values:
    """Return the result of every seat, less what its luck explains."""
    games = sorted({row.game for row in results})
    fold_of = {game: place * FOLDS // len(games) for place, game in enumerate(games)}
    weights = [
        weights_of_luck(row for row in results if fold_of[row.game] != fold)
        for fold in range(FOLDS)
    ]
    return [(row, _without_luck(row, weights[fold_of[row.game]])) for row in results]


def _without_luck(row: SeatResult, weights: Weights) -> float:
    return row.won - weights[0] * row.luck.before - weights[1] * row.luck.last


def _mean(values: Values) -> float:
    return sum(value for _, value in values) / len(values)


def _error(own: Values) -> float:
    """Return the standard error of the mean. Seats of one game count together: they depend on each
    other."""
    by_mixture: dict[Mixture, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row, value in own:
        by_mixture[row.mixture][row.game].append(value)
    overall = _mean(own)
    squares = sum(_spread(list(games.values()), overall) for games in by_mixture.values())
    return sqrt(squares) / len(own)


def _spread(games: list[list[float]], overall: float) -> float:
    """Return the squares of how far the games of a mixture are from their mean; of one, from the
    mean of all."""
    if len(games) == 1:
        return _sum_of_squares([sum(games[0]) - overall * len(games[0])])
    mean = sum(map(sum, games)) / len(games)
    # The mean is estimated from the same games.
    return _sum_of_squares(sum(seats) - mean for seats in games) * len(games) / (len(games) - 1)


def _plain_error(own: Values) -> float:
    """Return the same without mixtures."""
    rate = _mean(own)
    by_game: dict[int, float] = defaultdict(float)
    for row, value in own:
        by_game[row.game] += value - rate
    return sqrt(_sum_of_squares(by_game.values())) / len(own)


def _sum_of_squares(values: Iterable[float]) -> float:
    return sum(value**2 for value in values)
