"""Opponents for batches of Dice Town: what the bots of these names play, in arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.networks import forward, read
from tinhorn.batch.protocol import Chooser
from tinhorn.games.dicetown.bots.network import policy
from tinhorn.games.dicetown.bots.network.features import see
from tinhorn.games.dicetown.codec.fields import Observation

WEIGHTS: Final = Path(__file__).parents[1] / "bots" / "weights" / "policy.npz"
UNWANTED: Final = -1e6
DOUBT: Final = 0.15
"""The deviation, in points, of what a deputy thinks of an answer."""


def deputy() -> Chooser[Observation]:
    def choose(observation: Observation, legal: Array, key: Array) -> Array:
        return best_at_first_sight(see(observation).worths, legal, key)

    return choose


def legend() -> Chooser[Observation]:
    actor = read(WEIGHTS)["actor"]

    def choose(observation: Observation, legal: Array, _: Array) -> Array:
        seen = see(observation)
        ratings = policy.logits(forward(actor, seen.features), seen.candidates)
        return jnp.where(legal, ratings, UNWANTED).argmax()

    return choose


def best_at_first_sight(worths: Array, legal: Array, key: Array) -> Array:
    """Choose what the deputy thinks best; equal answers by chance, offers by about a bill."""
    worths = worths + DOUBT * jax.random.normal(key, legal.shape)
    return jnp.where(legal, worths, UNWANTED).argmax()
