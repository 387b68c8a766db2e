"""pgx on the processor: a batch of games in one compiled step, with observations."""

from __future__ import annotations

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measure import report
from pgx.experimental.wrappers import auto_reset

BATCH = 1024
STEPS = 16


def player_of(name: str) -> Any:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: None) -> Any:
        state, key = carry
        key, drawing, stepping = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(drawing, scores, axis=-1)
        state = jax.vmap(step)(state, action, jax.random.split(stepping, BATCH))
        return (state, key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))
    carry = (carry, jax.random.key(1))

    def play(_: Random) -> int:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return BATCH * STEPS

    return play


for name in ("leduc_holdem", "sparrow_mahjong"):
    report(f"{name}, batch of {BATCH}", player_of(name))
