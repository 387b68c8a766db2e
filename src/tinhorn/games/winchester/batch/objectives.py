"""Shared objectives and how they are claimed (W-SHARED), and what follows a purchase (W-END-1)."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, count, once
from tinhorn.batch.rows import Row, any_of, each, entry, most, pack, places, total, where
from tinhorn.games.winchester.batch.auction import players_of, seat_after, unsold
from tinhorn.games.winchester.codec.actions import FIRST_CLAIM, PASS, SHARED_OBJECTIVES
from tinhorn.games.winchester.codec.board import AWAY_FROM_RAILS, AWAY_FROM_RIVER, TERRAINS, shapes
from tinhorn.games.winchester.codec.state import (
    BIDDING,
    CLAIMING,
    DRAWING_PLOT,
    HEARING_RUMOR,
    MOVING_VEHICLE,
    OVER,
    State,
)

NEEDS: Final = np.array((3, 3, 5, 1, 3, 4, 3, 3, 1, 4), np.int32)
"""How much of what it counts each shared objective needs, W-SHARED-1 first."""


def largest_group(plots: Array) -> Array:
    """Return the largest connected group of each set of plots; rails and river separate."""
    return jnp.asarray(shapes())[plots].astype(jnp.int32) & 31


def isolated(plots: Array) -> Array:
    """Return how many plots of each set have no other plot of the set beside them."""
    return jnp.asarray(shapes())[plots].astype(jnp.int32) >> 5


def progress(state: State, took_empty_saloon: Array) -> Row:
    """Return how much the first player, who has just bought, has of what each objective counts."""
    plots = entry(state.plots, state.first)
    tokens = each(count, state.bonuses & plots)
    return Row(
        [
            total(
                plots & terrain != 0 for terrain in TERRAINS.tolist()
            ),  # W-SHARED-1: kinds of terrain
            total(tokens > 0),  # W-SHARED-2: kinds of tokens
            count(plots),  # W-SHARED-3: plots
            (unsold(state) == 0).astype(jnp.int32),  # W-SHARED-4: took the last plot
            largest_group(plots),  # W-SHARED-5: connected plots
            most(tokens),  # W-SHARED-6: tokens of one kind
            count(plots & AWAY_FROM_RIVER),  # W-SHARED-7
            count(plots & AWAY_FROM_RAILS),  # W-SHARED-8
            took_empty_saloon.astype(jnp.int32),  # W-SHARED-9
            isolated(plots),  # W-SHARED-10
        ]
    )


def displayed(state: State) -> Array:
    """Return the shared objectives on display, as bits."""
    return pack(state.piles > 0)


def win(state: State, seat: Array, is_won: Row) -> State:
    """Give the seat the banknotes under these shared objectives, which leave the display."""
    won = total(where(is_won, state.piles, 0))
    is_winner = places(players_of(state)) == seat
    return state._replace(
        cash=state.cash + where(is_winner, won, 0), piles=where(is_won, 0, state.piles)
    )


def after_purchase(
    state: State, is_applied: Array, took_empty_saloon: Array
) -> tuple[State, Array]:
    """Let the buyer win what they have met, or ask them to claim it (W-SHARED-0).

    Returns whether the turn is over.
    """
    is_reached = progress(state, took_empty_saloon) >= Row(NEEDS.tolist())
    met = once(pack(is_reached & (state.piles > 0) & is_applied))
    is_newly_met = each(lambda objective: (met >> objective) & 1 == 1, places(SHARED_OBJECTIVES))
    is_buyer = places(players_of(state)) == state.first
    # W-SHARED-CLAIM: the buyer is asked as long as anything is on display.
    is_asked = is_applied & state.options.manual_claims & any_of(state.piles > 0)
    noted = state._replace(
        phase=jnp.where(is_asked, CLAIMING, state.phase),
        met=state.met | where(is_buyer, met, 0),
        plot=jnp.where(is_applied, -1, state.plot),
    )
    after = win(noted, state.first, is_newly_met & ~state.options.manual_claims)
    return after, is_applied & ~is_asked


def claimable(state: State) -> Array:
    """Return what the seat to answer may claim, whatever it is asked, as bits (W-SHARED-CLAIM)."""
    is_asked = (
        (state.phase == BIDDING)
        | (state.phase == MOVING_VEHICLE)
        | (state.phase == HEARING_RUMOR)
        | (state.phase == CLAIMING)
    )
    met = entry(state.met, state.turn) & displayed(state)
    return jnp.where(is_asked & state.options.manual_claims, met, 0)


def claim(state: State, action: Array) -> State:
    """Win an objective; the decision at hand stays as it is."""
    return win(state, state.turn, places(SHARED_OBJECTIVES) == action - FIRST_CLAIM)


def ask_next(state: State, action: Array) -> tuple[State, Array]:
    """Ask the next seat after one that claims no more, if this is the end of the game.

    Returns whether the turn is over.
    """
    is_claiming = state.phase == CLAIMING
    passes = is_claiming & (action == PASS)
    following = seat_after(state.turn, 1, players_of(state))
    is_last = (unsold(state) != 0) | (following == state.first)
    is_done = is_claiming & ((passes & is_last) | ~any_of(state.piles > 0))
    return state._replace(turn=jnp.where(passes, following, state.turn)), is_done


def end_turn(state: State, is_done: Array) -> State:
    """Draw the next plot, or end the game when there is none left (W-END-1)."""
    following = jnp.where(unsold(state) == 0, OVER, DRAWING_PLOT)
    return state._replace(
        phase=jnp.where(is_done, following, state.phase),
        turn=jnp.where(is_done, state.first, state.turn),
    )
