"""Every game with every number of players, for the tests that all of them must pass."""

from __future__ import annotations

from typing import Final

from tests.support import parcels, secrets_parcels
from tests.support.secrets import SECRETS
from tinhorn.games import GAMES
from tinhorn.testing.case import Case

__all__ = ["CASES", "Case"]

CASES: Final = [
    *(
        Case(game, SECRETS[name], players)
        for name, game in GAMES.items()
        for players in game.PLAYERS
    ),
    Case(parcels, secrets_parcels, 3),
]
"""The toy stands for the games to come: what it must pass, they must."""
