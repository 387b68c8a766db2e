"""What is being asked in Winchester: one class per phase, with the data that the phase needs."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.components import Objective
from tinhorn.kernel import Seat


class ObjectiveScore(Struct, frozen=True, gc=False):
    """What one secret objective pays at the end."""

    objective: Objective
    """The objective."""
    items: int
    """How many plots or tokens count for it."""
    amount: int
    """What they pay together, in banknotes."""


class Sheet(Struct, frozen=True, gc=False):
    """One player's score sheet, in banknotes."""

    cash: int
    """Banknotes in hand."""
    objectives: tuple[ObjectiveScore, ...]
    """What each secret objective pays."""
    most_plots: int
    """What most plots pay (W-END-3): 5 or 0."""
    has_duel_token: bool
    """True if the duel token was never used, which breaks ties."""
    plots: int
    """The number of plots."""
    largest_group: int
    """The number of plots in the largest connected group, for ties."""
    total: int
    """Cash, objectives and most plots together, in banknotes."""


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance sets up the table."""


class DrawingPlot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws the next plot."""


class Bidding(Struct, frozen=True, tag=True, gc=False):
    """Players bid or pass. Every player who has had a turn and is still in has bid."""

    plot: int
    """The number of the plot for sale."""
    standing: int
    """The standing bid, in banknotes; 0 if there is none."""
    in_auction: tuple[Seat, ...]
    """The players still in, the one to act first; the holder of the standing bid is last."""


class Dueling(Struct, frozen=True, tag=True, gc=False):
    """Chance deals Bang and Click."""

    plot: int
    """The number of the plot for sale."""
    price: int
    """The standing bid, in banknotes: what the winner pays."""
    challenger: Seat
    """The player who called the duel."""
    challenged: Seat
    """The holder of the standing bid."""


class MovingVehicle(Struct, frozen=True, tag=True, gc=False):
    """The buyer has a Movement token to apply."""

    plot: int
    """The number of the plot bought."""
    buyer: Seat
    """The player who is asked."""


class HearingRumor(Struct, frozen=True, tag=True, gc=False):
    """The buyer has a Rumor token to apply."""

    plot: int
    """The number of the plot bought."""
    buyer: Seat
    """The player who is asked."""


class Claiming(Struct, frozen=True, tag=True, gc=False):
    """With manual claims: the first of these seats is asked, then the next."""

    asked: tuple[Seat, ...]
    """The seats that may still claim; the first is asked now."""


class Over(Struct, frozen=True, tag=True, gc=False):
    """The game is over."""

    sheets: tuple[Sheet, ...]
    """The score sheet of each seat."""


Phase: TypeAlias = (
    Dealing | DrawingPlot | Bidding | Dueling | MovingVehicle | HearingRumor | Claiming | Over
)
