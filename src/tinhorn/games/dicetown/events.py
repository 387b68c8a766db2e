"""What happened in Dice Town, and what of it each viewer may know."""

from __future__ import annotations

from typing import Final, TypeAlias

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
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import PublicEvent, Seat, Viewer


class TableSet(PublicEvent, frozen=True, tag=True, gc=False):
    """The table was set up."""

    sheriff: Seat
    """The first sheriff."""
    display: tuple[Property, ...]
    """The row of properties, the lowest first."""
    elixirs: tuple[Elixir, ...]
    """The two elixirs that lie face up."""


class RoundBegan(PublicEvent, frozen=True, tag=True, gc=False):
    """A round began."""

    round: int
    """Its number, from 1 on."""


class DiceRolled(Struct, frozen=True, tag=True, gc=False):
    """Everybody rolled in secret. Each viewer sees only their own roll."""

    dice: tuple[tuple[Face, ...] | None, ...]
    """For each seat, the faces in rising order; `None` for each seat but the viewer's."""

    def seen_by(self, viewer: Viewer) -> DiceRolled:
        """Return the event as this viewer may know it."""
        return DiceRolled(
            tuple(dice if seat == viewer else None for seat, dice in enumerate(self.dice))
        )


class DiceKept(PublicEvent, frozen=True, tag=True, gc=False, omit_defaults=True):
    """A player set dice aside."""

    seat: Seat
    """The player."""
    dice: tuple[Face, ...]
    """Their faces, perhaps none."""
    cost: int
    """The bills paid for them."""
    hand: tuple[Face, ...] = ()
    """All five dice of the best hand that is completed in this moment."""


class DiceTrimmed(PublicEvent, frozen=True, tag=True, gc=False):
    """The Brute was countered and not all dice could be paid for."""

    seat: Seat
    """The player."""
    dice: tuple[Face, ...]
    """The faces that stay set aside."""
    cost: int
    """The bills paid for them."""


class BrutePaidFor(PublicEvent, frozen=True, tag=True, gc=False):
    """The Brute was countered, and the dice were paid for."""

    seat: Seat
    """The player."""
    cost: int
    """Bills."""


class LastDiceRolled(PublicEvent, frozen=True, tag=True, gc=False, omit_defaults=True):
    """The roll that must be kept, free of charge."""

    seat: Seat
    """The player."""
    dice: tuple[Face, ...]
    """Their faces."""
    hand: tuple[Face, ...] = ()
    """All five dice of the best hand that is completed in this moment."""


class DieTurned(PublicEvent, frozen=True, tag=True, gc=False):
    """A player turned one of their own dice."""

    seat: Seat
    """The player."""
    die: Face
    """The face that it showed."""
    face: Face
    """The face that it shows now."""


class CardPlayed(PublicEvent, frozen=True, tag=True, gc=False):
    """A player played a card."""

    seat: Seat
    """The player."""
    card: ActionCard
    """The card."""


class GamblerPlayed(PublicEvent, frozen=True, tag=True, gc=False):
    """Die and face are public: opponents need them to decide about Wanted."""

    seat: Seat
    """The player."""
    die: Face
    """The face that the die shows."""
    face: Face
    """The face that it will be turned to."""


class CardCountered(PublicEvent, frozen=True, tag=True, gc=False):
    """Wanted took the effect from a card of `seat`."""

    seat: Seat
    """The player of the card."""
    card: ActionCard
    """The card that has no effect."""


class OfferMade(Struct, frozen=True, tag=True, gc=False):
    """A tied player made the sheriff an offer."""

    seat: Seat
    """The tied player."""
    sheriff: Seat
    """The sheriff."""
    place: Place
    """The place they are tied at."""
    offer: Bundle
    """What is offered; only these two see its cards."""

    def seen_by(self, viewer: Viewer) -> OfferMade:
        """Return the event as this viewer may know it."""
        return replace(self, offer=_bundle(self.offer, viewer in (self.seat, self.sheriff)))


class LeaderNamed(PublicEvent, frozen=True, tag=True, gc=False):
    """The sheriff named the leader of a place."""

    sheriff: Seat
    """The sheriff."""
    leader: Seat
    """The leader."""
    place: Place
    """The place."""


class OfferTaken(Struct, frozen=True, tag=True, gc=False):
    """The sheriff took an offer."""

    seat: Seat
    """Who had made it."""
    sheriff: Seat
    """The sheriff."""
    offer: Bundle
    """What was offered; only these two see its cards."""

    def seen_by(self, viewer: Viewer) -> OfferTaken:
        """Return the event as this viewer may know it."""
        return replace(self, offer=_bundle(self.offer, viewer in (self.seat, self.sheriff)))


def _bundle(offer: Bundle, is_open: bool) -> Bundle:  # noqa: FBT001 - whether this viewer may look
    return offer if is_open else replace(offer, cards=())


class PlaceLed(PublicEvent, frozen=True, tag=True, gc=False, omit_defaults=True):
    """A player leads a place."""

    seat: Seat
    """The leader."""
    place: Place
    """The place."""
    hand: tuple[Face, ...] = ()
    """The dice of the best hand, at the Town Hall."""


class NuggetsDug(PublicEvent, frozen=True, tag=True, gc=False):
    """A player took nuggets from the gold mine."""

    seat: Seat
    """The player."""
    nuggets: int
    """How many."""


class BankRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    """A player took the money of the bank."""

    seat: Seat
    """The player."""
    bills: int
    """What the bank held, in bills, before anybody shares it."""


class LootShared(PublicEvent, frozen=True, tag=True, gc=False):
    """Equal Shares: the robber gave away a part of the loot."""

    seat: Seat
    """Who gets it."""
    robber: Seat
    """Who robbed the bank."""
    bills: int
    """Bills."""


class CoachUnloaded(PublicEvent, frozen=True, tag=True, gc=False):
    """The money on the stagecoach went to the bank."""

    bills: int
    """Bills."""


class StoreShuffled(PublicEvent, frozen=True, tag=True, gc=False):
    """The discards became the store deck."""


class CardsDrawn(Struct, frozen=True, tag=True, gc=False):
    """A player drew cards at the store."""

    seat: Seat
    """The player."""
    count: int
    """How many."""
    cards: tuple[StoreCard, ...] | None
    """The cards; `None` for everyone else."""

    def seen_by(self, viewer: Viewer) -> CardsDrawn:
        """Return the event as this viewer may know it."""
        return self if viewer == self.seat else replace(self, cards=None)


class CardKept(Struct, frozen=True, tag=True, gc=False):
    """A player kept one of the cards drawn at the store."""

    seat: Seat
    """The player."""
    card: StoreCard | None
    """The card; `None` for everyone else."""

    def seen_by(self, viewer: Viewer) -> CardKept:
        """Return the event as this viewer may know it."""
        return self if viewer == self.seat else replace(self, card=None)


class JoeSent(PublicEvent, frozen=True, tag=True, gc=False):
    """Nervous Joe was played against somebody."""

    seat: Seat
    """The player of the card."""
    target: Seat
    """Who is to be robbed."""


class JoeRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    """Nervous Joe took money from somebody."""

    seat: Seat
    """Who gets it."""
    target: Seat
    """Who pays."""
    bills: int
    """Bills, perhaps none."""


class LootDrawn(Struct, frozen=True, tag=True, gc=False):
    """A thief drew cards from a hand."""

    thief: Seat
    """The thief."""
    victim: Seat
    """Whose hand it is."""
    store: int
    """How many General Store cards were drawn."""
    properties: int
    """How many properties were drawn."""
    cards: tuple[Card, ...] | None
    """The cards; `None` for everyone but these two."""

    def seen_by(self, viewer: Viewer) -> LootDrawn:
        """Return the event as this viewer may know it."""
        return self if viewer in (self.thief, self.victim) else replace(self, cards=None)


class CardStolen(Struct, frozen=True, tag=True, gc=False):
    """A thief kept one of the cards drawn."""

    thief: Seat
    """The thief."""
    victim: Seat
    """Who lost it."""
    kind: CardKind
    """Whether it is a store card or a property."""
    card: Card | None
    """The card; `None` for everyone but these two."""

    def seen_by(self, viewer: Viewer) -> CardStolen:
        """Return the event as this viewer may know it."""
        return self if viewer in (self.thief, self.victim) else replace(self, card=None)


class NobodyRobbed(PublicEvent, frozen=True, tag=True, gc=False):
    """Nobody had a card that could be drawn."""

    seat: Seat
    """The leader at the saloon."""


class StarTaken(PublicEvent, frozen=True, tag=True, gc=False):
    """A player became sheriff."""

    seat: Seat
    """The new sheriff."""


class StarKept(PublicEvent, frozen=True, tag=True, gc=False):
    """The Marshal left the old sheriff in office."""

    seat: Seat
    """The sheriff."""


class PropertiesTaken(PublicEvent, frozen=True, tag=True, gc=False):
    """The leader at the Town Hall took properties."""

    seat: Seat
    """The leader."""
    properties: tuple[Property, ...]
    """The cards."""


class PropertyDrawn(Struct, frozen=True, tag=True, gc=False):
    """Corruption: a player drew a property from the deck."""

    seat: Seat
    """The player."""
    card: Property | None
    """The card; `None` for everyone else."""

    def seen_by(self, viewer: Viewer) -> PropertyDrawn:
        """Return the event as this viewer may know it."""
        return self if viewer == self.seat else replace(self, card=None)


class RowRefilled(PublicEvent, frozen=True, tag=True, gc=False):
    """The row of properties was refilled."""

    properties: tuple[Property, ...]
    """The whole row, the lowest first."""


class VisitsOrdered(PublicEvent, frozen=True, tag=True, gc=False):
    """The sheriff ordered the visits to Doc Badluck."""

    sheriff: Seat
    """The sheriff."""
    seats: tuple[Seat, ...]
    """The visitors, the first one first."""


class ElixirTaken(PublicEvent, frozen=True, tag=True, gc=False):
    """A visitor took an elixir."""

    seat: Seat
    """The visitor."""
    elixir: Elixir
    """The elixir."""
    is_from_top: bool
    """True if it came unseen from the top of the deck."""


class WealthGained(PublicEvent, frozen=True, tag=True, gc=False):
    """Wealth: the others paid a player."""

    seat: Seat
    """Who gets it."""
    paid: tuple[int, ...]
    """The bills that each seat paid."""


class NuggetsCharmed(PublicEvent, frozen=True, tag=True, gc=False):
    """Charm: the others gave a player nuggets."""

    seat: Seat
    """Who gets them."""
    paid: tuple[int, ...]
    """The nuggets that each seat gave."""


class LuckDrawn(Struct, frozen=True, tag=True, gc=False):
    """Only Nervous Joe shows his face to everybody: he must be played at once."""

    seat: Seat
    """The visitor."""
    card: StoreCard | None
    """The card from the top of the store deck; `None` for those who do not see it."""

    def seen_by(self, viewer: Viewer) -> LuckDrawn:
        """Return the event as this viewer may know it."""
        is_open = viewer == self.seat or self.card == "joe"
        return self if is_open else replace(self, card=None)


class GiverNamed(PublicEvent, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: a visitor said who has to give a card."""

    seat: Seat
    """The visitor."""
    giver: Seat
    """Who has to give."""
    kind: CardKind
    """Whether it is a store card or a property."""


class CardGiven(Struct, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: a player gave a card."""

    giver: Seat
    """Who gave it."""
    taker: Seat
    """Who got it."""
    kind: CardKind
    """Whether it is a store card or a property."""
    card: Card | None
    """The card; `None` for everyone but these two."""

    def seen_by(self, viewer: Viewer) -> CardGiven:
        """Return the event as this viewer may know it."""
        return self if viewer in (self.giver, self.taker) else replace(self, card=None)


class PropertiesProtected(PublicEvent, frozen=True, tag=True, gc=False):
    """Protection: a player put properties face up."""

    seat: Seat
    """The player."""
    properties: tuple[Property, ...]
    """The cards, safe from theft from now on."""


class ElixirWasted(PublicEvent, frozen=True, tag=True, gc=False):
    """The elixir had no effect."""

    seat: Seat
    """The visitor."""
    elixir: Elixir
    """The elixir."""


class ElixirsShuffled(PublicEvent, frozen=True, tag=True, gc=False):
    """The discards became the elixir deck."""


class ElixirReplaced(PublicEvent, frozen=True, tag=True, gc=False):
    """A new elixir lies face up."""

    elixir: Elixir
    """The elixir."""


class GameEnded(PublicEvent, frozen=True, tag=True, gc=False):
    """The game is over."""

    ending: Ending
    """Why it ended."""
    sheets: tuple[Sheet, ...]
    """The score sheet of each seat."""


class GameWon(PublicEvent, frozen=True, tag=True, gc=False):
    """The last event: the winner, and what decided."""

    winner: Seat
    """The winner."""
    by: Criterion
    """What decided."""
    points: int
    """The winner's points."""


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
"""Everything that can happen."""

_REVEALING: Final = (
    DiceKept,
    CardPlayed,
    GamblerPlayed,
    OfferMade,
    CardsDrawn,
    LootDrawn,
    PropertyDrawn,
    LuckDrawn,
    CardGiven,
    PropertiesProtected,
)


def reveals(state: State, event: Event) -> bool:
    """Return True if the event opens what was sealed, or shows cards of a hand or a deck."""
    return isinstance(event, _REVEALING)
