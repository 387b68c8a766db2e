"""The complete state of a game of Dice Town, and how older stored states are read. No rules.

Bags (decks, discards, hands, dice) are tuples in a fixed order, so that equal situations are equal
states.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
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
from tinhorn.kernel import Seat, require_known_values, require_players, require_seat

PLAYERS: Final = range(2, 6)


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table options.

    `memory` is left out of JSON where it has its default, as in records from before it existed. The
    others are always written: msgspec omits no default that a function makes.
    """

    players: int
    """How many play: 2 to 5."""
    bribes: Literal["on", "off"] = msgspec.field(default_factory=lambda: "on")
    """Whether tied players make the sheriff offers."""
    memory: Literal["secret", "noted", "open"] = "secret"
    """Who is shown the points of cards in hand that everybody has seen: nobody; the players;
    everybody."""
    sheriff: Seat | None = msgspec.field(default_factory=lambda: None)
    """The first sheriff; drawn at random if `None`."""

    def __post_init__(self) -> None:
        require_known_values(self)
        require_players(self, PLAYERS, rule="D-SETUP-1")
        require_seat(self, self.sheriff, rule="D-SETUP-1")


class Player(Struct, frozen=True, gc=False):
    """What one player has."""

    dice: tuple[Face, ...]
    """Set aside this round."""
    bills: int
    """Bills."""
    nuggets: int
    """Nuggets."""
    store: tuple[StoreCard, ...]
    """General Store cards in hand."""
    properties: tuple[Property, ...]
    """In hand, unprotected."""
    protected: tuple[Property, ...]
    """Face up, safe from theft."""


Note: TypeAlias = tuple[Card, int]
"""One copy of this card is in one of these places (bits, see `rules/memory.py`)."""
Memory: TypeAlias = tuple[Note, ...]
"""What one viewer has seen of hidden cards; each note is about another copy."""


class State(Struct, frozen=True, kw_only=True, gc=False):
    """The whole truth of a game."""

    rules: int
    """The version of the rules that this game is played by (`SUPPORTED_RULES`)."""
    setup: Setup
    """The table options."""
    prompt: int
    """The number of the question that is open."""
    phase: Phase
    """What is being asked."""
    round: int
    """The number of the round, from 1 on."""
    players: tuple[Player, ...]
    """One for each seat."""
    sheriff: Seat
    """Who has the star."""
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
    """The cards left, in a fixed order: the deck is drawn from at random."""
    store_deck: tuple[StoreCard, ...]
    """The cards left, likewise."""
    discards: tuple[StoreCard, ...]
    """Discarded face down since the store deck was last shuffled."""
    played: tuple[ActionCard, ...]
    """Openly played and discarded since the store deck was last shuffled (D-REACT-1)."""
    in_play: tuple[ActionCard, ...]
    """Openly played, with an effect that is not over yet (D-COMP-3). Empty by version 1."""
    elixirs: tuple[Elixir, ...]
    """Those that lie face up."""
    elixir_deck: tuple[Elixir, ...]
    """Those left in the deck, in a fixed order."""
    elixir_discards: tuple[Elixir, ...]
    """Those discarded since the deck was last shuffled."""
    memories: tuple[Memory, ...]
    """For each seat, and last for the public: what they have seen of the cards now hidden."""


def upgrade_state(text: str, rules_version: int) -> str:
    """Return the JSON of a state as `State` reads it now, to be played by these rules."""
    state = msgspec.json.decode(text)
    if not isinstance(state, dict):
        return text
    _rename_resume_point(state.get("phase"))
    upgraded = {"in_play": (), **state, "rules": rules_version}
    return msgspec.json.encode(upgraded).decode()


def _rename_resume_point(phase: Any) -> None:
    """Rename the field that was called `moment` until rules version 2."""
    if isinstance(phase, dict) and "moment" in phase:
        phase["resume"] = phase.pop("moment")
