"""The rules of Dice Town, one module per section of docs/rules/dicetown.md.

This module says who is asked. The modules of `dispatch` pass each answer to the section it belongs
to; `town` continues with the next place when a section is done.
"""

from __future__ import annotations

from random import Random

from tinhorn.games.dicetown import scoring
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.rules import reactions, setup, town
from tinhorn.games.dicetown.rules.dispatch import draws, one_seat
from tinhorn.games.dicetown.rules.dispatch.sealed_answers import SEALED_ANSWERS
from tinhorn.games.dicetown.rules.steps import Done
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.errors import IllegalActionError
from tinhorn.kernel.game import (
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    Outcome,
    Refusal,
    Seat,
    Step,
)

new = setup.new


def pending(state: State) -> tuple[Decision, ...]:
    """List everyone who owes an answer; sealed answers are owed at once, under one prompt."""
    return state.phase.pending(state.prompt)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this seat may not answer with this action now; `None` if it may."""
    phase = state.phase
    refusal: Refusal | None
    if not phase.owes(seat):
        refusal = NOT_ASKED
    elif phase.asks == "several":
        answers = SEALED_ANSWERS[phase.kind]
        if type(action) in answers.kinds:
            return answers.check(state, phase, seat, action)
        refusal = DOES_NOT_FIT
    elif phase.asks == "one":
        refusal = one_seat.check(state, phase, action)
    else:
        assert phase.asks == "chance"
        refusal = draws.check(state, phase, action)
    if refusal is NOT_ASKED or refusal is DOES_NOT_FIT:
        return reactions.closed_window(action) or refusal
    return refusal


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """List legal answers of this seat, but only a few of the possible offers."""
    phase = state.phase
    if not phase.owes(seat):
        return ()
    if phase.asks == "several":
        return SEALED_ANSWERS[phase.kind].options(state, phase, seat)
    if phase.asks == "one":
        return one_seat.options(state, phase)
    assert phase.asks == "chance"
    return draws.options(state, phase)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Return the next state and the events. Raises IllegalActionError if `check` objects."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    phase = state.phase
    if phase.asks == "several":
        step = SEALED_ANSWERS[phase.kind].apply(state, phase, seat, action)
    elif phase.asks == "one":
        step = one_seat.apply(state, phase, action)
    else:
        assert phase.asks == "chance"
        step = draws.apply(state, phase, action)
    return town.go_on(step) if type(step) is Done else step


def chance(state: State, rng: Random) -> Action:
    """Draw the answer that CHANCE owes."""
    phase = state.phase
    assert phase.asks == "chance"
    return draws.draw(state, phase, rng)


def default(state: State, seat: Seat) -> Action:
    """Return the answer that is given for a seat whose player is absent."""
    phase = state.phase
    if phase.asks == "several":
        answer: Action = SEALED_ANSWERS[phase.kind].default(phase, seat)
        return answer
    assert phase.asks == "one"
    return one_seat.default(state, phase)


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    return scoring.outcome(phase) if phase.asks == "nobody" else None
