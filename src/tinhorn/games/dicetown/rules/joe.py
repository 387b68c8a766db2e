"""Nervous Joe (D-STORE-4), who is played as he is gained, at the store or by the Luck elixir."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, SendJoe
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.events import JoeRobbed
from tinhorn.games.dicetown.phases import AtJoe
from tinhorn.games.dicetown.rules import windows
from tinhorn.games.dicetown.rules.hands import gaining
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Refusal, Seat
from tinhorn.kernel.phrase import phrase

JOE: Final[ActionCard] = "joe"
DEMAND: Final = 4
_NO_OPPONENT: Final = Refusal("D-STORE-4", phrase("dicetown-refusal-joe-target"))


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    return tuple(SendJoe(target) for target in windows.opponents(state, seat))


def check(state: State, seat: Seat, action: SendJoe) -> Refusal | None:
    return None if action.target in windows.opponents(state, seat) else _NO_OPPONENT


def rob(state: State, moment: AtJoe) -> tuple[State, JoeRobbed]:
    """$4 from the target, or all they have."""
    bills = min(DEMAND, state.players[moment.target].bills)
    players = gaining(state.players, moment.target, bills=-bills)
    players = gaining(players, moment.seat, bills=bills)
    return replace(state, players=players), JoeRobbed(moment.seat, moment.target, bills)
