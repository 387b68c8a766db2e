"""The greenhorn of Winchester: it wants what its own cards pay, and makes a beginner's mistakes.

It makes them once for the whole game: it forgets one of its secret objectives, and in one auction
it cannot stop bidding. In between, it plays the same plot in the same way.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.winchester.actions import Action, Bid, Claim, MoveVehicle, Pass
from tinhorn.games.winchester.bots.worth import (
    Position,
    objective_pay,
    position,
    site_pay,
    tips_or_rumor,
)
from tinhorn.games.winchester.components import PLOT_COUNT
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Decision, Seat

PLAIN: Final = 2.5
"""What any plot seems to be worth to a beginner, whatever is on it."""
EAGERNESS: Final = 0.85
"""The part of a plot's worth that a beginner is ready to pay..."""
CARRIED_AWAY: Final = 2.5
"""...times this in the one auction in which it cannot stop."""
RAISES: Final = (1, 1, 2, 3)


class WinchesterGreenhorn:
    """Blocks nobody, races for nothing, never duels. What it draws when it is made lasts."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._forgotten = rng.randrange(2)
        """Which of its secret objectives."""
        self._carried_away = rng.randrange(PLOT_COUNT)
        """The number of plots sold before the auction in which it cannot stop."""

    def choose(self, seen: View, decision: Decision) -> Action:
        for option in seen.options:
            if isinstance(option, Claim):
                return option
        match decision.kind:
            case "bid":
                return self._bid(position(seen), decision.seat)
            case "vehicle":
                return _ride(position(seen), decision.seat)
            case "rumor":
                return self._rng.choice(seen.options)
            case _:
                return Pass()

    def _bid(self, at: Position, seat: Seat) -> Action:
        phase, cash = at.seen.phase, at.seen.players[seat].cash
        assert isinstance(phase, Bidding)
        assert cash is not None
        room = min(round(self._ceiling(at, phase.plot, seat)), cash) - phase.standing
        return Bid(phase.standing + min(room, self._rng.choice(RAISES))) if room > 0 else Pass()

    def _ceiling(self, at: Position, plot: int, seat: Seat) -> float:
        """Return the most that it pays: the same in all questions of an auction."""
        sold = PLOT_COUNT - at.unsold
        ceiling = at_first_sight(at, plot, seat, forgotten=self._forgotten)
        return ceiling * CARRIED_AWAY if sold == self._carried_away else ceiling


def _ride(at: Position, seat: Seat) -> Action:
    """Ride to where most plots of its own are; it does not see whom else that pays."""

    def own_plots(move: Action) -> int:
        assert isinstance(move, MoveVehicle)
        square = at.chart.squares(move.vehicle)[move.square - 1]
        return len(at.plots[seat].intersection(square))

    return max(at.seen.options, key=own_plots)


def at_first_sight(at: Position, plot: int, seat: Seat, *, forgotten: int | None = None) -> float:
    """Return the most that a player pays who looks at its own cards only, and forgets one."""
    own = at.seen.players[seat]
    secret = [
        objective_pay(at.seen, objective, plot)
        for place, objective in enumerate(own.objectives)
        if objective is not None and place != forgotten
    ]
    worth = PLAIN + sum(secret) + site_pay(at.seen, plot) + tips_or_rumor(at.seen, plot)
    return EAGERNESS * worth
