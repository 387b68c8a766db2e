"""Measure the vector environment beside the single one: the agent's steps in a second.

    NPROC=1 python bench/vector.py                         both games, 16384 games at once
    NPROC=1 python bench/vector.py --games winchester --opponents deputy
    JAX_PLATFORMS=cuda python bench/vector.py --batch 65536 262144

Agents play uniformly, and so do opponents if no others are named. On a processor the time is that
of all threads together, whatever else runs on the machine; with NPROC=1, XLA has one thread, which
spends none of it on waiting for others. On a graphics card the time is that of the clock, and for
the single environment that of its processor. Choosing the agent's actions is not counted,
observations and masks are.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import jax
import numpy as np
from readings import add_option, save

import tinhorn.envs
from tinhorn.batch.vector import BatchEnv

assert tinhorn.envs
GAMES: Final = ("winchester", "dicetown")
WARM: Final = 40
"""Steps before the clock starts: until games are at different places."""


def clock() -> float:
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


def single(game: str, players: int, opponents: str, seconds: float) -> float:
    """Return the steps in a second of the environment with one game."""
    env = gymnasium.make(f"tinhorn/{game.capitalize()}-v0", players=players, opponents=opponents)
    rng, spent, steps = np.random.default_rng(1), 0.0, 0
    _, info = env.reset(seed=1)
    while spent < seconds:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        began = time.process_time()
        _, _, is_over, _, info = env.step(action)
        if is_over:
            _, info = env.reset()
        spent, steps = spent + time.process_time() - began, steps + 1
    return steps / spent


def batched(game: str, players: int, opponents: str, batch: int, seconds: float) -> float:
    """Return the steps in a second of all games of a batch together."""
    env, rng = BatchEnv(game, batch, players=players, opponents=opponents), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    act: Callable[[], Any] = lambda: any_legal(infos["action_mask"], rng)  # noqa: E731
    for _ in range(WARM):
        *_, infos = env.step(act())
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = act()
        began = clock()
        *_, infos = env.step(actions)
        spent, steps = spent + clock() - began, steps + batch
    return steps / spent


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """Return a legal action for each row, each as likely."""
    sums = masks.cumsum(1, dtype=np.int16)
    ranks = (rng.random(len(masks)) * sums[:, -1]).astype(np.int16)
    return (sums > ranks[:, None]).argmax(1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--batch", nargs="+", type=int, default=[16384], help="default: 16384")
    parser.add_argument("--opponents", default="uniform", help="a name; default: uniform")
    parser.add_argument("--players", type=int, default=4, help="default: 4")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each figure; default: 8")
    add_option(parser)
    given = parser.parse_args()
    device = jax.devices()[0].device_kind
    print(f"{device}, JAX {jax.__version__}, {given.players} players, opponents: {given.opponents}")
    rows: list[dict[str, Any]] = []
    for game in given.games:
        one = single(game, given.players, given.opponents, given.seconds)
        print(f"{game:<12}{1:>8}{one:>14,.0f} steps/s", flush=True)
        for batch in given.batch:
            many = batched(game, given.players, given.opponents, batch, given.seconds)
            print(f"{game:<12}{batch:>8}{many:>14,.0f} steps/s{many / one:>9.1f} x", flush=True)
            rows.append({"game": game, "batch": batch, "single": one, "batched": many})
    save(
        given.save,
        {
            "device": device,
            "jax": jax.__version__,
            "threads": os.environ.get("NPROC", ""),
            "opponents": given.opponents,
            "rows": rows,
        },
    )


if __name__ == "__main__":
    main()
