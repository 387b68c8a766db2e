"""Which actions the seat that is asked may choose."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from tinhorn.games.dicetown.batch import doc
from tinhorn.games.dicetown.batch.arrays import EVERY_SEAT, Array, count, entry
from tinhorn.games.dicetown.batch.hand import positions
from tinhorn.games.dicetown.codec.actions import (
    MASK_BITS,
    MOST_OFFERED,
    ORDERS,
    OTHER_FACES,
    PAIR_COUNTS,
    WAYS_TO_DRAW,
)
from tinhorn.games.dicetown.codec.box import BRUTE, FACES, JOE, KINDS, PROPERTY, QUEEN
from tinhorn.games.dicetown.codec.state import (
    CHOOSING_CARD,
    COUNTERING,
    DECIDING,
    FACE_UP,
    GAMBLING,
    GIVING,
    KEEPING,
    NAMING,
    OFFERING,
    ORDERING_VISITS,
    PROTECTING,
    REACTING,
    ROBBING,
    SENDING_JOE,
    SETTLING,
    STEALING,
    TRIMMING,
    VISITING,
    State,
    ahead,
    widen,
)


def legal(state: State) -> Array:
    """Return the legal actions: `bool[NUM_ACTIONS]`, all false where nobody is asked."""
    state = widen(state)
    hand = entry(state.hands, state.actor)
    return jnp.concatenate(
        [
            _keeps(state, hand),
            _reactions(state),
            _turns(state),
            _offers(state),
            _cards(state, hand),
            _seats(state),
            _robs(state),
            _orders(state),
            _elixirs(state),
            _pairs(state, hand),
        ]
    )


def _keeps(state: State, hand: Array) -> Array:
    """Return what can be paid for; with the Brute two dice or more (D-HAND-2, D-HAND-4)."""
    is_keeping, is_trimming = state.phase == KEEPING, state.phase == TRIMMING
    dice = entry(jnp.where(is_trimming, state.kept, state.cup), state.actor)
    bills = entry(state.bills, state.actor)
    number = MASK_BITS.sum(1)
    is_possible = _is_canonical(dice)
    is_paid = np.where(number > 0, number - 1, 1) <= bills
    is_exact = number == bills + 1
    plain = is_possible & ((is_keeping & is_paid) | (is_trimming & is_exact))
    with_brute = is_possible & is_keeping & (number > 1) & (hand[BRUTE] > 0)
    return jnp.concatenate([plain, with_brute])


def _is_canonical(dice: Array) -> Array:
    """Return masks of dice that are there, of equal dice the first ones: `bool[32]`."""
    faces = positions(dice)
    is_there = faces.any(1)
    is_equal = (faces[1:] & faces[:-1]).any(1)
    bits = jnp.asarray(MASK_BITS == 1)
    skips = bits[:, 1:] & ~bits[:, :-1] & is_equal
    return ~(bits & ~is_there).any(1) & ~skips.any(1)


def _reactions(state: State) -> Array:
    window = (state.phase == REACTING) | (state.phase == COUNTERING)
    return jnp.stack([window | (state.phase == GAMBLING), window])


def _turns(state: State) -> Array:
    dice = entry(state.dice, state.actor)
    is_there = (dice > 0) & (state.phase == GAMBLING)
    return jnp.broadcast_to(is_there[:, None], (len(FACES), OTHER_FACES)).reshape(-1)


def _offers(state: State) -> Array:
    offering = state.phase == OFFERING
    amounts = jnp.arange(1, MOST_OFFERED + 1)
    bills, nuggets = entry(state.bills, state.actor), entry(state.nuggets, state.actor)
    return jnp.concatenate(
        [offering[None], offering & (amounts <= bills), offering & (amounts <= nuggets)]
    )


def _cards(state: State, hand: Array) -> Array:
    phase = state.phase
    drawn = state.drawn > 0
    chosen = drawn & ((phase == STEALING) | ((phase == CHOOSING_CARD) & (jnp.arange(KINDS) != JOE)))
    own = (hand > 0) & ((phase == OFFERING) | ((phase == GIVING) & doc.demanded(state)))
    return chosen | own


def _by_distance(state: State, values: Array) -> Array:
    """Return values by seat from the seat that is asked on; zero where nobody sits."""
    seats = ahead(state, EVERY_SEAT)
    here = (seats[:, None] == EVERY_SEAT) & (state.options.players > EVERY_SEAT)[:, None]
    return (here * values).sum(1, dtype=jnp.int32)


def _seats(state: State) -> Array:
    phase = state.phase
    joe = (phase == SENDING_JOE) | ((phase == CHOOSING_CARD) & (state.drawn[JOE] > 0))
    others = joe & (EVERY_SEAT > 0) & (state.options.players > EVERY_SEAT)
    named = (phase == DECIDING) | (phase == SETTLING)
    seats = jnp.where(named, state.tied, (phase == NAMING) & doc.givers(state))
    return others | (_by_distance(state, seats) > 0)


def _robs(state: State) -> Array:
    """Allow every victim, with every way to draw from both kinds (D-SALOON-1)."""
    queens = entry(state.dice[:, QUEEN], state.actor)
    store = _by_distance(state, state.hands[:, :PROPERTY].sum(1))[1:, None]
    deeds = _by_distance(state, state.hands[:, PROPERTY:].sum(1))[1:, None]
    number = jnp.minimum(queens, store + deeds)
    drawn = jnp.arange(WAYS_TO_DRAW)
    fits = (drawn >= number - store) & (drawn <= number) & (drawn <= deeds) & (number > 0)
    return (fits & (state.phase == ROBBING)).reshape(-1)


def _orders(state: State) -> Array:
    ways = (ORDERS[:, :, 0] >= 0).sum(1)
    number = entry(jnp.asarray(ways), count(doc.visitors(state)))
    return (jnp.arange(ORDERS.shape[1]) < number) & (state.phase == ORDERING_VISITS)


def _elixirs(state: State) -> Array:
    visiting = state.phase == VISITING
    return jnp.append((state.elixirs == FACE_UP) & visiting, visiting)


def _pairs(state: State, hand: Array) -> Array:
    return (hand[PROPERTY:] >= PAIR_COUNTS).all(1) & (state.phase == PROTECTING)
