"""One pass over an action and all draws that follow is the same as single steps."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.batch.dicetown.recorded import Game
from tests.batch.dicetown.replayed import Replay, canonical
from tinhorn.batch.dicetown import Rules, State
from tinhorn.batch.dicetown import state as codes
from tinhorn.batch.dicetown.arrays import NO, YES

POSITIONS = 1024
_RULES = Rules(players=5)


@jax.jit
@jax.vmap
def _one_pass(state: State, action: Any, key: Any) -> State:
    return _RULES.play(state, action, key)


@jax.jit
@jax.vmap
def _single_steps(state: State, action: Any, key: Any) -> State:
    """`step` alone, so that one program serves actions and draws."""

    def is_owed(carry: tuple[State, Any, Any]) -> Any:
        return carry[2] | _RULES.needs_draw(carry[0])

    def answered(carry: tuple[State, Any, Any]) -> tuple[State, Any, Any]:
        state, key, is_first = carry
        after, used = jax.random.split(key)
        stepped = _RULES.step(state, action, _RULES.draw(state, used))
        return stepped, jnp.where(is_first, key, after), NO

    settled: State = jax.lax.while_loop(is_owed, answered, (state, key, YES))[0]
    return settled


def test_play_gives_what_single_steps_give(games: list[Game], replay: Replay) -> None:
    phases = replay.shown.state.phase
    asked = np.flatnonzero((phases >= codes.CHANCES) & (phases != codes.OVER))
    where = asked[:: len(asked) // POSITIONS][:POSITIONS]
    states = jax.tree.map(lambda leaf: leaf[where], replay.shown.state)
    actions = np.array([action for game in games for action in _actions(game)])
    keys = jax.random.split(jax.random.key(2), POSITIONS)

    one = canonical(_one_pass(states, actions[where], keys))
    two = canonical(_single_steps(states, actions[where], keys))

    assert not _RULES.needs_draw(one).any()
    jax.tree.map(np.testing.assert_array_equal, one, two)


def _actions(game: Game) -> list[int]:
    """The answers given at each position; none after the end."""
    return [*(position.action for position in game.positions), 0]
