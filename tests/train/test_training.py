"""A training fits the batched games. Shapes are traced; nothing is compiled."""

from __future__ import annotations

from functools import partial

import pytest

jax = pytest.importorskip("jax")

TABLES = 2


@pytest.mark.slow
@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("game", "alone"), [("winchester", True), ("dicetown", False)], ids=["winchester", "dicetown"]
)
def test_an_iteration_gives_networks_of_the_same_shape(game: str, *, alone: bool) -> None:
    from jax import numpy as jnp

    from tools.train import ppo
    from tools.train.network import adam_state, dense
    from tools.train.tasks import tasks_of

    task, key = tasks_of(game, [4])[0], jax.random.key(1)
    plan = ppo.Plan(*(jnp.float32(0.5) for _ in ppo.Plan._fields))
    tables = jax.eval_shape(partial(ppo.deal, task, tables=TABLES, alone=alone), key, plan=plan)
    seen, features, _, _ = jax.eval_shape(partial(ppo.look, task), tables)
    shape = ppo.shape_of(seen)
    params = {
        "actor": dense(key, (shape.inputs, 8, task.choices)),
        "critic": dense(key, (features.shape[1], 8, ppo.SEATS)),
    }

    after, batch, record = jax.eval_shape(
        partial(ppo.rollout, task, alone=alone), params, params["actor"], tables, key, plan
    )
    improved, _, facts = jax.eval_shape(
        partial(ppo.improve, task=task, shape=shape, parts=TABLES),
        params,
        adam_state(params),
        batch,
        key,
        plan,
    )

    assert jax.tree.map(jnp.shape, improved) == jax.tree.map(jnp.shape, params)
    assert jax.tree.map(jnp.shape, after) == jax.tree.map(jnp.shape, tables)
    assert (record.shape, facts.shape) == ((3, 3), (3,))
