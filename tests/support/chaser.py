"""A player of Winchester who wants the shared objectives, and little else."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Bid, Pass
from tinhorn.games.winchester.bots.heuristic import WinchesterHeuristic
from tinhorn.games.winchester.bots.worth import holding, plots_after, position
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Decision

LIMIT: Final = 6
"""What it pays at most for each shared objective that a plot brings nearer."""


class Chaser:
    """Bids for every plot that brings a shared objective nearer, and passes on all others."""

    def __init__(self, rng: Random) -> None:
        self._otherwise = WinchesterHeuristic(rng)

    def choose(self, seen: View, decision: Decision) -> Action:
        if not isinstance(seen.phase, Bidding):
            return self._otherwise.choose(seen, decision)
        limit = LIMIT * nearer(seen, seen.phase.plot, decision.seat)
        higher = Bid(seen.phase.standing + 1)
        return higher if higher.amount <= limit and higher in seen.options else Pass()


def nearer(seen: View, plot: int, seat: int) -> int:
    """Return the number of shared objectives on display that a plot brings nearer."""
    at = position(seen)
    now = holding(at, seat, plot, is_buyer=False)
    after = replace(at, plots=plots_after(at, plot, seat), unsold=at.unsold - 1)
    then = holding(after, seat, plot, is_buyer=True)
    open_to = [pile.objective for pile in seen.display]
    goals = [GOALS[each] for each in open_to if each not in seen.players[seat].met]
    return sum(goal.has(then) > goal.has(now) for goal in goals)
