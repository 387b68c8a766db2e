"""Games in batches: the rules as array code for JAX (`pip install tinhorn[jax]`).

`make` gives an environment with the API of pgx; each game's package has the rules beneath it:

    env = make(GAME, players=4)
    states = jax.vmap(env.init)(jax.random.split(key, 1024))
    states = jax.vmap(env.step)(states, actions, keys)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tinhorn.batch.first_use import import_on_first_use

if TYPE_CHECKING:
    from tinhorn.batch.env import Env, EnvState, SimultaneousEnv, auto_reset, make
    from tinhorn.batch.protocol import Rules, play, settle
    from tinhorn.batch.sampling import uniform_action

__all__ = [
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
    "Env": f"{__name__}.env",
    "EnvState": f"{__name__}.env",
    "Rules": f"{__name__}.protocol",
    "SimultaneousEnv": f"{__name__}.env",
    "auto_reset": f"{__name__}.env",
    "make": f"{__name__}.env",
    "play": f"{__name__}.protocol",
    "settle": f"{__name__}.protocol",
    "uniform_action": f"{__name__}.sampling",
}

__getattr__ = import_on_first_use(__name__, _DEFINED_IN)
