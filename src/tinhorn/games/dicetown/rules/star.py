"""The sheriff's star changing hands, and the Marshal who prevents it (D-SHERIFF)."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import Event, StarTaken
from tinhorn.games.dicetown.phases import AtOffice, Visit
from tinhorn.games.dicetown.rules import windows
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Seat, Step


def contest(
    state: State, candidate: Seat, visit: Visit | None, before: tuple[Event, ...]
) -> Step[State, Event] | None:
    """D-SHERIFF-2: anyone may play the Marshal when a player becomes the new sheriff."""
    asked = windows.holders(state, "marshal", range(len(state.players)))
    if not asked:
        return None
    return windows.open_for(state, "marshal", AtOffice(candidate, visit), asked, before)


def take(state: State, seat: Seat, before: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    return replace(state, sheriff=seat), (*before, StarTaken(seat))
