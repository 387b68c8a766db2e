"""What is hidden from whom (L-HIDE-1), written from the rules and not from the view."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace
from tinhorn_liars_dice.rules import faces, hand
from tinhorn_liars_dice.types import DiceShown, Event, Hand, State

from tinhorn.kernel import Viewer


def shuffle_secrets(state: State, viewer: Viewer, rng: Random) -> State:
    """Roll all dice anew that this viewer cannot see."""
    if state.is_called:
        return state
    each = int(state.setup.dice)
    rolled = (
        face if place // each == viewer else rng.choice(faces(state.setup))
        for place, face in enumerate(state.rolled)
    )
    return replace(state, rolled=tuple(rolled))


def reveals(state: State, events: tuple[Event, ...], viewer: Viewer) -> bool:
    """Return True once a bid is called: all see all dice; chance shows each to its owner."""
    is_own = len(state.rolled) // int(state.setup.dice) == viewer
    return is_own or any(isinstance(event, DiceShown) for event in events)


def facts(state: State) -> tuple[Hand, ...]:
    """Return the dice of each player. In which order they were rolled, nobody knows."""
    return tuple(hand(state, seat) for seat in range(state.setup.players))


def box(state: State) -> dict[str, int]:
    return {"players": state.setup.players}
