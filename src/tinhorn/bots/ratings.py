"""Plackett–Luce ratings: one strength for each bot, from the rankings of all games.

A game ranks its seats as if the winner were drawn among all by strength, then the next among the
rest, and so on. Ties share a place. The maximum likelihood is found by Hunter's method; intervals
come from the curvature there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
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
    """A rating with the ends of its 95 % interval; the mean of all ratings is 0."""

    rating: float
    low: float
    high: float


def ratings(rankings: Sequence[Ranking], bots: int) -> tuple[Rating, ...]:
    """The rating of each bot, which rankings name by its index. A bot may sit in several seats."""
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        strengths = _better(strengths, stages)
    mean = sum(map(log, strengths)) / bots
    margins = _margins(strengths, stages)
    return tuple(
        Rating(
            SCALE * (log(strength) - mean),
            SCALE * (log(strength) - mean - margin),
            SCALE * (log(strength) - mean + margin),
        )
        for strength, margin in zip(strengths, margins, strict=True)
    )


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
    """One step of Hunter's method."""
    wins = [PRIOR] * len(strengths)
    risks = [2 * PRIOR / (strength + 1.0) for strength in strengths]
    totals: dict[tuple[int, ...], float] = {}
    for bot, among, part in stages:
        wins[bot] += part
        totals[among] = totals.get(among, 0.0) + part
    for among, part in totals.items():
        share = part / sum(strengths[bot] for bot in among)
        for bot in among:
            risks[bot] += share
    return [won / risk for won, risk in zip(wins, risks, strict=True)]


def _margins(strengths: list[float], stages: list[Stage]) -> list[float]:
    """Half of each 95 % interval, from the information about the bot's own strength."""
    information = [2 * PRIOR * strength / (strength + 1.0) ** 2 for strength in strengths]
    for _, among, part in stages:
        total = sum(strengths[bot] for bot in among)
        for bot in set(among):
            chance = among.count(bot) * strengths[bot] / total
            information[bot] += part * chance * (1 - chance)
    return [Z / sqrt(known) if known else float("inf") for known in information]
