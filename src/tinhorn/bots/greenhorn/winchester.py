"""The greenhorn of Winchester: it wants what its own cards pay, and misjudges the rest."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.bots.heuristic.winchester.worth import (
    Position,
    position,
    secret_pay,
    site_pay,
    tips_or_rumor,
)
from tinhorn.games.winchester.actions import Action, Bid, Claim, MoveVehicle, Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Decision, Seat

PLAIN: Final = 2.5
"""What any plot seems to be worth to a beginner, whatever is on it."""
EAGERNESS: Final = 0.85
"""The part of a plot's worth that a beginner is ready to pay..."""
MISJUDGED: Final = (0.6, 1.5)
"""...times a number between these two: now a bargain is missed, now too much is paid."""
FORGETS: Final = 0.25
"""How often a beginner forgets a secret objective."""
RAISES: Final = (1, 1, 2, 3)


class WinchesterGreenhorn:
    """Counts its own objectives, sometimes. Blocks nobody, races for nothing, never duels."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: View, decision: Decision) -> Action:
        for option in seen.options:
            if isinstance(option, Claim):
                return option
        match decision.kind:
            case "bid":
                return self._bid(position(seen), decision.seat)
            case "vehicle":
                return self._ride(position(seen), decision.seat)
            case "rumor":
                return self._rng.choice(seen.options)
            case _:
                return Pass()

    def _bid(self, at: Position, seat: Seat) -> Action:
        phase, cash = at.seen.phase, at.seen.players[seat].cash
        assert isinstance(phase, Bidding)
        assert cash is not None
        room = min(int(ceiling(at, phase.plot, seat)), cash) - phase.standing
        return Bid(phase.standing + min(room, self._rng.choice(RAISES))) if room > 0 else Pass()

    def _ride(self, at: Position, seat: Seat) -> Action:
        """Where most plots of its own are; it does not see whom else it pays."""

        def own_plots(move: Action) -> tuple[int, float]:
            assert isinstance(move, MoveVehicle)
            square = at.chart.squares(move.vehicle)[move.square - 1]
            return len(at.plots[seat].intersection(square)), self._rng.random()

        return max(at.seen.options, key=own_plots)


def ceiling(at: Position, plot: int, seat: Seat) -> float:
    """The most that a beginner pays: the same in all questions of an auction."""
    own = at.seen.players[seat]
    whim = Random(f"{own.objectives}/{own.cash}/{at.seen.owners}/{plot}/{seat}")
    secret = 0.0 if whim.random() < FORGETS else secret_pay(at.seen, seat, plot)
    worth = PLAIN + secret + site_pay(at.seen, plot) + tips_or_rumor(at.seen, plot)
    return EAGERNESS * worth * whim.uniform(*MISJUDGED) + whim.random()
