"""Games in batches: the rules as array code for JAX (`pip install tinhorn[jax]`).

`make` gives an environment with the API of pgx; each game's package has the rules beneath it:

    env = make("winchester", players=4)
    states = jax.vmap(env.init)(jax.random.split(key, 1024))
    states = jax.vmap(env.step)(states, actions, keys)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tinhorn.batch.env import Env, EnvState, auto_reset
from tinhorn.batch.protocol import Rules, play, settle
from tinhorn.batch.sampling import uniform_action

GAMES: Final = ("winchester", "dicetown")
"""A package each, which has `Rules` and `OBSERVATION_VERSION`."""


def make(game: str, *, players: int, **options: Any) -> Env[Any]:
    """The environment of a game for this many players, with these table options."""
    if game not in GAMES:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    package = import_module(f"tinhorn.batch.{game}")
    rules = package.Rules(players=players, **options)
    return Env(rules, id=f"tinhorn-{game}", version=f"v{package.OBSERVATION_VERSION}")


__all__ = [
    "GAMES",
    "Env",
    "EnvState",
    "Rules",
    "auto_reset",
    "make",
    "play",
    "settle",
    "uniform_action",
]
