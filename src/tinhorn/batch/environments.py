"""Environments by the names of their games."""

from __future__ import annotations

from typing import Any

from tinhorn.batch.env import Env, SimultaneousEnv
from tinhorn.games import GAMES, installed, part
from tinhorn.kernel import options_by_name, unknown_option


def make(game: str, *, players: int = 4, simultaneous: bool = False, **options: Any) -> Env[Any]:
    """Return the environment of a game for this many players, with these table options.

    With `simultaneous`, players who are asked at the same time answer in one step, if the rules of
    the game in batches have such steps.
    """
    package = part(game, "batch")
    if package is None:
        known = ", ".join(name for name, each in installed().items() if each.offer.batch)
        raise ValueError(f"There is no game {game!r} in batches; there are {known}.")
    possible = options_by_name(package.Rules)
    for name in options:
        if name not in possible:
            raise unknown_option(GAMES[game], name, of=package.Rules)
    rules = package.Rules(players=players, **options)
    kind = SimultaneousEnv if simultaneous else Env
    return kind(rules, id=f"tinhorn-{game}", version=f"v{package.OBSERVATION_VERSION}")
