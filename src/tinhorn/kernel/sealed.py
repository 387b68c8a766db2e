"""Simultaneous answers: several seats are asked at once, and all answers are opened together.

Answers are kept in a tuple indexed by seat, so the state does not tell who answered first. While
answers are missing the prompt number stays the same and no event happens: nothing that another
player can see changes when a seat answers.
"""

from __future__ import annotations

from typing import ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from tinhorn.kernel.game import Decision, Seat

A = TypeVar("A")


class Sealed(Struct, Generic[A], frozen=True, gc=False):
    """A phase that asks several seats under one prompt; `kind` is the kind of their decisions."""

    asks: ClassVar[Literal["several"]] = "several"
    kind: ClassVar[str]

    asked: tuple[Seat, ...]
    """The seats that are asked, answered or not."""
    answers: tuple[A | None, ...]
    """One item for each seat at the table; `None` for a seat without a sealed answer."""

    def owes(self, seat: Seat) -> bool:
        """Return True if this seat is asked and has not answered."""
        return seat in self.asked and self.answers[seat] is None

    def is_complete(self) -> bool:
        """Return True if every seat that is asked has answered."""
        answers = self.answers
        for seat in self.asked:  # noqa: SIM110 - every answer asks, and a generator is slow
            if answers[seat] is None:
                return False
        return True

    def pending(self, prompt: int) -> tuple[Decision, ...]:
        """Return one decision for each seat that still owes its answer."""
        answers, kind, decisions = self.answers, self.kind, []
        for seat in self.asked:
            if answers[seat] is None:
                decisions.append(Decision(seat, prompt, kind))
        return tuple(decisions)


def seen_answers(answers: tuple[A | None, ...], viewer: Seat | None) -> tuple[A | None, ...]:
    """Redact sealed answers for one viewer, who may know only their own answer."""
    return tuple([answer if seat == viewer else None for seat, answer in enumerate(answers)])
