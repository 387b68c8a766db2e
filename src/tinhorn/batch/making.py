"""Environments by the names of their games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tinhorn.batch.env import Env

GAMES: Final = ("winchester", "dicetown")
"""A package each, which has `Rules` and `OBSERVATION_VERSION`."""


def make(game: str, *, players: int, **options: Any) -> Env[Any]:
    """The environment of a game for this many players, with these table options."""
    if game not in GAMES:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    package = import_module(f"tinhorn.batch.{game}")
    rules = package.Rules(players=players, **options)
    return Env(rules, id=f"tinhorn-{game}", version=f"v{package.OBSERVATION_VERSION}")
