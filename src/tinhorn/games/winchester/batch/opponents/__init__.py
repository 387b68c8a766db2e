"""Opponents for batches of Winchester: what the bots of these names play, in arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.networks import forward, read
from tinhorn.batch.protocol import Chooser
from tinhorn.games.winchester.batch.opponents import policy
from tinhorn.games.winchester.batch.opponents.features import see
from tinhorn.games.winchester.codec.actions import FIRST_CLAIM, SHARED_OBJECTIVES
from tinhorn.games.winchester.codec.fields import Observation

WEIGHTS: Final = Path(__file__).parents[2] / "bots" / "weights" / "policy.npz"
UNWANTED: Final = -1e9


def deputy() -> Chooser[Observation]:
    def choose(observation: Observation, legal: Array, key: Array) -> Array:
        return _allowed(policy.deputy(see(observation), legal, key), legal)

    return choose


def legend() -> Chooser[Observation]:
    actor = read(WEIGHTS)["actor"]

    def choose(observation: Observation, legal: Array, _: Array) -> Array:
        seen = see(observation)
        ids = policy.ids(seen.at.seen.standing)
        ratings = jnp.where(legal[ids], forward(actor, seen.features), UNWANTED)
        return _allowed(ids[ratings.argmax()], legal)

    return choose


def _allowed(action: Array, legal: Array) -> Array:
    """Return a claim if there is one, as all bots do; else this action, or another legal one."""
    claims = legal[FIRST_CLAIM : FIRST_CLAIM + SHARED_OBJECTIVES]
    other = jnp.where(legal[action], action, legal.argmax())
    return jnp.where(claims.any(), FIRST_CLAIM + claims.argmax(), other)
