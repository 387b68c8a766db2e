"""What one viewer may know (L-HIDE), and random games that look the same to that viewer."""

from __future__ import annotations

from random import Random

from tinhorn.kernel import Viewer
from tinhorn_liars_dice.rules import faces, found, hand, on_turn, options, pending, prompt
from tinhorn_liars_dice.types import Hand, State, View


def view(state: State, viewer: Viewer) -> View:
    """Show a player the own dice, and everybody all dice once a bid is called."""
    asked = next((one for one in pending(state) if one.seat == viewer), None)
    return View(
        viewer=viewer,
        setup=state.setup,
        prompt=prompt(state),
        rolled=len(state.rolled),
        hands=tuple(
            hand(state, seat) if state.is_called or seat == viewer else ()
            for seat in range(state.setup.players)
        ),
        bids=state.bids,
        caller=on_turn(state) if state.is_called else None,
        found=found(state) if state.is_called else None,
        decision=asked,
        options=() if asked is None else options(state, asked.seat),
    )


def imagine(seen: View, rng: Random) -> State:
    """Return a game that looks like this view: dice that the viewer cannot see show any face."""
    rolled = tuple(face for seat in range(seen.setup.players) for face in _dice(seen, seat, rng))
    return State(
        setup=seen.setup,
        rolled=rolled[: seen.rolled],
        bids=seen.bids,
        is_called=seen.caller is not None,
    )


def _dice(seen: View, seat: int, rng: Random) -> Hand:
    """Return the dice of a seat, as far as they are known and rolled."""
    known = seen.hands[seat]
    missing = int(seen.setup.dice) - len(known)
    return (*known, *(rng.choice(faces(seen.setup)) for _ in range(missing)))
