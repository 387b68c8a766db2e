"""The games as research environments: PettingZoo, Gymnasium and OpenSpiel over the engine.

Importing this package registers the games with PettingZoo and Gymnasium, whichever is installed:

    pettingzoo.make("aec", "tinhorn/GAME_v0", players=4)
    pettingzoo.make("parallel", "tinhorn/GAME_v0", players=4)
    gymnasium.make("tinhorn.envs:tinhorn/Game-v0", players=4)
    gymnasium.make_vec("tinhorn.envs:tinhorn/Game-v0", 4096,
                       vectorization_mode="vector_entry_point")

`import tinhorn.envs.open_spiel` registers them with OpenSpiel. docs/research.md describes all of
them. For games by the thousand see `tinhorn.batch`, which has the same ids and vectors.
"""

from __future__ import annotations

from importlib.util import find_spec

from tinhorn.games import GAMES


def _register_with_pettingzoo() -> None:
    from pettingzoo import register

    for game in GAMES:
        place = "tinhorn.envs.pettingzoo:turn_based"
        register("aec", f"tinhorn/{game}_v0", place, kwargs={"game": game})
        place = "tinhorn.envs.pettingzoo:SimultaneousEnv"
        register("parallel", f"tinhorn/{game}_v0", place, kwargs={"game": game})


def _register_with_gymnasium() -> None:
    from gymnasium import register

    for game in GAMES:
        register(
            f"tinhorn/{game.capitalize()}-v0",
            entry_point="tinhorn.envs.gymnasium:SingleAgentEnv",
            vector_entry_point="tinhorn.batch.vector:BatchEnv",
            kwargs={"game": game},
        )


if find_spec("pettingzoo") is not None:
    _register_with_pettingzoo()
if find_spec("gymnasium") is not None:
    _register_with_gymnasium()
