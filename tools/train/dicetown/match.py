"""Games of a trained network in the engine: `python -m tools.train.dicetown.match WEIGHTS`.

The network reads the features of training, computed from the view of its seat, so that weights can
be judged before the bots' own features are written. Needs JAX and the engine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.dicetown.actions import NUM_ACTIONS
from tinhorn.batch.dicetown.engine import encode
from tinhorn.batch.dicetown.views import from_view
from tinhorn.bots import bot_named
from tinhorn.bots.arena import wilson
from tinhorn.games import dicetown
from tinhorn.kernel.game import CHANCE, Decision
from tools.train.dicetown.features import see
from tools.train.dicetown.policy import logits
from tools.train.network import forward, read

Scores = Callable[[Any], Any]
"""From an observation to a score for each action."""


def scores_of(weights: Path | None) -> Scores:
    """Those of a network, or without one of the deputy in arrays."""
    actor = read(weights)["actor"] if weights else None

    def scores(observation: Any) -> Any:
        seen = see(observation)
        if actor is None:
            return seen.worths
        return logits(forward(actor, seen.features), seen.candidates)

    return jax.jit(scores)


class ArrayBot:
    """The first choice by these scores."""

    def __init__(self, scores: Scores, rng: Random, *, temperature: float = 0.0) -> None:
        self._scores, self._rng, self._temperature = scores, rng, temperature

    def choose(self, seen: dicetown.View, decision: Decision) -> Any:
        if len(seen.options) == 1:
            return seen.options[0]
        options = {encode(option, seen, decision.seat): option for option in seen.options}
        observation = jax.tree.map(jnp.asarray, from_view(seen))
        found = np.asarray(self._scores(observation))[:NUM_ACTIONS]
        noise = {
            action: -self._temperature * np.log(-np.log(self._rng.random())) for action in options
        }
        return options[max(options, key=lambda action: found[action] + noise[action])]


def play(bots: list[Any], rng: Random) -> dicetown.State:
    """One game; returns its last state."""
    state = dicetown.new(dicetown.Setup(players=len(bots)))
    while owed := dicetown.pending(state):
        decision = owed[0]
        if decision.seat == CHANCE:
            action = dicetown.chance(state, rng)
        else:
            action = bots[decision.seat].choose(dicetown.view(state, decision.seat), decision)
        assert dicetown.check(state, decision.seat, action) is None
        state = dicetown.apply(state, decision.seat, action).state
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", nargs="?", type=Path, help="Else the deputy in arrays.")
    parser.add_argument("--rivals", default="deputy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--temperature", type=float, default=0.0)
    wanted = parser.parse_args()
    make = partial(ArrayBot, scores_of(wanted.weights), temperature=wanted.temperature)
    wins = 0.0
    for number in range(wanted.games):
        rng = Random(f"{wanted.seed} {number}")
        bots = [bot_named(wanted.rivals, "dicetown", rng) for _ in range(wanted.players)]
        seat = number % wanted.players
        bots[seat] = make(rng)
        outcome = dicetown.outcome(play(bots, rng))
        assert outcome is not None
        first = outcome.ranking[0]
        wins += (seat in first) / len(first)
        if (number + 1) % 20 == 0:
            low, high = wilson(wins, number + 1)
            print(
                f"{number + 1} games: {wins / (number + 1):.3f} ({low:.3f}-{high:.3f})", flush=True
            )


if __name__ == "__main__":
    main()
