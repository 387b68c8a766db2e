"""Environments by the names of their games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tinhorn.batch.env import Env, SimultaneousEnv

GAMES: Final = ("winchester", "dicetown")
"""A package each, which has `Rules` and `OBSERVATION_VERSION`."""


def make(game: str, *, players: int, simultaneous: bool = False, **options: Any) -> Env[Any]:
    """The environment of a game for this many players, with these table options.

    With `simultaneous`, players who are asked at the same time answer in one step (Dice Town only).
    """
    if game not in GAMES:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    package = import_module(f"tinhorn.batch.{game}")
    rules = package.Rules(players=players, **options)
    kind = SimultaneousEnv if simultaneous else Env
    return kind(rules, id=f"tinhorn-{game}", version=f"v{package.OBSERVATION_VERSION}")
