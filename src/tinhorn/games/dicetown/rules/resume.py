"""What follows a reaction window (D-REACT): the card's effect, or Wanted against it (D-WANTED)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Play, Reaction
from tinhorn.games.dicetown.events import CardCountered, Event, StarKept
from tinhorn.games.dicetown.phases import (
    AtJoe,
    AtOffice,
    Countering,
    Reacting,
    ResumePoint,
)
from tinhorn.games.dicetown.rules import (
    bank,
    doc,
    hall,
    hand,
    joe,
    mine,
    reactions,
    saloon,
    sheriff,
    store,
)
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat, Step, replaced


def answer(state: State, phase: Reacting | Countering, seat: Seat, action: Reaction) -> StepOrDone:
    """Seal one answer. The last answer opens all of them together."""
    phase = replace(phase, answers=replaced(phase.answers, seat, action))
    if not phase.is_complete():
        # The prompt stays the same, and no event tells the others that somebody has answered.
        return Step(replace(state, phase=phase), ())
    # Windows that ask several seats are for cards of which there is only one copy (D-COMP-3), so
    # at most one seat can have played. Brutes and Gamblers, of which there are two, have phases of
    # their own.
    plays = [one for one, sealed in enumerate(phase.answers) if type(sealed) is Play]
    if phase.kind == "counter":
        return _close_wanted(state, phase, plays[0] if plays else None)
    if plays:
        return _play(state, phase, plays[0])
    return _resume(state, phase.resume, None, ())


def _play(state: State, phase: Reacting, player: Seat) -> StepOrDone:
    """Put the card on the table. Its effect waits until nobody counters it with Wanted."""
    state, played = reactions.play_card(state, player, phase.card)
    asked = reactions.ask_for_wanted(state, phase.card, player, phase.resume, (played,))
    return asked or _resume(state, phase.resume, player, (played,))


def _close_wanted(state: State, phase: Countering, player: Seat | None) -> StepOrDone:
    if player is None:
        return _resume(state, phase.resume, phase.seat, ())
    state, played = reactions.play_card(state, player, "wanted")
    state = reactions.discard_card(state, phase.card)
    lost = CardCountered(phase.seat, phase.card)
    return _resume(state, phase.resume, None, (played, lost))


def _resume(  # noqa: C901 - one case for each resume point
    state: State, resume: ResumePoint, player: Seat | None, before: tuple[Event, ...]
) -> StepOrDone:
    """Continue where the window opened: with the effect of this player's card, or without one."""
    is_played = player is not None
    match resume.at:
        case "reveal":
            return hand.settle_brute(state, resume, before, is_countered=not is_played)
        case "gamble":
            return hand.settle_turn(state, resume, before, is_countered=not is_played)
        case "mine":
            return mine.dig(state, resume.leader, 2 if is_played else 1, before)
        case "bank":
            return bank.rob(state, resume.robber, player, before)
        case "store":
            return store.enter(state, resume.leader, before, has_credit=is_played)
        case "saloon":
            return saloon.next_theft(state, resume.thief, 2 if is_played else 1, before)
        case "office":
            return _after_marshal(state, resume, before, is_kept=is_played)
        case "hall":
            return (
                hall.bribe(state, resume.leader, before)
                if is_played
                else hall.refill(state, before)
            )
        case "doc":
            return doc.enter(state, resume.visit, player, before)
        case "joe":
            return _after_joe(state, resume, before, is_countered=not is_played)
    assert_never(resume)


def _after_marshal(
    state: State, resume: AtOffice, before: tuple[Event, ...], *, is_kept: bool
) -> StepOrDone:
    if is_kept:
        before = (*before, StarKept(state.sheriff))
    else:
        state, before = sheriff.take_star(state, resume.candidate, before)
    if resume.visit is None:
        return Done("office", state, before)
    return doc.finish(state, resume.visit, before)


def _after_joe(
    state: State, resume: AtJoe, before: tuple[Event, ...], *, is_countered: bool
) -> StepOrDone:
    if not is_countered:
        state, robbed = joe.rob(state, resume)
        before = (*before, robbed)
    if resume.visit is None:
        return store.next_visit(state, resume.seat, resume.visits, before)
    return doc.finish(state, resume.visit, before)
