"""What one seat may know of a game of Winchester, as arrays.

Written from the table *What is hidden from whom* of rulebook/en.md. Seats are counted
clockwise from the viewer, who is seat 0, in every field. The bank's balance is in no field.
"""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.batch.bits import Array, highest, rotate, unpack
from tinhorn.batch.rows import entry
from tinhorn.games.winchester.batch.auction import players_of, seat_after, unsold
from tinhorn.games.winchester.codec.actions import SHARED_OBJECTIVES
from tinhorn.games.winchester.codec.board import PLOTS
from tinhorn.games.winchester.codec.fields import Observation, parts
from tinhorn.games.winchester.codec.state import (
    DEALING,
    DRAWING_PLOT,
    DUELING,
    OVER,
    SITE_CARDS,
    State,
)


def observe(state: State, seat: Array) -> Observation:
    """Return what this seat may know now. Takes a state in 32-bit integers."""
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
    """Return how many steps clockwise the other seat is from this one."""
    return _small(jnp.where(other < seat, other - seat + players, other - seat))


def _asked(state: State, seat: Array) -> Array:
    is_chance = (state.phase == DEALING) | (state.phase == DRAWING_PLOT) | (state.phase == DUELING)
    asked = _ahead(state.turn, seat, players_of(state))
    return jnp.where(is_chance | (state.phase == OVER), jnp.int8(-1), asked)


def _holder(state: State, seat: Array) -> Array:
    """Return the last of those still in, counted from the seat to speak on."""
    players = players_of(state)
    last = highest(rotate(state.in_auction, state.turn, players))
    holder = seat_after(state.turn, jnp.maximum(last, 0), players)
    return jnp.where(state.standing > 0, _ahead(holder, seat, players), jnp.int8(-1))


def _is_own(state: State, seat: Array) -> Array:
    """Return whose secrets are open to the viewer: their own; at the end everybody's."""
    return (jnp.arange(players_of(state)) == seat) | (state.phase == OVER)


def _cash(state: State, seat: Array) -> Array:
    is_known = _is_own(state, seat) | state.options.open_ledger
    return jnp.where(is_known, state.cash, -1).astype(jnp.int16)


def _objectives(state: State, seat: Array) -> Array:
    """Return the viewer's own, and those that a Rumor has shown them (W-BONUS-3)."""
    seen = unpack(entry(state.looked, seat) >> SITE_CARDS, 2 * players_of(state)) == 1
    is_known = _is_own(state, seat)[:, None] | seen.reshape(-1, 2)
    return _small(jnp.where(is_known, state.objectives, -1))


def _looked_objectives(state: State, players: int) -> Array:
    bits = _flags(state.looked >> SITE_CARDS, 2 * players)
    return bits.reshape(players, players, 2)


def _bonuses(state: State) -> Array:
    """Return all of them, unless they are hidden until their plot is bought."""
    known = jnp.where(state.options.hidden_bonus, state.bonuses & ~unsold(state), state.bonuses)
    return _flags(known, PLOTS)


def _cards(state: State, seat: Array) -> Array:
    known = entry(state.looked, seat) | state.turned
    is_known = unpack(known, SITE_CARDS) == 1
    return _small(jnp.where(is_known, state.cards, -1))


def flatten(seen: Observation) -> Array:
    """Return the observation as one vector of int16 for networks, laid out by `fields.parts`."""
    return jnp.concatenate([part.astype(jnp.int16) for part in parts(seen)])
