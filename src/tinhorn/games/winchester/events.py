"""What happened in Winchester, and what of it each viewer may know."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Bonus, Objective, Vehicle
from tinhorn.games.winchester.phases import Sheet
from tinhorn.games.winchester.state import Pile, State
from tinhorn.kernel import PublicEvent, Seat, Viewer


class TableSet(PublicEvent, frozen=True, tag=True, gc=False):
    """The table was set up."""

    first: Seat
    """The starting player."""
    display: tuple[Pile, ...]
    """The five shared objectives with their banknotes."""
    boat: int
    """The square of the boat, from 1 on."""
    locomotive: int
    """The square of the locomotive, from 1 on."""


class ObjectivesDealt(Struct, frozen=True, tag=True, gc=False):
    """A player got secret objectives."""

    seat: Seat
    """The player."""
    objectives: tuple[Objective, ...] | None
    """The two objectives; `None` for everyone else."""

    def seen_by(self, viewer: Viewer) -> ObjectivesDealt:
        """Return the event as this viewer may know it."""
        return self if viewer == self.seat else replace(self, objectives=None)


class PlotDrawn(PublicEvent, frozen=True, tag=True, gc=False):
    """A plot is up for auction."""

    plot: int
    """The number of the plot."""
    bonus: Bonus | None
    """`None` while the token is hidden."""


class BidMade(PublicEvent, frozen=True, tag=True, gc=False):
    """A player bid."""

    seat: Seat
    """The bidder."""
    plot: int
    """The number of the plot."""
    amount: int
    """Banknotes; from now on the standing bid."""


class Passed(PublicEvent, frozen=True, tag=True, gc=False):
    """A player left the auction."""

    seat: Seat
    """The player."""
    plot: int
    """The number of the plot."""


class DuelCalled(PublicEvent, frozen=True, tag=True, gc=False):
    """A player challenged the holder of the standing bid."""

    challenger: Seat
    """The player who called the duel."""
    challenged: Seat
    """The holder of the standing bid."""
    plot: int
    """The number of the plot."""
    price: int
    """The standing bid, in banknotes: what the winner pays."""


class DuelFought(PublicEvent, frozen=True, tag=True, gc=False):
    """A duel was decided."""

    winner: Seat
    """The player with Bang, who buys the plot."""
    loser: Seat
    """The player with Click."""
    plot: int
    """The number of the plot."""


class PlotSold(PublicEvent, frozen=True, tag=True, gc=False):
    """A player bought a plot."""

    buyer: Seat
    """The new owner."""
    plot: int
    """The number of the plot."""
    price: int
    """What the buyer pays, in banknotes."""
    share: int
    """What each other player gets, in banknotes."""
    tip: int
    """What drops into the saloon, in banknotes."""
    is_forced: bool
    """True if nobody bid, so that the first player had to buy (W-AUCTION-6)."""


class BonusTaken(PublicEvent, frozen=True, tag=True, gc=False):
    """A player got the bonus token of a plot."""

    seat: Seat
    """The buyer."""
    plot: int
    """The number of the plot."""
    bonus: Bonus
    """The token."""


class TipsTaken(PublicEvent, frozen=True, tag=True, gc=False):
    """A player emptied the saloon."""

    seat: Seat
    """The player."""
    amount: int
    """Banknotes, perhaps none."""


class VehicleMoved(PublicEvent, frozen=True, tag=True, gc=False):
    """A player moved the boat or the locomotive."""

    seat: Seat
    """The player."""
    vehicle: Vehicle
    """The boat or the locomotive."""
    start: int
    """The square it stood on, from 1 on."""
    square: int
    """The square it stands on now."""
    earned: tuple[int, ...]
    """The banknotes that each seat gets from the bank."""


class RumorHeard(Struct, frozen=True, tag=True, gc=False):
    """A player looked at a hidden card."""

    seat: Seat
    """The player."""
    card: Look
    """Which card it was."""
    face: Objective | int | None
    """A secret objective or an amount; `None` for everyone but the player who looked."""

    def seen_by(self, viewer: Viewer) -> RumorHeard:
        """Return the event as this viewer may know it."""
        return self if viewer == self.seat else replace(self, face=None)


class CardTurned(PublicEvent, frozen=True, tag=True, gc=False):
    """A mine or ranch card was turned over and paid to the owner of its plot."""

    seat: Seat
    """The owner."""
    plot: int
    """The number of the plot."""
    amount: int
    """Banknotes."""


class ObjectiveWon(PublicEvent, frozen=True, tag=True, gc=False):
    """A player won a shared objective."""

    seat: Seat
    """The player."""
    objective: int
    """The number of the objective, from 1 to 10."""
    amount: int
    """The banknotes under it."""
    plots: tuple[int, ...]
    """Plots of the player that meet it, no more than are needed. There are none if it is about a
    purchase, or was met before and no longer is."""


class ClaimsDeclined(PublicEvent, frozen=True, tag=True, gc=False):
    """A player claimed no (further) objective."""

    seat: Seat
    """The player."""


class GameEnded(PublicEvent, frozen=True, tag=True, gc=False):
    """The game is over."""

    sheets: tuple[Sheet, ...]
    """The score sheet of each seat."""


Event: TypeAlias = (
    TableSet
    | ObjectivesDealt
    | PlotDrawn
    | BidMade
    | Passed
    | DuelCalled
    | DuelFought
    | PlotSold
    | BonusTaken
    | TipsTaken
    | VehicleMoved
    | RumorHeard
    | CardTurned
    | ObjectiveWon
    | ClaimsDeclined
    | GameEnded
)


def reveals(state: State, event: Event) -> bool:
    """Return True if the event turns up a card or a token, or tells whether a hand is empty."""
    match event:
        case CardTurned() | RumorHeard():
            return True
        case BonusTaken():
            return state.setup.bonus == "hidden"
        case PlotSold(is_forced=is_forced):
            return is_forced and state.setup.ledger == "secret"  # W-AUCTION-7
        case _:
            return False
