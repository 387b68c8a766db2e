"""What a seat, or chance, may choose in Winchester. Money is counted in banknotes of $1000."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.components import Bonus, Objective, Vehicle
from tinhorn.kernel import Seat


class Bid(Struct, frozen=True, tag=True, gc=False):
    """Bid this much for the plot; it must be more than the standing bid."""

    amount: int
    """Banknotes."""


class Pass(Struct, frozen=True, tag=True, gc=False):
    """Leave the auction, or claim nothing (more)."""


class CallDuel(Struct, frozen=True, tag=True, gc=False):
    """Challenge the holder of the standing bid to a duel."""


class MoveVehicle(Struct, frozen=True, tag=True, gc=False):
    """Make a vehicle active and put it on a square of its line, perhaps the one it stands on."""

    vehicle: Vehicle
    """The boat or the locomotive."""
    square: int
    """The number of the square on the vehicle's line, from 1 on."""


class LookAtObjective(Struct, frozen=True, tag=True, gc=False):
    """A Rumor about an opponent's first or second secret objective (position 1 or 2)."""

    seat: Seat
    """The opponent."""
    position: int
    """1 for the first secret objective, 2 for the second."""


class LookAtCard(Struct, frozen=True, tag=True, gc=False):
    """A Rumor about the mine or ranch card on this plot."""

    plot: int
    """The number of the plot."""


class Claim(Struct, frozen=True, tag=True, gc=False):
    """Claim a shared objective, by its number (1 is W-SHARED-1)."""

    objective: int
    """The number of the objective, from 1 to 10."""


class Deal(Struct, frozen=True, tag=True, kw_only=True):
    """Chance sets up the table (W-SETUP): everything that is drawn before the first auction."""

    objectives: tuple[tuple[Objective, Objective], ...]
    """Two secret objectives for each seat."""
    bonuses: tuple[Bonus, ...]
    """The bonus token on each plot, from plot 1 on."""
    mines: tuple[int, ...]
    """The cards on the mines, in the order of their plots."""
    ranch: int
    """The banknotes on the ranch card."""
    shared: tuple[int, ...]
    """The shared objectives on the piles of 3, 4, 5, 6 and 7 banknotes."""
    boat: int
    """The square of the boat, from 1 on."""
    locomotive: int
    """The square of the locomotive, from 1 on."""
    first: Seat
    """The starting player."""


class DrawPlot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws the plot token of the next auction."""

    plot: int
    """The number of the plot."""


class DrawDuel(Struct, frozen=True, tag=True, gc=False):
    """Chance deals Bang to one of the two duelists, Click to the other."""

    bang: Seat
    """The duelist who gets Bang, and so wins."""


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
