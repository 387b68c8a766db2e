"""What is being asked in Dice Town: one class per phase, with the data that the phase needs.

The names of phases are gerunds. `asks` says whom a phase asks, `kind` what it asks for.
A resume point says where the game continues after a reaction window, and with which data.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.actions import Kept, Offer, Reaction, Rob, Turned
from tinhorn.games.dicetown.components import (
    ActionCard,
    Card,
    Elixir,
    Face,
    Place,
    StoreCard,
)
from tinhorn.kernel import CHANCE, Decision, Sealed, Seat

Ending: TypeAlias = Literal["mine", "properties", "both"]
"""D-END-1: the mine is empty, every property is taken, or both in the same round."""

Criterion: TypeAlias = Literal["points", "cards", "sheriff"]
"""D-END-3: what decided who won."""


class Bundle(Struct, frozen=True, gc=False):
    """An offer on the sheriff's desk: what everybody sees of it, and the faces of its cards."""

    bills: int
    """Bills."""
    nuggets: int
    """Nuggets."""
    store: int
    """How many General Store cards."""
    properties: int
    """How many properties."""
    cards: tuple[Card, ...]
    """The cards; empty for viewers who may not see them."""


class Visit(Struct, frozen=True, gc=False):
    """A visit to Doc Badluck, and who comes after it."""

    visitor: Seat
    """Who visits."""
    waiting: tuple[Seat, ...]
    """Who visits next, the first one first."""
    elixir: Elixir | None = None
    """The elixir taken; `None` before that."""
    is_from_top: bool = False
    """True if the elixir came unseen from the top of the deck."""
    is_by_card: bool = False
    """The Elixir card bought this visit (D-DOC-3); the card is discarded after it (D-COMP-3)."""


class Sheet(Struct, frozen=True, gc=False):
    """One player's score sheet, in points."""

    nuggets: int
    """For nuggets, 1 each."""
    bills: int
    """For bills, 1 for two."""
    star: int
    """For the sheriff's star: 5 or 0."""
    equipment: int
    """For equipment cards."""
    properties: int
    """For property cards."""
    property_cards: int
    """The number of cards, for ties."""
    total: int
    """The sum."""


class AtReveal(Struct, frozen=True, tag=True, gc=False):
    """Brutes were played; the Brute of the first of these seats is resolved next."""

    at: ClassVar[Literal["reveal"]] = "reveal"

    kept: tuple[tuple[Face, ...], ...]
    """What each seat set aside in this reveal."""
    brutes: tuple[Seat, ...]
    """Who played a Brute that is not resolved yet."""


class Turning(Struct, frozen=True, gc=False):
    """A Gambler that was played and is not resolved yet."""

    seat: Seat
    """The player."""
    die: Face
    """The face that the die shows."""
    face: Face
    """The face to turn it to."""


class AtGamble(Struct, frozen=True, tag=True, gc=False):
    """Gamblers were played; the first of them is resolved next."""

    at: ClassVar[Literal["gamble"]] = "gamble"

    turns: tuple[Turning, ...]
    """The Gamblers that are not resolved yet."""


class AtMine(Struct, frozen=True, tag=True, gc=False):
    """At the gold mine."""

    at: ClassVar[Literal["mine"]] = "mine"

    leader: Seat
    """Who leads there."""


class AtBank(Struct, frozen=True, tag=True, gc=False):
    """At the bank."""

    at: ClassVar[Literal["bank"]] = "bank"

    robber: Seat
    """Who leads there."""


class AtStore(Struct, frozen=True, tag=True, gc=False):
    """At the General Store."""

    at: ClassVar[Literal["store"]] = "store"

    leader: Seat
    """Who leads there."""


class AtSaloon(Struct, frozen=True, tag=True, gc=False):
    """At the saloon."""

    at: ClassVar[Literal["saloon"]] = "saloon"

    thief: Seat
    """Who leads there."""


class AtOffice(Struct, frozen=True, tag=True, gc=False):
    """A player is about to become the new sheriff, by Kings or by the Power elixir."""

    at: ClassVar[Literal["office"]] = "office"

    candidate: Seat
    """The player."""
    visit: Visit | None
    """The visit that brought the Power elixir; `None` by Kings."""


class AtHall(Struct, frozen=True, tag=True, gc=False):
    """At the Town Hall."""

    at: ClassVar[Literal["hall"]] = "hall"

    leader: Seat
    """Who leads there."""


class AtDoc(Struct, frozen=True, tag=True, gc=False):
    """The start of a visit."""

    at: ClassVar[Literal["doc"]] = "doc"

    visit: Visit
    """The visit."""


class AtJoe(Struct, frozen=True, tag=True, gc=False):
    """Nervous Joe is played, at the store with some visits left or by the Luck elixir."""

    at: ClassVar[Literal["joe"]] = "joe"

    seat: Seat
    """Who plays him."""
    target: Seat
    """Who is to be robbed."""
    visits: int
    """How many visits to the store follow."""
    visit: Visit | None
    """The visit that brought the Luck elixir; `None` at the store."""


ResumePoint: TypeAlias = (
    AtReveal | AtGamble | AtMine | AtBank | AtStore | AtSaloon | AtOffice | AtHall | AtDoc | AtJoe
)
"""Where a reaction window was opened: what the rules need to continue from there."""


class Drawing(Struct, frozen=True, gc=False):
    """Chance is asked; `kind` labels the draw."""

    asks: ClassVar[Literal["chance"]] = "chance"
    kind: ClassVar[str]

    def owes(self, seat: Seat) -> bool:
        """Return True if this seat owes an answer."""
        return seat == CHANCE

    def pending(self, prompt: int) -> tuple[Decision, ...]:
        """Return the decisions that are open, under the number of this question."""
        return (Decision(CHANCE, prompt, self.kind),)


class Asking(Struct, frozen=True, gc=False):
    """One seat is asked; `kind` is the kind of its decision."""

    asks: ClassVar[Literal["one"]] = "one"
    kind: ClassVar[str]

    seat: Seat
    """The seat that is asked."""

    def owes(self, seat: Seat) -> bool:
        """Return True if this seat owes an answer."""
        return seat == self.seat

    def pending(self, prompt: int) -> tuple[Decision, ...]:
        """Return the decisions that are open, under the number of this question."""
        return (Decision(self.seat, prompt, self.kind),)


class Dealing(Drawing, frozen=True, tag=True, gc=False):
    """The table is set up."""

    kind: ClassVar[Literal["deal"]] = "deal"


class Rolling(Drawing, frozen=True, tag=True, gc=False):
    """Dice that are not set aside are rolled; for the last time if somebody is complete."""

    kind: ClassVar[Literal["roll"]] = "roll"


class Keeping(Sealed[Kept], frozen=True, tag=True, gc=False):
    """Everybody chooses, in secret, which dice to set aside."""

    kind: ClassVar[Literal["keep"]] = "keep"

    dice: tuple[tuple[Face, ...], ...]
    """Under each seat's cup; empty for viewers who may not see them."""


class Trimming(Asking, frozen=True, tag=True, gc=False):
    """A player whose Brute was countered cannot pay for all dice kept."""

    kind: ClassVar[Literal["trim"]] = "trim"

    resume: AtReveal
    """Where the game goes on."""


class Gambling(Sealed[Turned], frozen=True, tag=True, gc=False):
    """After a reveal: asks the seats that set dice aside whether they play the Gambler."""

    kind: ClassVar[Literal["turn"]] = "turn"


class Offering(Sealed[Offer], frozen=True, tag=True, gc=False):
    """The tied players make their offers, in secret."""

    kind: ClassVar[Literal["offer"]] = "offer"

    place: Place
    """The place they are tied at."""
    tied: tuple[Seat, ...]
    """The tied players."""


class Deciding(Asking, frozen=True, tag=True, gc=False):
    """The sheriff says who leads."""

    kind: ClassVar[Literal["leader"]] = "leader"

    place: Place
    """The place they are tied at."""
    tied: tuple[Seat, ...]
    """The tied players."""
    offers: tuple[Bundle | None, ...]
    """What each seat offers; `None` for seats that offer nothing or may not."""


class Reacting(Sealed[Reaction], frozen=True, tag=True, gc=False):
    """A reaction window for a card: asks every seat that could hold it, as the public knows."""

    kind: ClassVar[Literal["react"]] = "react"

    card: ActionCard
    """The card that may be played."""
    resume: ResumePoint
    """Where the game goes on."""


class Countering(Sealed[Reaction], frozen=True, tag=True, gc=False):
    """A card was played: asks every seat that could hold Wanted."""

    kind: ClassVar[Literal["counter"]] = "counter"

    card: ActionCard
    """The card that may be countered."""
    seat: Seat
    """The player of the card."""
    resume: ResumePoint
    """Where the game goes on."""


class DrawingCards(Drawing, frozen=True, tag=True, gc=False):
    """Cards are drawn at the store; `visits` counts this visit too."""

    kind: ClassVar[Literal["store"]] = "store"

    leader: Seat
    """The leader at the store."""
    count: int
    """How many cards are drawn."""
    visits: int
    """How many visits are left."""


class ChoosingCard(Asking, frozen=True, tag=True, gc=False):
    """The leader at the store keeps one of the cards drawn."""

    kind: ClassVar[Literal["card"]] = "card"

    count: int
    """How many cards were drawn."""
    visits: int
    """How many visits are left, this one included."""
    drawn: tuple[StoreCard, ...]
    """Empty for viewers who may not see them."""


class Robbing(Asking, frozen=True, tag=True, gc=False):
    """The leader at the saloon names a victim; `thefts` counts this theft too."""

    kind: ClassVar[Literal["rob"]] = "rob"

    thefts: int
    """How many thefts are left."""


class DrawingLoot(Drawing, frozen=True, tag=True, gc=False):
    """Cards are drawn from the victim's hand."""

    kind: ClassVar[Literal["theft"]] = "theft"

    thief: Seat
    """The leader at the saloon."""
    thefts: int
    """How many thefts are left, this one included."""
    rob: Rob
    """Whom the thief robs, and of what."""


class Stealing(Asking, frozen=True, tag=True, gc=False):
    """The thief keeps one of the cards drawn, which are still the victim's."""

    kind: ClassVar[Literal["steal"]] = "steal"

    thefts: int
    """How many thefts are left, this one included."""
    rob: Rob
    """Whom the thief robs, and of what."""
    drawn: tuple[Card, ...]
    """Empty for viewers who may not see them."""


class DrawingProperty(Drawing, frozen=True, tag=True, gc=False):
    """The property that Corruption gives is drawn."""

    kind: ClassVar[Literal["corruption"]] = "corruption"

    leader: Seat
    """The leader at the Town Hall."""


class Refilling(Drawing, frozen=True, tag=True, gc=False):
    """The row of properties is refilled."""

    kind: ClassVar[Literal["row"]] = "row"


class OrderingVisits(Asking, frozen=True, tag=True, gc=False):
    """The sheriff says in which order these seats visit Doc Badluck."""

    kind: ClassVar[Literal["order"]] = "order"

    visitors: tuple[Seat, ...]
    """The seats that have led no place this round."""


class Visiting(Asking, frozen=True, tag=True, gc=False):
    """The visitor takes an elixir."""

    kind: ClassVar[Literal["visit"]] = "visit"

    visit: Visit
    """The visit."""


class DrawingElixir(Drawing, frozen=True, tag=True, gc=False):
    """The elixir on top of the deck is drawn for the visitor."""

    kind: ClassVar[Literal["elixir"]] = "elixir"

    visit: Visit
    """The visit it belongs to."""


class DrawingLuck(Drawing, frozen=True, tag=True, gc=False):
    """Luck: the top card of the store deck is drawn."""

    kind: ClassVar[Literal["luck"]] = "luck"

    visit: Visit
    """The visit it belongs to."""


class SendingJoe(Asking, frozen=True, tag=True, gc=False):
    """Luck drew Nervous Joe: the visitor says against whom."""

    kind: ClassVar[Literal["joe"]] = "joe"

    visit: Visit
    """The visit it belongs to."""


class Naming(Asking, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: the visitor says who has to give a card."""

    kind: ClassVar[Literal["giver"]] = "giver"

    visit: Visit
    """The visit it belongs to."""


class Giving(Asking, frozen=True, tag=True, gc=False):
    """Friendship or Dominion: the player named gives a card."""

    kind: ClassVar[Literal["gift"]] = "gift"

    visit: Visit
    """The visit it belongs to."""


class Protecting(Asking, frozen=True, tag=True, gc=False):
    """Protection: the visitor chooses the properties."""

    kind: ClassVar[Literal["protect"]] = "protect"

    visit: Visit
    """The visit it belongs to."""


class ReplacingElixir(Drawing, frozen=True, tag=True, gc=False):
    """The face-up elixir that was taken is replaced."""

    kind: ClassVar[Literal["shelf"]] = "shelf"

    waiting: tuple[Seat, ...]
    """Who visits next, the first one first."""


class Settling(Asking, frozen=True, tag=True, gc=False):
    """Still tied after the tie-break: the sheriff names the winner."""

    kind: ClassVar[Literal["winner"]] = "winner"

    ending: Ending
    """Why the game ended."""
    sheets: tuple[Sheet, ...]
    """The score sheet of each seat."""
    tied: tuple[Seat, ...]
    """The players who are still tied."""


class Over(Struct, frozen=True, tag=True, gc=False):
    """The game is over."""

    asks: ClassVar[Literal["nobody"]] = "nobody"

    ending: Ending
    """Why it ended."""
    sheets: tuple[Sheet, ...]
    """The score sheet of each seat."""
    chosen: Seat | None
    """The winner that the sheriff named, if the tie-break did not decide."""

    def owes(self, seat: Seat) -> bool:
        """Return True if this seat owes an answer."""
        return False

    def pending(self, prompt: int) -> tuple[Decision, ...]:
        """Return the decisions that are open, under the number of this question."""
        return ()


SealedPhase: TypeAlias = Keeping | Gambling | Offering | Reacting | Countering
SeatPhase: TypeAlias = (
    Trimming
    | Deciding
    | ChoosingCard
    | Robbing
    | Stealing
    | OrderingVisits
    | Visiting
    | SendingJoe
    | Naming
    | Giving
    | Protecting
    | Settling
)
ChancePhase: TypeAlias = (
    Dealing
    | Rolling
    | DrawingCards
    | DrawingLoot
    | DrawingProperty
    | Refilling
    | DrawingElixir
    | DrawingLuck
    | ReplacingElixir
)
Phase: TypeAlias = SealedPhase | SeatPhase | ChancePhase | Over
