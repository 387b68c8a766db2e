"""What is being asked in Winchester: one class per phase, with the data that the phase needs."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.components import Objective
from tinhorn.kernel.game import Seat


class ObjectiveScore(Struct, frozen=True, gc=False):
    objective: Objective
    items: int
    amount: int


class Sheet(Struct, frozen=True, gc=False):
    """One player's score sheet, in banknotes."""

    cash: int
    objectives: tuple[ObjectiveScore, ...]
    most_plots: int
    has_duel_token: bool
    plots: int
    largest_group: int
    total: int


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance sets up the table."""


class DrawingPlot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws the next plot."""


class Bidding(Struct, frozen=True, tag=True, gc=False):
    """Players bid or pass. Every player who has had a turn and is still in has bid."""

    plot: int
    standing: int
    """The standing bid, 0 if there is none."""
    in_auction: tuple[Seat, ...]
    """The players still in, the one to act first; the holder of the standing bid is last."""


class Dueling(Struct, frozen=True, tag=True, gc=False):
    """Chance deals Bang and Click."""

    plot: int
    price: int
    challenger: Seat
    challenged: Seat


class MovingVehicle(Struct, frozen=True, tag=True, gc=False):
    """The buyer has a Movement token to apply."""

    plot: int
    buyer: Seat


class HearingRumor(Struct, frozen=True, tag=True, gc=False):
    """The buyer has a Rumor token to apply."""

    plot: int
    buyer: Seat


class Claiming(Struct, frozen=True, tag=True, gc=False):
    """With manual claims: the first of these seats is asked, then the next."""

    asked: tuple[Seat, ...]


class Over(Struct, frozen=True, tag=True, gc=False):
    sheets: tuple[Sheet, ...]


Phase: TypeAlias = (
    Dealing | DrawingPlot | Bidding | Dueling | MovingVehicle | HearingRumor | Claiming | Over
)
