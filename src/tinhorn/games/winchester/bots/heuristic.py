"""The heuristic bot of Winchester: it bids up to what a plot is worth to each seat.

It maximises its lead over the others: the price that it pays goes to them.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

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
from tinhorn.games.winchester.bots.worth import (
    Position,
    advantage,
    position,
    possible_cards,
    prospects,
)
from tinhorn.games.winchester.components import PLOT_COUNT
from tinhorn.games.winchester.phases import Bidding, Dealing
from tinhorn.games.winchester.rules.bonus import earnings
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Decision, Seat

THRIFT: Final = 0.2
"""The part of a ceiling held back at the first plot, for bargains to come; none at the last."""
RAISES: Final = (1, 1, 1, 2)
"""Possible raises. Small ones are cheap; always the same one would be predictable."""
JUMPS: Final = (1, 1, 2, 2, 3)
"""Possible raises well below the ceiling: they say less about where it is."""
FAR_BELOW: Final = 5
"""A raise is well below the ceiling if this many banknotes are left to it."""
MOODS: Final = (0.9, 1.06)
"""The ceiling of an auction is its usual one times a number between these two."""
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

    def price(self, at: Position, phase: Bidding, seat: Seat) -> float:
        """Return the price at which it does not care who buys the plot."""
        return fair_price(at, phase, seat)

    def _bid(self, at: Position, seat: Seat) -> Action:
        phase, cash = at.seen.phase, at.seen.players[seat].cash
        assert isinstance(phase, Bidding)
        assert cash is not None
        fair = self.price(at, phase, seat)
        usual = fair * (1 - THRIFT * at.unsold / PLOT_COUNT) * mood(at, phase.plot, seat)
        # A fraction of a banknote is bid now and then, as often as it is large.
        ceiling = int(usual + self._rng.random())
        room = min(ceiling, cash) - phase.standing
        if room > 0:
            # The last one left has nobody to outbid (W-AUCTION-5).
            more = 1 if len(phase.in_auction) == 1 else self._rng.choice(raises(room))
            return Bid(phase.standing + min(room, more))
        if CallDuel() in at.seen.options and is_worth_a_duel(at, fair - phase.standing):
            return CallDuel()
        return Pass()


def raises(room: int) -> tuple[int, ...]:
    """Return the raises to choose from, with this many banknotes left to the ceiling."""
    return JUMPS if room >= FAR_BELOW else RAISES


def mood(at: Position, plot: int, seat: Seat) -> float:
    """Return what the usual ceiling is multiplied by, so that rivals cannot work it out.

    It is the same in all questions of an auction and follows from what only this seat knows.
    """
    own = at.seen.players[seat]
    secret = f"{own.objectives}/{own.cash}/{at.seen.owners}/{plot}/{seat}"
    return Random(secret).uniform(*MOODS)


def fair_price(at: Position, phase: Bidding, seat: Seat) -> float:
    """Return the price at which buying the plot and leaving it to the worst rival are as good."""
    rivals = [other for other in phase.in_auction if other != seat] or [at.seen.first]
    worth = plot_worths(at.seen, phase.plot, seat)
    theirs = min(worth[rival] for rival in rivals)
    return (worth[seat] - theirs) * price_of_advantage(len(at.plots))


def plot_worths(seen: View, plot: int, seat: Seat) -> tuple[float, ...]:
    """Return, by buyer, what it is worth to this seat that the buyer gets the plot."""
    # Nothing else that changes during an auction affects the worth.
    return _plot_worths(
        replace(seen, prompt=0, phase=Dealing(), decision=None, options=()), plot, seat
    )


@lru_cache(maxsize=64)  # every question of an auction needs the same ones
def _plot_worths(seen: View, plot: int, seat: Seat) -> tuple[float, ...]:
    at = position(seen)
    return tuple(advantage(prospects(at, plot, buyer), seat) for buyer in at.seats)


def price_of_advantage(players: int) -> float:
    """Return the price that outweighs an advantage of one banknote over the average of the others.

    A buyer who pays p falls behind by p and by a share, p / (players - 1). A player who lets a
    rival pay p gains a share, and what the payment takes from the average of the others. The
    difference between the two is p × (players / (players - 1))².
    """
    return ((players - 1) / players) ** 2


def is_worth_a_duel(at: Position, below_fair: float) -> bool:
    """Tell whether to duel: it wins at the standing bid every other time, and costs the token."""
    promise = below_fair / price_of_advantage(len(at.plots)) / 2
    return promise > DUEL + DUEL_PER_PLOT * at.unsold


def ride_worth(at: Position, seat: Seat, move: Action) -> float:
    assert isinstance(move, MoveVehicle)
    square = at.chart.squares(move.vehicle)[move.square - 1]
    return advantage(earnings(at.seen.owners, len(at.plots), square), seat)


def look_worth(at: Position, look: Action) -> float:
    """Return the average error of the guesses that a look at this card would replace."""
    if isinstance(look, LookAtObjective):
        # It matters for plots to come, if this rival is the one to keep them from.
        return OBJECTIVE_DEVIATION * at.unsold / (len(at.plots) - 1) ** 2
    assert isinstance(look, LookAtCard)
    if at.seen.owners[look.plot - 1] is not None:
        return 0.0
    may_be = possible_cards(at.seen, look.plot)
    mean = sum(may_be) / len(may_be)
    return sum(abs(amount - mean) for amount in may_be) / len(may_be)
