"""The environments: pgx's own test of its API, games that are over, illegal actions, resets."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import jax
import jax.numpy as jnp
import pytest

from tinhorn.batch import GAMES, Env, EnvState, auto_reset, make, uniform_action
from tinhorn.batch.bits import Array

BATCH = 4
"""As in pgx's test of its API, and with keys of the same kind: compiled programs are shared."""
LONG_ENOUGH = 600
FEWEST_STEPS = {"winchester": 3 * 19, "dicetown": 2 * 10}
"""No game takes fewer decisions."""

games = pytest.mark.parametrize("game", GAMES)


@cache
def env(game: str) -> Env[Any]:
    options: dict[str, Any] = {
        "winchester": {"players": 3, "claims": "manual"},
        "dicetown": {"players": 2},
    }
    return make(game, **options[game])


def keys(seed: int) -> Array:
    return jax.random.split(jax.random.PRNGKey(seed), BATCH)


@cache
def starting(game: str) -> Any:
    return jax.vmap(jax.jit(env(game).init))


@cache
def stepping(game: str) -> Any:
    return jax.vmap(jax.jit(env(game).step))


@cache
def resetting(game: str) -> Any:
    """A step of a batch, with uniform play, in which new games take the place of finished ones."""
    step = auto_reset(jax.jit(env(game).step), jax.jit(env(game).init))

    def played(state: EnvState[Any], key: Array) -> EnvState[Any]:
        for_action, for_step = jax.random.split(key)
        return step(state, jax.jit(uniform_action)(state.legal_action_mask, for_action), for_step)

    return jax.vmap(played)


@cache
def started(game: str) -> EnvState[Any]:
    state: EnvState[Any] = starting(game)(keys(7))
    return state


def _played_to_an_end(game: str) -> tuple[EnvState[Any], EnvState[Any]]:
    """The states before and after the first step in which a game ends."""
    state = started(game)
    for number in range(LONG_ENOUGH):
        before, state = state, resetting(game)(state, keys(number))
        if state.terminated.any():
            return before, state
    raise AssertionError("no game came to its end")


@games
def test_pgx_finds_its_own_api(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pgx = pytest.importorskip("pgx._src.api_test", reason="pgx is not installed")
    # Pgx knows its own games only: their names, and how to draw them.
    monkeypatch.setattr(pgx, "EnvId", Literal["tinhorn-winchester", "tinhorn-dicetown"])
    monkeypatch.setattr(EnvState, "save_svg", lambda state, path: None, raising=False)
    # Pgx 2.6 samples along axis 1, which a single state does not have and numpy now refuses.
    monkeypatch.setattr(pgx, "act_randomly", jax.jit(_any_legal_action))

    pgx.api_test(env(game), num=1)


def _any_legal_action(key: Array, mask: Array) -> Array:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


@games
def test_an_environment_says_what_it_is(game: str) -> None:
    state, table = started(game), env(game)

    assert (table.id, table.version) == (f"tinhorn-{game}", "v1")
    assert state.rewards.shape == (BATCH, table.num_players)
    assert state.observation.shape[1:] == table.observation_shape
    assert state.legal_action_mask.shape == (BATCH, table.num_actions)


@games
def test_any_player_can_be_observed_the_current_one_by_default(game: str) -> None:
    state, table = started(game), env(game)

    seen, own, other = jax.jit(
        jax.vmap(
            lambda state: (
                table.observe(state),
                table.observe(state, state.current_player),
                table.observe(state, (state.current_player + 1) % table.num_players),
            )
        )
    )(state)

    assert (seen == state.observation).all()
    assert (seen == own).all()
    assert (seen != other).any(1).all()


@games
def test_a_finished_game_pays_its_winners_and_a_new_one_takes_its_place(game: str) -> None:
    before, after = _played_to_an_end(game)
    ended = after.terminated

    assert jnp.allclose(after.rewards.sum(1), ended)
    assert (after._step_count[ended] == 0).all()
    assert (before._step_count[ended] > FEWEST_STEPS[game]).all()
    assert not after.legal_action_mask[ended].all()
    running = resetting(game)(after, keys(1))
    assert not running.terminated[ended].any()
    assert (running._step_count[ended] == 1).all()


def test_a_spare_game_takes_the_place_of_one_that_ends_as_with_auto_reset() -> None:
    table = env("winchester")
    spare = starting("winchester")(keys(8))
    before, _ = _played_to_an_end("winchester")
    words = jax.vmap(lambda key: jax.random.split(key)[0])(keys(9))
    action = jax.vmap(uniform_action)(before.legal_action_mask, keys(9))
    action = action.at[0].set(jnp.argmin(before.legal_action_mask[0]))

    one = jax.jit(jax.vmap(table.step_or_reset))(before, action, words, spare)
    two = jax.vmap(
        lambda state, action, key, spare: auto_reset(jax.jit(table.step), lambda _: spare)(
            state, action, key
        )
    )(before, action, keys(9), spare)

    assert one.terminated[0]
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), one, two))


@games
def test_an_illegal_action_ends_the_game_and_costs_its_player(game: str) -> None:
    state = started(game)
    illegal = jnp.argmin(state.legal_action_mask, axis=1)

    after = stepping(game)(state, illegal, keys(2))

    offender = jax.nn.one_hot(state.current_player, env(game).num_players)
    assert after.terminated.all()
    assert (after.rewards == -offender).all()


@games
def test_a_game_that_is_over_stays_as_it_is(game: str) -> None:
    state = started(game)
    over = stepping(game)(state, jnp.argmin(state.legal_action_mask, axis=1), keys(2))

    after = stepping(game)(over, jnp.zeros(BATCH, jnp.int32), keys(2))

    assert (after.rewards == 0).all()
    assert after.legal_action_mask.all()
    unchanged = over.replace(rewards=after.rewards)
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), after, unchanged))


def test_a_step_without_a_key_is_refused() -> None:
    with pytest.raises(ValueError, match="key"):
        env("winchester").step(started("winchester"), jnp.zeros((), jnp.int32))


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'faro'"):
        make("faro", players=3)


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 3, "claims": "never"}])
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|one of"):
        make("winchester", **options)
