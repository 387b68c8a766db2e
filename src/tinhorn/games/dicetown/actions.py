"""What a seat, or chance, may choose in Dice Town. Money is counted in bills of $1."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.components import (
    ActionCard,
    Card,
    Elixir,
    Face,
    Property,
    StoreCard,
)
from tinhorn.kernel import Seat


class Keep(Struct, frozen=True, tag=True, gc=False):
    """Set aside these dice of the roll, or none."""

    dice: tuple[Face, ...]
    """Their faces, in rising order."""


class KeepWithBrute(Struct, frozen=True, tag=True, gc=False):
    """Set aside these dice and play the Brute, which makes the extra dice free."""

    dice: tuple[Face, ...]
    """Their faces, in rising order."""


class Trim(Struct, frozen=True, tag=True, gc=False):
    """Choose the dice that stay set aside, after a countered Brute that cannot be paid for."""

    dice: tuple[Face, ...]
    """Their faces, in rising order."""


class Pass(Struct, frozen=True, tag=True, gc=False):
    """Play no card in this reaction window."""


class Play(Struct, frozen=True, tag=True, gc=False):
    """Play the card that this reaction window asks for."""

    card: ActionCard
    """The card."""


class TurnDie(Struct, frozen=True, tag=True, gc=False):
    """Play the Professional Gambler: turn one of your own dice to another face."""

    die: Face
    """The face that the die shows."""
    face: Face
    """The face to turn it to."""


class Offer(Struct, frozen=True, tag=True, gc=False):
    """What a tied player offers the sheriff; it may be nothing."""

    bills: int
    """Bills."""
    nuggets: int
    """Nuggets."""
    cards: tuple[Card, ...]
    """Cards in hand, by name."""


class NameLeader(Struct, frozen=True, tag=True, gc=False):
    """The sheriff says which of the tied players leads."""

    seat: Seat
    """The leader."""


class TakeCard(Struct, frozen=True, tag=True, gc=False):
    """Keep this one of the cards drawn at the store; the others are discarded."""

    card: StoreCard
    """The card."""


class SendJoe(Struct, frozen=True, tag=True, gc=False):
    """Keep Nervous Joe, and so play him at once, against this player."""

    target: Seat
    """Who is robbed."""


class Rob(Struct, frozen=True, tag=True, gc=False):
    """At the saloon: from whom to draw, and how many cards of each kind."""

    victim: Seat
    """Who is robbed."""
    store: int
    """How many General Store cards are drawn."""
    properties: int
    """How many properties are drawn."""


class Steal(Struct, frozen=True, tag=True, gc=False):
    """Keep this one of the cards drawn from the victim."""

    card: Card
    """The card."""


class OrderVisits(Struct, frozen=True, tag=True, gc=False):
    """The sheriff says in which order they visit Doc Badluck."""

    seats: tuple[Seat, ...]
    """The visitors, the first one first."""


class TakeElixir(Struct, frozen=True, tag=True, gc=False):
    """Take this face-up elixir."""

    elixir: Elixir
    """The elixir."""


class TakeTopElixir(Struct, frozen=True, tag=True, gc=False):
    """Take the unseen elixir on top of the deck."""


class NameGiver(Struct, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: who has to give a card."""

    seat: Seat
    """Who has to give."""


class Give(Struct, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: the card given."""

    card: Card
    """The card."""


class Protect(Struct, frozen=True, tag=True, gc=False):
    """Protection: the properties put face up, safe from theft from now on."""

    properties: tuple[Property, ...]
    """One or two properties in hand."""


class NameWinner(Struct, frozen=True, tag=True, gc=False):
    """The sheriff names the winner among players who are still tied after the tie-break."""

    seat: Seat
    """The winner."""


class Deal(Struct, frozen=True, tag=True, kw_only=True):
    """Chance sets up the table (D-SETUP)."""

    sheriff: Seat
    """The first sheriff."""
    properties: tuple[Property, ...]
    """The row on display, the lowest first."""
    elixirs: tuple[Elixir, ...]
    """The two that lie face up."""


class Roll(Struct, frozen=True, tag=True, gc=False):
    """Chance rolls everybody's remaining dice, for each seat in the order of their faces."""

    dice: tuple[tuple[Face, ...], ...]
    """For each seat, the faces in rising order."""


class DrawStore(Struct, frozen=True, tag=True, gc=False):
    """Chance draws from the store deck."""

    cards: tuple[StoreCard, ...]
    """The cards drawn."""


class DrawLoot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws from a victim's hand."""

    cards: tuple[Card, ...]
    """The cards drawn."""


class DrawProperties(Struct, frozen=True, tag=True, gc=False):
    """Chance draws from the property deck, the first card first."""

    properties: tuple[Property, ...]
    """The cards drawn."""


class DrawElixir(Struct, frozen=True, tag=True, gc=False):
    """Chance draws from the elixir deck."""

    elixir: Elixir
    """The elixir drawn."""


Kept: TypeAlias = Keep | KeepWithBrute
Turned: TypeAlias = TurnDie | Pass
Reaction: TypeAlias = Play | Pass
Action: TypeAlias = (
    Keep
    | KeepWithBrute
    | Trim
    | Pass
    | Play
    | TurnDie
    | Offer
    | NameLeader
    | TakeCard
    | SendJoe
    | Rob
    | Steal
    | OrderVisits
    | TakeElixir
    | TakeTopElixir
    | NameGiver
    | Give
    | Protect
    | NameWinner
    | Deal
    | Roll
    | DrawStore
    | DrawLoot
    | DrawProperties
    | DrawElixir
)
