"""The auction (W-AUCTION) and the duel (W-DUEL)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from tinhorn.batch.bits import Array, count, lowest, nth, once, rotate
from tinhorn.batch.rows import entry
from tinhorn.batch.sampling import below
from tinhorn.games.winchester.codec.actions import DUEL, FIRST_BID, PASS
from tinhorn.games.winchester.codec.board import ALL_PLOTS
from tinhorn.games.winchester.codec.state import BIDDING, DRAWING_PLOT, DUELING, State


class Sale(NamedTuple):
    """A plot that is sold, if it is."""

    happens: Array
    buyer: Array
    price: Array


def players_of(state: State) -> int:
    return len(state.cash)


def seat_after(seat: Array, steps: Array | int, players: int) -> Array:
    """Return the seat that is this many steps clockwise (fewer steps than seats)."""
    moved = seat + steps
    return jnp.where(moved >= players, moved - players, moved)


def unsold(state: State) -> Array:
    """Return the plots whose tokens have not been drawn, as bits."""
    sold = state.plots[0]
    for seat in range(1, players_of(state)):
        sold = sold | state.plots[seat]
    return ~sold & ALL_PLOTS


def random_plot(state: State, random: Array) -> Array:
    """Draw one of the plot tokens that are left (W-AUCTION-1)."""
    plots = unsold(state)
    return once(nth(plots, below(count(plots), random)))


def open_auction(state: State, plot: Array) -> State:
    """Put the plot up for sale, if one was to be drawn; the first player speaks (W-AUCTION-1)."""
    is_drawn = state.phase == DRAWING_PLOT
    everyone = (1 << players_of(state)) - 1
    return state._replace(
        phase=jnp.where(is_drawn, BIDDING, state.phase),
        plot=jnp.where(is_drawn, plot, state.plot),
        in_auction=jnp.where(is_drawn, everyone, state.in_auction),
        turn=jnp.where(is_drawn, state.first, state.turn),
    )


def bids(state: State) -> tuple[Array, Array]:
    """Return the lowest bid (above the standing one, W-AUCTION-2) and the highest (W-AUCTION-3).

    The highest is one less than the lowest if no bid is allowed.
    """
    lowest = state.standing + 1
    cash = jnp.where(state.phase == BIDDING, entry(state.cash, state.turn), 0)
    return lowest, jnp.maximum(cash, lowest - 1)


def may_duel(state: State) -> Array:
    """Tell whether the player to speak may challenge the other (W-DUEL-1, W-DUEL-2, W-DUEL-3)."""
    has_token = (state.duel_tokens >> state.turn) & 1 == 1
    is_between_two = (state.phase == BIDDING) & (count(state.in_auction) == 2)
    can_pay = entry(state.cash, state.turn) >= state.standing
    return is_between_two & has_token & (state.standing > 0) & can_pay


def answer(state: State, action: Array) -> tuple[State, Sale]:
    """Let the player to speak bid, pass or call a duel, if the phase asks for it.

    W-AUCTION-7: every player still in is asked, whatever they hold.
    """
    is_bidding = state.phase == BIDDING
    passes, bids = is_bidding & (action == PASS), is_bidding & (action >= FIRST_BID)
    amount = action - FIRST_BID + 1
    speaker = 1 << state.turn
    # W-AUCTION-4: a player who passed is out of this auction.
    left = jnp.where(passes, state.in_auction & ~speaker, state.in_auction)
    sale = _sale(state, passes, bids, amount, left)
    after = state._replace(
        in_auction=left,
        standing=jnp.where(bids, amount, state.standing),
        turn=jnp.where(passes | bids, _next_speaker(state, left), state.turn),
    )
    return _call_duel(after, is_bidding & (action == DUEL)), sale


def _sale(state: State, passes: Array, bids: Array, amount: Array, left: Array) -> Sale:
    """End the auction when one player is left, who has had the chance to bid (W-AUCTION-5)."""
    is_last_to_speak = bids & (state.in_auction == 1 << state.turn)
    is_won = passes & (state.standing > 0) & (count(left) == 1)
    # W-AUCTION-6: nobody bid.
    is_forced = passes & (left == 0)
    forced_price = jnp.minimum(1, entry(state.cash, state.first))
    winner = jnp.where(is_won, lowest(left), state.turn)
    price = jnp.where(is_last_to_speak, amount, state.standing)
    return Sale(
        happens=is_last_to_speak | is_won | is_forced,
        buyer=jnp.where(is_forced, state.first, winner),
        price=jnp.where(is_forced, forced_price, price),
    )


def _next_speaker(state: State, left: Array) -> Array:
    """Return the next player clockwise who is still in (W-AUCTION-2)."""
    players = players_of(state)
    others = rotate(left, state.turn + 1, players)
    return seat_after(state.turn, 1 + jnp.where(others == 0, 0, lowest(others)), players)


def _call_duel(state: State, is_called: Array) -> State:
    """Take the token from the game. The auction is over and chance deals the cards (W-DUEL-4)."""
    spent = jnp.where(is_called, 1 << state.turn, 0)
    return state._replace(
        phase=jnp.where(is_called, DUELING, state.phase), duel_tokens=state.duel_tokens & ~spent
    )


def challenged(state: State) -> Array:
    """Return the player whom the player to speak challenges."""
    others = state.in_auction & ~(1 << state.turn)
    return jnp.where(others == 0, 0, lowest(others))


def random_duelist(state: State, random: Array) -> Array:
    """Return the challenger or the challenged, each as likely."""
    return jnp.where(random >> 31 == 0, state.turn, challenged(state))


def fight(state: State, bang: Array) -> Sale:
    """Let Bang win the plot for the last bid, whoever made it, if there is a duel (W-DUEL-4)."""
    return Sale(happens=state.phase == DUELING, buyer=bang, price=state.standing)
