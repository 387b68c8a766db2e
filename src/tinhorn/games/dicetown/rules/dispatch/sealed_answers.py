"""The phases that ask several seats at once: which section their sealed answers belong to.

Two thirds of all answers are sealed, so a table finds their section in one step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from tinhorn.games.dicetown.actions import (
    Action,
    Keep,
    KeepWithBrute,
    Kept,
    Offer,
    Pass,
    Play,
    Reaction,
    TurnDie,
    Turned,
)
from tinhorn.games.dicetown.phases import (
    Countering,
    Gambling,
    Keeping,
    Offering,
    Reacting,
    SealedPhase,
)
from tinhorn.games.dicetown.rules import hand, reactions, resume, ties
from tinhorn.games.dicetown.rules.steps import StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Refusal, Seat

P = TypeVar("P", bound=SealedPhase)
A = TypeVar("A", bound=Action)


class SealedAnswers(Struct, Generic[P, A], frozen=True):
    """The kinds of answers that a phase takes, and what the rules do with them."""

    kinds: tuple[type[Action], ...]
    check: Callable[[State, P, Seat, A], Refusal | None]
    options: Callable[[State, P, Seat], tuple[Action, ...]]
    apply: Callable[[State, P, Seat, A], StepOrDone]
    default: Callable[[P, Seat], A]
    """The answer for an absent player: the highest die, no card, no offer."""


_REACTIONS: Final = SealedAnswers[Reacting | Countering, Reaction](
    (Pass, Play), reactions.check, reactions.options, resume.answer, reactions.default
)
SEALED_ANSWERS: Final[dict[str, SealedAnswers[Any, Any]]] = {
    Keeping.kind: SealedAnswers[Keeping, Kept](
        (Keep, KeepWithBrute), hand.check_keep, hand.keep_options, hand.keep, hand.default_keep
    ),
    Gambling.kind: SealedAnswers[Gambling, Turned](
        (Pass, TurnDie), hand.check_turn, hand.turn_options, hand.turn, reactions.default
    ),
    Offering.kind: SealedAnswers[Offering, Offer](
        (Offer,), ties.check_offer, ties.offer_options, ties.offer, ties.default_offer
    ),
    Reacting.kind: _REACTIONS,
    Countering.kind: _REACTIONS,
}
"""By the kind of the phase."""
