"""What one seat may know of a game of Winchester, as arrays.

Written from the table *What is hidden from whom* of docs/rules/winchester.md. Seats are counted
clockwise from the viewer, who is seat 0, in every field. The bank's balance is in no field.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array, entry, highest, rotate, unpack
from tinhorn.batch.winchester.actions import SHARED_OBJECTIVES
from tinhorn.batch.winchester.auction import players_of, seat_after, unsold
from tinhorn.batch.winchester.board import (
    BOAT_SQUARES,
    LOCOMOTIVE_SQUARES,
    OBJECTIVES,
    PLOTS,
)
from tinhorn.batch.winchester.state import (
    DEALING,
    DRAWING_PLOT,
    DUELING,
    OVER,
    PHASES,
    SITE_CARDS,
    State,
)

OBSERVATION_VERSION: Final = 1
"""Rises when a field of `Observation` or the layout of `flatten` changes."""


class Observation(NamedTuple):
    phase: Array
    """int8: the phase, from 0 to 7 (see `state.py`)."""
    asked: Array
    """int8: the seat that is asked; -1 if chance owes an answer or the game is over."""
    first: Array
    """int8: the first player."""
    plot: Array
    """int8: the plot for sale, or whose bonus token is being applied, from 0 on; -1 if none."""
    standing: Array
    """int16: the standing bid or the price of a duel, 0 if there is none."""
    holder: Array
    """int8: the seat that holds the standing bid, -1 if there is none."""
    in_auction: Array
    """int8[players]: 1 for each seat still in the auction or the duel."""
    cash: Array
    """int16[players]: banknotes in hand, -1 where the viewer may not know them."""
    plots: Array
    """int8[players, 19]: 1 for each plot of each seat."""
    objectives: Array
    """int8[players, 2]: secret objectives, -1 where the viewer may not know them."""
    duel_tokens: Array
    """int8[players]: 1 for each seat that still has its duel token."""
    met: Array
    """int8[players, 10]: 1 for each shared objective that a seat has met."""
    looked_cards: Array
    """int8[players, 4]: 1 for each mine or ranch card that a seat has looked at."""
    looked_objectives: Array
    """int8[players, players, 2]: 1 for each secret objective (owner, position) that a seat (first
    axis) has looked at."""
    bonuses: Array
    """int8[3, 19]: 1 for each plot with a Movement, Rumor, Saloon token that the viewer knows."""
    cards: Array
    """int8[4]: amounts on the mine cards and the ranch card, -1 where the viewer does not know."""
    turned: Array
    """int8[4]: 1 for each of these cards that was turned over."""
    piles: Array
    """int8[10]: the banknotes under each shared objective on display, 0 if it is not."""
    removed: Array
    """int8[10]: 1 for each shared objective that is not in this game."""
    boat: Array
    """int8: the square of the boat, from 1 on; 0 before the deal."""
    locomotive: Array
    """int8: the square of the locomotive, likewise."""
    saloon: Array
    """int16: the tips in the saloon."""
    options: Array
    """int8[3]: 1 for manual claims, for hidden bonus tokens, for an open ledger."""


def observe(state: State, seat: Array) -> Observation:
    """What this seat may know now. Takes a state in 32-bit integers."""
    players = players_of(state)
    order = seat_after(seat, jnp.arange(players), players)
    return Observation(
        phase=_small(state.phase),
        asked=_asked(state, seat),
        first=_ahead(state.first, seat, players),
        plot=_small(state.plot),
        standing=state.standing.astype(jnp.int16),
        holder=_holder(state, seat),
        in_auction=_flags(state.in_auction, players)[order],
        cash=_cash(state, seat)[order],
        plots=_flags(state.plots, PLOTS)[order],
        objectives=_objectives(state, seat)[order],
        duel_tokens=_flags(state.duel_tokens, players)[order],
        met=_flags(state.met, SHARED_OBJECTIVES)[order],
        looked_cards=_flags(state.looked, SITE_CARDS)[order],
        looked_objectives=_looked_objectives(state, players)[order][:, order],
        bonuses=_bonuses(state),
        cards=_cards(state, seat),
        turned=_flags(state.turned, SITE_CARDS),
        piles=_small(state.piles),
        removed=_flags(state.removed, SHARED_OBJECTIVES),
        boat=_small(state.boat),
        locomotive=_small(state.locomotive),
        saloon=state.saloon.astype(jnp.int16),
        options=_small(jnp.stack(state.options[:3])),
    )


def _small(values: Array) -> Array:
    return values.astype(jnp.int8)


def _flags(bits: Array, size: int) -> Array:
    return _small(unpack(bits, size))


def _ahead(other: Array, seat: Array, players: int) -> Array:
    """How many steps clockwise the other seat is from this one."""
    return _small(jnp.where(other < seat, other - seat + players, other - seat))


def _asked(state: State, seat: Array) -> Array:
    is_chance = (state.phase == DEALING) | (state.phase == DRAWING_PLOT) | (state.phase == DUELING)
    asked = _ahead(state.turn, seat, players_of(state))
    return jnp.where(is_chance | (state.phase == OVER), jnp.int8(-1), asked)


def _holder(state: State, seat: Array) -> Array:
    """The last of those still in, counted from the seat to speak on."""
    players = players_of(state)
    last = highest(rotate(state.in_auction, state.turn, players))
    holder = seat_after(state.turn, jnp.maximum(last, 0), players)
    return jnp.where(state.standing > 0, _ahead(holder, seat, players), jnp.int8(-1))


def _is_own(state: State, seat: Array) -> Array:
    """Whose secrets are open to the viewer: their own; at the end everybody's."""
    return (jnp.arange(players_of(state)) == seat) | (state.phase == OVER)


def _cash(state: State, seat: Array) -> Array:
    is_known = _is_own(state, seat) | state.options.open_ledger
    return jnp.where(is_known, state.cash, -1).astype(jnp.int16)


def _objectives(state: State, seat: Array) -> Array:
    """The viewer's own, and those that a Rumor has shown them (W-BONUS-3)."""
    seen = unpack(entry(state.looked, seat) >> SITE_CARDS, 2 * players_of(state)) == 1
    is_known = _is_own(state, seat)[:, None] | seen.reshape(-1, 2)
    return _small(jnp.where(is_known, state.objectives, -1))


def _looked_objectives(state: State, players: int) -> Array:
    bits = _flags(state.looked >> SITE_CARDS, 2 * players)
    return bits.reshape(players, players, 2)


def _bonuses(state: State) -> Array:
    """All of them, unless they are hidden until their plot is bought."""
    known = jnp.where(state.options.hidden_bonus, state.bonuses & ~unsold(state), state.bonuses)
    return _flags(known, PLOTS)


def _cards(state: State, seat: Array) -> Array:
    known = entry(state.looked, seat) | state.turned
    is_known = unpack(known, SITE_CARDS) == 1
    return _small(jnp.where(is_known, state.cards, -1))


def flatten(seen: Observation) -> Array:
    """The observation as one vector of int16 for networks.

    Fields come in the order of `Observation`, each as it is, with these exceptions: a phase, a
    seat, a plot and a square become as many zeros and ones as there are such things; the
    objectives become zeros and ones, ten for each seat.
    """
    players = seen.cash.shape[0]
    held = (seen.objectives[:, :, None] == jnp.arange(len(OBJECTIVES))).any(1)
    parts = seen._replace(
        phase=_one_of(seen.phase, PHASES),
        asked=_one_of(seen.asked, players),
        first=_one_of(seen.first, players),
        plot=_one_of(seen.plot, PLOTS),
        holder=_one_of(seen.holder, players),
        objectives=held,
        boat=_one_of(seen.boat - 1, BOAT_SQUARES),
        locomotive=_one_of(seen.locomotive - 1, LOCOMOTIVE_SQUARES),
    )
    return jnp.concatenate([part.ravel().astype(jnp.int16) for part in jax.tree.leaves(parts)])


def _one_of(index: Array, size: int) -> Array:
    return jnp.arange(size) == index
