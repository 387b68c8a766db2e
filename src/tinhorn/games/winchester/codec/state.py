"""The whole truth of a game of Winchester as arrays, what chance draws, and the phases.

Arrays with one entry per seat have the seats on their first axis. The state is stored in small
integers (about 110 bytes for four players); the rules compute with 32 bits: they `unroll` a state
first and keep it `rolled`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:  # the codec shares these types, and needs no JAX
    from tinhorn.batch.bits import Array

DEALING, DRAWING_PLOT, BIDDING, DUELING = range(4)
MOVING_VEHICLE, HEARING_RUMOR, CLAIMING, OVER = range(4, 8)
PHASES: Final = 8
CHANCE_OR_NOBODY: Final = (DEALING, DRAWING_PLOT, DUELING, OVER)
"""The phases in which no player is asked."""

SITE_CARDS: Final = 4
"""Bits of `State.looked` that stand for mine and ranch cards; objectives come after them."""


class Options(NamedTuple):
    """The table options. They are part of the state: a batch may mix them."""

    manual_claims: Array
    """bool: players claim shared objectives themselves (W-SHARED-CLAIM)."""
    hidden_bonus: Array
    """bool: bonus tokens stay face down until their plot is bought (W-AUCTION-1)."""
    open_ledger: Array
    """bool: everybody may know everybody's cash."""
    first: Array
    """int8: the starting player, -1 if drawn at random (W-SETUP-7)."""


class State(NamedTuple):
    options: Options
    phase: Array
    """int8: one of the eight phases."""
    turn: Array
    """int8: the seat that is asked. The challenger of a duel; else, if chance owes, `first`."""
    first: Array
    """int8: the first player, the buyer of the last plot that was sold."""
    plot: Array
    """int8: the plot for sale, or whose bonus token is being applied, from 0 on; -1 if none."""
    standing: Array
    """int16: the standing bid or the price of a duel, 0 if there is none."""
    in_auction: Array
    """int8: the seats still in the auction or the duel, as bits."""
    cash: Array
    """int16[players]"""
    plots: Array
    """int32[players]: the plots of each seat, as bits."""
    objectives: Array
    """int8[players, 2]: the secret objectives of each seat; -1 before the deal."""
    duel_tokens: Array
    """int8: the seats that still have their duel token, as bits."""
    met: Array
    """int16[players]: the shared objectives that each seat has met, as bits."""
    looked: Array
    """int16[players]: the hidden cards that each seat has looked at, as bits. The first four are
    mine and ranch cards; bit `4 + 2 * seat + position` is a secret objective of that seat."""
    bonuses: Array
    """int32[3]: the plots with a Movement, Rumor and Saloon token, as bits."""
    cards: Array
    """int8[4]: the amounts on the cards of the mines, in the order of plots, and of the ranch."""
    turned: Array
    """int8: which of these cards have been turned over, as bits."""
    piles: Array
    """int8[10]: the banknotes under each shared objective; 0 if it is not on display."""
    removed: Array
    """int16: the shared objectives that are not in this game, as bits."""
    boat: Array
    """int8: the square of the boat, from 1 on; 0 before the deal."""
    locomotive: Array
    """int8: the square of the locomotive, likewise."""
    saloon: Array
    """int16: the tips in the saloon."""


class Draw(NamedTuple):
    """What chance answers. The phase says which part of it is used."""

    objectives: Array
    """int8[players, 2]: two secret objectives for each seat (W-SETUP-1)."""
    bonuses: Array
    """int32[3]: the plots of each kind of bonus token, as bits (W-SETUP-2)."""
    cards: Array
    """int8[4]: the amounts on the mine cards and the ranch card (W-SETUP-3)."""
    piles: Array
    """int8[10]: the banknotes under each shared objective (W-SETUP-5)."""
    boat: Array
    """int8: the square of the boat, from 1 on (W-SETUP-6)."""
    locomotive: Array
    """int8: the square of the locomotive, likewise."""
    first: Array
    """int8: the starting player (W-SETUP-7)."""
    plot: Array
    """int8: the plot for sale, from 0 on (W-AUCTION-1)."""
    bang: Array
    """int8: the duelist that gets Bang (W-DUEL-4)."""


DTYPES: Final = {
    "phase": np.int8,
    "turn": np.int8,
    "first": np.int8,
    "plot": np.int8,
    "standing": np.int16,
    "in_auction": np.int8,
    "cash": np.int16,
    "plots": np.int32,
    "objectives": np.int8,
    "duel_tokens": np.int8,
    "met": np.int16,
    "looked": np.int16,
    "bonuses": np.int32,
    "cards": np.int8,
    "turned": np.int8,
    "piles": np.int8,
    "removed": np.int16,
    "boat": np.int8,
    "locomotive": np.int8,
    "saloon": np.int16,
    "bang": np.int8,
}
"""How each field of a state or a draw is stored."""


def unrolled(state: State) -> State:
    """Return the state to compute with: in 32-bit integers, every array of one axis as a row."""
    from tinhorn.batch.rows import row

    wide = widen(state)
    pairs = row(wide.objectives.reshape(-1))
    rows: dict[str, Any] = {name: row(getattr(wide, name)) for name in _ROWS}
    return wide._replace(objectives=pairs, **rows)


def rolled(state: State) -> State:
    """Return the state to keep: small integers, rows as arrays, each number computed once."""
    import jax.numpy as jnp

    from tinhorn.batch.bits import once

    def small(name: str) -> Array:
        value, dtype = getattr(state, name), DTYPES[name]
        if name in _UNROLLED:
            return jnp.stack([once(jnp.asarray(number)).astype(dtype) for number in value])
        return once(value).astype(dtype)

    arrays: dict[str, Any] = {name: small(name) for name in _FIELDS}
    return state._replace(**arrays | {"objectives": arrays["objectives"].reshape(-1, 2)})


def widen(state: State) -> State:
    """Return the state in 32-bit integers, to compute with."""
    return state._replace(**{name: getattr(state, name).astype(np.int32) for name in _FIELDS})


_FIELDS: Final = State._fields[1:]
_ROWS: Final = ("cash", "plots", "met", "looked", "bonuses", "cards", "piles")
_UNROLLED: Final = (*_ROWS, "objectives")
