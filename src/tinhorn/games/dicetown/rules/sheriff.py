"""The sheriff's office (D-SHERIFF): most Ks. The star, and the Marshal who keeps it in place."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import Event, StarTaken
from tinhorn.games.dicetown.phases import AtOffice, Visit
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat, Step


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Give the leader the star, unless they have it already or the Marshal objects."""
    if seat == state.sheriff:
        return Done("office", state, before)
    asked = ask_for_marshal(state, seat, None, before)
    return asked or Done("office", *take_star(state, seat, before))


def is_star_fixed(state: State) -> bool:
    """Return True after the Marshal: the star stays where it is for the rest of the round."""
    return "marshal" in state.in_play


def ask_for_marshal(
    state: State, candidate: Seat, visit: Visit | None, before: tuple[Event, ...]
) -> Step[State, Event] | None:
    """Ask everybody for the Marshal when a player becomes the new sheriff (D-SHERIFF-2)."""
    asked = reactions.possible_holders(state, "marshal", range(len(state.players)))
    if not asked:
        return None
    return reactions.open_window(state, "marshal", AtOffice(candidate, visit), asked, before)


def take_star(
    state: State, seat: Seat, before: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    return replace(state, sheriff=seat), (*before, StarTaken(seat))
