"""What chance owes, sampled: dice, cards from bags, elixirs, the first sheriff."""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch import bits
from tinhorn.batch.bits import nth, once
from tinhorn.batch.sampling import below
from tinhorn.games.dicetown.batch import town
from tinhorn.games.dicetown.batch.arrays import Array, earlier, entry, lookup
from tinhorn.games.dicetown.codec.box import (
    COPIES,
    DICE,
    ELIXIRS,
    FACES,
    IS_PROPERTY,
    KINDS,
    PROPERTIES,
    PROPERTY,
    ROW,
    SEATS,
)
from tinhorn.games.dicetown.codec.state import (
    DEALING,
    DISCARDED,
    DRAWING_CARDS,
    DRAWING_LOOT,
    DRAWING_LUCK,
    DRAWING_PROPERTY,
    IN_DECK,
    REFILLING,
    Draw,
    State,
    widen,
)

_OFFSETS: Final = np.concatenate(
    [np.cumsum(copies) - copies for copies in (COPIES[:PROPERTY], COPIES[PROPERTY:])]
).astype(np.int32)
"""The bit of the first copy of each kind: of the store cards, of the properties."""
_STORE_KINDS: Final = np.repeat(np.arange(PROPERTY, dtype=np.int32), COPIES[:PROPERTY])
_DEED_KINDS: Final = np.repeat(np.arange(PROPERTY, KINDS, dtype=np.int32), COPIES[PROPERTY:])
"""The kind that each bit stands for."""


def draw(state: State, key: Array) -> Draw:
    """Return what chance answers now; parts that the phase does not use are drawn all the same."""
    return _small(drawn(widen(state), random_words(key)))


def random_words(key: Array) -> Array:
    """Return the random bits that one draw takes."""
    return jax.random.bits(key, (SEATS + 3,), jnp.uint32)


def drawn(state: State, words: Array) -> Draw:
    """Return what chance answers, of a state in 32 bits and from random words."""
    cards, order = _cards(state, words[:SEATS])
    sheriff = state.options.sheriff
    return Draw(
        sheriff=jnp.where(sheriff < 0, below(state.options.players, words[-1]), sheriff),
        dice=_dice(state, words[:SEATS]),
        cards=cards,
        row=order[:ROW] - PROPERTY,
        elixirs=_elixirs(state, words[SEATS : SEATS + 2]),
    )


def _small(draw: Draw) -> Draw:
    return Draw(*(value.astype(jnp.int8) for value in draw))


def _dice(state: State, words: Array) -> Array:
    """Return `int[5, 6]`: five digits to the base six from each word, one for each die to roll."""
    rolled = jnp.zeros((SEATS, len(FACES)), jnp.int32)
    left = DICE - state.dice.sum(1)
    for die in range(DICE):
        low = (words & 0xFFFF) * len(FACES)
        high = (words >> 16) * len(FACES) + (low >> 16)
        face = (high >> 16).astype(jnp.int32)
        is_rolled = (die < left)[:, None]
        rolled = rolled + ((jnp.arange(len(FACES)) == face[:, None]) & is_rolled)
        words = (high << 16) | (low & 0xFFFF)
    return rolled


def _cards(state: State, words: Array) -> tuple[Array, Array]:
    """Draw store cards and then properties from their bag, and return their order, too.

    From the store deck only what goes beyond it is chance, if it has too few cards.
    """
    phase = state.phase
    is_store = (phase == DRAWING_CARDS) | (phase == DRAWING_LUCK)
    due = jnp.where(phase == DRAWING_LUCK, 1, town.cards_due(state))
    deck = state.deck * ~IS_PROPERTY
    is_short = is_store & (due > deck.sum())
    refill = jnp.pad(state.discards + state.played, (0, PROPERTIES))
    bag = jnp.where(is_short, refill, state.deck)
    bag = jnp.where(phase == DRAWING_LOOT, entry(state.hands, state.target), bag)
    certain = jnp.where(is_short, deck, 0)
    store, deeds = _numbers(state, due - certain.sum())
    drawn, order = _drawn(bag, store, store + deeds, words)
    return certain + drawn, order


def _numbers(state: State, cards: Array) -> tuple[Array, Array]:
    """Return how many store cards and how many properties are drawn."""
    phase = state.phase
    is_store = (phase == DRAWING_CARDS) | (phase == DRAWING_LUCK)
    store = jnp.where(is_store, cards, jnp.where(phase == DRAWING_LOOT, state.wish[0], 0))
    row = jnp.where(phase == REFILLING, town.missing(state), 0)
    row = jnp.where(phase == DEALING, ROW, jnp.where(phase == DRAWING_PROPERTY, 1, row))
    return store, jnp.where(phase == DRAWING_LOOT, state.wish[1], row)


def _drawn(bag: Array, store: Array, number: Array, words: Array) -> tuple[Array, Array]:
    """Draw one card after the other, the store cards first, without putting back."""
    cards = _as_bits(bag)
    drawn, order = jnp.zeros(KINDS, jnp.int32), []
    for index in range(DICE):
        is_deed = index >= store
        pile = jnp.where(is_deed, cards[1], cards[0])
        place = once(nth(pile, below(bits.count(pile), words[index])))
        gone = 1 << place
        cards = cards[0] & ~jnp.where(is_deed, 0, gone), cards[1] & ~jnp.where(is_deed, gone, 0)
        kind = once(jnp.where(is_deed, lookup(_DEED_KINDS, place), lookup(_STORE_KINDS, place)))
        order.append(kind)
        drawn = drawn + ((jnp.arange(KINDS) == kind) & (index < number))
    return drawn, jnp.stack(order)


def _as_bits(bag: Array) -> tuple[Array, Array]:
    """Return a bit for each copy of each kind in the bag: of store cards, and of properties."""
    copies = ((1 << bag.astype(jnp.int32)) - 1) << _OFFSETS
    return copies[:PROPERTY].sum(), copies[PROPERTY:].sum()


def _elixirs(state: State, words: Array) -> Array:
    """Draw two elixirs of the deck, or of the discards if it is empty."""
    deck = state.elixirs == IN_DECK
    supply = jnp.where(deck.any(), deck, state.elixirs == DISCARDED) * 1
    picked = []
    for word in words:
        rank = below(supply.sum(), word)
        here = (supply > 0) & (earlier(supply) == rank)
        picked.append((here * jnp.arange(len(ELIXIRS))).sum())
        supply = supply * ~here
    return jnp.stack(picked)
