"""Public decisions: bids, vehicles and claims are chosen in front of everybody, rumors are not."""

from __future__ import annotations

from typing import Final, assert_never

from tinhorn.games.winchester.actions import Action, Bid, CallDuel, Claim, Pass
from tinhorn.games.winchester.phases import (
    Bidding,
    Claiming,
    Dealing,
    DrawingPlot,
    Dueling,
    HearingRumor,
    MovingVehicle,
    Over,
)
from tinhorn.games.winchester.rules.bonus import vehicle_options
from tinhorn.games.winchester.view import View
from tinhorn.kernel import PublicDecision, Seat

RAISES: Final = 12
"""How far above the standing bid the listed bids go. Money is secret, so the list cannot depend on
what the bidder holds. Higher bids are allowed, too."""


def public_decision(seen: View) -> PublicDecision | None:
    """Return the public decision of this view; everything in it is known to everybody."""
    phase = seen.phase
    match phase:
        case Bidding():
            seat = phase.in_auction[0]
            return PublicDecision(seat, (*_bids(seen, phase), *_claims(seen, seat)))
        case MovingVehicle(buyer=buyer):
            moves = vehicle_options(seen.setup.edition)
            return PublicDecision(buyer, (*moves, *_claims(seen, buyer)))
        case Claiming(asked=asked):
            return PublicDecision(asked[0], (Pass(), *_claims(seen, asked[0])))
        case HearingRumor() | Dealing() | DrawingPlot() | Dueling() | Over():
            return None
    assert_never(phase)


def asks_again(seen: View) -> bool:
    """Return False: there are no reaction windows."""
    return False


def _bids(seen: View, phase: Bidding) -> tuple[Action, ...]:
    least = phase.standing + 1
    bids: tuple[Action, ...] = (Pass(), *(Bid(amount) for amount in range(least, least + RAISES)))
    return (*bids, CallDuel()) if _may_call_duel(seen, phase) else bids


def _may_call_duel(seen: View, phase: Bidding) -> bool:
    """Return what everybody knows of W-DUEL-1 and W-DUEL-2; W-DUEL-3 depends on secret money."""
    is_between_two = len(phase.in_auction) == 2 and phase.standing > 0
    return is_between_two and seen.players[phase.in_auction[0]].has_duel_token


def _claims(seen: View, seat: Seat) -> tuple[Action, ...]:
    if seen.setup.claims == "auto":
        return ()
    met = seen.players[seat].met
    return tuple(Claim(pile.objective) for pile in seen.display if pile.objective in met)
