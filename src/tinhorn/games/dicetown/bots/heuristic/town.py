"""Phase II of Dice Town: what each answer is worth, one by one; and what to offer the sheriff."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    NameGiver,
    NameLeader,
    NameWinner,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
)
from tinhorn.games.dicetown.bots.heuristic.places import (
    elixir_worth,
    gains,
    gift,
    loot,
    rob_worth,
    theft_by,
    top_elixir,
)
from tinhorn.games.dicetown.bots.heuristic.reactions import play_worth
from tinhorn.games.dicetown.bots.heuristic.worth import Position, card_worth, counts_for, moved
from tinhorn.games.dicetown.components import LED_BY, POINTS, Face, Place
from tinhorn.games.dicetown.phases import (
    Bundle,
    Countering,
    Deciding,
    Naming,
    Offering,
    Phase,
    Reacting,
    Visit,
)
from tinhorn.games.dicetown.rules.reactions import asked_card
from tinhorn.kernel import Seat

COUNTED: Final[dict[Place, Face]] = {**LED_BY, "hall": "A"}
"""The face of which the number says how much a leader gets."""
BRIBES: Final = (0.15, 0.45)
"""The part of what a lead is worth that is offered for it: between these two."""
BUYOUT: Final = 0.75
"""How often a sheriff who is tied too is offered something, and then..."""
BUYOUTS: Final = (0.8, 1.0)
"""...the part of what the lead is worth that is offered, between these two."""
TOKEN: Final = 2.0
"""A lead that is worth this many bills is worth an offer of at least one."""
SURE: Final = 0.85
"""What a sheriff's own lead counts, as a part of what it may bring."""


def answer_worth(at: Position, phase: Phase, action: Action) -> float:  # noqa: C901 - one each
    match phase, action:
        case ((Reacting() | Countering()), Play()):
            return play_worth(at, phase)
        case ((Reacting() | Countering()), Pass()):
            # The card can be kept for a better window.
            return card_worth(at, asked_card(phase))
        case Deciding(), NameLeader(seat=seat):
            return _favour(at, phase, seat)
        case _, TakeCard(card=card) | Steal(card=card):
            return card_worth(at, card)
        case _, SendJoe(target=target):
            return moved(at, target, at.seat, loot(at, target))
        case _, Rob():
            return rob_worth(at, action)
        case _, TakeElixir(elixir=elixir):
            return elixir_worth(at, elixir)
        case _, TakeTopElixir():
            return top_elixir(at)
        case Naming(visit=Visit(elixir="friendship" | "dominion" as elixir)), NameGiver(seat=seat):
            return gift(at, seat, elixir)
        case _, Give(card=card):
            return -card_worth(at, card)
        case _, Protect(properties=properties):
            return sum([POINTS[each] for each in properties])
        case _, OrderVisits(seats=seats):
            return _order(at, seats)
        case _, NameWinner(seat=seat):
            return counts_for(at, seat, 1.0)
        case _:
            raise AssertionError("an option of no phase of the town")


def _order(at: Position, seats: tuple[Seat, ...]) -> float:
    """Put the bot first, then the weakest rivals: earlier visitors have the better choice."""
    return -sum(place * counts_for(at, seat, 1.0) for place, seat in enumerate(seats))


def _favour(at: Position, phase: Deciding, seat: Seat) -> float:
    """Return what naming this player is worth to the sheriff: the lead, and what is offered."""
    bundle = phase.offers[seat]
    return _lead(at, phase.place, seat) + (_bundle(at, seat, bundle) if bundle else 0.0)


def _lead(at: Position, place: Place, seat: Seat) -> float:
    """Return what it is worth to the sheriff that this player leads the place."""
    count = led_dice(at, seat, place)
    if place == "saloon" and seat != at.seat:
        return theft_by(at, seat, count)
    lead = gains(at, place)[count]
    # A lead of one's own may be lost to a card; what is offered for it is safe.
    return SURE * lead if seat == at.seat else counts_for(at, seat, lead)


def _bundle(at: Position, giver: Seat, bundle: Bundle) -> float:
    cards = sum(card_worth(at, card) for card in bundle.cards)
    return moved(at, giver, at.seat, money(at, bundle.bills, bundle.nuggets) + cards)


def money(at: Position, bills: int, nuggets: int) -> float:
    return bills * at.prices.bill + nuggets * at.prices.nugget


def led_dice(at: Position, seat: Seat, place: Place) -> int:
    return at.seen.players[seat].dice.count(COUNTED[place])


def offer(at: Position, phase: Offering, rng: Random) -> Offer:
    """Return a part of what the lead is worth; more to a sheriff who is tied too, or nothing."""
    player = at.seen.players[at.seat]
    worth = gains(at, phase.place)[led_dice(at, at.seat, phase.place)]
    if at.seen.sheriff in phase.tied:
        # The sheriff loses as much as the lead is worth, so that a small offer is in vain.
        fair = worth * rng.uniform(*BUYOUTS) if rng.random() < BUYOUT else 0.0
    else:
        # What the sheriff gains counts too.
        fair = rng.uniform(*BRIBES) * worth / (1 + at.weights[at.seen.sheriff])
    # A fraction of a bill is offered now and then.
    bills = min(int(fair / at.prices.bill + rng.random()) if fair else 0, player.bills)
    rest = fair - bills * at.prices.bill
    nuggets = min(max(0, round(rest / at.prices.nugget)), player.nuggets)
    if fair and not bills and not nuggets and worth > TOKEN * at.prices.bill:
        bills = min(1, player.bills)
    return Offer(bills, nuggets, ())
