"""What each answer, of a seat or of chance, shows of hidden cards, and to whom."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.dicetown import actions, doc, hand, moments, ties, town
from tinhorn.batch.dicetown.arrays import Array, entry, one_hot
from tinhorn.batch.dicetown.box import (
    BRUTE,
    GAMBLER,
    IS_PROPERTY,
    JOE,
    KINDS,
    PROPERTIES,
    PROPERTY,
    PROTECTION,
)
from tinhorn.batch.dicetown.notes import News, no_news, revised, shown_cards, viewers
from tinhorn.batch.dicetown.state import (
    CHOOSING_CARD,
    COUNTERING,
    DECIDING,
    DRAWING_CARDS,
    DRAWING_ELIXIR,
    DRAWING_LOOT,
    DRAWING_LUCK,
    GAMBLING,
    GIVING,
    IN_DISCARDS,
    IN_DRAWN,
    IN_STORE_DECK,
    KEEPING,
    OFFERING,
    PROTECTING,
    REACTING,
    STEALING,
    VIEWERS,
    VISITING,
    Draw,
    State,
)


def _one(viewer: Array) -> Array:
    return np.arange(VIEWERS) == viewer


def _hand(seat: Array) -> Array:
    """The place of a seat's cards, as a bit."""
    return jnp.left_shift(1, jnp.maximum(seat, 0))


def _all(places: Array) -> Array:
    """The same places for every viewer."""
    return jnp.full(VIEWERS, places, jnp.int32)


def _choose(condition: Array, news: News, otherwise: News) -> News:
    return News(*(jnp.where(condition, one, two) for one, two in zip(news, otherwise, strict=True)))


def _played_by_several(state: State, players: Array, card: int) -> News:
    """Brutes or Gamblers are played; there are two of each, so that with both all is known."""
    number = players.sum()
    places = (players << np.arange(players.shape[0])).sum()
    is_sole = (number == 1) & jnp.pad(players, (0, VIEWERS - players.shape[0]))
    return no_news()._replace(
        seen=one_hot(jnp.int32(card), KINDS) * number,
        seen_at=places,
        seen_by=viewers(state) & ~is_sole,
        is_lost=jnp.bool_(True),
    )


def _laid_open(state: State, player: Array, cards: Array) -> News:
    """A seat lays cards of its hand open."""
    return no_news()._replace(
        seen=cards,
        seen_at=_hand(player),
        seen_by=viewers(state) & ~_one(player),
        is_lost=jnp.bool_(True),
    )


def _handed_over(state: State, giver: Array, taker: Array, kind: Array) -> News:
    """A card goes from hand to hand, seen by these two only."""
    card = one_hot(kind, KINDS) * 1
    is_same_back = jnp.asarray(IS_PROPERTY) == (kind >= PROPERTY)
    others = viewers(state) & ~_one(giver) & ~_one(taker)
    return News(
        seen=card,
        seen_at=_hand(giver),
        seen_by=_one(taker),
        is_lost=jnp.bool_(True),
        moved=is_same_back,
        source=_hand(giver),
        targets=_all(_hand(taker)),
        is_emptied=(entry(state.hands, giver) * is_same_back).sum() == 1,
        moved_for=others,
        added=card,
        added_at=_hand(taker),
        added_for=_one(giver),
    )


def _chosen(state: State, action: Array) -> News:
    """At the store a seat keeps a card, or plays Nervous Joe, and discards the others."""
    sends_joe = action >= actions.SEAT
    kind = jnp.where(sends_joe, JOE, action - actions.CARD)
    discarded = state.drawn - one_hot(kind, KINDS)
    goes = jnp.where(sends_joe, 0, _hand(state.actor))
    thrown = jnp.where(discarded.sum() > 0, IN_DISCARDS, 0)
    return News(
        seen=one_hot(jnp.int32(JOE), KINDS) * sends_joe,
        seen_at=jnp.int32(IN_DRAWN),
        seen_by=viewers(state),
        is_lost=jnp.bool_(True),
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_DRAWN),
        targets=_all(goes | thrown),
        is_emptied=jnp.bool_(True),
        moved_for=viewers(state) & ~_one(state.actor),
        added=discarded,
        added_at=jnp.int32(IN_DISCARDS),
        added_for=_one(state.actor),
    )


def _moved_by_hand(state: State, action: Array) -> News:
    """An offer that is taken, a theft or a gift: a card goes from one seat to another."""
    phase = state.phase
    leader = (state.actor + action - actions.SEAT) % state.options.players
    offered = ties.offered_card(entry(state.answers, leader))
    is_offer, is_theft = phase == DECIDING, phase == STEALING
    giver = jnp.where(is_offer, leader, jnp.where(is_theft, state.target, state.actor))
    taker = jnp.where(phase == GIVING, state.waiting[0], state.actor)
    kind = jnp.where(is_offer, offered, action - actions.CARD)
    news = _handed_over(state, giver, taker, kind)
    return _choose(kind >= 0, news, no_news())


def _laid_open_by(state: State, action: Array) -> News:
    """A card is played at its moment, or properties are protected."""
    is_card = (state.phase == REACTING) | (state.phase == COUNTERING)
    card = one_hot(moments.played_card(state), KINDS) * (action == actions.PLAY)
    is_due = action == actions.ELIXIR + PROTECTION
    deeds = jnp.where(is_due, doc.protected_at_once(state), 0)
    deeds = jnp.where(state.phase == PROTECTING, doc.chosen_pair(action), deeds)
    return _laid_open(state, state.actor, jnp.where(is_card, card, deeds))


def after_answer(state: State, action: Array) -> Array:
    """The notes of all viewers after a seat's answer, but for properties taken at the Town Hall."""
    phase = state.phase
    news = no_news()
    for phases, told in (
        ((KEEPING,), _played_by_several(state, hand.brutes(state, action), BRUTE)),
        ((GAMBLING,), _played_by_several(state, hand.gamblers(state, action), GAMBLER)),
        ((REACTING, COUNTERING, VISITING, PROTECTING), _laid_open_by(state, action)),
        ((DECIDING, STEALING, GIVING), _moved_by_hand(state, action)),
        ((CHOOSING_CARD,), _chosen(state, action)),
    ):
        is_this = jnp.stack([phase == one for one in phases]).any()
        news = _choose(is_this, told, news)
    notes = revised(state.notes, news)
    return _offers_shown(state, notes, action)


def _offers_shown(state: State, notes: Array, action: Array) -> Array:
    """With the last offer the sheriff sees the cards that are offered (D-TIE-2)."""
    is_last = (state.phase == OFFERING) & (hand.next_asked(state) < 0)
    offers = hand.sealed(state, action - actions.OFFER_NOTHING)
    cards = jnp.where(is_last, ties.offered_card(offers), -1)
    return shown_cards(notes, state.sheriff, cards)


def after_draw(state: State, draw: Draw) -> Array:
    """The notes of all viewers after an answer of chance."""
    is_store = (state.phase == DRAWING_CARDS) | (state.phase == DRAWING_LUCK)
    is_short = is_store & town.is_short(state, draw.cards)
    deck = jnp.where(np.arange(KINDS) < PROPERTY, state.deck, 0)
    first = jnp.where(is_short, deck, draw.cards)
    told = _drawn(state, first, (first == deck).all())
    told = _choose(state.phase == DRAWING_LOOT, _looked_at(state, draw), told)
    told = _choose(is_store | (state.phase == DRAWING_LOOT), told, _elixir_told(state, draw))
    notes = revised(state.notes, told)
    second = draw.cards - first
    refill = jnp.pad(state.discards + state.played, (0, PROPERTIES))
    again = revised(revised(notes, _shuffled(state)), _drawn(state, second, (second == refill).all()))
    notes = jnp.where(is_short, again, notes)
    is_joe = (state.phase == DRAWING_LUCK) & (draw.cards[JOE] > 0)
    return jnp.where(is_joe & (np.arange(KINDS) == JOE), 0, notes)


def _drawn(state: State, cards: Array, is_emptied: Array) -> News:
    """A seat draws from the store deck, seen by that seat only; Nervous Joe turns up openly."""
    is_luck = state.phase == DRAWING_LUCK
    drawer = jnp.where(is_luck, state.waiting[0], state.leader)
    goes = jnp.where(is_luck, jnp.where(cards[JOE] > 0, 0, _hand(drawer)), IN_DRAWN)
    return no_news()._replace(
        seen=cards,
        seen_at=jnp.int32(IN_STORE_DECK),
        seen_by=_one(drawer),
        is_lost=jnp.bool_(True),
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_STORE_DECK),
        targets=jnp.where(_one(drawer), 0, goes),
        is_emptied=is_emptied,
        moved_for=viewers(state),
    )


def _shuffled(state: State) -> News:
    """All discards become the store deck; those openly played are known to be there."""
    return no_news()._replace(
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_DISCARDS),
        targets=_all(jnp.int32(IN_STORE_DECK)),
        is_emptied=jnp.bool_(True),
        moved_for=viewers(state),
        added=jnp.pad(state.played, (0, PROPERTIES)),
        added_at=jnp.int32(IN_STORE_DECK),
        added_for=viewers(state),
    )


def _looked_at(state: State, draw: Draw) -> News:
    """The thief sees cards in the victim's hand."""
    return no_news()._replace(
        seen=draw.cards, seen_at=_hand(state.target), seen_by=_one(state.leader)
    )


def _elixir_told(state: State, draw: Draw) -> News:
    """Protection drawn from the top can lay properties open at once."""
    is_due = (state.phase == DRAWING_ELIXIR) & (draw.elixirs[0] == PROTECTION)
    deeds = jnp.where(is_due, doc.protected_at_once(state), 0)
    return _laid_open(state, state.waiting[0], deeds)
