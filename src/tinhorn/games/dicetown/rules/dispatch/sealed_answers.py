"""The phases that ask several seats at once: which section their sealed answers belong to."""

from __future__ import annotations

from typing import assert_never

from tinhorn.games.dicetown.actions import (
    Action,
    Keep,
    KeepWithBrute,
    Offer,
    Pass,
    Play,
    TurnDie,
)
from tinhorn.games.dicetown.phases import SealedPhase
from tinhorn.games.dicetown.rules import hand, reactions, resume, ties
from tinhorn.games.dicetown.rules.steps import StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import DOES_NOT_FIT, Refusal, Seat


def check(state: State, phase: SealedPhase, seat: Seat, action: Action) -> Refusal | None:
    match phase.kind:
        case "react" | "counter" if isinstance(action, (Pass, Play)):
            return reactions.check(state, phase, seat, action)
        case "keep" if isinstance(action, (Keep, KeepWithBrute)):
            return hand.check_keep(state, phase, seat, action)
        case "turn" if isinstance(action, (Pass, TurnDie)):
            return hand.check_turn(state, seat, action)
        case "offer" if isinstance(action, Offer):
            return ties.check_offer(state, seat, action)
        case _:
            return DOES_NOT_FIT


def options(state: State, phase: SealedPhase, seat: Seat) -> tuple[Action, ...]:
    match phase.kind:
        case "react" | "counter":
            return reactions.options(state, phase, seat)
        case "keep":
            return hand.keep_options(state, phase, seat)
        case "turn":
            return hand.turn_options(state, seat)
        case "offer":
            return ties.offer_options(state, seat)
    assert_never(phase)


def apply(state: State, phase: SealedPhase, seat: Seat, action: Action) -> StepOrDone:
    match phase.kind:
        case "react" | "counter":
            assert isinstance(action, (Pass, Play))
            return resume.answer(state, phase, seat, action)
        case "keep":
            assert isinstance(action, (Keep, KeepWithBrute))
            return hand.keep(state, phase, seat, action)
        case "turn":
            assert isinstance(action, (Pass, TurnDie))
            return hand.turn(state, phase, seat, action)
        case "offer":
            assert isinstance(action, Offer)
            return ties.offer(state, phase, seat, action)
    assert_never(phase)


def default(phase: SealedPhase, seat: Seat) -> Action:
    """For an absent player: the highest die, no card, no offer."""
    match phase.kind:
        case "keep":
            return hand.default_keep(phase, seat)
        case "offer":
            return Offer(0, 0, ())
        case "react" | "counter" | "turn":
            return Pass()
    assert_never(phase)
