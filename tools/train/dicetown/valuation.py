"""What things are worth in Dice Town, as a marshal of `tinhorn.bots` sees it, in arrays.

All functions take one observation, in which the viewer is seat 0, and know no secret.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array
from tinhorn.batch.dicetown.box import (
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
from tinhorn.batch.dicetown.fields import Observation
from tinhorn.batch.dicetown.state import CHOOSING_CARD, FACE_UP, IN_DECK
from tinhorn.bots.heuristic.dicetown import prices
from tinhorn.bots.heuristic.dicetown.hand import DOC
from tinhorn.bots.heuristic.dicetown.places import THEFT
from tinhorn.bots.heuristic.dicetown.prices import DOLLAR, PATIENCE, ROUNDS
from tinhorn.bots.heuristic.dicetown.worth import (
    NUGGETS_A_ROUND,
    PROPERTIES_A_ROUND,
    RIVALRY,
)
from tinhorn.games.dicetown.components import Card
from tinhorn.games.dicetown.rules.elixirs import CHARM, PROTECTED, WEALTH
from tinhorn.games.dicetown.scoring import STAR

GIFT: Final = 0.5
"""What a rival gives, as a part of the mean card: it gives the one it misses least."""
NAMES: Final = cast("tuple[Card, ...]", CARDS)
ACTIONS: Final = np.array([prices.ACTIONS.get(card, 0.0) for card in NAMES], np.float32)
RIVALS: Final = 3
"""Fitted prices are the same for all numbers of rivals."""
KIND_OF_COPY: Final = np.repeat(np.arange(KINDS), COPIES)
COPY_OF_KIND: Final = (np.arange(KINDS)[:, None] == KIND_OF_COPY).astype(np.int32)
"""[22, 39]: which rows of a memory are copies of each kind."""
DISCARDS: Final = SEATS + 1
"""The place of a note for the face-down discards."""
STEP: Final = 0.25
GRID: Final = ((np.arange(34) + 0.5) * STEP).astype(np.float32)
"""Worths at which distributions of cards are read: no card is worth more than 8."""
COUNTS: Final = np.arange(DICE + 1)


def _listed(after: prices.Prices) -> list[float]:
    worths = [after.cards[card] for card in NAMES]
    return [after.nugget, after.bill, after.paid, after.star, *worths]


FITTED: Final = np.array(
    [_listed(prices.fitted(RIVALS, after + 1)) for after in ROUNDS], np.float32
)
"""[6, 26]: by rounds to come, the prices of a nugget, a bill, dice, the star, and cards."""
LAST_PRICES: Final = np.array(_listed(prices.fitted(RIVALS, 0.0)), np.float32)
"""In a round that must be the last."""


class Prices(NamedTuple):
    """As `tinhorn.bots.heuristic.dicetown.prices.Prices`."""

    nugget: Array
    bill: Array
    paid: Array
    star: Array
    cards: Array
    """float[22]"""


def fitted(rounds: Array) -> Prices:
    """The marshal's prices, read between the numbers of rounds for which they were fitted."""
    after = jnp.clip(rounds - 1, ROUNDS[0], ROUNDS[-1])
    place = jnp.clip(jnp.searchsorted(jnp.asarray(ROUNDS), after), 1, len(ROUNDS) - 1)
    low, high = jnp.asarray(ROUNDS)[place - 1], jnp.asarray(ROUNDS)[place]
    part = (after - low) / (high - low)
    table = jnp.asarray(FITTED)
    row = (1 - part) * table[place - 1] + part * table[place]
    row = jnp.where(rounds > 0, row, LAST_PRICES)
    return Prices(row[0], row[1], row[2], row[3], row[4:])


class Known(NamedTuple):
    """An observation in 32 bits, and what all valuations need of it."""

    seen: Observation
    here: Array
    """bool[5]: which seats are taken."""
    rounds: Array
    """The estimated rounds left, this one included; 0 in a round that must be the last."""
    prices: Prices
    worth: Array
    """float[22]: of a card in hand; `prices.cards`."""
    hands: Array
    """[5, 22]: the cards that the viewer knows in each hand."""
    pool: Array
    """[22]: the cards that may be anywhere out of sight."""
    store: Array
    """float[5, 34]: the chance that a store card of each hand is worth at most so much."""
    deeds: Array
    """float[5, 34]: likewise, a property."""
    held: Array
    """float[5]: the expected points of each hand."""
    standing: Array
    """float[5]: the expected points of each seat."""
    weights: Array
    """float[5]: how much a rival's point hurts; together 1; 0 for the viewer."""


def known(seen: Observation) -> Known:
    seen = Observation(*(part.astype(jnp.int32) for part in seen))
    here = jnp.arange(SEATS) < seen.players
    rounds = rounds_left(seen)
    priced = fitted(rounds)
    worth, face = priced.cards, jnp.asarray(POINTS) + ACTIONS * (1 - PATIENCE**rounds)
    hands = _hands(seen)
    pool = _pool(seen, hands)
    store = _distribution(hands, pool, worth, seen.store_cards, slice(0, PROPERTY))
    deeds = _distribution(hands, pool, worth, seen.properties, slice(PROPERTY, KINDS))
    held = _sum(hands, pool, face, seen.store_cards, slice(0, PROPERTY))
    held += _sum(hands, pool, face, seen.properties, slice(PROPERTY, KINDS))
    protected = (seen.protected * POINTS[PROPERTY:]).sum(1)
    star = STAR * (jnp.arange(SEATS) == seen.sheriff)
    standing = jnp.where(here, seen.nuggets + DOLLAR * seen.bills + held + protected + star, 0.0)
    return Known(
        seen,
        here,
        rounds,
        priced,
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
    deeds = (seen.display >= 0).sum() + seen.property_deck
    left = jnp.maximum(1.0, jnp.minimum(seen.mine / NUGGETS_A_ROUND, deeds / PROPERTIES_A_ROUND))
    return jnp.where((seen.mine == 0) | (deeds == 0), 0.0, left)


def _hands(seen: Observation) -> Array:
    """[5, 22]: one's own cards, and those that were seen to go to a hand and no further."""
    is_sure = seen.memory.sum(1) == 1
    noted = jnp.asarray(COPY_OF_KIND) @ (seen.memory[:, :SEATS] * is_sure[:, None])
    is_own = (jnp.arange(SEATS) == 0)[:, None]
    return jnp.where(is_own, seen.hands[0], noted.T)


def _pool(seen: Observation, hands: Array) -> Array:
    is_sure = seen.memory.sum(1) == 1
    discarded = jnp.asarray(COPY_OF_KIND) @ (seen.memory[:, DISCARDS] * is_sure)
    lasting = (jnp.arange(PROPERTY)[:, None] == jnp.asarray(LASTING)) @ seen.in_play
    shown = (seen.display[:, None] == jnp.arange(PROPERTIES)).sum(0)
    open_cards = jnp.concatenate([seen.played + lasting, shown + seen.protected.sum(0)])
    drawn = jnp.where(seen.phase == CHOOSING_CARD, seen.drawn, 0)
    left = jnp.asarray(COPIES) - open_cards - hands.sum(0) - discarded - drawn
    return jnp.maximum(0, left) * (jnp.arange(KINDS) != JOE)


def _distribution(hands: Array, pool: Array, worth: Array, size: Array, kinds: slice) -> Array:
    """How the cards of each hand are distributed over the grid."""
    own, rest = hands[:, kinds], pool[kinds]
    below = (worth[kinds, None] <= GRID).astype(jnp.float32)
    unknown = jnp.maximum(0, size - own.sum(1))
    cdf = own @ below + unknown[:, None] * ((rest @ below) / jnp.maximum(1, rest.sum()))
    return jnp.where(size[:, None] > 0, cdf / jnp.maximum(1, size)[:, None], 1.0)


def _sum(hands: Array, pool: Array, points: Array, size: Array, kinds: slice) -> Array:
    """The expected points of all cards of each hand."""
    own, rest = hands[:, kinds], pool[kinds]
    unknown = jnp.maximum(0, size - own.sum(1))
    return own @ points[kinds] + unknown * ((rest @ points[kinds]) / jnp.maximum(1, rest.sum()))


def _weights(here: Array, standing: Array) -> Array:
    is_rival = here & (jnp.arange(SEATS) > 0)
    first = jnp.where(is_rival, standing, -1e3).max()
    shares = jnp.where(is_rival, jnp.exp((standing - first) / RIVALRY), 0.0)
    return shares / shares.sum()


def counts_for(at: Known) -> Array:
    """float[5]: what a point of each player is worth to the viewer."""
    return jnp.where(jnp.arange(SEATS) == 0, 1.0, -at.weights)


def mean_of(at: Known, kinds: slice) -> Array:
    """The mean worth of the cards of a kind that are out of sight."""
    pool = at.pool[kinds]
    return (pool @ at.worth[kinds]) / jnp.maximum(1, pool.sum())


def best_of(cdf: Array, draws: Array) -> Array:
    """The expected best of so many cards, given [..., 34] and a number for each."""
    return STEP * (1 - cdf ** jnp.asarray(draws, jnp.float32)[..., None]).sum(-1)


def hand_cdf(at: Known) -> Array:
    """float[5, 34]: any card of a hand."""
    store, deeds = at.seen.store_cards[:, None], at.seen.properties[:, None]
    mixed = (store * at.store + deeds * at.deeds) / jnp.maximum(1, store + deeds)
    return jnp.where(store + deeds > 0, mixed, 1.0)


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


def stakes(at: Known) -> Stakes:
    seen = at.seen
    pool = at.pool[:PROPERTY]
    below = (at.worth[:PROPERTY, None] <= GRID).astype(jnp.float32)
    cdf = jnp.where(pool.sum() > 0, (pool @ below) / jnp.maximum(1, pool.sum()), 1.0)
    visit = best_of(cdf, jnp.asarray(COUNTS))
    cards = seen.store_cards + seen.properties
    draws = jnp.minimum(COUNTS, cards[:, None])
    thefts = (1 + at.weights[:, None]) * best_of(hand_cdf(at)[:, None], draws)
    is_rival = at.here & (jnp.arange(SEATS) > 0)
    thefts = jnp.where(is_rival[:, None], thefts, 0.0)
    ones = jnp.ones(DICE + 1)
    places = jnp.stack(
        [
            jnp.minimum(COUNTS, seen.mine) * at.prices.nugget,
            ones * seen.bank * at.prices.bill,
            visit * (1 + (seen.round == 1)),
            thefts.max(0),
            ones * at.prices.star,
        ]
    )
    shown = at.worth[PROPERTY + jnp.maximum(0, seen.display)]
    deeds = jnp.cumsum(jnp.where(seen.display >= 0, shown, 0.0))
    hall = deeds[np.minimum(COUNTS, 2)]
    elixirs = elixir_worths(at)
    face_up, in_deck = seen.elixirs == FACE_UP, seen.elixirs == IN_DECK
    hidden = jnp.where(in_deck.any(), in_deck, ~face_up)
    top = (elixirs * hidden).sum() / jnp.maximum(1, hidden.sum())
    doc = DOC * jnp.maximum(top, jnp.where(face_up, elixirs, 0.0).max())
    return Stakes(places, hall, doc, elixirs, top, visit, thefts)


def elixir_worths(at: Known) -> Array:
    """float[7]: D-ELIXIR, in the order of the elixirs."""
    seen, taken = at.seen, 1 + at.weights
    is_rival = (at.here & (jnp.arange(SEATS) > 0)).astype(jnp.float32)
    wealth = (is_rival * taken * jnp.minimum(WEALTH, seen.bills)).sum() * at.prices.bill
    charm = (is_rival * taken * jnp.minimum(CHARM, seen.nuggets)).sum() * at.prices.nugget
    store, deed = mean_of(at, slice(0, PROPERTY)), mean_of(at, slice(PROPERTY, KINDS))
    friendship = (is_rival * taken * (seen.store_cards > 0)).max() * GIFT * store
    dominion = (is_rival * taken * (seen.properties > 0)).max() * GIFT * deed
    is_held = (seen.sheriff == 0) | (seen.in_play[LASTING.index(MARSHAL)] > 0)
    law = (taken * (jnp.arange(SEATS) == seen.sheriff)).sum()
    power = jnp.where(is_held, 0.0, at.prices.star * law)
    own = seen.hands[0, PROPERTY:]
    dearer = jnp.cumsum(own[::-1])[::-1] - own
    two = (jnp.clip(PROTECTED - dearer, 0, own) * at.worth[PROPERTY:]).sum()
    return jnp.stack([wealth, friendship, charm, store, power, THEFT * two, dominion])
