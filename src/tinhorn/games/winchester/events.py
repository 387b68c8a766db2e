"""What happened in Winchester, and what of it each viewer may know."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Bonus, Objective, Vehicle
from tinhorn.games.winchester.phases import Sheet
from tinhorn.games.winchester.state import Pile
from tinhorn.kernel.game import PublicEvent, Seat, Viewer


class TableSet(PublicEvent, frozen=True, tag=True, gc=False):
    first: Seat
    display: tuple[Pile, ...]
    boat: int
    locomotive: int


class ObjectivesDealt(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    objectives: tuple[Objective, ...] | None

    def seen_by(self, viewer: Viewer) -> ObjectivesDealt:
        return self if viewer == self.seat else replace(self, objectives=None)


class PlotDrawn(PublicEvent, frozen=True, tag=True, gc=False):
    plot: int
    bonus: Bonus | None
    """`None` while the token is hidden."""


class BidMade(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    plot: int
    amount: int


class Passed(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    plot: int


class DuelCalled(PublicEvent, frozen=True, tag=True, gc=False):
    challenger: Seat
    challenged: Seat
    plot: int
    price: int


class DuelFought(PublicEvent, frozen=True, tag=True, gc=False):
    winner: Seat
    loser: Seat
    plot: int


class PlotSold(PublicEvent, frozen=True, tag=True, gc=False):
    buyer: Seat
    plot: int
    price: int
    share: int
    """What each other player gets."""
    tip: int
    """What drops into the saloon."""
    is_forced: bool


class BonusTaken(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    plot: int
    bonus: Bonus


class TipsTaken(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    amount: int


class VehicleMoved(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    vehicle: Vehicle
    start: int
    square: int
    earned: tuple[int, ...]
    """What each seat gets from the bank."""


class RumorHeard(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    card: Look
    face: Objective | int | None
    """A secret objective or an amount; `None` for everyone but the player who looked."""

    def seen_by(self, viewer: Viewer) -> RumorHeard:
        return self if viewer == self.seat else replace(self, face=None)


class CardTurned(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    plot: int
    amount: int


class ObjectiveWon(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat
    objective: int
    amount: int


class ClaimsDeclined(PublicEvent, frozen=True, tag=True, gc=False):
    seat: Seat


class GameEnded(PublicEvent, frozen=True, tag=True, gc=False):
    sheets: tuple[Sheet, ...]


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
