"""No step changes the shapes and types of a state: batched code is traced here, but not compiled.

Coverage measures these tests only of all in this folder. They reach almost every line in a few
seconds; to measure the others would take minutes.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pytest

from tinhorn.batch import make
from tinhorn.games.dicetown.batch import Rules

KEY = jax.eval_shape(jax.random.key, 0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("winchester", {"players": 3, "claims": "manual", "edition": "2019"}),
        ("winchester", {"players": 5, "first": 2}),
        ("dicetown", {"players": 2, "bribes": "off", "sheriff": 1}),
    ],
)
def test_a_step_changes_no_shape_and_no_type(game: str, options: dict[str, Any]) -> None:
    env = make(game, **options)
    state = jax.eval_shape(env.init, KEY)

    after = jax.eval_shape(env.step, state, jnp.int32(0), KEY)

    assert after == state
    assert after.observation.shape == env.observation_shape


def test_a_draw_changes_no_shape_and_no_type() -> None:
    rules = Rules(players=5)
    state = jax.eval_shape(rules.new)

    drawn = jax.eval_shape(rules.draw, state, KEY)

    assert jax.eval_shape(rules.step, state, jnp.int32(0), drawn) == state


def test_a_simultaneous_environment_has_a_row_for_each_player() -> None:
    env = make("dicetown", players=3, simultaneous=True)
    state = jax.eval_shape(env.init, KEY)

    after = jax.eval_shape(env.step, state, jnp.zeros(3, jnp.int32), KEY)

    assert after == state
    assert state.legal_action_mask.shape == (3, env.num_actions)
    assert state.observation.shape[0] == 3
