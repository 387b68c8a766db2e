"""What things are worth in Dice Town, in points at the end, as far as one view tells.

A rival's gain counts as a loss, by the weight of that rival; leading rivals weigh more.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.bots.heuristic.knowledge import Knowledge, knowledge
from tinhorn.games.dicetown.bots.heuristic.prices import DOLLAR, Prices, Pricing, face_value
from tinhorn.games.dicetown.components import POINTS, Card, is_property
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Seat

Values: TypeAlias = tuple[float, ...]
"""Points, of several cards or for several numbers of dice."""
Hands: TypeAlias = tuple[tuple[Values, Values], ...]
"""By seat: the store cards and the properties."""

NUGGETS_A_ROUND: Final = 1.5
PROPERTIES_A_ROUND: Final = 2.0
"""How fast the two ends of the game come nearer, in games of such players."""
RIVALRY: Final = 10.0
"""A rival this many points behind the leader weighs a third (1/e) as much."""
PROPERTY: Final = 3.0
"""The value of a card that is stolen from an unknown victim."""


class Position(Struct, frozen=True):
    """A view, and what all valuations need of it."""

    seen: View
    seat: Seat
    rivals: tuple[Seat, ...]
    weights: Values
    """By seat: how much a rival's point hurts, together as much as one's own. One's own is 0."""
    rounds: float
    """The estimated rounds left, this one included; 0 in a round that must be the last."""
    prices: Prices
    store: Values
    """The store cards that may be anywhere out of sight, the least first."""
    deeds: Values
    """The properties that may be anywhere out of sight, the least first."""
    hands: Hands
    """By seat: what a rival's store cards and properties may be, the least first."""


def position(seen: View, seat: Seat, *, pricing: Pricing = face_value) -> Position:
    players, known, rounds = range(len(seen.players)), knowledge(seen), rounds_left(seen)
    prices = pricing(len(players) - 1, rounds)
    store, deeds, hands = _cards(seen, known, prices.cards)
    counted = hands
    if prices.points is not prices.cards:
        _, _, counted = _cards(seen, known, prices.points)
    return Position(
        seen=seen,
        seat=seat,
        rivals=tuple([rival for rival in players if rival != seat]),
        weights=_weights(seen, seat, counted),
        rounds=rounds,
        prices=prices,
        store=store,
        deeds=deeds,
        hands=hands,
    )


def rounds_left(seen: View) -> float:
    deeds = len(seen.display) + seen.property_deck
    if not seen.mine or not deeds:
        return 0.0  # D-END-1
    return max(1.0, min(seen.mine / NUGGETS_A_ROUND, deeds / PROPERTIES_A_ROUND))


def _cards(seen: View, known: Knowledge, prices: dict[Card, float]) -> tuple[Values, Values, Hands]:
    """Return the worth of cards: in the pools of the store and of properties, and in each hand."""
    store = tuple(sorted([prices[card] for card in known.store if card != "joe"]))
    deeds = tuple(sorted([prices[card] for card in known.properties]))
    players = range(len(seen.players))
    return store, deeds, tuple([_hand(seen, known, each, prices, store, deeds) for each in players])


def _hand(
    seen: View,
    known: Knowledge,
    seat: Seat,
    prices: dict[Card, float],
    store: Values,
    deeds: Values,
) -> tuple[Values, Values]:
    """Return the known cards of a hand, and a fair choice of what the others may be."""
    held = known.hands[seat]
    cards = [prices[card] for card in held if not is_property(card)]
    lots = [prices[card] for card in held if is_property(card)]
    cards += typical(store, len(seen.players[seat].store) - len(cards))
    lots += typical(deeds, len(seen.players[seat].properties) - len(lots))
    return tuple(sorted(cards)), tuple(sorted(lots))


def typical(pool: Values, number: int) -> list[float]:
    """Return this many values, spread evenly over the pool."""
    return [pool[(2 * each + 1) * len(pool) // (2 * number)] for each in range(number)]


def _weights(seen: View, seat: Seat, hands: Hands) -> Values:
    totals = [_standing(seen, other, hands[other]) for other in range(len(seen.players))]
    first = max([total for other, total in enumerate(totals) if other != seat])
    shares = [exp((total - first) / RIVALRY) for total in totals]
    shares[seat] = 0.0
    return tuple([share / sum(shares) for share in shares])


def _standing(seen: View, seat: Seat, hand: tuple[Values, Values]) -> float:
    """Return what a player has; unknown cards count as much as they may be worth."""
    player = seen.players[seat]
    return (
        player.nuggets
        + player.bills * DOLLAR
        + sum(map(sum, hand))
        + sum([POINTS[card] for card in player.protected])
        + (STAR if seat == seen.sheriff else 0)
    )


def counts_for(at: Position, seat: Seat, points: float) -> float:
    """Return what points of this player are worth to the viewer."""
    return points if seat == at.seat else -at.weights[seat] * points


def moved(at: Position, loser: Seat, winner: Seat, points: float) -> float:
    """Return what it is worth to the viewer that points go from one player to another."""
    return counts_for(at, winner, points) - counts_for(at, loser, points)


def taken(at: Position, rival: Seat, points: float) -> float:
    """Return what it is worth to the viewer to take points from a rival."""
    return moved(at, rival, at.seat, points)


def card_worth(at: Position, card: Card) -> float:
    return at.prices.cards[card]


def star(at: Position) -> float:
    """Return the star and the sheriff's word, until the star moves on."""
    return at.prices.star


@lru_cache(maxsize=5_000)  # the same hands and decks come up all through a round
def best_of(values: Values, draws: int, others: Values = (), other_draws: int = 0) -> float:
    """Return the expected best of some cards drawn from one set and some from another."""
    total = reached = 0.0
    for value in sorted({*values, *others}):
        chance = _none_above(value, values, draws) * _none_above(value, others, other_draws)
        total += (chance - reached) * value
        reached = chance
    return total


def _none_above(value: float, values: Values, draws: int) -> float:
    draws = min(draws, len(values))
    low = sum([each <= value for each in values])
    return comb(low, draws) / comb(len(values), draws)
