"""The clock that every script of this folder shares, so that all engines are measured alike."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

SECONDS = 0.2
RUNS = 10


def report(game: str, play: Callable[[random.Random], int]) -> None:
    """Print the best rate of several short runs. `play` plays games and returns its decisions."""
    rng = random.Random(1)
    play(rng)  # the first call pays for imports, caches and compilation
    best = max(_rate(play, rng) for _ in range(RUNS))
    print(json.dumps({"game": game, "rate": best}))
    sys.stdout.flush()


def _rate(play: Callable[[random.Random], int], rng: random.Random) -> float:
    """Decisions for each second of processor time: what others do on the machine counts little."""
    decisions, started = 0, time.process_time()
    while (passed := time.process_time() - started) < SECONDS:
        decisions += play(rng)
    return decisions / passed
