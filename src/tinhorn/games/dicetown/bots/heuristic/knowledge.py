"""What a viewer of Dice Town can infer about hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from tinhorn.games.dicetown.components import (
    Card,
    Property,
    StoreCard,
    property_bag,
    store_bag,
)
from tinhorn.games.dicetown.phases import ChoosingCard
from tinhorn.games.dicetown.rules.memory import DISCARDS, hand
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Seat, without

C = TypeVar("C", bound=Card)


class Knowledge(Struct, frozen=True):
    """Where cards are for sure; the rest may be in the deck or in any rival's hand."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat; all of one's own."""
    store: tuple[StoreCard, ...]
    """Store cards that may be anywhere out of sight."""
    properties: tuple[Property, ...]


def knowledge(seen: View) -> Knowledge:
    hands = tuple([_in_hand(seen, seat) for seat in range(len(seen.players))])
    found: list[Card] = [*seen.played, *seen.in_play, *seen.display]
    found += [card for player in seen.players for card in player.protected]
    found += [card for cards in hands for card in cards]
    found += [card for card, places in seen.memory if places == DISCARDS]
    if isinstance(seen.phase, ChoosingCard):
        found += seen.phase.drawn
    return Knowledge(
        hands=hands, store=_rest(store_bag(), found), properties=_rest(property_bag(), found)
    )


def _in_hand(seen: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a hand that lie open to the viewer, or that it has seen there."""
    player = seen.players[seat]
    cards: list[Card] = [card for card in (*player.store, *player.properties) if card is not None]
    if not cards:
        places = (hand(seat, "store"), hand(seat, "property"))
        cards = [card for card, place in seen.memory if place in places]
    return tuple(cards)


def _rest(bag: tuple[C, ...], found: Sequence[Card]) -> tuple[C, ...]:
    return without(bag, [card for card in found if card in bag])
