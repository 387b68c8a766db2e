"""What each answer, of a seat or of chance, shows of hidden cards, and to whom."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp

from tinhorn.batch.bits import once
from tinhorn.batch.rows import either
from tinhorn.games.dicetown.batch import doc, hand, ties, town, windows
from tinhorn.games.dicetown.batch.arrays import YES, Array, entry, one_hot
from tinhorn.games.dicetown.batch.notes import (
    News,
    Notes,
    no_news,
    notes_of,
    revised,
    shown_cards,
    viewers,
)
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.box import (
    BRUTE,
    GAMBLER,
    IS_PROPERTY,
    JOE,
    KINDS,
    PROPERTIES,
    PROPERTY,
    PROTECTION,
    SINGLES,
)
from tinhorn.games.dicetown.codec.state import (
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

_SHOWING: Final = (
    *(REACTING, COUNTERING, VISITING, PROTECTING),
    *(DECIDING, STEALING, GIVING, CHOOSING_CARD),
)
"""Phases in which an answer can show cards; so can Brutes, Gamblers and offers."""


def _one(viewer: Array) -> Array:
    return jnp.arange(VIEWERS) == viewer


def _hand(seat: Array) -> Array:
    """Return the place of a seat's cards, as a bit."""
    return jnp.left_shift(1, jnp.maximum(seat, 0))


def _all(places: Array) -> Array:
    """Return the same places for every viewer."""
    return jnp.full(VIEWERS, places, jnp.int32)


def _played_by_several(state: State, players: Array, card: int) -> News:
    """Play Brutes or Gamblers; there are two of each, so that with both all is known."""
    number = players.sum()
    places = (players << jnp.arange(players.shape[0])).sum()
    is_sole = (number == 1) & jnp.pad(players, (0, VIEWERS - players.shape[0]))
    return no_news()._replace(
        seen=one_hot(jnp.int32(card), KINDS) * number,
        seen_at=places,
        seen_by=viewers(state) & ~is_sole,
        is_lost=YES,
    )


def _laid_open(state: State, player: Array, cards: Array) -> News:
    """Lay cards of a seat's hand open."""
    return no_news()._replace(
        seen=cards,
        seen_at=_hand(player),
        seen_by=viewers(state) & ~_one(player),
        is_lost=YES,
    )


def _handed_over(state: State, giver: Array, taker: Array, kind: Array) -> News:
    """Hand a card from seat to seat, seen by these two only."""
    card = one_hot(kind, KINDS) * 1
    is_same_back = jnp.asarray(IS_PROPERTY) == (kind >= PROPERTY)
    others = viewers(state) & ~_one(giver) & ~_one(taker)
    return News(
        seen=card,
        seen_at=_hand(giver),
        seen_by=_one(taker),
        is_lost=YES,
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
    """Keep a card at the store, or play Nervous Joe, and discard the others."""
    sends_joe = action >= actions.SEAT
    kind = jnp.where(sends_joe, JOE, action - actions.CARD)
    discarded = state.drawn - one_hot(kind, KINDS)
    goes = jnp.where(sends_joe, 0, _hand(state.actor))
    thrown = jnp.where(discarded.sum() > 0, IN_DISCARDS, 0)
    return News(
        seen=one_hot(jnp.int32(JOE), KINDS) * sends_joe,
        seen_at=jnp.int32(IN_DRAWN),
        seen_by=viewers(state),
        is_lost=YES,
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_DRAWN),
        targets=_all(goes | thrown),
        is_emptied=YES,
        moved_for=viewers(state) & ~_one(state.actor),
        added=discarded,
        added_at=jnp.int32(IN_DISCARDS),
        added_for=_one(state.actor),
    )


def _moved_by_hand(state: State, action: Array) -> News:
    """Move a card from seat to seat: an offer that is taken, a theft or a gift."""
    phase = state.phase
    leader = (state.actor + action - actions.SEAT) % state.options.players
    offered = ties.offered_card(entry(state.answers, leader))
    is_offer, is_theft = phase == DECIDING, phase == STEALING
    giver = jnp.where(is_offer, leader, jnp.where(is_theft, state.target, state.actor))
    taker = jnp.where(phase == GIVING, state.waiting[0], state.actor)
    kind = jnp.where(is_offer, offered, action - actions.CARD)
    news = _handed_over(state, giver, taker, kind)
    return either(kind >= 0, news, no_news())


def _laid_open_by(state: State, action: Array) -> News:
    """Play a card in its reaction window, or protect properties."""
    is_card = (state.phase == REACTING) | (state.phase == COUNTERING)
    card = one_hot(windows.played_card(state), KINDS) * (action == actions.PLAY)
    is_due = action == actions.ELIXIR + PROTECTION
    deeds = jnp.where(is_due, doc.protected_at_once(state), 0)
    deeds = jnp.where(state.phase == PROTECTING, doc.chosen_pair(action), deeds)
    return _laid_open(state, state.actor, jnp.where(is_card, card, deeds))


def of_answer(state: State, action: Array) -> News:
    """Return what a seat's answer shows, but for offers, and properties taken at the Town Hall."""
    news = no_news()
    for phases, told in (
        ((KEEPING,), _played_by_several(state, hand.brutes(state, action), BRUTE)),
        ((GAMBLING,), _played_by_several(state, hand.gamblers(state, action), GAMBLER)),
        ((REACTING, COUNTERING, VISITING, PROTECTING), _laid_open_by(state, action)),
        ((DECIDING, STEALING, GIVING), _moved_by_hand(state, action)),
        ((CHOOSING_CARD,), _chosen(state, action)),
    ):
        is_this = jnp.stack([state.phase == phase for phase in phases]).any()
        news = either(is_this, told, news)
    return news


def shows(state: State, after: State, action: Array) -> Array:
    """Return whether an answer, or the elixir drawn for it, can show anything."""
    sent = hand.brutes(state, action).any() & (state.phase == KEEPING)
    turned = hand.gamblers(state, action).any() & (state.phase == GAMBLING)
    is_desk = (state.phase == OFFERING) & (hand.next_asked(state) < 0)
    shown = jnp.stack([state.phase == phase for phase in _SHOWING]).any()
    return sent | turned | is_desk | shown | (after.phase == DRAWING_ELIXIR)


def of_draw(state: State, draw: Draw) -> News:
    """Return what an answer of chance shows; of cards drawn at the store, those of the old deck."""
    first = _from_old_deck(state, draw)
    drawn = _drawn(state, first, (first == _store(state.deck)).all())
    news = either(_is_store(state), drawn, of_elixir(state, draw))
    return either(state.phase == DRAWING_LOOT, _looked_at(state, draw), news)


def told(notes: Notes, news: News) -> Notes:
    """Return the notes after some news, which are worked out once and not again for every note."""
    return revised(notes, News(*map(once, news)))


def after_offers(state: State, notes: Notes, action: Array) -> Notes:
    """Show the sheriff, with the last offer, the cards that are offered (D-TIE-2)."""
    is_last = (state.phase == OFFERING) & (hand.next_asked(state) < 0)
    offers = hand.sealed(state, action - actions.OFFER_NOTHING)
    cards = once(jnp.where(is_last, ties.offered_card(offers), -1))
    shown = shown_cards(notes_of(state), state.sheriff, cards)
    return either(is_last, shown, notes)


def after_shuffle(state: State, notes: Notes, draw: Draw) -> Notes:
    """Return the notes after the discards were shuffled, if needed, and the rest was drawn."""
    is_short = _is_store(state) & town.is_short(state, draw.cards)
    second = draw.cards - _from_old_deck(state, draw)
    refill = jnp.pad(state.discards + state.played, (0, PROPERTIES))
    store = Notes(once(notes.single), once(notes.several[:, :, : PROPERTY - SINGLES]))
    store = told(store, _shuffled(state))
    store = Notes(once(store.single), once(store.several))
    store = told(store, _drawn(state, second, (second == refill).all()))
    several = jnp.concatenate([store.several, notes.several[:, :, PROPERTY - SINGLES :]], -1)
    after = either(is_short, Notes(store.single, several), notes)
    is_joe = (state.phase == DRAWING_LUCK) & (draw.cards[JOE] > 0)
    return Notes(jnp.where(is_joe & (jnp.arange(SINGLES) == JOE), 0, after.single), after.several)


def _is_store(state: State) -> Array:
    return (state.phase == DRAWING_CARDS) | (state.phase == DRAWING_LUCK)


def _store(cards: Array) -> Array:
    return jnp.where(jnp.arange(KINDS) < PROPERTY, cards, 0)


def _from_old_deck(state: State, draw: Draw) -> Array:
    """Return the cards that are drawn before the discards have to be shuffled."""
    return jnp.where(town.is_short(state, draw.cards), _store(state.deck), draw.cards)


def _drawn(state: State, cards: Array, is_emptied: Array) -> News:
    """Draw from the store deck, seen by that seat only; Nervous Joe turns up openly."""
    is_luck = state.phase == DRAWING_LUCK
    drawer = jnp.where(is_luck, state.waiting[0], state.leader)
    goes = jnp.where(is_luck, jnp.where(cards[JOE] > 0, 0, _hand(drawer)), IN_DRAWN)
    return no_news()._replace(
        seen=cards,
        seen_at=jnp.int32(IN_STORE_DECK),
        seen_by=_one(drawer),
        is_lost=YES,
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_STORE_DECK),
        targets=jnp.where(_one(drawer), 0, goes),
        is_emptied=is_emptied,
        moved_for=viewers(state),
    )


def _shuffled(state: State) -> News:
    """Turn all discards into the store deck; those openly played are known to be there."""
    return no_news()._replace(
        moved=jnp.asarray(~IS_PROPERTY),
        source=jnp.int32(IN_DISCARDS),
        targets=_all(jnp.int32(IN_STORE_DECK)),
        is_emptied=YES,
        moved_for=viewers(state),
        added=jnp.pad(state.played, (0, PROPERTIES)),
        added_at=jnp.int32(IN_STORE_DECK),
        added_for=viewers(state),
    )


def _looked_at(state: State, draw: Draw) -> News:
    """Show the thief cards in the victim's hand."""
    return no_news()._replace(
        seen=draw.cards, seen_at=_hand(state.target), seen_by=_one(state.leader)
    )


def of_elixir(state: State, draw: Draw) -> News:
    """Lay properties open that Protection, drawn from the top, protects at once."""
    is_due = (state.phase == DRAWING_ELIXIR) & (draw.elixirs[0] == PROTECTION)
    deeds = jnp.where(is_due, doc.protected_at_once(state), 0)
    return _laid_open(state, state.waiting[0], deeds)
