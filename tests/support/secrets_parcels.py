"""What may change in Parcels without a viewer noticing: the token's holder and sealed answers."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tests.support.parcels import (
    Bidding,
    BidsRevealed,
    Event,
    LotTaken,
    Over,
    Phase,
    Snatching,
    State,
)
from tinhorn.kernel.game import Viewer


def shuffle_secrets(state: State, viewer: Viewer, rng: Random) -> State:
    """Return the same game to this viewer: only what they may not know is drawn anew."""
    if isinstance(state.phase, Over):
        return state
    holder = state.holder
    if holder not in (None, viewer):
        holder = rng.choice([seat for seat in range(len(state.players)) if seat != viewer])
    world = replace(state, holder=holder)
    return replace(world, phase=_other_answers(world, viewer, rng))


def _other_answers(state: State, viewer: Viewer, rng: Random) -> Phase:
    """Replace the answers given so far by other answers."""
    match state.phase:
        case Bidding(bids=bids) as phase:
            other = tuple(
                bid
                if bid is None or seat == viewer
                else rng.randrange(state.players[seat].coins + 1)
                for seat, bid in enumerate(bids)
            )
            return replace(phase, bids=other)
        case Snatching(answers=answers) as phase:
            said = tuple(
                one
                if one is None or seat == viewer
                else seat == state.holder and rng.random() < 0.5
                for seat, one in enumerate(answers)
            )
            return replace(phase, answers=said)
        case phase:
            return phase


def reveals(state: State, events: tuple[Event, ...], viewer: Viewer) -> bool:
    """Sealed answers are opened when the last has come in."""
    return any(isinstance(event, BidsRevealed | LotTaken) for event in events)


def facts(state: State) -> State:
    """Return all of it."""
    return state


def box(state: State) -> dict[str, int]:
    """Check that nobody holds less than nothing, and nobody leaves the table."""
    assert min(player.coins for player in state.players) >= 0
    return {"players": len(state.players)}
