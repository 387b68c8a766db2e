"""What a lead of Dice Town is worth offering at least: more where more rivals want it.

An offer is paid only if it is accepted, so nobody who can pay has a reason to offer nothing.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, Offer
from tinhorn.games.dicetown.bots.heuristic.places import gains
from tinhorn.games.dicetown.bots.heuristic.town import led_dice, money
from tinhorn.games.dicetown.bots.heuristic.worth import Position, position
from tinhorn.games.dicetown.phases import Offering
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision

WORTHWHILE: Final = 1.5
"""A lead worth this many bills is worth an offer of one."""
FOR_EACH_RIVAL: Final = 0.12
"""The part of what a lead is worth that is offered at least, for each rival who is tied too."""


def at_least(seen: View, decision: Decision, answer: Action) -> Action:
    """Return the answer; an offer below what the lead is worth offering is raised to that."""
    if not isinstance(answer, Offer) or not isinstance(seen.phase, Offering) or answer.cards:
        return answer
    at = position(seen, decision.seat)
    wanted = least(at, seen.phase)
    missing = wanted - money(at, answer.bills, answer.nuggets)
    if wanted <= 0 or missing <= 0:
        return answer
    player = seen.players[decision.seat]
    more = min(max(1, round(missing / at.prices.bill)), player.bills - answer.bills)
    if more > 0:
        return replace(answer, bills=answer.bills + more)
    is_empty = not answer.bills and not answer.nuggets
    return replace(answer, nuggets=1) if is_empty and player.nuggets else answer


def instead_of_nothing(seen: View, decision: Decision, answer: Action) -> Action:
    """Return the answer; an empty offer for a lead that is worth one is raised."""
    return at_least(seen, decision, answer) if answer == Offer(0, 0, ()) else answer


def least(at: Position, phase: Offering) -> float:
    """Return the points that a lead is worth offering at least; 0 if it is hardly worth any."""
    worth = gains(at, phase.place)[led_dice(at, at.seat, phase.place)]
    if worth < WORTHWHILE * at.prices.bill:
        return 0.0
    rivals = [seat for seat in phase.tied if seat not in (at.seat, at.seen.sheriff)]
    # A sheriff who is tied too gives up as much: more than a token is mostly in vain.
    is_token = at.seen.sheriff in phase.tied or not rivals
    return at.prices.bill if is_token else max(at.prices.bill, FOR_EACH_RIVAL * len(rivals) * worth)
