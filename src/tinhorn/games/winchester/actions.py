"""What a seat, or chance, may choose in Winchester. Money is counted in banknotes of $1000."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.components import Bonus, Objective, Vehicle
from tinhorn.kernel.game import Seat


class Bid(Struct, frozen=True, tag=True, gc=False):
    amount: int


class Pass(Struct, frozen=True, tag=True, gc=False):
    """Leave the auction, or claim nothing (more)."""


class CallDuel(Struct, frozen=True, tag=True, gc=False):
    pass


class MoveVehicle(Struct, frozen=True, tag=True, gc=False):
    """Make a vehicle active and put it on a square of its line, perhaps the one it stands on."""

    vehicle: Vehicle
    square: int


class LookAtObjective(Struct, frozen=True, tag=True, gc=False):
    """A Rumor about an opponent's first or second secret objective (position 1 or 2)."""

    seat: Seat
    position: int


class LookAtCard(Struct, frozen=True, tag=True, gc=False):
    """A Rumor about the mine or ranch card on this plot."""

    plot: int


class Claim(Struct, frozen=True, tag=True, gc=False):
    """Claim a shared objective, by its number (1 is W-SHARED-1)."""

    objective: int


class Deal(Struct, frozen=True, tag=True, kw_only=True):
    """Chance sets up the table (W-SETUP): everything that is drawn before the first auction."""

    objectives: tuple[tuple[Objective, Objective], ...]
    """Two secret objectives for each seat."""
    bonuses: tuple[Bonus, ...]
    """The bonus token on each plot, from plot 1 on."""
    mines: tuple[int, ...]
    """The cards on the mines, in the order of their plots."""
    ranch: int
    shared: tuple[int, ...]
    """The shared objectives on the piles of 3, 4, 5, 6 and 7 banknotes."""
    boat: int
    locomotive: int
    first: Seat


class DrawPlot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws the plot token of the next auction."""

    plot: int


class DrawDuel(Struct, frozen=True, tag=True, gc=False):
    """Chance deals Bang to one of the two duelists, Click to the other."""

    bang: Seat


Look: TypeAlias = LookAtObjective | LookAtCard
Action: TypeAlias = (
    Bid
    | Pass
    | CallDuel
    | MoveVehicle
    | LookAtObjective
    | LookAtCard
    | Claim
    | Deal
    | DrawPlot
    | DrawDuel
)
