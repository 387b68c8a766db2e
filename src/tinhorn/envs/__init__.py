"""The games as research environments: PettingZoo, Gymnasium and OpenSpiel over the engine.

Importing this package registers the games with PettingZoo and Gymnasium, whichever is installed:

    pettingzoo.make("aec", "tinhorn/winchester", players=4)
    pettingzoo.make("parallel", "tinhorn/dicetown", players=4)
    gymnasium.make("tinhorn.envs:tinhorn/Winchester-v0", players=4)

`import tinhorn.envs.open_spiel` registers them with OpenSpiel. docs/research.md describes all of
them. For games by the thousand see `tinhorn.batch`, which has the same ids and vectors.
"""

from __future__ import annotations

from importlib.util import find_spec


def _register_with_pettingzoo() -> None:
    from pettingzoo import register

    for game in ("winchester", "dicetown"):
        place = "tinhorn.envs.pettingzoo:TurnBasedEnv"
        register("aec", f"tinhorn/{game}", place, kwargs={"game": game})
    place = "tinhorn.envs.pettingzoo:SimultaneousEnv"
    register("parallel", "tinhorn/dicetown", place, kwargs={"game": "dicetown"})


def _register_with_gymnasium() -> None:
    from gymnasium import register

    for game in ("winchester", "dicetown"):
        register(
            f"tinhorn/{game.capitalize()}-v0",
            entry_point="tinhorn.envs.gymnasium:SingleAgentEnv",
            kwargs={"game": game},
        )


if find_spec("pettingzoo") is not None:
    _register_with_pettingzoo()
if find_spec("gymnasium") is not None:
    _register_with_gymnasium()
