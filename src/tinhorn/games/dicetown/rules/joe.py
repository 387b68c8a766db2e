"""Nervous Joe (D-STORE-4): played as soon as he is gained, at the store or by the Luck elixir."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, SendJoe
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.events import JoeRobbed
from tinhorn.games.dicetown.phases import AtJoe, ChoosingCard, SendingJoe
from tinhorn.games.dicetown.rules.transfers import gaining, opponents
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, phrase

JOE: Final[ActionCard] = "joe"
DEMAND: Final = 4
_NO_OPPONENT: Final = Refusal("D-STORE-4", phrase("dicetown-refusal-joe-target"))


def options(state: State, phase: ChoosingCard | SendingJoe) -> tuple[Action, ...]:
    return tuple(SendJoe(target) for target in opponents(state, phase.seat))


def check(state: State, phase: ChoosingCard | SendingJoe, action: SendJoe) -> Refusal | None:
    return None if action.target in opponents(state, phase.seat) else _NO_OPPONENT


def rob(state: State, resume: AtJoe) -> tuple[State, JoeRobbed]:
    """Take $4 from the target, or all they have."""
    bills = min(DEMAND, state.players[resume.target].bills)
    players = gaining(state.players, resume.target, bills=-bills)
    players = gaining(players, resume.seat, bills=bills)
    return replace(state, players=players), JoeRobbed(resume.seat, resume.target, bills)
