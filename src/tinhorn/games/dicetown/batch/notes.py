"""What each seat, and the public, knows of the cards that are hidden now.

A note says that one copy of a card is in one of some places: see `rules/memory.py` of the engine,
whose notes these are, as arrays. A note is a set of places as bits, and a viewer has up to as many
notes on a kind of card as there are copies. The order of the notes on one kind means nothing.

`News` is one thing that happened to hidden cards: some viewers see cards, some learn only that
cards went from one place to another, some see cards go to a place.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from tinhorn.batch.bits import once
from tinhorn.games.dicetown.batch.arrays import NO, Array
from tinhorn.games.dicetown.codec.box import KINDS, MOST_COPIES, SINGLES
from tinhorn.games.dicetown.codec.state import VIEWERS, State

_Signed = jnp.int8


class News(NamedTuple):
    """First cards are seen, then cards move unseen, then cards are added."""

    seen: Array
    """int[22]: cards seen, by kind."""
    seen_at: Array
    """int: where they were seen."""
    seen_by: Array
    """bool[6]: the viewers that see them."""
    is_lost: Array
    """bool: they left that place for the open, or for the viewer's own hand."""
    moved: Array
    """bool[22]: kinds of cards that went unseen from one place to others."""
    source: Array
    """int: that place."""
    targets: Array
    """int[6]: the other places, as bits, for each viewer."""
    is_emptied: Array
    """bool: all cards of these kinds went."""
    moved_for: Array
    """bool[6]: viewers that know only this."""
    added: Array
    """int[22]: cards that viewers saw go to a place from the open, or from their own hand."""
    added_at: Array
    """int: that place."""
    added_for: Array
    """bool[6]: these viewers."""


def no_news() -> News:
    nobody, zero, no = jnp.zeros(VIEWERS, jnp.bool_), jnp.int32(0), NO
    no_cards, no_kinds = jnp.zeros(KINDS, jnp.int32), jnp.zeros(KINDS, jnp.bool_)
    return News(
        seen=no_cards,
        seen_at=zero,
        seen_by=nobody,
        is_lost=no,
        moved=no_kinds,
        source=zero,
        targets=jnp.zeros(VIEWERS, jnp.int32),
        is_emptied=no,
        moved_for=nobody,
        added=no_cards,
        added_at=zero,
        added_for=nobody,
    )


def viewers(state: State) -> Array:
    """Return the seats that are taken, and the public: `bool[6]`."""
    viewer = jnp.arange(VIEWERS)
    return (viewer < state.options.players) | (viewer == VIEWERS - 1)


class Notes(NamedTuple):
    """Notes on single cards, and on kinds of several copies."""

    single: Array
    """uint8[6, 15]"""
    several: Array
    """uint8[4, 6, 7]; or fewer kinds, the first ones."""


def notes_of(state: State) -> Notes:
    return Notes(state.single_notes, state.notes)


def revised(notes: Notes, news: News) -> Notes:
    """Return the notes after some news."""
    seen, moved, added = news.seen, news.moved, news.added.astype(_Signed)
    for_added = news.added_for[:, None]
    single = _revised_single(notes.single, news)
    kinds = slice(SINGLES, SINGLES + notes.several.shape[-1])
    place = news.seen_at.astype(jnp.uint8)
    is_concerned = news.seen_by[:, None] & (seen[kinds] > 0)
    several = _seeing(notes.several, seen[kinds].astype(_Signed), place, news.is_lost)
    several = jnp.where(is_concerned, several, notes.several)
    several = once(_blurred(several, news, moved[kinds]))
    several = adding(several, jnp.where(for_added, added[kinds], 0), news.added_at)
    return Notes(single, several)


def _revised_single(notes: Array, news: News) -> Array:
    """Revise notes on kinds with one card: whoever sees it knows where it is."""
    where = jnp.where(news.is_lost, 0, news.seen_at).astype(jnp.uint8)
    is_seen = news.seen_by[:, None] & (news.seen[:SINGLES] > 0)
    notes = _blurred(jnp.where(is_seen, where, notes), news, news.moved[:SINGLES])
    is_added = news.added_for[:, None] & (news.added[:SINGLES] > 0)
    return jnp.where(is_added, news.added_at.astype(jnp.uint8), notes)


def _ranks(flags: Array) -> Array:
    """Return, for each note, how many flagged ones come before it."""
    ranks = [jnp.zeros_like(flags[0], _Signed)]
    for index in range(MOST_COPIES - 1):
        ranks.append(ranks[-1] + flags[index])
    return jnp.stack(ranks)


def _seeing(notes: Array, seen: Array, place: Array, is_lost: Array) -> Array:
    """Note cards seen in a place, all at once; they may have left it.

    A note on a card that could be one of those seen is not a second copy. Where more notes could be
    meant than cards were seen, those left over claim no more than all of them together did.
    """
    meant = (notes & place) != 0
    number = meant.sum(0, dtype=_Signed)
    exact = (meant & (notes == place)).sum(0, dtype=_Signed)
    sure = jnp.maximum(seen, exact)
    stay = sure - jnp.where(is_lost, seen, 0)
    vague = jnp.maximum(number - sure, 0)
    union = place | jnp.zeros_like(notes[0])
    for index in range(MOST_COPIES):
        union = union | jnp.where(meant[index], notes[index], 0)
    rank = _ranks(meant)
    narrowed = jnp.where(rank < stay, place, jnp.where(rank < stay + vague, union, 0))
    is_free = notes == 0
    is_new = is_free & (_ranks(is_free) < stay - number)
    return jnp.where(is_new, place, jnp.where(meant, narrowed, notes)).astype(jnp.uint8)


def _blurred(notes: Array, news: News, moved: Array) -> Array:
    """Blur notes: cards went unseen from one place to others, all of them or nobody knows which."""
    source, targets = news.source.astype(jnp.uint8), news.targets.astype(jnp.uint8)
    is_meant = ((notes & source) != 0) & moved & news.moved_for[:, None]
    left = jnp.where(news.is_emptied, notes & ~source, notes)
    return jnp.where(is_meant, left | targets[:, None], notes)


def adding(notes: Array, added: Array, place: Array) -> Array:
    """Add cards, int[6, kinds] for each viewer, that were seen as they went to a place."""
    is_free = notes == 0
    is_new = is_free & (_ranks(is_free) < added.astype(_Signed))
    return jnp.where(is_new, place.astype(jnp.uint8), notes)


def shown_cards(notes: Notes, viewer: Array, cards: Array) -> Notes:
    """Show a viewer one card of some seats, which keep it: `cards` is its kind, by seat.

    Seats whose number is negative show nothing.
    """
    is_viewer = jnp.arange(VIEWERS) == viewer
    shown = (jnp.arange(KINDS) == cards[:, None]) << jnp.arange(cards.shape[0])[:, None]
    places = once(shown.sum(0, dtype=jnp.int32))[:SINGLES].astype(jnp.uint8)
    single = jnp.where(is_viewer[:, None] & (places > 0), places, notes.single)
    own = jnp.where(is_viewer[:, None], notes.several, 0).sum(1, dtype=jnp.uint8)
    for seat in range(cards.shape[0]):
        here = jnp.uint8(1 << seat)
        is_kind = jnp.arange(KINDS) == cards[seat]
        seen = _seeing(own, jnp.ones((), _Signed), here, NO)
        own = once(jnp.where(is_kind[SINGLES:], seen, own))
    return Notes(single, jnp.where(is_viewer[:, None], own[:, None], notes.several))
