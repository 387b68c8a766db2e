"""The walk through town (D-MINE to D-DOC): the order of the places, and who leads each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from tinhorn.games.dicetown.components import LED_BY, Place
from tinhorn.games.dicetown.events import Event, PlaceLed
from tinhorn.games.dicetown.rules import (
    bank,
    doc,
    end,
    hall,
    mine,
    saloon,
    sheriff,
    store,
    ties,
)
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, Stop
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat, Step

Lead: TypeAlias = Callable[[State, Seat, tuple[Event, ...]], StepOrDone]
Arrive: TypeAlias = Callable[[State, tuple[Event, ...]], StepOrDone]

ROUTE: Final[tuple[Stop, ...]] = (
    "mine",
    "bank",
    "coach",
    "store",
    "saloon",
    "office",
    "hall",
    "doc",
)
"""The places in the order in which every round visits them."""

_LEAD: Final[dict[Place, Lead]] = {
    "mine": mine.lead,
    "bank": bank.lead,
    "store": store.lead,
    "saloon": saloon.lead,
    "office": sheriff.lead,
    "hall": hall.lead,
}


def go_on(done: Done) -> Step[State, Event]:
    """Visit one place after the other until somebody is asked."""
    step: StepOrDone = done
    while type(step) is Done:
        step = _NEXT[step.part](step.state, step.events)
    return step


def _find_leader(place: Place, state: State, before: tuple[Event, ...]) -> StepOrDone:
    """Let the one player on top lead the place; several tied ones are a case for the sheriff."""
    tied = hall.best(state) if place == "hall" else ties.most(state, LED_BY[place])
    if not tied:
        return Done(place, state, before)
    if len(tied) == 1:
        return lead(state, place, tied[0], before)
    return ties.ask_sheriff(state, place, tied, before)


def lead(state: State, place: Place, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Let a seat act as the leader of a place. Leaders need not visit Doc Badluck (D-DOC-1)."""
    if seat not in state.led:
        state = replace(state, led=(*state.led, seat))
    best = state.players[seat].dice if place == "hall" else ()
    return _LEAD[place](state, seat, (*before, PlaceLed(seat, place, best)))


_ARRIVE: Final[dict[Stop, Arrive]] = {
    **{place: partial(_find_leader, place) for place in _LEAD},
    "coach": bank.unload_coach,
    "doc": doc.arrive,
}
_NEXT: Final[dict[Stop | Literal["hand"], Arrive]] = dict(
    zip(("hand", *ROUTE), (*[_ARRIVE[stop] for stop in ROUTE], end.finish_round), strict=True)
)
"""What happens after each part of a round."""
