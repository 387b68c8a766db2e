"""The habits of the characters, and what is worth a word of a bot, in Winchester.

Each looks at the answer of its level and changes it a little, from the same view.
"""

from __future__ import annotations

from typing import Any, Final

from tinhorn.bots import Mind, Occasion
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.bots.heuristic import fair_price, ride_worth
from tinhorn.games.winchester.bots.worth import Position, position
from tinhorn.games.winchester.events import DuelFought, ObjectiveWon, PlotSold
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules.bonus import earnings
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Decision, Seat

TIGHT: Final = 0.85
"""The part of the fair price above which a tight player stops bidding."""
BOLD_DUEL: Final = 0.5
"""How many banknotes a plot must be below its fair price for a bold player to duel for it."""
SPITE: Final = 1.0
"""How many banknotes above the fair price a player with a grudge bids against its rival."""
LOOKED: Final = 3
"""A rival who looked at one's own objective hurts as much as one with this many plots."""
EQUAL_RIDES: Final = 0.5
"""Rides that bring this much less count as equally good, so that a grudge decides."""


class Tight:
    """Raises by one, and stops a little below what a plot is worth."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, seen: View, decision: Decision) -> Action:
        answer: Action = self._mind.choose(seen, decision)
        if not isinstance(answer, Bid) or not isinstance(seen.phase, Bidding):
            return answer
        amount = seen.phase.standing + 1
        is_dear = amount > TIGHT * fair_price(position(seen), seen.phase, decision.seat)
        return Pass() if is_dear else Bid(amount)


class Bold:
    """Raises by one more than it has to, and duels where others pass."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, seen: View, decision: Decision) -> Action:
        answer: Action = self._mind.choose(seen, decision)
        if not isinstance(seen.phase, Bidding):
            return answer
        fair = fair_price(position(seen), seen.phase, decision.seat)
        match answer:
            case Bid(amount=amount) if len(seen.phase.in_auction) > 1:
                more = Bid(amount + 1)
                return more if amount + 1 <= fair and more in seen.options else answer
            case Pass() if CallDuel() in seen.options and fair - seen.phase.standing > BOLD_DUEL:
                return CallDuel()
            case _:
                return answer


class Grudge:
    """Hurts the rival that has done it most harm, if that costs little."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, seen: View, decision: Decision) -> Action:
        answer: Action = self._mind.choose(seen, decision)
        at, rival = position(seen), rival_of(seen, decision.seat)
        match answer:
            case Pass() if isinstance(seen.phase, Bidding):
                return _outbid(at, seen.phase, decision.seat, rival)
            case MoveVehicle():
                return _ride_past(at, answer, decision.seat, rival)
            case LookAtObjective(position=place):
                look = LookAtObjective(rival, place)
                return look if look in seen.options else answer
            case _:
                return answer


def rival_of(seen: View, seat: Seat) -> Seat:
    """Return the rival that has done this seat most harm, as far as everybody can see."""

    def harm(rival: Seat) -> int:
        player = seen.players[rival]
        looks = [look for look in player.looked if isinstance(look, LookAtObjective)]
        looked = sum(look.seat == seat for look in looks)
        return LOOKED * looked + len(player.met) + seen.owners.count(rival)

    return max((other for other in range(len(seen.players)) if other != seat), key=harm)


def _outbid(at: Position, phase: Bidding, seat: Seat, rival: Seat) -> Action:
    """Bid once more if the rival would get the plot at a bargain, or duel for it."""
    fair, leader = fair_price(at, phase, seat), phase.in_auction[-1]
    if leader != rival or not phase.standing:
        return Pass()
    more = Bid(phase.standing + 1)
    if more.amount <= fair + SPITE and more in at.seen.options:
        return more
    if fair > phase.standing and CallDuel() in at.seen.options:
        return CallDuel()
    return Pass()


def _ride_past(at: Position, answer: MoveVehicle, seat: Seat, rival: Seat) -> Action:
    """Return, of the rides that are about as good, the one that pays the rival least."""
    least = ride_worth(at, seat, answer) - EQUAL_RIDES
    rides = [move for move in at.seen.options if ride_worth(at, seat, move) >= least]

    def paid(move: Action) -> int:
        assert isinstance(move, MoveVehicle)
        square = at.chart.squares(move.vehicle)[move.square - 1]
        return earnings(at.seen.owners, len(at.plots), square)[rival]

    return min((answer, *rides), key=paid)


MUCH: Final = 8
"""The price of a plot that is worth a word."""


def occasion(event: Any, seat: Seat) -> Occasion | None:
    """Say what an event is to this seat."""
    match event:
        case DuelFought(loser=loser) if loser == seat:
            return "lost"
        case DuelFought(winner=winner) if winner == seat:
            return "duel"
        case DuelFought(winner=winner) | ObjectiveWon(seat=winner):
            return "won" if winner == seat else "rival"
        case PlotSold(buyer=winner, price=price) if price >= MUCH or winner == seat:
            return "won" if winner == seat else "rival"
        case _:
            return None
