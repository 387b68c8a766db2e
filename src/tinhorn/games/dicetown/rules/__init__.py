"""The rules of Dice Town, one module per section of rulebook/en.md.

This module says who is asked. The table in `dispatch` names the section that an answer belongs to;
`town` continues with the next place when a section is done.
"""

from __future__ import annotations

from random import Random

from tinhorn.games.dicetown import scoring
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.rules import reactions, setup, town
from tinhorn.games.dicetown.rules.dispatch import ANSWERS
from tinhorn.games.dicetown.rules.steps import Done
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import (
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    IllegalActionError,
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
    """Return why this seat may not answer with this action now; `None` if it may."""
    phase = state.phase
    if phase.asks == "nobody" or not phase.owes(seat):
        return reactions.closed_window(action) or NOT_ASKED
    answers = ANSWERS[phase.kind]
    if type(action) not in answers.kinds:
        return reactions.closed_window(action) or DOES_NOT_FIT
    return answers.check(state, phase, seat, action)


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """List legal answers of this seat, but only a few of the possible offers."""
    phase = state.phase
    if phase.asks == "nobody" or not phase.owes(seat):
        return ()
    return ANSWERS[phase.kind].options(state, phase, seat)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Return the next state and the events. Raises IllegalActionError if `check` objects."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    phase = state.phase
    assert phase.asks != "nobody"
    step = ANSWERS[phase.kind].apply(state, phase, seat, action)
    return town.go_on(step) if type(step) is Done else step


def chance(state: State, rng: Random) -> Action:
    """Draw the answer that CHANCE owes."""
    phase = state.phase
    assert phase.asks == "chance"
    draw = ANSWERS[phase.kind].draw
    assert draw is not None
    return draw(state, phase, rng)


def default(state: State, seat: Seat) -> Action:
    """Return the answer that is given for a seat whose player is absent."""
    phase = state.phase
    assert phase.asks in ("several", "one")
    answer = ANSWERS[phase.kind].default
    assert answer is not None
    return answer(state, phase, seat)


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    return scoring.outcome(phase) if phase.asks == "nobody" else None
