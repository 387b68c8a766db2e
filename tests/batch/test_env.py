"""The environments: pgx's own test of its API, games that are over, illegal actions, resets."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

import jax
import jax.numpy as jnp
import pytest

from tinhorn.batch import Env, EnvState, auto_reset, make, uniform_action
from tinhorn.batch.bits import Array
from tinhorn.games import installed
from tinhorn.kernel.errors import SetupError

LONG_ENOUGH = 600
FEWEST_STEPS = {"winchester": 3 * 19, "dicetown": 2 * 10}
"""No game takes fewer decisions."""

GAMES = [name for name, each in installed().items() if each.offer.batch]
games = pytest.mark.parametrize("game", GAMES)


@cache
def env(game: str) -> Env[Any]:
    options: dict[str, Any] = {
        "winchester": {"players": 3, "claims": "manual"},
        "dicetown": {"players": 2},
    }
    return make(game, **options[game])


key = jax.random.PRNGKey
"""Keys as pgx's test has them: it and the tests below share two programs, `init` and `step`."""


@cache
def init_of(game: str) -> Any:
    return jax.jit(env(game).init)


@cache
def step_of(game: str) -> Any:
    return jax.jit(env(game).step)


@cache
def started(game: str) -> EnvState[Any]:
    state: EnvState[Any] = init_of(game)(key(7))
    return state


class Step(NamedTuple):
    """The state before a step, and what `step` is given with it."""

    state: EnvState[Any]
    action: Array
    key: Array


@cache
def last_step(game: str) -> Step:
    """Return the step that ends a random game."""
    state = started(game)
    for number in range(LONG_ENOUGH):
        action = jax.jit(uniform_action)(state.legal_action_mask, key(number))
        after = step_of(game)(state, action, _key_of_step(key(number)))
        if after.terminated:
            return Step(state, action, key(number))
        state = after
    raise AssertionError("the game came to no end")


def _key_of_step(given: Array) -> Array:
    """Return what `auto_reset` hands on to `step`."""
    return jax.random.split(given)[0]


@pytest.mark.parametrize(
    ("game", "part"),
    [
        ("dicetown", "single"),
        pytest.param("dicetown", "batch", marks=pytest.mark.slow),  # two more long programs
        ("winchester", "single"),
        ("winchester", "batch"),
    ],
)
def test_pgx_finds_its_own_api(game: str, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pgx = pytest.importorskip("pgx._src.api_test", reason="pgx is not installed")
    # Pgx knows its own games only: their names, and how to draw them.
    monkeypatch.setattr(pgx, "EnvId", Literal["tinhorn-winchester", "tinhorn-dicetown"])
    monkeypatch.setattr(EnvState, "save_svg", lambda state, path: None, raising=False)
    # Pgx 2.6 samples along axis 1, which a single state does not have and numpy now refuses.
    monkeypatch.setattr(pgx, "act_randomly", jax.jit(_any_legal_action))

    getattr(pgx, f"api_test_{part}")(env(game), num=1)


def _any_legal_action(key: Array, mask: Array) -> Array:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


@games
def test_an_environment_says_what_it_is(game: str) -> None:
    state, table = started(game), env(game)

    assert (table.id, table.version) == (f"tinhorn-{game}", "v1")
    assert state.rewards.shape == (table.num_players,)
    assert state.observation.shape == table.observation_shape
    assert state.legal_action_mask.shape == (table.num_actions,)


@games
def test_any_player_can_be_observed_the_current_one_by_default(game: str) -> None:
    state, table = started(game), env(game)
    following = (state.current_player + 1) % table.num_players

    own, other = jax.jit(jax.vmap(table.observe, in_axes=(None, 0)))(
        state, jnp.stack([state.current_player, following])
    )

    assert (own == state.observation).all()
    assert (other != own).any()


@games
def test_a_finished_game_pays_its_winners_and_a_new_one_takes_its_place(game: str) -> None:
    resetting = auto_reset(step_of(game), init_of(game))
    last = last_step(game)

    after = resetting(*last)

    assert after.terminated
    assert jnp.allclose(after.rewards.sum(), 1)
    assert last.state._step_count > FEWEST_STEPS[game]
    assert after._step_count == 0
    running = resetting(after, jnp.argmax(after.legal_action_mask), key(1))
    assert not running.terminated
    assert running._step_count == 1


def test_a_spare_game_takes_the_place_of_one_that_ends_as_with_auto_reset() -> None:
    table, spare = env("winchester"), init_of("winchester")(key(8))
    last, illegal = last_step("winchester"), jnp.argmin(started("winchester").legal_action_mask)
    steps = [
        last,
        Step(started("winchester"), illegal, key(9)),
        Step(started("winchester"), jnp.argmax(started("winchester").legal_action_mask), key(9)),
    ]
    resetting = auto_reset(step_of("winchester"), lambda _: spare)
    sparing = jax.jit(table.step_or_reset)

    for state, action, given in steps:
        one = sparing(state, action, _key_of_step(given), spare)
        two = resetting(state, action, given)

        assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), one, two))


@games
def test_an_illegal_action_ends_the_game_and_costs_its_player(game: str) -> None:
    state = started(game)

    after = step_of(game)(state, jnp.argmin(state.legal_action_mask), key(2))

    offender = jax.nn.one_hot(state.current_player, env(game).num_players)
    assert after.terminated
    assert (after.rewards == -offender).all()


@games
def test_a_game_that_is_over_stays_as_it_is(game: str) -> None:
    state = started(game)
    over = step_of(game)(state, jnp.argmin(state.legal_action_mask), key(2))

    after = step_of(game)(over, jnp.int32(0), key(2))

    assert (after.rewards == 0).all()
    assert after.legal_action_mask.all()
    unchanged = over.replace(rewards=after.rewards)
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), after, unchanged))


def test_a_step_without_a_key_is_refused() -> None:
    with pytest.raises(ValueError, match="key"):
        env("winchester").step(started("winchester"), jnp.zeros((), jnp.int32))


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match=r"no table option “bonuss”. Available: edition=.*ledger="):
        make("winchester", bonuss="hidden")


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'faro'"):
        make("faro", players=3)


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 3, "claims": "never"}])
def test_values_that_options_do_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=r"3 to 5 players|claims=auto\|manual"):
        make("winchester", **options)
