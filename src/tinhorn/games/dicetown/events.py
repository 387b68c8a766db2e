"""What happened in Dice Town, and what of it each viewer may know."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.dicetown.components import (
    ActionCard,
    Card,
    CardKind,
    Elixir,
    Face,
    Place,
    Property,
    StoreCard,
)
from tinhorn.games.dicetown.phases import Bundle, Criterion, Ending, Sheet
from tinhorn.kernel.game import PublicEvent, Seat, Viewer


class TableSet(PublicEvent, frozen=True, tag=True, gc=False):
    sheriff: Seat
    display: tuple[Property, ...]
    elixirs: tuple[Elixir, ...]


class RoundBegan(PublicEvent, frozen=True, tag=True, gc=False):
    round: int


class DiceRolled(Struct, frozen=True, tag=True, gc=False):
    """Everybody rolled in secret. Each viewer sees only their own roll."""

    dice: tuple[tuple[Face, ...] | None, ...]

    def seen_by(self, viewer: Viewer) -> DiceRolled:
        return DiceRolled(
            tuple(dice if seat == viewer else None for seat, dice in enumerate(self.dice))
        )


class DiceKept(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    dice: tuple[Face, ...]
    cost: int


class DiceTrimmed(PublicEvent, frozen=True, tag=True, gc=False):
    """The Brute was countered and not all dice could be paid for."""

    seat: Seat
    dice: tuple[Face, ...]
    cost: int


class BrutePaidFor(PublicEvent, frozen=True, tag=True, gc=False):
    """The Brute was countered, and the dice were paid for."""

    seat: Seat
    cost: int


class LastDiceRolled(PublicEvent, frozen=True, tag=True, gc=False):
    """The roll that must be kept, free of charge."""

    seat: Seat
    dice: tuple[Face, ...]


class DieTurned(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    die: Face
    face: Face


class CardPlayed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    card: ActionCard


class GamblerPlayed(PublicEvent, frozen=True, tag=True, gc=False):
    """Die and face are public: opponents need them to decide about Wanted."""

    seat: Seat
    die: Face
    face: Face


class CardCountered(PublicEvent, frozen=True, tag=True, gc=False):
    """Wanted took the effect from a card of `seat`."""

    seat: Seat
    card: ActionCard


class OfferMade(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    sheriff: Seat
    place: Place
    offer: Bundle

    def seen_by(self, viewer: Viewer) -> OfferMade:
        return replace(self, offer=_bundle(self.offer, viewer in (self.seat, self.sheriff)))


class LeaderNamed(PublicEvent, frozen=True, tag=True, gc=False):
    sheriff: Seat
    leader: Seat
    place: Place


class OfferTaken(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    sheriff: Seat
    offer: Bundle

    def seen_by(self, viewer: Viewer) -> OfferTaken:
        return replace(self, offer=_bundle(self.offer, viewer in (self.seat, self.sheriff)))


def _bundle(offer: Bundle, is_open: bool) -> Bundle:  # noqa: FBT001 - whether this viewer may look
    return offer if is_open else replace(offer, cards=())


class PlaceLed(PublicEvent, frozen=True, tag=True, gc=False, omit_defaults=True):
    seat: Seat
    place: Place
    hand: tuple[Face, ...] = ()
    """The dice of the best hand, at the Town Hall."""


class NuggetsDug(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    nuggets: int


class BankRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    bills: int


class LootShared(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    robber: Seat
    bills: int


class CoachUnloaded(PublicEvent, frozen=True, tag=True, gc=False):
    bills: int


class StoreShuffled(PublicEvent, frozen=True, tag=True, gc=False):
    """The discards became the store deck."""


class CardsDrawn(Struct, frozen=True, tag=True, gc=False):
    """At the store."""

    seat: Seat
    count: int
    cards: tuple[StoreCard, ...] | None

    def seen_by(self, viewer: Viewer) -> CardsDrawn:
        return self if viewer == self.seat else replace(self, cards=None)


class CardKept(Struct, frozen=True, tag=True, gc=False):
    """At the store."""

    seat: Seat
    card: StoreCard | None

    def seen_by(self, viewer: Viewer) -> CardKept:
        return self if viewer == self.seat else replace(self, card=None)


class JoeSent(PublicEvent, frozen=True, tag=True, gc=False):
    """Nervous Joe was played against somebody."""

    seat: Seat
    target: Seat


class JoeRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    target: Seat
    bills: int


class LootDrawn(Struct, frozen=True, tag=True, gc=False):
    thief: Seat
    victim: Seat
    store: int
    properties: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: Viewer) -> LootDrawn:
        return self if viewer in (self.thief, self.victim) else replace(self, cards=None)


class CardStolen(Struct, frozen=True, tag=True, gc=False):
    thief: Seat
    victim: Seat
    kind: CardKind
    card: Card | None

    def seen_by(self, viewer: Viewer) -> CardStolen:
        return self if viewer in (self.thief, self.victim) else replace(self, card=None)


class NobodyRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    """Nobody had a card that could be drawn."""

    seat: Seat


class StarTaken(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat


class StarKept(PublicEvent, frozen=True, tag=True, gc=False):
    """The Marshal left the old sheriff in office."""

    seat: Seat


class PropertiesTaken(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    properties: tuple[Property, ...]


class PropertyDrawn(Struct, frozen=True, tag=True, gc=False):
    """By Corruption."""

    seat: Seat
    card: Property | None

    def seen_by(self, viewer: Viewer) -> PropertyDrawn:
        return self if viewer == self.seat else replace(self, card=None)


class RowRefilled(PublicEvent, frozen=True, tag=True, gc=False):
    properties: tuple[Property, ...]


class VisitsOrdered(PublicEvent, frozen=True, tag=True, gc=False):
    sheriff: Seat
    seats: tuple[Seat, ...]


class ElixirTaken(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    elixir: Elixir
    is_from_top: bool


class WealthGained(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    paid: tuple[int, ...]
    """Bills, by seat."""


class NuggetsCharmed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    paid: tuple[int, ...]
    """Nuggets, by seat."""


class LuckDrawn(Struct, frozen=True, tag=True, gc=False):
    """Only Nervous Joe shows his face to everybody: he must be played at once."""

    seat: Seat
    card: StoreCard | None

    def seen_by(self, viewer: Viewer) -> LuckDrawn:
        is_open = viewer == self.seat or self.card == "joe"
        return self if is_open else replace(self, card=None)


class GiverNamed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    giver: Seat
    kind: CardKind


class CardGiven(Struct, frozen=True, tag=True, gc=False):
    giver: Seat
    taker: Seat
    kind: CardKind
    card: Card | None

    def seen_by(self, viewer: Viewer) -> CardGiven:
        return self if viewer in (self.giver, self.taker) else replace(self, card=None)


class PropertiesProtected(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    properties: tuple[Property, ...]


class ElixirWasted(PublicEvent, frozen=True, tag=True, gc=False):
    """The elixir had no effect."""

    seat: Seat
    elixir: Elixir


class ElixirsShuffled(PublicEvent, frozen=True, tag=True, gc=False):
    """The discards became the elixir deck."""


class ElixirReplaced(PublicEvent, frozen=True, tag=True, gc=False):
    elixir: Elixir


class GameEnded(PublicEvent, frozen=True, tag=True, gc=False):
    ending: Ending
    sheets: tuple[Sheet, ...]


class GameWon(PublicEvent, frozen=True, tag=True, gc=False):
    """The last event: the winner, and what decided."""

    winner: Seat
    by: Criterion
    points: int


TableEvent: TypeAlias = (
    TableSet
    | RoundBegan
    | CoachUnloaded
    | StoreShuffled
    | RowRefilled
    | ElixirsShuffled
    | ElixirReplaced
    | GameEnded
    | GameWon
)
HandEvent: TypeAlias = (
    DiceRolled | DiceKept | DiceTrimmed | BrutePaidFor | LastDiceRolled | DieTurned
)
SheriffEvent: TypeAlias = (
    OfferMade | LeaderNamed | OfferTaken | StarTaken | StarKept | VisitsOrdered
)
PlaceEvent: TypeAlias = (
    PlaceLed
    | CardPlayed
    | GamblerPlayed
    | CardCountered
    | NuggetsDug
    | BankRobbed
    | LootShared
    | JoeSent
    | JoeRobbed
    | NobodyRobbed
    | PropertiesTaken
)
SecretEvent: TypeAlias = (
    CardsDrawn | CardKept | LootDrawn | CardStolen | PropertyDrawn | LuckDrawn | CardGiven
)
ElixirEvent: TypeAlias = (
    ElixirTaken | WealthGained | NuggetsCharmed | GiverNamed | PropertiesProtected | ElixirWasted
)
Event: TypeAlias = TableEvent | HandEvent | SheriffEvent | PlaceEvent | SecretEvent | ElixirEvent
