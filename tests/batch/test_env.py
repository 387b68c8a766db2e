"""The environments: pgx's own test of its API, games that are over, illegal actions, resets."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import jax
import jax.numpy as jnp
import pytest

from tinhorn.batch import Env, EnvState, auto_reset, make, uniform_action
from tinhorn.batch.bits import Array

BATCH = 16
LONG_ENOUGH = 400


@cache
def env() -> Env[Any]:
    return make("winchester", players=3, claims="manual")


@cache
def resetting() -> Any:
    """A step of a batch, with uniform play, in which new games take the place of finished ones."""
    step = auto_reset(env().step, env().init)

    def played(state: EnvState[Any], key: Array) -> EnvState[Any]:
        for_action, for_step = jax.random.split(key)
        return step(state, uniform_action(state.legal_action_mask, for_action), for_step)

    return jax.jit(jax.vmap(played))


@cache
def started() -> EnvState[Any]:
    keys = jax.random.split(jax.random.key(7), BATCH)
    state: EnvState[Any] = jax.jit(jax.vmap(env().init))(keys)
    return state


@cache
def stepping() -> Any:
    return jax.jit(jax.vmap(env().step))


def _played_to_an_end() -> tuple[EnvState[Any], EnvState[Any]]:
    """The states before and after the first step in which a game ends."""
    state = started()
    for number in range(LONG_ENOUGH):
        before, keys = state, jax.random.split(jax.random.key(number), BATCH)
        state = resetting()(state, keys)
        if state.terminated.any():
            return before, state
    raise AssertionError("no game came to its end")


def test_pgx_finds_its_own_api(monkeypatch: pytest.MonkeyPatch) -> None:
    pgx = pytest.importorskip("pgx._src.api_test", reason="pgx is not installed")
    # Pgx knows its own games only: their names, and how to draw them.
    monkeypatch.setattr(pgx, "EnvId", Literal["tinhorn-winchester"])
    monkeypatch.setattr(EnvState, "save_svg", lambda state, path: None, raising=False)
    # Pgx 2.6 samples along axis 1, which a single state does not have and numpy now refuses.
    monkeypatch.setattr(pgx, "act_randomly", jax.jit(_any_legal_action))

    pgx.api_test(env(), num=1)


def _any_legal_action(key: Array, mask: Array) -> Array:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


def test_an_environment_says_what_it_is() -> None:
    state = started()

    assert (env().id, env().version, env().num_players) == ("tinhorn-winchester", "v1", 3)
    assert state.observation.shape[1:] == env().observation_shape
    assert state.legal_action_mask.shape == (BATCH, env().num_actions)


def test_any_player_can_be_observed_the_current_one_by_default() -> None:
    state = started()

    seen, own, other = jax.jit(
        jax.vmap(
            lambda state: (
                env().observe(state),
                env().observe(state, state.current_player),
                env().observe(state, (state.current_player + 1) % 3),
            )
        )
    )(state)

    assert (seen == state.observation).all()
    assert (seen == own).all()
    assert (seen != other).any(1).all()


def test_a_finished_game_pays_its_winners_and_a_new_one_takes_its_place() -> None:
    before, after = _played_to_an_end()
    ended = after.terminated

    assert jnp.allclose(after.rewards.sum(1), ended)
    assert (after._step_count[ended] == 0).all()
    assert (before._step_count[ended] > 3 * 19).all()
    assert not after.legal_action_mask[ended].all()
    running = resetting()(after, jax.random.split(jax.random.key(1), BATCH))
    assert not running.terminated[ended].any()
    assert (running._step_count[ended] == 1).all()


def test_an_illegal_action_ends_the_game_and_costs_its_player() -> None:
    state = started()
    illegal = jnp.argmin(state.legal_action_mask, axis=1)

    after = stepping()(state, illegal, jax.random.split(jax.random.key(2), BATCH))

    offender = jax.nn.one_hot(state.current_player, 3)
    assert after.terminated.all()
    assert (after.rewards == -offender).all()


def test_a_game_that_is_over_stays_as_it_is() -> None:
    state = started()
    keys = jax.random.split(jax.random.key(2), BATCH)
    over = stepping()(state, jnp.argmin(state.legal_action_mask, axis=1), keys)

    after = stepping()(over, jnp.zeros(BATCH, jnp.int32), keys)

    assert (after.rewards == 0).all()
    assert after.legal_action_mask.all()
    unchanged = over.replace(rewards=after.rewards)
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), after, unchanged))


def test_a_step_without_a_key_is_refused() -> None:
    with pytest.raises(ValueError, match="key"):
        env().step(started(), jnp.zeros((), jnp.int32))


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'faro'"):
        make("faro", players=3)


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 3, "claims": "never"}])
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|one of"):
        make("winchester", **options)
