"""How long a training is: by iterations, by the clock, or by the processor's time."""

from __future__ import annotations

import argparse
import time
from typing import Final

COMPILING: Final = 2
"""So many iterations at first compile, and do not count as time of training."""


class Length:
    """How much of its length a training has used."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.iterations = 0
        self.seconds = self.processor_seconds = 0.0
        self._started = time.monotonic()
        self._limit: float = wanted.seconds
        self._compiled = (0.0, 0.0)

    def count(self) -> None:
        """Count one more iteration."""
        self.iterations += 1
        now = time.monotonic(), time.process_time()
        if self.iterations == COMPILING:
            left = self.wanted.whole_seconds - (now[0] - self._started)
            self._limit = min(self._limit, max(1.0, left))
            self._compiled = now
        elif self.iterations > COMPILING:
            self.seconds = now[0] - self._compiled[0]
            self.processor_seconds = now[1] - self._compiled[1]

    def done(self) -> float:
        """Return the part of the training that is over, by the limit that it reaches first."""
        by_iterations: float = self.iterations / self.wanted.iterations
        by_processor: float = self.processor_seconds / self.wanted.processor_seconds
        return max(by_iterations, by_processor, self.seconds / self._limit)

    def spent(self) -> dict[str, float]:
        """Say for reports what was spent."""
        return {
            "since_start": round(time.monotonic() - self._started, 1),
            "iteration": self.iterations,
            "seconds": round(self.seconds, 1),
            "processor_seconds": round(self.processor_seconds, 1),
        }
