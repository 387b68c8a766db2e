"""Every table that the rules allow, and uniform play at them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from tinhorn.games import GAMES

TABLES = [(name, players) for name, game in GAMES.items() for players in game.PLAYERS]


def any_legal(mask: Any, rng: Random) -> int:
    """Return one of the actions that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))
