"""The complete state of a game of Dice Town. No logic.

Bags (decks, discards, hands, dice) are tuples in a fixed order, so that equal situations are equal
states.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.components import (
    ActionCard,
    Card,
    Elixir,
    Face,
    Property,
    StoreCard,
)
from tinhorn.games.dicetown.phases import Phase
from tinhorn.kernel.game import Seat


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options."""

    players: int
    bribes: Literal["on", "off"] = "on"
    sheriff: Seat | None = None
    """The first sheriff; drawn at random if `None`."""


class Player(Struct, frozen=True, gc=False):
    dice: tuple[Face, ...]
    """Set aside this round."""
    bills: int
    nuggets: int
    store: tuple[StoreCard, ...]
    properties: tuple[Property, ...]
    """In hand, unprotected."""
    protected: tuple[Property, ...]
    """Face up, safe from theft."""


Note: TypeAlias = tuple[Card, int]
"""One copy of this card is in one of these places (bits, see `rules/memory.py`)."""
Memory: TypeAlias = tuple[Note, ...]
"""What one viewer has seen of hidden cards; each note is about another copy."""


class State(Struct, frozen=True, kw_only=True, gc=False):
    rules: int
    """The version of the rules that this game is played by (`SUPPORTED_RULES`)."""
    setup: Setup
    prompt: int
    phase: Phase
    round: int
    players: tuple[Player, ...]
    sheriff: Seat
    led: tuple[Seat, ...]
    """The seats that have led a place this round."""
    mine: int
    """Nuggets on the gold mine."""
    bank: int
    """Bills on the bank."""
    coach: int
    """Bills on the stagecoach."""
    display: tuple[Property, ...]
    """The lowest first: the next to be taken."""
    property_deck: tuple[Property, ...]
    store_deck: tuple[StoreCard, ...]
    discards: tuple[StoreCard, ...]
    """Discarded face down since the store deck was last shuffled."""
    played: tuple[ActionCard, ...]
    """Openly played and discarded since the store deck was last shuffled (D-REACT-1)."""
    in_play: tuple[ActionCard, ...]
    """Openly played, with an effect that is not over yet (D-COMP-3). Empty by version 1."""
    elixirs: tuple[Elixir, ...]
    elixir_deck: tuple[Elixir, ...]
    elixir_discards: tuple[Elixir, ...]
    memories: tuple[Memory, ...]
    """For each seat, and last for the public: what they have seen of the cards now hidden."""
