"""One pass over an action and all draws that follow is the same as single steps."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.batch.dicetown.recorded import Game
from tests.batch.dicetown.replayed import Replay, answered_once, canonical
from tinhorn.batch import make
from tinhorn.games.dicetown.batch import Draw, Rules, State
from tinhorn.games.dicetown.codec import state as codes
from tinhorn.games.dicetown.codec.box import SEATS

POSITIONS = 128
_RULES = Rules(players=5)


@jax.jit
@jax.vmap
def _one_pass(state: State, action: Any, key: Any) -> State:
    return _RULES.play(state, action, key)


@jax.jit
@jax.vmap
def _sealed(state: State, action: Any) -> tuple[Any, State]:
    return _RULES.only_seals(state), _RULES.seal(state, action)


@jax.jit
@jax.vmap
def _draw(state: State, key: Any) -> Draw:
    return _RULES.draw(state, key)


def _single_steps(states: State, actions: Any, keys: Any) -> State:
    """Apply an action, and then draw after draw."""
    states = answered_once(states, actions, _draw(states, keys))
    while (is_owed := np.asarray(_RULES.needs_draw(states))).any():
        keys, used = jnp.moveaxis(jax.vmap(jax.random.split)(keys), 1, 0)
        following = answered_once(states, actions, _draw(states, used))
        states = jax.tree.map(partial(_where, is_owed), following, states)
    return states


def test_play_gives_what_single_steps_give(games: list[Game], replay: Replay) -> None:
    states, actions = _positions(games, replay)
    keys = jax.random.split(jax.random.key(2), POSITIONS)

    one = canonical(_one_pass(states, actions, keys))
    two = canonical(_single_steps(states, actions, keys))

    assert not _RULES.needs_draw(one).any()
    jax.tree.map(np.testing.assert_array_equal, one, two)


def test_an_answer_that_another_one_in_secret_follows_is_only_sealed(
    games: list[Game], replay: Replay
) -> None:
    states, actions = _positions(games, replay)
    keys = jax.random.split(jax.random.key(2), POSITIONS)

    only_seals, sealed = _sealed(states, actions)
    played = _one_pass(states, actions, keys)

    where = np.flatnonzero(only_seals)
    assert 0 < len(where) < POSITIONS
    one, two = (jax.tree.map(lambda leaf: leaf[where], each) for each in (sealed, played))
    jax.tree.map(np.testing.assert_array_equal, canonical(one), canonical(two))


def _positions(games: list[Game], replay: Replay) -> tuple[State, Any]:
    """Return positions of all phases that ask a seat, and the answers given there."""
    where = _of_all_phases(replay.shown.state.phase)
    actions = np.array([action for game in games for action in _actions(game)])
    states: State = jax.tree.map(lambda leaf: leaf[where], replay.shown.state)
    return states, actions[where]


def _of_all_phases(phases: Any) -> Any:
    """Positions in which a seat is asked: of each phase as many, as far as there are."""
    asking = [
        phase for phase in np.unique(phases) if phase >= codes.CHANCES and phase != codes.OVER
    ]
    each = -(-POSITIONS // len(asking))
    found = [np.flatnonzero(phases == phase)[:each] for phase in asking]
    return np.resize(np.concatenate(found), POSITIONS)


def _actions(game: Game) -> list[int]:
    """Return the answers given at each position; none after the end."""
    return [*(position.action for position in game.positions), 0]


def _sealing(replay: Replay) -> State:
    """Positions in which several seats answer in secret, and none has answered yet."""
    state = replay.shown.state
    is_sealed = np.isin(state.phase, (codes.KEEPING, codes.GAMBLING, codes.OFFERING))
    is_first = (state.asked & (np.arange(SEATS) < state.actor[:, None])).sum(1) == 0
    where = np.flatnonzero(is_sealed & is_first & (state.asked.sum(1) > 1))
    where = np.resize(where[:: max(1, len(where) // POSITIONS)], POSITIONS)
    chosen: State = jax.tree.map(lambda leaf: leaf[where], state)
    return chosen


@jax.jit
@jax.vmap
def _first_legal_actions(state: State) -> Any:
    """Return for each seat the lowest action that is legal when the state asks that seat."""

    def one(seat: Any) -> Any:
        return jnp.argmax(_RULES.legal(_RULES.asking(state, seat)))

    return jax.vmap(one)(jnp.arange(SEATS))


def test_answers_sealed_at_once_are_those_given_seat_after_seat(replay: Replay) -> None:
    states = _sealing(replay)
    keys = jax.random.split(jax.random.key(3), POSITIONS)
    actions = np.asarray(_first_legal_actions(states))
    every = np.arange(POSITIONS)

    sealed = jax.vmap(_RULES.sealed)(states, jnp.asarray(actions))
    single = states
    for _ in range(SEATS - 1):
        following = _one_pass(single, actions[every, np.asarray(single.actor)], keys)
        is_before_last = np.asarray(single.actor) < np.asarray(sealed.actor)
        single = jax.tree.map(partial(_where, is_before_last), following, single)

    # Two players rarely hold a Gambler each: that phase may be missing among the positions.
    assert {*np.unique(states.phase)} >= {codes.KEEPING, codes.OFFERING}
    jax.tree.map(np.testing.assert_array_equal, canonical(sealed), canonical(single))


def _where(condition: Any, one: Any, other: Any) -> Any:
    shape = (-1,) + (1,) * (np.ndim(one) - 1)
    return np.where(condition.reshape(shape), one, other)


def test_the_seats_asked_are_those_that_owe_a_sealed_answer(replay: Replay) -> None:
    states = _sealing(replay)

    assert (np.asarray(jax.vmap(_RULES.asked)(states)) == states.asked).all()


def test_a_game_that_asks_one_player_at_a_time_has_no_simultaneous_environment() -> None:
    with pytest.raises(ValueError, match="at the same time"):
        make("winchester", players=3, simultaneous=True)
