"""Winchester for a fixed number of players, as functions of one state that `jax.vmap` batches."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, count, nth, once
from tinhorn.batch.rows import either
from tinhorn.batch.sampling import below
from tinhorn.games.winchester.batch import (
    auction,
    objectives,
    observation,
    purchase,
    scoring,
    setup,
)
from tinhorn.games.winchester.batch.auction import Sale
from tinhorn.games.winchester.codec import engine
from tinhorn.games.winchester.codec.actions import (
    DUEL,
    FIRST_BID,
    FIRST_CARD,
    FIRST_CLAIM,
    FIRST_LOOK,
    FIRST_SQUARE,
    NO_ACTION,
    NUM_ACTIONS,
    PASS,
)
from tinhorn.games.winchester.codec.fields import Observation
from tinhorn.games.winchester.codec.state import (
    BIDDING,
    CLAIMING,
    DEALING,
    DRAWING_PLOT,
    DUELING,
    HEARING_RUMOR,
    MOVING_VEHICLE,
    OVER,
    SITE_CARDS,
    Draw,
    State,
    rolled,
    unrolled,
    widen,
)
from tinhorn.games.winchester.state import Setup


class Rules(Setup, frozen=True, kw_only=True):
    """The rules of one table: its number of players and its options.

    The methods take and give single states. Only the number of players shapes the arrays; the
    options are data of the state, so that tables with different options can share a batch.
    """

    @property
    def num_actions(self) -> int:
        return NUM_ACTIONS

    def new(self) -> State:
        """Return a table before the deal: chance owes it."""
        options = jax.tree.map(jnp.asarray, engine.options(self))
        return setup.new(options, self.players)

    def needs_draw(self, state: State) -> Array:
        """Return whether chance owes an answer: the deal, the next plot, or a duel's cards."""
        phase = state.phase
        return (phase == DEALING) | (phase == DRAWING_PLOT) | (phase == DUELING)

    def draw(self, state: State, key: Array) -> Draw:
        """Return what chance owes, drawn at random."""
        for_deal, for_others = jax.random.split(key)
        deal = setup.draw_deal(state.options, self.players, for_deal)
        plot, bang = _plot_and_bang(unrolled(state), for_others)
        return deal._replace(plot=plot.astype(jnp.int8), bang=bang.astype(jnp.int8))

    def apply_draw(self, state: State, draw: Draw) -> State:
        """Return the state after chance has answered."""
        before = unrolled(state)
        dealt = setup.deal(before, draw)
        sold = _settle(dealt, auction.fight(dealt, draw.bang.astype(jnp.int32)), _NO_ACTION)
        # A plot is drawn only if that was owed before; a deal or a duel leaves it owed.
        is_drawn = before.phase == DRAWING_PLOT
        opened = auction.open_auction(before, draw.plot.astype(jnp.int32))
        return rolled(either(is_drawn, opened, sold))

    def apply(self, state: State, action: Array) -> State:
        """Return the state after the current player has answered with a legal action."""
        answered, sale = _answer(unrolled(state), jnp.asarray(action, jnp.int32))
        return rolled(_settle(answered, sale, jnp.asarray(action, jnp.int32)))

    def start(self, key: Array) -> State:
        """`new`, then `draw` and `apply_draw` until a player is asked, in one pass."""
        key, for_deal = jax.random.split(key)
        table = unrolled(self.new())
        drawn = setup.draw_deal(table.options, self.players, jax.random.split(for_deal)[0])
        dealt = setup.deal(table, drawn)
        for_plot = jax.random.split(jax.random.split(key)[1])[1]
        word = jax.random.bits(for_plot, (2,), jnp.uint32)[1]
        return rolled(auction.open_auction(dealt, auction.random_plot(dealt, word)))

    def play(self, state: State, action: Array, key: Array) -> State:
        """`apply`, then `draw` and `apply_draw` until a player is asked, in one pass."""
        taken = jnp.asarray(action, jnp.int32)
        answered, sale = _answer(unrolled(state), taken)
        words = jax.random.bits(key, (2,), jnp.uint32)
        duel = auction.fight(answered, auction.random_duelist(answered, words[0]))
        settled = _settle(answered, either(duel.happens, duel, sale), taken)
        return rolled(auction.open_auction(settled, auction.random_plot(settled, words[1])))

    def current_player(self, state: State) -> Array:
        """Return the seat that is asked; no meaning while chance is asked or after the end."""
        return state.turn.astype(jnp.int32)

    def legal(self, state: State) -> Array:
        """Return the legal actions of the current player; none if no player is asked."""
        low, start, end = map(once, _legal(unrolled(state)))
        ids = jnp.arange(NUM_ACTIONS)
        is_low = (low >> jnp.minimum(ids, FIRST_SQUARE)) & 1 == 1
        return jnp.where(ids < FIRST_SQUARE, is_low, (ids >= start) & (ids < end))

    def nth_legal(self, state: State, random: Array) -> Array:
        """Return the legal action that a random word picks, as `nth_action` of the mask does."""
        low, start, end = map(once, _legal(unrolled(state)))
        low_ones = count(low)
        rank = below(low_ones + end - start, random)
        return once(jnp.where(rank < low_ones, nth(low, rank), start + rank - low_ones))

    def observe(self, state: State, seat: Array) -> Observation:
        """Return what this seat may know."""
        return observation.observe(widen(state), jnp.asarray(seat, jnp.int32))

    def flatten(self, seen: Observation) -> Array:
        """Return the observation as one vector of int16."""
        return observation.flatten(seen)

    def score(self, state: State) -> Array:
        """Return what each seat has if the game ends now, in banknotes."""
        return jnp.stack(scoring.fortunes(unrolled(state)).total.values)

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def rewards(self, state: State) -> Array:
        """Split one among the winners; return zeros before the end."""
        return jnp.where(state.phase == OVER, scoring.win_shares(unrolled(state)), 0.0)

    encode = staticmethod(engine.encode)
    decode = staticmethod(engine.decode)
    from_engine = staticmethod(engine.from_engine)
    draw_from_engine = staticmethod(engine.draw_from_engine)


_NO_ACTION: Final = np.int32(NO_ACTION)


def _plot_and_bang(state: State, key: Array) -> tuple[Array, Array]:
    words = jax.random.bits(key, (2,), jnp.uint32)
    return auction.random_plot(state, words[1]), auction.random_duelist(state, words[0])


class _Legal(NamedTuple):
    """The legal actions: those with the lowest ids as bits, then a range of squares or bids."""

    low: Array
    start: Array
    end: Array


def _legal(state: State) -> _Legal:
    may_move = state.phase == MOVING_VEHICLE
    lowest, highest = auction.bids(state)
    return _Legal(
        low=_legal_before_squares(state),
        start=jnp.where(may_move, FIRST_SQUARE, FIRST_BID - 1 + lowest),
        end=jnp.where(may_move, FIRST_BID, FIRST_BID + highest),
    )


def _legal_before_squares(state: State) -> Array:
    """Return the legal actions with the lowest ids, as bits."""
    may_pass = (state.phase == BIDDING) | (state.phase == CLAIMING)
    hidden = jnp.where(state.phase == HEARING_RUMOR, purchase.hidden_cards(state), 0)
    looks = purchase.from_the_next_seat_on(hidden >> SITE_CARDS, state)
    return (
        (may_pass.astype(jnp.int32) << PASS)
        | (auction.may_duel(state).astype(jnp.int32) << DUEL)
        | (hidden & ((1 << SITE_CARDS) - 1)) << FIRST_CARD
        | objectives.claimable(state) << FIRST_CLAIM
        | looks << FIRST_LOOK
    )


def _answer(state: State, action: Array) -> tuple[State, Sale]:
    """Return what the action itself does in an auction, and the sale it may lead to."""
    return auction.answer(objectives.claim(state, action), action)


def _settle(state: State, sale: Sale, action: Array | np.int32) -> State:
    """Return all that follows until a player is asked or chance owes an answer."""
    answer = jnp.asarray(action)
    bought = purchase.buy(state, sale)
    paid, took_tips, took_nothing = purchase.take_tips(state, bought, sale.happens)
    # The token of a plot bought just now is applied by a later action.
    moved, is_moved = purchase.move(paid, jnp.where(sale.happens, NO_ACTION, answer))
    heard, is_heard = purchase.look(moved, jnp.where(sale.happens, NO_ACTION, answer))
    is_applied = took_tips | is_moved | is_heard
    turned = purchase.turn_card(heard, is_applied)
    # A seat that was asked to claim answers first: those asked below are asked anew.
    asked, is_declined = objectives.ask_next(turned, answer)
    ready, is_over = objectives.after_purchase(asked, is_applied, took_nothing)
    return objectives.end_turn(ready, is_declined | is_over)
