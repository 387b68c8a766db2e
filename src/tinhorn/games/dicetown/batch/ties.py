"""Leading a place, and ties for it (D-TIE): offers to the sheriff, and his word."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.games.dicetown.batch.arrays import Array, count, entry, first, one_hot, seat
from tinhorn.games.dicetown.batch.hand import next_asked, sealed
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.actions import MOST_OFFERED
from tinhorn.games.dicetown.codec.box import KINDS
from tinhorn.games.dicetown.codec.state import DECIDING, LED, OFFERING, State, ahead, in_game

OFFERED_NUGGETS = actions.OFFER_NUGGETS - actions.OFFER_NOTHING
OFFERED_CARD = actions.CARD - actions.OFFER_NOTHING
"""Offers in `State.answers`, where 0 is an offer of nothing."""


def most(state: State, face: int) -> Array:
    """Return who has the most dice of this face; nobody if nobody rolled it: `bool[5]`."""
    dice = state.dice[:, face]
    return (dice == dice.max()) & (dice > 0)


def strength(dice: Array) -> Array:
    """Return as a number the kind of hand, then the faces of its larger groups first (D-HALL-3)."""
    bits = 1 << jnp.arange(dice.shape[-1])

    def faces(is_of: Array) -> Array:
        return (is_of * bits).sum(-1)

    pairs, threes = (dice == 2).sum(-1), (dice == 3).sum(-1)
    fours, fives = (dice == 4).sum(-1), (dice == 5).sum(-1)
    singles = faces(dice == 1)
    is_straight = (singles == 0b011111) | (singles == 0b111110)
    kind = pairs + 3 * threes + pairs * threes + 4 * is_straight + 6 * fours + 7 * fives
    return ((kind * 64 + faces(dice > 2)) * 64 + faces(dice == 2)) * 64 + singles


def best(state: State) -> Array:
    """Return who holds the best hand; several only if they match exactly: `bool[5]`."""
    strengths = jnp.where(in_game(state), strength(state.dice), -1)
    return strengths == strengths.max()


def arrive(state: State, place: int, tied: Array, otherwise: int) -> State:
    """Let the only one at the top lead the place; call several to the sheriff's desk."""
    number = count(tied)
    asked = tied & ~seat(state.sheriff)
    is_offering = (number > 1) & state.options.bribes
    desk = jnp.where(state.options.bribes, OFFERING, DECIDING)
    return state._replace(
        phase=jnp.where(number > 1, desk, jnp.where(number == 1, LED + place, otherwise)),
        actor=jnp.where(is_offering, first(asked), state.sheriff),
        asked=asked,
        answers=jnp.full_like(state.answers, -1),
        place=jnp.full_like(state.place, place),
        tied=tied,
        leader=first(tied),
    )


def leading(state: State) -> State:
    """Note that the leader has led a place this round (D-DOC-1)."""
    return state._replace(led=state.led | seat(state.leader))


def offer(state: State, action: Array) -> State:
    """Seal the offer; when it is the last, the sheriff sees all of them (D-TIE-2)."""
    following = next_asked(state)
    is_last = following < 0
    return state._replace(
        phase=jnp.where(is_last, DECIDING, OFFERING),
        actor=jnp.where(is_last, state.sheriff, following),
        answers=sealed(state, action - actions.OFFER_NOTHING),
    )


def offered_card(offers: Array) -> Array:
    """Return the kind of card that an offer is, negative if it is none."""
    return offers - OFFERED_CARD


def name_leader(state: State, action: Array) -> State:
    """Hand the chosen player's offer over; the others keep theirs (D-TIE-2)."""
    leader = ahead(state, action - actions.SEAT)
    taken = entry(state.answers, leader)
    bills = jnp.where((taken > 0) & (taken <= MOST_OFFERED), taken, 0)
    is_gold = (taken >= OFFERED_NUGGETS) & (taken < OFFERED_CARD)
    nuggets = jnp.where(is_gold, taken - OFFERED_NUGGETS + 1, 0)
    card = one_hot(offered_card(taken), KINDS) & (taken >= OFFERED_CARD)
    change = seat(state.sheriff) * 1 - seat(leader)
    return state._replace(
        phase=LED + state.place,
        leader=leader,
        bills=state.bills + change * bills,
        nuggets=state.nuggets + change * nuggets,
        hands=state.hands + change[:, None] * card,
    )
