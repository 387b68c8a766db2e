"""A policy wins as often in the batched rules as in the engine."""

from __future__ import annotations

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tinhorn.batch import EnvState, make, uniform_action
from tinhorn.batch.bits import Array
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Action, Bid, Pass
from tinhorn.games.winchester.codec.actions import FIRST_BID, PASS
from tinhorn.kernel.game import CHANCE

MOST = (3, 4, 5)
"""Each seat bids one more than the standing bid, up to this amount; its tokens it applies at
random. The first seat wins about half of the games."""
ENGINE_GAMES = 250
BATCH_GAMES = 1_024
LONG_ENOUGH = 240
"""More actions than any of the games takes."""


@pytest.mark.slow  # test_equality.py compares every position of the same games
def test_a_policy_wins_as_often_in_the_batched_rules_as_in_the_engine() -> None:
    in_engine = np.mean([_engine_share(seed) for seed in range(ENGINE_GAMES)])
    in_batch = _batch_share()

    assert 0.2 < in_batch < 0.8, "a policy that always or never wins shows nothing"
    deviation = (in_batch * (1 - in_batch) * (1 / ENGINE_GAMES + 1 / BATCH_GAMES)) ** 0.5
    assert abs(in_engine - in_batch) < 3 * deviation


def _engine_share(seed: int) -> float:
    """Return the win share of the first seat."""
    rng, state = Random(seed), winchester.new(winchester.Setup(players=3))
    while asked := winchester.pending(state):
        (decision,) = asked
        if decision.seat == CHANCE:
            action = winchester.chance(state, rng)
        else:
            action = _thrifty(winchester.options(state, decision.seat), MOST[decision.seat], rng)
        state = winchester.apply(state, decision.seat, action).state
    outcome = winchester.outcome(state)
    assert outcome is not None
    best = outcome.ranking[0]
    return (0 in best) / len(best)


def _thrifty(options: tuple[Action, ...], most: int, rng: Random) -> Action:
    bids = [option for option in options if isinstance(option, Bid)]
    if bids and bids[0].amount <= most:
        return bids[0]
    return Pass() if Pass() in options else rng.choice(options)


def _batch_share() -> float:
    env = make("winchester", players=3)

    def one(state: EnvState[Any], key: Array) -> tuple[EnvState[Any], Array]:
        for_action, for_step = jax.random.split(key)
        most = jnp.asarray(MOST)[state.current_player]
        action = _thrifty_action(state.legal_action_mask, most, for_action)
        after = env.step(state, action, for_step)
        return after, after.rewards[0]

    keys = jax.random.split(jax.random.key(11), (LONG_ENOUGH + 1, BATCH_GAMES))
    played = jax.jit(
        lambda keys: jax.lax.scan(jax.vmap(one), jax.vmap(env.init)(keys[0]), keys[1:])
    )
    state, rewards = played(keys)
    assert state.terminated.all()
    return float(rewards.sum() / BATCH_GAMES)


def _thrifty_action(mask: Array, most: Array, key: Array) -> Array:
    """Return the policy of `_thrifty`, on a mask."""
    bids = mask[FIRST_BID : FIRST_BID + max(MOST)] & (jnp.arange(max(MOST)) < most)
    otherwise = jnp.where(mask[PASS], PASS, uniform_action(mask, key))
    return jnp.where(bids.any(), FIRST_BID + jnp.argmax(bids), otherwise)
