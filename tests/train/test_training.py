"""A training fits the batched games. Shapes are traced; nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tinhorn.bots.weights import weights
from tinhorn.games.winchester.bots.features import FEATURES_VERSION

jax = pytest.importorskip("jax")

TABLES = 2


@pytest.mark.slow
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


def test_a_network_that_has_grown_says_what_it_said() -> None:
    from jax import numpy as jnp

    from tinhorn.batch.networks import forward
    from tools.train.network import dense, grown

    keys = jax.random.split(jax.random.key(1), 3)
    small, large = dense(keys[0], (3, 4, 4, 2)), dense(keys[1], (5, 7, 7, 2))
    inputs = jax.random.normal(keys[2], (6, 5))

    grew = grown(small, large)

    assert jnp.allclose(forward(grew, inputs), forward(small, inputs[:, :3]), atol=1e-6)
    assert [weights.shape for weights, _ in grew] == [weights.shape for weights, _ in large]
    assert float(jnp.abs(grew[0][0][:, 4:]).sum()) > 0


@pytest.mark.slow
def test_two_trainings_by_iterations_give_the_same_weights(tmp_path: Path) -> None:
    short = "--players 3 --tables 4 --iterations 2 --parts 2 --hidden 8 --critic 8 --seed 5"
    # The second training takes what the first has compiled.
    cache = {
        "JAX_COMPILATION_CACHE_DIR": str(tmp_path),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    }
    files = []
    for name in ("first", "second"):
        words = ["-m", "tools.train", "winchester", *short.split(), "--out", str(tmp_path / name)]
        subprocess.run([sys.executable, *words], check=True, env=os.environ | cache)
        files.append(tmp_path / name / "winchester.npz")

    first, second = (weights(file, FEATURES_VERSION) for file in files)

    assert first.networks == second.networks
    assert first.about.seed == second.about.seed == 5
