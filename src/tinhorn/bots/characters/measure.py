"""How often a character shows: the stronger the level, the more a habit would cost it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tinhorn.bots.characters.winchester import Mind
from tinhorn.kernel.game import Decision

SHOWS: Final = {"marshal": 0.4, "legend": 0.1}
"""How often a bot of this level follows its habit; others always do."""


class InMeasure:
    """Answers by habit now and then, and otherwise exactly as its level does."""

    def __init__(self, habit: Mind, mind: Mind, level: str, rng: Random) -> None:
        self._habit = habit
        self._mind = mind
        self._often = SHOWS.get(level, 1.0)
        self._rng = rng

    def choose(self, seen: Any, decision: Decision) -> Any:
        shows = self._often == 1.0 or self._rng.random() < self._often
        return (self._habit if shows else self._mind).choose(seen, decision)
