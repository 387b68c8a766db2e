"""Games in batches: the rules as array code for JAX (`pip install tinhorn[jax]`).

`make` gives an environment with the API of pgx; each game's package has the rules beneath it:

    env = make("winchester", players=4)
    states = jax.vmap(env.init)(jax.random.split(key, 1024))
    states = jax.vmap(env.step)(states, actions, keys)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tinhorn.batch.env import Env, EnvState, SimultaneousEnv, auto_reset
    from tinhorn.batch.environments import GAMES, make
    from tinhorn.batch.protocol import Rules, play, settle
    from tinhorn.batch.sampling import uniform_action

__all__ = [
    "GAMES",
    "Env",
    "EnvState",
    "Rules",
    "SimultaneousEnv",
    "auto_reset",
    "make",
    "play",
    "settle",
    "uniform_action",
]

_DEFINED_IN: Final = {
    "GAMES": "environments",
    "Env": "env",
    "EnvState": "env",
    "Rules": "protocol",
    "SimultaneousEnv": "env",
    "auto_reset": "env",
    "make": "environments",
    "play": "protocol",
    "settle": "protocol",
    "uniform_action": "sampling",
}


def __getattr__(name: str) -> Any:
    """Import a public name on first use, so that the codec can be imported without JAX."""
    if name not in _DEFINED_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_DEFINED_IN[name]}"), name)
    globals()[name] = value
    return value
