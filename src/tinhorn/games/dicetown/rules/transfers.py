"""Bills, nuggets and cards that change hands, and the order of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tinhorn.games.dicetown.components import (
    Card,
    CardKind,
    Property,
    StoreCard,
    is_property,
    is_store_card,
)
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.state import Player, State
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import Seat
from tinhorn.kernel.tuples import replaced

Players = tuple[Player, ...]


def gaining(players: Players, seat: Seat, *, bills: int = 0, nuggets: int = 0) -> Players:
    """The players after one of them gains (or loses) this much."""
    player = players[seat]
    richer = replace(player, bills=player.bills + bills, nuggets=player.nuggets + nuggets)
    return replaced(players, seat, richer)


def kind_of(card: Card) -> CardKind:
    return "property" if is_property(card) else "store"


def split(cards: Sequence[Card]) -> tuple[tuple[StoreCard, ...], tuple[Property, ...]]:
    """Split cards into store cards and properties."""
    return (
        tuple(sorted([card for card in cards if is_store_card(card)])),
        tuple(sorted([card for card in cards if is_property(card)])),
    )


def is_part(some: Sequence[Card], cards: Sequence[Card]) -> bool:
    """True if the cards contain all of these, each at least as often."""
    return all(some.count(card) <= cards.count(card) for card in some)


def hand_over(state: State, giver: Seat, taker: Seat, cards: Sequence[Card]) -> State:
    """Cards go from one hand to another; the others see only how many of each kind."""
    store, properties = split(cards)
    before, after = state.players[giver], state.players[taker]
    poorer = replace(
        before,
        store=without(before.store, store),
        properties=without(before.properties, properties),
    )
    richer = replace(
        after,
        store=tuple(sorted(after.store + store)),
        properties=tuple(sorted(after.properties + properties)),
    )
    memories = memory.handed_over(
        state.memories, giver, taker, store, "store", is_all=not poorer.store
    )
    memories = memory.handed_over(
        memories, giver, taker, properties, "property", is_all=not poorer.properties
    )
    players = replaced(replaced(state.players, giver, poorer), taker, richer)
    return replace(state, players=players, memories=memories)


def opponents(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.players)) if other != seat]


def clockwise(state: State, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """These seats in the order in which things resolve: the sheriff first (D-REACT-1)."""
    count = len(state.players)
    return tuple(sorted(seats, key=lambda seat: (seat - state.sheriff) % count))
