"""The sheriff's office (D-SHERIFF): most Ks."""

from __future__ import annotations

from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.rules import hall, star, ties
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Seat, Step


def arrive(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    tied = ties.most(state, "K")
    return ties.visit(state, "office", tied, lead, before) if tied else hall.arrive(state, before)


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> Step[State, Event]:
    """The star, at once, unless the leader wears it already or the Marshal objects."""
    state, before = ties.leading(state, seat, "office", before)
    if seat == state.sheriff:
        return hall.arrive(state, before)
    return star.contest(state, seat, None, before) or hall.arrive(*star.take(state, seat, before))
