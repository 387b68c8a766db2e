"""Players who have done the lesson: they look at what the page tells them, and at nothing else.

    tinhorn arena winchester --bots python:tests.support.beginner:WinchesterBeginner,greenhorn

Each reads the facts beside a decision, as the page shows them, and does what the hints say.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown import actions as town
from tinhorn.games.dicetown.components import LED_BY, POINTS
from tinhorn.games.dicetown.phases import Deciding, Keeping
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.view import View as TownView
from tinhorn.games.winchester import actions as land
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View as LandView
from tinhorn.kernel.game import Decision, Seat

ANY_PLOT: Final = 3
"""What a plot is worth beside the total on the page: it may help with objectives to come."""
PART: Final = 0.75
"""The part of a plot's worth that is bid for it."""
STEP: Final = 2
"""What a plot is worth that brings a shared objective one nearer."""

USUAL: Final = 3
"""What a place brings whose worth the page does not tell in numbers."""
THEFT: Final = 6
"""A stolen card is worth its points twice: the rival loses them."""
OFFICE: Final = 3
"""The star is worth more at the end, but may move on before."""
LEADS: Final = (0.0, 0.05, 0.3, 0.7, 0.9, 1.0)
"""The chance to lead a place, by the number of one's own dice..."""
BEHIND: Final = 0.3
LEVEL: Final = 0.6
"""...and what is left of it if a rival has more dice there, or as many."""
DEAR: Final = 0.5
"""The cost of a dollar for dice."""
ACE: Final = 0.4


class WinchesterBeginner:
    """Bids by one, up to a part of the total that the page shows for the plot on sale."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: LandView, decision: Decision) -> land.Action:
        for option in seen.options:
            if isinstance(option, land.Claim):
                return option
        if isinstance(seen.phase, Bidding):
            return _bid(seen, seen.phase)
        if decision.kind == "vehicle":
            return max(seen.options, key=lambda move: _own_plots(seen, move, decision.seat))
        return self._rng.choice(seen.options)


def _bid(seen: LandView, phase: Bidding) -> land.Action:
    facts = winchester.facts(seen)
    total = sum(fact.amount or 0 for fact in facts if fact.kind == "total")
    closer = [
        fact
        for fact in facts
        if fact.kind == "shared" and not fact.is_complete and (fact.then or 0) > (fact.count or 0)
    ]
    limit = PART * (ANY_PLOT + total + STEP * len(closer))
    higher = land.Bid(phase.standing + 1)
    return higher if higher.amount <= limit and higher in seen.options else land.Pass()


def _own_plots(seen: LandView, move: land.Action, seat: Seat) -> int:
    """Follow the hint: pick a square next to your own plots."""
    assert isinstance(move, land.MoveVehicle)
    square = winchester.components.board(seen.setup.edition).squares(move.vehicle)[move.square - 1]
    return sum(seen.owners[plot - 1] == seat for plot in square)


class DicetownBeginner:
    """Keeps dice for the place where it is ahead and that brings most, one at a time or two."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: TownView, decision: Decision) -> town.Action:
        seat = decision.seat
        if isinstance(seen.phase, Keeping):
            return max(seen.options, key=_prospects(seen, seat))
        rates = [(self._rate(seen, option, seat), self._rng.random()) for option in seen.options]
        return seen.options[rates.index(max(rates))]

    def _rate(self, seen: TownView, option: town.Action, seat: Seat) -> float:
        match option:
            case town.TakeCard(card=card) | town.Steal(card=card):
                return POINTS[card] or 2
            case town.Give(card=card):
                return -(POINTS[card] or 2)
            case town.NameLeader(seat=named):
                return 2.5 if named == seat else _offered(seen, named)
            case town.Offer(bills=bills, nuggets=nuggets, cards=cards):
                return -abs(bills - 2) - nuggets - len(cards)
            case town.Rob(victim=victim):
                player = seen.players[victim]
                return len(player.store) + len(player.properties)
            case town.SendJoe(target=target):
                return seen.players[target].bills
            case town.NameWinner(seat=named):
                return named == seat
            case town.OrderVisits(seats=seats):
                return seats[0] == seat
            case town.Play():
                return 1
            case _:
                return 0


def _offered(seen: TownView, seat: Seat) -> float:
    assert isinstance(seen.phase, Deciding)
    bundle = seen.phase.offers[seat]
    return bundle.bills + 2 * bundle.nuggets if bundle else 0


def _prospects(seen: TownView, seat: Seat) -> Callable[[town.Action], float]:
    """Return how good dice look: what each place brings, by how far ahead one would be there.

    The hint: one die is free, each extra one costs $1, and so does keeping none.
    """
    facts = dicetown.facts(seen)
    worth = {fact.subject: fact.amount or USUAL for fact in facts if fact.kind == "own"}
    worth |= {"saloon": THEFT, "office": OFFICE}
    rivals = {fact.subject: fact.count or 0 for fact in facts if fact.kind == "rivals"}
    own = seen.players[seat].dice

    def appeal(option: town.Action) -> float:
        if not isinstance(option, town.Keep):
            return -9.0
        dice = (*own, *option.dice)
        total = -DEAR * cost(len(option.dice))
        for place, face in LED_BY.items():
            if count := dice.count(face):
                theirs = rivals.get(place, 0)
                chance = LEADS[count] * (BEHIND if theirs > count else 1.0)
                chance *= LEVEL if theirs == count else 1.0
                total += worth.get(place, USUAL) * chance
        return total + ACE * dice.count("A")

    return appeal
