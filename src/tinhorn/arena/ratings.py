"""Plackett–Luce ratings: one strength for each bot, from the rankings of all games.

A game ranks its seats as if the winner were drawn among all by strength, then the next among the
rest, and so on. Ties share a place. The maximum likelihood is found by Hunter's method; intervals
of ratings, and of the steps between them, come from the curvature there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from operator import mul
from typing import Final, TypeAlias

from msgspec import Struct

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""Places of one game, the best first, each a group of bots that share it."""

Z: Final = 1.959964
SCALE: Final = 400 / log(10)
"""Ratings are on the scale of Elo: 400 points are odds of ten to one."""
ROUNDS: Final = 200
PRIOR: Final = 0.5
"""Each bot wins and loses this much against a bot of mean strength: ratings stay finite."""


class Rating(Struct, frozen=True):
    """A rating, or a step between two, with its 95 % interval. The mean of all ratings is 0."""

    rating: float
    """In points of Elo."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end."""


class Ratings(Struct, frozen=True):
    """The strengths of all bots as logarithms, and how sure they are."""

    strengths: tuple[float, ...]
    """By bot: the natural logarithm of its strength."""
    covariance: tuple[tuple[float, ...], ...]
    """Of these logarithms, by bot and bot."""

    def rating(self, bot: int) -> Rating:
        """Return how far a bot is above the mean of all."""
        bots = len(self.strengths)
        return self._sum([float(each == bot) - 1 / bots for each in range(bots)])

    def step(self, above: int, below: int) -> Rating:
        """Return how far one bot is above another."""
        return self._sum(
            [float(each == above) - float(each == below) for each in range(len(self.strengths))]
        )

    def _sum(self, parts: Sequence[float]) -> Rating:
        """Return a weighted sum of the strengths, on the scale of Elo."""
        value = sum(map(mul, parts, self.strengths))
        spread = sum(
            part * sum(map(mul, row, parts))
            for part, row in zip(parts, self.covariance, strict=True)
        )
        margin = Z * sqrt(max(0.0, spread))
        return Rating(SCALE * value, SCALE * (value - margin), SCALE * (value + margin))


def ratings(rankings: Sequence[Ranking], bots: int) -> Ratings:
    """Return the ratings of bots, which rankings name by their index.

    A bot may sit in several seats.
    """
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        strengths = _better(strengths, stages)
    return Ratings(tuple(map(log, strengths)), _inverse(_information(strengths, stages)))


Stage: TypeAlias = tuple[int, tuple[int, ...], float]
"""The chosen player, the candidates, and the weight of the choice: below 1 for shared places."""


def _stages(ranking: Ranking) -> list[Stage]:
    stages = []
    left = [bot for group in ranking for bot in group]
    for group in ranking:
        if len(left) < 2:
            break
        stages += [(bot, tuple(sorted(left)), 1 / len(group)) for bot in group]
        left = left[len(group) :]
    return stages


def _better(strengths: list[float], stages: list[Stage]) -> list[float]:
    """Do one step of Hunter's method."""
    wins = [PRIOR] * len(strengths)
    risks = [2 * PRIOR / (strength + 1.0) for strength in strengths]
    for bot, _, part in stages:
        wins[bot] += part
    for among, part in _weights(stages).items():
        share = part / sum(strengths[bot] for bot in among)
        for bot in among:
            risks[bot] += share
    return [won / risk for won, risk in zip(wins, risks, strict=True)]


def _weights(stages: list[Stage]) -> dict[tuple[int, ...], float]:
    """Return how often one of these candidates was chosen."""
    totals: dict[tuple[int, ...], float] = {}
    for _, among, part in stages:
        totals[among] = totals.get(among, 0.0) + part
    return totals


Matrix: TypeAlias = tuple[tuple[float, ...], ...]


def _information(strengths: list[float], stages: list[Stage]) -> Matrix:
    """Return how much the rankings and the prior tell of each pair of strengths."""
    bots = range(len(strengths))
    known = [[0.0] * len(strengths) for _ in bots]
    for bot, strength in enumerate(strengths):
        known[bot][bot] = 2 * PRIOR * strength / (strength + 1.0) ** 2
    for among, part in _weights(stages).items():
        total = sum(strengths[bot] for bot in among)
        chances = {bot: among.count(bot) * strengths[bot] / total for bot in among}
        for one, chance in chances.items():
            known[one][one] += part * chance
            for other, rival in chances.items():
                known[one][other] -= part * chance * rival
    return tuple(map(tuple, known))


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix that is positive definite (Gauss and Jordan)."""
    size = len(matrix)
    rows = [
        [*row, *(float(place == own) for place in range(size))] for own, row in enumerate(matrix)
    ]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [
                    value - factor * own
                    for value, own in zip(rows[other], rows[place], strict=True)
                ]
    return tuple(tuple(row[size:]) for row in rows)
