"""Keeping a rival from the shared objectives: what a defender pays beyond its own advantage.

A rival who takes them one by one hurts all others alike, so each would rather leave the bidding to
another. A defender does its part.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.bots.heuristic import WinchesterHeuristic
from tinhorn.games.winchester.bots.worth import Position, holding, plots_after
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.kernel import Seat

WATCH: Final = (0.0, 0.0, 0.0, 0.6, 2.0)
"""The part of an objective's amount that a defender adds to its price, by the number of objectives
that the rival has met."""
NEARLY: Final = 0.4
"""A plot that leaves one thing missing counts as this part of one that completes an objective."""


class Defender(WinchesterHeuristic):
    """Bids more for a plot that a rival needs for a shared objective."""

    def price(self, at: Position, phase: Bidding, seat: Seat) -> float:
        rivals = [rival for rival in phase.in_auction if rival != seat]
        threats = [threat(at, phase.plot, rival) for rival in rivals]
        return self.own_price(at, phase, seat) + max(threats, default=0.0)

    def own_price(self, at: Position, phase: Bidding, seat: Seat) -> float:
        """Return the price of a bidder who leaves defending to others."""
        return super().price(at, phase, seat)


def threat(at: Position, plot: int, rival: Seat) -> float:
    """Return what it is worth to all others that this rival does not get the plot."""
    met = at.seen.players[rival].met
    watch = WATCH[min(len(met), len(WATCH) - 1)]
    if not watch:
        return 0.0
    after = replace(at, plots=plots_after(at, plot, rival), unsold=at.unsold - 1)
    now, then = holding(at, rival, plot, is_buyer=False), holding(after, rival, plot, is_buyer=True)
    total = 0.0
    for pile in at.seen.display:
        goal = GOALS[pile.objective]
        before, missing = goal.needs - goal.has(now), goal.needs - goal.has(then)
        if pile.objective not in met and missing < before:
            total += pile.amount * (1.0 if missing <= 0 else NEARLY if missing == 1 else 0.0)
    return watch * total
