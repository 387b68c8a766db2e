"""Set-up, the end of a round and of the game, and the final count (D-SETUP, D-END)."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.games.dicetown.batch import windows
from tinhorn.games.dicetown.batch.arrays import YES, Array, count, one_hot, seat
from tinhorn.games.dicetown.batch.town import listed
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.box import ELIXIRS, MARSHAL, POINTS, PROPERTY
from tinhorn.games.dicetown.codec.state import (
    FACE_UP,
    OVER,
    ROLLING,
    SETTLING,
    Draw,
    State,
    ahead,
    in_game,
)

_STAR = 5
_BILLS_A_POINT = 2
_ABOVE_ANY_COUNT = 32
"""More than there are properties."""


def deal(state: State, draw: Draw) -> State:
    """Name the sheriff, and turn three properties and two elixirs face up (D-SETUP-1)."""
    elixirs = one_hot(draw.elixirs[0], len(ELIXIRS)) | one_hot(draw.elixirs[1], len(ELIXIRS))
    return state._replace(
        phase=jnp.full_like(state.phase, ROLLING),
        sheriff=draw.sheriff,
        display=draw.row,
        deck=state.deck - listed(draw.row, draw.row >= 0),
        elixirs=jnp.where(elixirs, FACE_UP, state.elixirs),
    )


def points(state: State) -> Array:
    """Return the points of each seat if the game ended now (D-END-2): `int[5]`."""
    cards = (state.hands * POINTS).sum(1) + (state.protected * POINTS[PROPERTY:]).sum(1)
    star = _STAR * seat(state.sheriff)
    total = state.nuggets + state.bills // _BILLS_A_POINT + star + cards
    return jnp.where(in_game(state), total, 0).astype(jnp.int32)


def best(state: State) -> Array:
    """Return who is first by points, then by property cards (D-END-3): `bool[5]`."""
    cards = state.hands[:, PROPERTY:].sum(1) + state.protected.sum(1)
    key = jnp.where(in_game(state), points(state) * _ABOVE_ANY_COUNT + cards, -1)
    return key == key.max()


def winners(state: State) -> Array:
    """Return who has won a game that is over: `bool[5]`."""
    return jnp.where(state.winner >= 0, seat(state.winner), best(state))


def finish(state: State) -> State:
    """Take the dice back for the next round, unless this was the last one (D-END-1)."""
    state = windows.discard(state, MARSHAL, YES)
    is_taken = (state.display < 0).all() & (state.deck[PROPERTY:].sum() == 0)
    is_over = (state.mine == 0) | is_taken
    tied = best(state)
    ending = jnp.where(count(tied) > 1, SETTLING, OVER)
    return state._replace(
        phase=jnp.where(is_over, ending, ROLLING),
        actor=state.sheriff,
        tied=tied,
        round=state.round + ~is_over,
        dice=jnp.where(is_over, state.dice, 0),
        led=state.led & is_over,
    )


def name_winner(state: State, action: Array) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, OVER), winner=ahead(state, action - actions.SEAT)
    )
