"""All dice so far: how they came out over the finished games of a store, against expectation."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.game import AnyGame, DiceCount
from tinhorn.table.storage.storage import Storage

AT_ONCE: Final = 50
"""So many games are counted when someone asks; the next who asks has the next ones counted."""


class CountedDraws(Struct, frozen=True):
    """One thing that was counted, and how often fair dice come out at least as uneven."""

    game: str
    count: DiceCount
    fair: float | None
    """A share between 0 and 1; None while too little was counted to say."""


class DiceReport(Struct, frozen=True):
    games: int
    """Counted so far."""
    finished: int
    """All there are."""
    counts: tuple[CountedDraws, ...]


class DiceCounter:
    """Remembers what it has counted; a finished game never changes."""

    def __init__(self, store: Storage, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._sums = {name: game.count_dice(()) for name, game in games.items()}
        self._seen: set[str] = set()
        self._lock = asyncio.Lock()

    async def count(self) -> DiceReport:
        """One at a time: two who ask at once must not have the same game counted twice."""
        async with self._lock:
            return await self._count()

    async def _count(self) -> DiceReport:
        finished = await self._store.finished()
        fresh = [(table, name) for table, name in finished if table not in self._seen]
        for table, name in fresh[:AT_ONCE]:
            await self._add(table, name)
        counts = (
            CountedDraws(name, count, fair_share(count.counts))
            for name, dice_counter in self._sums.items()
            for count in dice_counter
        )
        return DiceReport(len(self._seen), len(finished), tuple(counts))

    async def _add(self, table: str, name: str) -> None:
        lines = await self._store.entries(table, name)
        answers = [(line.seat, line.action) for line in lines if line.kind == "answer"]
        more = self._games[name].count_dice(answers)
        self._seen.add(table)
        self._sums[name] = tuple(map(_sum, self._sums[name], more))


def _sum(one: DiceCount, other: DiceCount) -> DiceCount:
    return replace(one, counts=tuple(map(sum, zip(one.counts, other.counts, strict=True))))


ENOUGH: Final = 5
"""So often each thing must be expected before its count says anything."""


def fair_share(counts: Sequence[int]) -> float | None:
    """How often equally likely things come out at least this unevenly: Pearson's chi-squared."""
    expected = sum(counts) / len(counts)
    if expected < ENOUGH:
        return None
    unevenness = sum((count - expected) ** 2 for count in counts) / expected
    return _chi_squared_tail(unevenness, len(counts) - 1)


def _chi_squared_tail(x: float, freedom: int) -> float:
    """The upper tail, by its recurrence over the degrees of freedom, two at a time."""
    half = x / 2
    tail, first = (math.erfc(math.sqrt(half)), 0.5) if freedom % 2 else (math.exp(-half), 1.0)
    for step in range((freedom - 1) // 2):
        power = first + step
        tail += half**power * math.exp(-half) / math.gamma(power + 1)
    return tail
