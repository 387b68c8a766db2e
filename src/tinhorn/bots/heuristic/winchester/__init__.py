"""The heuristic bot of Winchester: it bids up to what a plot is worth to each seat.

It maximises its lead over the others: the price that it pays goes to them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.bots.heuristic.winchester.worth import (
    Position,
    advantage,
    position,
    possible_cards,
    prospects,
)
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import PLOT_COUNT
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules.bonus import earnings
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Decision, Seat

THRIFT: Final = 0.2
"""The part of a ceiling held back at the first plot, for bargains to come; none at the last."""
RAISES: Final = (1, 1, 1, 2)
"""Possible raises. Small ones are cheap; always the same one would be predictable."""
DUEL: Final = 0.5
DUEL_PER_PLOT: Final = 0.1
"""The least expected gain of a duel; it rises with the plots left, which may offer more."""
OBJECTIVE_DEVIATION: Final = 1.4
"""The average error of a guess at what a secret objective pays for a plot."""


class WinchesterHeuristic:
    """Claims at once, moves the best vehicle, looks where it learns most, bids to a ceiling."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: View, decision: Decision) -> Action:
        for option in seen.options:
            if isinstance(option, Claim):
                return option
        at = position(seen)
        match decision.kind:
            case "bid":
                return self._bid(at, decision.seat)
            case "vehicle":
                return max(seen.options, key=lambda move: ride_worth(at, decision.seat, move))
            case "rumor":
                return max(
                    seen.options, key=lambda look: (look_worth(at, look), self._rng.random())
                )
            case _:
                return Pass()

    def _bid(self, at: Position, seat: Seat) -> Action:
        phase, cash = at.seen.phase, at.seen.players[seat].cash
        assert isinstance(phase, Bidding)
        assert cash is not None
        fair = fair_price(at, phase, seat)
        # A fraction of a banknote is bid now and then, as often as it is large.
        ceiling = int(fair * (1 - THRIFT * at.unsold / PLOT_COUNT) + self._rng.random())
        room = min(ceiling, cash) - phase.standing
        if room > 0:
            # The last one left has nobody to outbid (W-AUCTION-5).
            more = 1 if len(phase.in_auction) == 1 else self._rng.choice(RAISES)
            return Bid(phase.standing + min(room, more))
        if CallDuel() in at.seen.options and is_worth_a_duel(at, fair - phase.standing):
            return CallDuel()
        return Pass()


def fair_price(at: Position, phase: Bidding, seat: Seat) -> float:
    """The price at which buying the plot and leaving it to the worst rival are equally good."""
    rivals = [other for other in phase.in_auction if other != seat] or [at.seen.first]
    mine = advantage(prospects(at, phase.plot, seat), seat)
    theirs = min(advantage(prospects(at, phase.plot, rival), seat) for rival in rivals)
    return (mine - theirs) * price_of_advantage(len(at.plots))


def price_of_advantage(players: int) -> float:
    """The price that outweighs an advantage of one banknote over the average of the others.

    A buyer who pays p falls behind by p and by a share, p / (players - 1). A player who lets a
    rival pay p gains a share, and what the payment takes from the average of the others. The
    difference between the two is p × (players / (players - 1))².
    """
    return ((players - 1) / players) ** 2


def is_worth_a_duel(at: Position, below_fair: float) -> bool:
    """A duel wins at the standing bid every other time; the token can be spent only once."""
    promise = below_fair / price_of_advantage(len(at.plots)) / 2
    return promise > DUEL + DUEL_PER_PLOT * at.unsold


def ride_worth(at: Position, seat: Seat, move: Action) -> float:
    assert isinstance(move, MoveVehicle)
    square = at.chart.squares(move.vehicle)[move.square - 1]
    return advantage(earnings(at.seen.owners, len(at.plots), square), seat)


def look_worth(at: Position, look: Action) -> float:
    """The average error of the guesses that a look at this card would replace."""
    if isinstance(look, LookAtObjective):
        # It matters for plots to come, if this rival is the one to keep them from.
        return OBJECTIVE_DEVIATION * at.unsold / (len(at.plots) - 1) ** 2
    assert isinstance(look, LookAtCard)
    if at.seen.owners[look.plot - 1] is not None:
        return 0.0
    may_be = possible_cards(at.seen, look.plot)
    mean = sum(may_be) / len(may_be)
    return sum(abs(amount - mean) for amount in may_be) / len(may_be)
