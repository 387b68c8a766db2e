"""The curve of a server's memory while games come and go, and whether it is flat (`soak.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

WARM_UP_SHARE: Final = 0.5
"""The part of the run in which memory may grow: caches fill and modules are imported."""
GROWTH_LIMIT: Final = 0.02
"""How much memory may grow in the second half: from the median of its first fifth to that of its
last."""
PARTS: Final = 5


class Sample(NamedTuple):
    seconds: float
    mebibytes: float
    tables: int
    games: int


def growth(samples: Sequence[Sample]) -> float:
    """Compare the memory at the end with that after the warm-up."""
    after = [one.mebibytes for one in samples[int(len(samples) * WARM_UP_SHARE) :]]
    part = max(1, len(after) // PARTS)
    first, last = median(after[:part]), median(after[-part:])
    return last / first - 1


def exit_status(samples: Sequence[Sample]) -> int:
    """Return the status of the process: 1 if memory still grows in the second half."""
    return int(growth(samples) > GROWTH_LIMIT)
