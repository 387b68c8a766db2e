"""Public decisions: those of one seat that depend on no hidden card."""

from __future__ import annotations

from random import Random

from tinhorn.games.dicetown.components import DICE
from tinhorn.games.dicetown.imagine import imagine
from tinhorn.games.dicetown.phases import (
    Deciding,
    Gambling,
    Naming,
    OrderingVisits,
    Robbing,
    SendingJoe,
    Settling,
    Visiting,
)
from tinhorn.games.dicetown.rules import options
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import PublicDecision


def public_decision(seen: View) -> PublicDecision | None:
    """Return the public decision of this view; everything in it is known to everybody."""
    phase = seen.phase
    match phase:
        case Deciding() if _has_hidden_offer(phase):
            return None  # only the sheriff may see the cards on the desk (D-TIE-2)
        case (
            Deciding()
            | Robbing()
            | OrderingVisits()
            | Visiting()
            | SendingJoe()
            | Naming()
            | Settling()
        ):
            # Every state that this view allows gives this seat the same options.
            state = imagine(seen, Random(seen.prompt))
            return PublicDecision(phase.seat, options(state, phase.seat))
        case _:
            return None


def _has_hidden_offer(phase: Deciding) -> bool:
    return any(offer is not None and offer.store + offer.properties for offer in phase.offers)


def asks_again(seen: View) -> bool:
    """Return whether everybody who is asked for the Gambler sets dice aside once more (D-HAND-5).

    As long as no hand is complete, all of them do, at the latest after the last roll.
    """
    is_early = all(len(player.dice) < DICE for player in seen.players)
    return isinstance(seen.phase, Gambling) and is_early
