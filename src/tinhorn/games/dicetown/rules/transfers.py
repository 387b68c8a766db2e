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
from tinhorn.kernel import Seat, replaced, without

Players = tuple[Player, ...]


def gaining(players: Players, seat: Seat, *, bills: int = 0, nuggets: int = 0) -> Players:
    """Return the players after one of them gains (or loses) this much."""
    player = players[seat]
    richer = replace(player, bills=player.bills + bills, nuggets=player.nuggets + nuggets)
    return replaced(players, seat, richer)


def kind_of(card: Card) -> CardKind:
    return "property" if is_property(card) else "store"


def split(cards: Sequence[Card]) -> tuple[tuple[StoreCard, ...], tuple[Property, ...]]:
    """Split cards into store cards and properties."""
    if not cards:
        return (), ()
    in_order = sorted(cards)
    return (
        tuple([card for card in in_order if is_store_card(card)]),
        tuple([card for card in in_order if is_property(card)]),
    )


def hand_over(state: State, giver: Seat, taker: Seat, cards: Sequence[Card]) -> State:
    """Move cards from one hand to another; the others see only how many of each kind."""
    store, properties = split(cards)
    poorer, richer, memories = state.players[giver], state.players[taker], state.memories
    if store:
        poorer = replace(poorer, store=without(poorer.store, store))
        richer = replace(richer, store=tuple(sorted(richer.store + store)))
        memories = memory.handed_over(
            memories, giver, taker, store, "store", is_all=not poorer.store
        )
    if properties:
        poorer = replace(poorer, properties=without(poorer.properties, properties))
        richer = replace(richer, properties=tuple(sorted(richer.properties + properties)))
        memories = memory.handed_over(
            memories, giver, taker, properties, "property", is_all=not poorer.properties
        )
    players = list(state.players)
    players[giver], players[taker] = poorer, richer
    return replace(state, players=tuple(players), memories=memories)


def opponents(state: State, seat: Seat) -> list[Seat]:
    return [*range(seat), *range(seat + 1, len(state.players))]


def clockwise(state: State, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return these seats in the order in which things resolve: sheriff first (D-REACT-1)."""
    if len(seats) < 2:
        return tuple(seats)
    count = len(state.players)
    return tuple(sorted(seats, key=lambda seat: (seat - state.sheriff) % count))
