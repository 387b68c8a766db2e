"""Where in town the game is, and who leads what as it stands, by the dice that lie open."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tinhorn.cli.panels.context import PanelContext
from tinhorn.games.dicetown.components import Face
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
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.rules.steps import Stop
from tinhorn.games.dicetown.rules.town import ROUTE
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Seat

HandKind: TypeAlias = Literal["five", "four", "full", "straight", "three", "pairs", "pair", "high"]

HANDS: Final[dict[int, HandKind]] = {
    0: "high",
    2: "pair",
    4: "pairs",
    6: "three",
    7: "straight",
    8: "full",
    10: "four",
    12: "five",
}
"""By the first number of their strength (D-HALL-3)."""

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
    """Where in town the game is; `None` outside it."""
    if isinstance(phase, Offering | Deciding):
        return phase.place
    if not isinstance(phase, Reacting | Countering):
        return _STOP_OF.get(type(phase))
    resume = phase.resume
    if isinstance(resume, AtOffice | AtJoe) and resume.visit is not None:
        return "doc"
    return _STOP_OF.get(type(resume))


def leaders(context: PanelContext) -> dict[str, tuple[Seat, ...]]:
    """Who would act at each place: nobody, one, or several who are tied; at Doc's who visits."""
    seen: View = context.seen
    found: dict[str, tuple[Seat, ...]] = dict.fromkeys(ROUTE, ())
    for fact in context.game.facts(seen):
        if fact.kind == "place" and fact.subject is not None:
            found[fact.subject] = fact.seats
    if any(found.values()):
        here = stop_of(seen.phase)
        to_come = ROUTE[ROUTE.index(here) :] if here else ROUTE
        busy = {*seen.led, *(seat for stop in to_come for seat in found[stop])}
        found["doc"] = tuple(seat for seat in range(len(seen.players)) if seat not in busy)
    return found


def hand_kind(dice: tuple[Face, ...]) -> HandKind:
    return HANDS[strength(dice)[0]]
