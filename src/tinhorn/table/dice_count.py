"""Count the dice of all finished games in a database, and compare them with expectation."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel import AnyGame, DiceCount
from tinhorn.table.storage.interface import Storage

GAMES_PER_CALL: Final = 50
"""The most games that one call of `count` adds; the next call adds the next ones."""


class CountedDraws(Struct, frozen=True):
    """One kind of draw that was counted, and how often fair dice come out at least as uneven."""

    game: str
    count: DiceCount
    fair: float | None
    """A share between 0 and 1; `None` while there are too few draws to say."""


class DiceReport(Struct, frozen=True):
    games: int
    """The number of games counted so far."""
    finished: int
    """The number of finished games."""
    counts: tuple[CountedDraws, ...]


class DiceCounter:
    """Counts each finished game once; a finished game never changes."""

    def __init__(self, storage: Storage, games: Mapping[str, AnyGame]) -> None:
        self._storage = storage
        self._games = games
        self._sums = {name: game.count_dice(()) for name, game in games.items()}
        self._counted: set[str] = set()
        self._lock = asyncio.Lock()

    async def count(self) -> DiceReport:
        """Count the next games. One call at a time, so that no game is counted twice."""
        async with self._lock:
            return await self._count()

    async def _count(self) -> DiceReport:
        finished = await self._storage.finished()
        uncounted = [(table, name) for table, name in finished if table not in self._counted]
        for table, name in uncounted[:GAMES_PER_CALL]:
            await self._add(table, name)
        counts = (
            CountedDraws(name, count, fair_share(count.counts))
            for name, sums in self._sums.items()
            for count in sums
        )
        return DiceReport(len(self._counted), len(finished), tuple(counts))

    async def _add(self, table: str, name: str) -> None:
        entries = await self._storage.entries(table, name)
        answers = [(entry.seat, entry.action) for entry in entries if entry.kind == "answer"]
        more = self._games[name].count_dice(answers)
        self._counted.add(table)
        self._sums[name] = tuple(map(_sum, self._sums[name], more))


def _sum(one: DiceCount, other: DiceCount) -> DiceCount:
    return replace(one, counts=tuple(map(sum, zip(one.counts, other.counts, strict=True))))


ENOUGH: Final = 5
"""The least expected count of each outcome for a chi-squared test to be meaningful."""


def fair_share(counts: Sequence[int]) -> float | None:
    """Return how often equally likely outcomes are at least this uneven (Pearson's chi-squared)."""
    expected = sum(counts) / len(counts)
    if expected < ENOUGH:
        return None
    unevenness = sum((count - expected) ** 2 for count in counts) / expected
    return _chi_squared_tail(unevenness, len(counts) - 1)


def _chi_squared_tail(x: float, freedom: int) -> float:
    """Compute the upper tail by its recurrence over the degrees of freedom, two at a time."""
    half = x / 2
    tail, first = (math.erfc(math.sqrt(half)), 0.5) if freedom % 2 else (math.exp(-half), 1.0)
    for step in range((freedom - 1) // 2):
        power = first + step
        tail += half**power * math.exp(-half) / math.gamma(power + 1)
    return tail
