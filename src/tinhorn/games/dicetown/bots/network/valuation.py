"""What things are worth in Dice Town, close to a deputy's opinion, in arrays.

All functions take one observation, in which the viewer is seat 0, and know no secret. The prices
are the deputy's, and part of the features that a network was trained with: a change needs a new
`FEATURES_VERSION` and a new training.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tinhorn.games.dicetown.bots.heuristic.hand import DOC
from tinhorn.games.dicetown.bots.heuristic.places import THEFT
from tinhorn.games.dicetown.bots.heuristic.prices import ACTIONS, DOLLAR, HOLD, OFFICE, PATIENCE
from tinhorn.games.dicetown.bots.heuristic.worth import RIVALRY
from tinhorn.games.dicetown.bots.network.arrays import Array, library
from tinhorn.games.dicetown.codec.box import (
    CARDS,
    COPIES,
    DICE,
    JOE,
    KINDS,
    LASTING,
    MARSHAL,
    POINTS,
    PROPERTIES,
    PROPERTY,
    SEATS,
)
from tinhorn.games.dicetown.codec.fields import Observation
from tinhorn.games.dicetown.codec.state import CHOOSING_CARD, FACE_UP, IN_DECK
from tinhorn.games.dicetown.scoring import STAR

GIFT: Final = 0.5
"""What a rival gives, as a part of the mean card: it gives the one it misses least."""
_BY_NAME: Final = {str(card): price for card, price in ACTIONS.items()}
_ACTIONS: Final = np.array([_BY_NAME.get(card, 0.0) for card in CARDS], np.float32)
KIND_OF_COPY: Final = np.repeat(np.arange(KINDS), COPIES)
COPY_OF_KIND: Final = (np.arange(KINDS)[:, None] == KIND_OF_COPY).astype(np.int32)
"""[22, 39]: which rows of a memory are copies of each kind."""
DISCARDS: Final = SEATS + 1
"""The place of a note for the face-down discards."""
STEP: Final = 0.25
GRID: Final = ((np.arange(34) + 0.5) * STEP).astype(np.float32)
"""Worths at which distributions of cards are read: no card is worth more than 8."""
COUNTS: Final = np.arange(DICE + 1)


class Position(NamedTuple):
    """An observation in 32 bits, and what all valuations need of it."""

    seen: Observation
    here: Array
    """bool[5]: which seats are taken."""
    rounds: Array
    """The estimated rounds left, this one included; 0 in a round that must be the last."""
    worth: Array
    """float[22]: of a card in hand."""
    hands: Array
    """[5, 22]: the cards that the viewer knows in each hand."""
    pool: Array
    """[22]: the cards that may be anywhere out of sight."""
    store: Array
    """float[5, 34]: the chance that a store card of each hand is worth at most so much."""
    deeds: Array
    """float[5, 34]: likewise, a property."""
    held: Array
    """float[5]: the expected worth of each hand."""
    standing: Array
    """float[5]: the expected points of each seat."""
    weights: Array
    """float[5]: how much a rival's point hurts; together 1; 0 for the viewer."""

    @property
    def library(self) -> Any:
        """`numpy` or `jax.numpy`."""
        return library(self.seen.mine)


def known(seen: Observation) -> Position:
    xp = library(seen.mine)
    seen = Observation(*(part.astype(np.int32) for part in seen))
    here = xp.arange(SEATS) < seen.players
    rounds = rounds_left(seen)
    worth = xp.asarray(POINTS) + _ACTIONS * (1 - PATIENCE**rounds)
    hands = _hands(seen)
    pool = _pool(seen, hands)
    store, store_worth = _kind_of_cards(hands, pool, worth, seen.store_cards, slice(0, PROPERTY))
    deeds, deeds_worth = _kind_of_cards(hands, pool, worth, seen.properties, slice(PROPERTY, KINDS))
    held = store_worth + deeds_worth
    protected = (seen.protected * POINTS[PROPERTY:]).sum(1)
    star = STAR * (xp.arange(SEATS) == seen.sheriff)
    standing = xp.where(here, seen.nuggets + DOLLAR * seen.bills + held + protected + star, 0.0)
    return Position(
        seen,
        here,
        rounds,
        worth,
        hands,
        pool,
        store,
        deeds,
        held,
        standing,
        _weights(here, standing),
    )


def rounds_left(seen: Observation) -> Array:
    xp = library(seen.mine)
    deeds = (seen.display >= 0).sum() + seen.property_deck
    left = xp.maximum(1.0, xp.minimum(seen.mine / 1.5, deeds / 2.0))
    return xp.where((seen.mine == 0) | (deeds == 0), 0.0, left)


def _hands(seen: Observation) -> Array:
    """[5, 22]: one's own cards, and those that were seen to go to a hand and no further."""
    xp = library(seen.mine)
    is_sure = seen.memory.sum(1) == 1
    noted = xp.asarray(COPY_OF_KIND) @ (seen.memory[:, :SEATS] * is_sure[:, None])
    is_own = (xp.arange(SEATS) == 0)[:, None]
    return xp.where(is_own, seen.hands[0], noted.T)


def _pool(seen: Observation, hands: Array) -> Array:
    xp = library(seen.mine)
    is_sure = seen.memory.sum(1) == 1
    discarded = xp.asarray(COPY_OF_KIND) @ (seen.memory[:, DISCARDS] * is_sure)
    lasting = (xp.arange(PROPERTY)[:, None] == xp.asarray(LASTING)) @ seen.in_play
    shown = (seen.display[:, None] == xp.arange(PROPERTIES)).sum(0)
    open_cards = xp.concatenate([seen.played + lasting, shown + seen.protected.sum(0)])
    drawn = xp.where(seen.phase == CHOOSING_CARD, seen.drawn, 0)
    left = xp.asarray(COPIES) - open_cards - hands.sum(0) - discarded - drawn
    return xp.maximum(0, left) * (xp.arange(KINDS) != JOE)


def _kind_of_cards(
    hands: Array, pool: Array, worth: Array, size: Array, kinds: slice
) -> tuple[Array, Array]:
    """Return the distribution of each hand's cards over the grid, and the worth of all of them."""
    xp = library(hands)
    own, rest, worth = hands[:, kinds], pool[kinds], worth[kinds]
    below = (worth[:, None] <= GRID).astype(np.float32)
    total = xp.maximum(1, rest.sum())
    unknown = xp.maximum(0, size - own.sum(1))
    cdf = own @ below + unknown[:, None] * ((rest @ below) / total)
    value = own @ worth + unknown * ((rest @ worth) / total)
    return xp.where(size[:, None] > 0, cdf / xp.maximum(1, size)[:, None], 1.0), value


def _weights(here: Array, standing: Array) -> Array:
    xp = library(here)
    is_rival = here & (xp.arange(SEATS) > 0)
    first = xp.where(is_rival, standing, -1e3).max()
    shares = xp.where(is_rival, xp.exp((standing - first) / RIVALRY), 0.0)
    return shares / shares.sum()


def counts_for(at: Position) -> Array:
    """float[5]: what a point of each player is worth to the viewer."""
    xp = at.library
    return xp.where(xp.arange(SEATS) == 0, 1.0, -at.weights)


def mean_of(at: Position, kinds: slice) -> Array:
    """Return the mean worth of the cards of a kind that are out of sight."""
    xp = at.library
    pool = at.pool[kinds]
    return (pool @ at.worth[kinds]) / xp.maximum(1, pool.sum())


def best_of(cdf: Array, draws: Array) -> Array:
    """Return the expected best of so many cards, given [..., 34] and a number for each."""
    xp = library(cdf)
    return STEP * (1 - cdf ** xp.asarray(draws, np.float32)[..., None]).sum(-1)


def star(at: Position) -> Array:
    """Return five points, if it can be held to the end, and the sheriff's word until then."""
    xp = at.library
    stays = HOLD ** ((at.seen.players - 1) * xp.maximum(0.0, at.rounds - 1))
    return STAR * stays + OFFICE * (1 - stays)


def hand_cdf(at: Position) -> Array:
    """float[5, 34]: any card of a hand."""
    xp = at.library
    store, deeds = at.seen.store_cards[:, None], at.seen.properties[:, None]
    mixed = (store * at.store + deeds * at.deeds) / xp.maximum(1, store + deeds)
    return xp.where(store + deeds > 0, mixed, 1.0)


class Stakes(NamedTuple):
    """What there is to be won this round, in points."""

    places: Array
    """float[5, 6]: by face and number of dice."""
    hall: Array
    """float[6]: by the number of Aces."""
    doc: Array
    elixirs: Array
    """float[7]"""
    top: Array
    """The unseen elixir."""
    visit: Array
    """float[6]: one visit to the store, by the number of Js."""
    thefts: Array
    """float[5, 6]: one theft from each player, by the number of Qs."""


def stakes(at: Position) -> Stakes:
    xp = at.library
    seen = at.seen
    pool = at.pool[:PROPERTY]
    below = (at.worth[:PROPERTY, None] <= GRID).astype(np.float32)
    cdf = xp.where(pool.sum() > 0, (pool @ below) / xp.maximum(1, pool.sum()), 1.0)
    visit = best_of(cdf, xp.asarray(COUNTS))
    cards = seen.store_cards + seen.properties
    draws = xp.minimum(COUNTS, cards[:, None])
    thefts = (1 + at.weights[:, None]) * best_of(hand_cdf(at)[:, None], draws)
    is_rival = at.here & (xp.arange(SEATS) > 0)
    thefts = xp.where(is_rival[:, None], thefts, 0.0)
    ones = xp.ones(DICE + 1)
    places = xp.stack(
        [
            xp.minimum(COUNTS, seen.mine),
            ones * seen.bank * DOLLAR,
            visit * (1 + (seen.round == 1)),
            thefts.max(0),
            ones * star(at),
        ]
    )
    deeds = xp.cumsum(xp.maximum(0, seen.display + 1))
    hall = deeds[np.minimum(COUNTS, 2)].astype(np.float32)
    elixirs = elixir_worths(at)
    face_up, in_deck = seen.elixirs == FACE_UP, seen.elixirs == IN_DECK
    hidden = xp.where(in_deck.any(), in_deck, ~face_up)
    top = (elixirs * hidden).sum() / xp.maximum(1, hidden.sum())
    doc = DOC * xp.maximum(top, xp.where(face_up, elixirs, 0.0).max())
    return Stakes(places, hall, doc, elixirs, top, visit, thefts)


def elixir_worths(at: Position) -> Array:
    """float[7]: D-ELIXIR, in the order of the elixirs."""
    xp = at.library
    seen, taken = at.seen, 1 + at.weights
    is_rival = (at.here & (xp.arange(SEATS) > 0)).astype(np.float32)
    wealth = (is_rival * taken * xp.minimum(2, seen.bills)).sum() * DOLLAR
    charm = (is_rival * taken * xp.minimum(1, seen.nuggets)).sum()
    store, deed = mean_of(at, slice(0, PROPERTY)), mean_of(at, slice(PROPERTY, KINDS))
    friendship = (is_rival * taken * (seen.store_cards > 0)).max() * GIFT * store
    dominion = (is_rival * taken * (seen.properties > 0)).max() * GIFT * deed
    is_held = (seen.sheriff == 0) | (seen.in_play[LASTING.index(MARSHAL)] > 0)
    power = xp.where(is_held, 0.0, star(at) * (taken * (xp.arange(SEATS) == seen.sheriff)).sum())
    own = seen.hands[0, PROPERTY:]
    dearer = xp.cumsum(own[::-1])[::-1] - own
    two = (xp.clip(2 - dearer, 0, own) * POINTS[PROPERTY:]).sum()
    return xp.stack([wealth, friendship, charm, store, power, THEFT * two, dominion])
