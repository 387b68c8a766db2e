"""Where in town the game is, and which places are done in this round."""

from __future__ import annotations

from typing import Final

from tinhorn.games.dicetown.phases import (
    AtBank,
    AtDoc,
    AtHall,
    AtJoe,
    AtMine,
    AtOffice,
    AtSaloon,
    AtStore,
    ChoosingCard,
    Countering,
    Deciding,
    DrawingCards,
    DrawingElixir,
    DrawingLoot,
    DrawingLuck,
    DrawingProperty,
    Giving,
    Naming,
    Offering,
    OrderingVisits,
    Phase,
    Protecting,
    Reacting,
    Refilling,
    ReplacingElixir,
    Robbing,
    SendingJoe,
    Stealing,
    Visiting,
)
from tinhorn.games.dicetown.rules.steps import Stop
from tinhorn.games.dicetown.rules.town import ROUTE

_STOP_OF: Final[dict[type, Stop]] = {
    AtMine: "mine",
    AtBank: "bank",
    **dict.fromkeys((AtStore, AtJoe, DrawingCards, ChoosingCard), "store"),
    **dict.fromkeys((AtSaloon, Robbing, DrawingLoot, Stealing), "saloon"),
    AtOffice: "office",
    **dict.fromkeys((AtHall, DrawingProperty, Refilling), "hall"),
    **dict.fromkeys((AtDoc, OrderingVisits, Visiting, DrawingElixir, DrawingLuck), "doc"),
    **dict.fromkeys((SendingJoe, Naming, Giving, Protecting, ReplacingElixir), "doc"),
}


def stop_of(phase: Phase) -> Stop | None:
    """Return where in town the game is; `None` outside it."""
    if isinstance(phase, Offering | Deciding):
        return phase.place
    if not isinstance(phase, Reacting | Countering):
        return _STOP_OF.get(type(phase))
    resume = phase.resume
    if isinstance(resume, AtOffice | AtJoe) and resume.visit is not None:
        return "doc"
    return _STOP_OF.get(type(resume))


def is_done(phase: Phase, place: Stop) -> bool:
    """Return True if the town has left this place in this round."""
    here = stop_of(phase)
    return here is not None and ROUTE.index(place) < ROUTE.index(here)
