"""The purchase (W-BUY) and the bonus tokens (W-BONUS)."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.batch.bits import Array, count, rotate
from tinhorn.batch.rows import Row, each, entry, lookup, pack, places, total, where
from tinhorn.games.winchester.batch.auction import Sale, players_of, seat_after
from tinhorn.games.winchester.codec.actions import FIRST_CARD, FIRST_CLAIM, FIRST_LOOK, FIRST_SQUARE
from tinhorn.games.winchester.codec.board import (
    BOAT_SQUARES,
    MOVEMENT,
    RUMOR,
    SALOON,
    SITES,
    SQUARES,
)
from tinhorn.games.winchester.codec.state import HEARING_RUMOR, MOVING_VEHICLE, SITE_CARDS, State


def bonus_of(state: State) -> Array:
    """Return the kind of bonus token on the plot for sale."""
    has = (state.bonuses >> jnp.maximum(state.plot, 0)) & 1
    return MOVEMENT * has[MOVEMENT] + RUMOR * has[RUMOR] + SALOON * has[SALOON]


def buy(state: State, sale: Sale) -> State:
    """Share the price, hand over plot and token (W-BUY-1, W-BUY-3), if a plot is sold.

    A Movement or Rumor token is the buyer's to apply; `take_tips` applies a Saloon token.
    """
    is_buyer = places(players_of(state)) == sale.buyer
    to_apply = jnp.where(bonus_of(state) == MOVEMENT, MOVING_VEHICLE, HEARING_RUMOR)
    plot = 1 << jnp.maximum(state.plot, 0)
    # W-BUY-5: the buyer becomes first player.
    first = jnp.where(sale.happens, sale.buyer, state.first)
    return _pay(state, sale, is_buyer)._replace(
        phase=jnp.where(sale.happens, to_apply, state.phase),
        turn=jnp.where(sale.happens, first, state.turn),
        first=first,
        standing=jnp.where(sale.happens, 0, state.standing),
        in_auction=jnp.where(sale.happens, 0, state.in_auction),
        plots=state.plots | where(is_buyer & sale.happens, plot, 0),
    )


def _pay(state: State, sale: Sale, is_buyer: Array) -> State:
    """Pay equal shares to the others; the remainder is a tip (W-BUY-1, W-BUY-2)."""
    others = players_of(state) - 1
    price = jnp.where(sale.happens, sale.price, 0)
    share = price // others
    return state._replace(
        cash=state.cash + where(is_buyer, -price, share),
        saloon=state.saloon + price - share * others,
    )


def take_tips(before: State, state: State, happens: Array) -> tuple[State, Array, Array]:
    """Take all tips but those of this purchase, by a Saloon token (W-BONUS-2).

    Returns the state, whether that happened and whether there was nothing to take.
    """
    is_taken = happens & (bonus_of(state) == SALOON)
    tips = jnp.where(is_taken, before.saloon, 0)
    is_buyer = places(players_of(state)) == state.first
    after = state._replace(cash=state.cash + where(is_buyer, tips, 0), saloon=state.saloon - tips)
    return after, is_taken, is_taken & (before.saloon == 0)


def move(state: State, action: Array) -> tuple[State, Array]:
    """Put a vehicle on a square; the bank pays the owners of the plots there (W-BONUS-1)."""
    is_moved = (state.phase == MOVING_VEHICLE) & (action >= FIRST_SQUARE)
    square = jnp.clip(action - FIRST_SQUARE, 0, len(SQUARES) - 1)
    earned = each(count, state.plots & lookup(SQUARES, square))
    is_boat = square < BOAT_SQUARES
    after = state._replace(
        cash=state.cash + where(is_moved, earned, 0),
        boat=jnp.where(is_moved & is_boat, square + 1, state.boat),
        locomotive=jnp.where(is_moved & ~is_boat, square + 1 - BOAT_SQUARES, state.locomotive),
    )
    return after, is_moved


def hidden_cards(state: State) -> Array:
    """Return what a Rumor of the asked seat may be about, as bits of `State.looked` (W-BONUS-3).

    Cards not seen yet; any card on the table, once all are seen.
    """
    sites = ~state.turned & ((1 << SITE_CARDS) - 1)
    everyone = ((1 << 2 * players_of(state)) - 1) << SITE_CARDS
    others = everyone & ~(3 << (SITE_CARDS + 2 * state.turn))
    hidden = sites | others
    unseen = hidden & ~entry(state.looked, state.turn)
    return jnp.where(unseen == 0, hidden, unseen)


def from_the_next_seat_on(objectives: Array, state: State) -> Array:
    """Return bits of secret objectives, two for each opponent, the next seat's first."""
    players = players_of(state)
    turned = rotate(objectives, 2 * (state.turn + 1), 2 * players)
    return turned & ((1 << 2 * (players - 1)) - 1)


def look(state: State, action: Array) -> tuple[State, Array]:
    """Note what the buyer looked at; it stays noted (W-BONUS-3)."""
    is_card = (action >= FIRST_CARD) & (action < FIRST_CLAIM)
    is_look = is_card | ((action >= FIRST_LOOK) & (action < FIRST_SQUARE))
    is_heard = (state.phase == HEARING_RUMOR) & is_look
    index = jnp.maximum(action - FIRST_LOOK, 0)
    players = players_of(state)
    owner = seat_after(state.turn, 1 + index // 2, players)
    bit = jnp.where(is_card, action - FIRST_CARD, SITE_CARDS + 2 * owner + index % 2)
    is_viewer = places(players) == state.turn
    noted = where(is_viewer & is_heard, 1 << jnp.clip(bit, 0, 30), 0)
    return state._replace(looked=state.looked | noted), is_heard


def turn_card(state: State, is_applied: Array) -> State:
    """Pay the buyer by the card of a mine or the ranch, once the token is applied (W-BUY-4)."""
    is_turned = (Row(SITES.tolist()) == state.plot) & is_applied
    amount = total(where(is_turned, state.cards, 0))
    is_buyer = places(players_of(state)) == state.first
    return state._replace(
        cash=state.cash + where(is_buyer, amount, 0), turned=state.turned | pack(is_turned)
    )
