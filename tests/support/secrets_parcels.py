"""What may change in Parcels without a viewer noticing: the token's holder and sealed answers."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tests.support.parcels import (
    LOTS,
    Bidding,
    BidsRevealed,
    Event,
    LotTaken,
    Over,
    Phase,
    Snatching,
    State,
)
from tinhorn.kernel.game import Seat, Viewer


def shuffle_secrets(state: State, viewer: Viewer, rng: Random) -> State:
    """The same game to this viewer: only what they may not know is drawn anew."""
    token = state.token
    if token not in (None, viewer) and not state.is_spent and not isinstance(state.phase, Over):
        token = rng.choice([seat for seat in range(state.setup.players) if seat != viewer])
    return replace(state, token=token, phase=_other_answers(state, token, viewer, rng))


def _other_answers(state: State, token: Seat | None, viewer: Viewer, rng: Random) -> Phase:
    """Those who have answered have answered something else."""
    match state.phase:
        case Bidding(lot=lot, bids=bids):
            other = tuple(
                bid if bid is None or seat == viewer else rng.randrange(state.coins[seat] + 1)
                for seat, bid in enumerate(bids)
            )
            return Bidding(lot, other)
        case Snatching(snatches=snatches) as phase:
            may = token if not state.is_spent else None
            said = tuple(
                one if one is None or seat == viewer else seat == may and rng.random() < 0.5
                for seat, one in enumerate(snatches)
            )
            return replace(phase, snatches=said)
        case _:
            return state.phase


def reveals(state: State, events: tuple[Event, ...], viewer: Viewer) -> bool:
    """Sealed answers are opened when the last has come in."""
    return any(isinstance(event, BidsRevealed | LotTaken) for event in events)


def box(state: State) -> dict[str, int]:
    """Coins are only spent, lots only sold."""
    assert min(state.coins) >= 0
    assert 0 <= state.lots <= LOTS
    return {"seats": len(state.coins), "lots": LOTS}
