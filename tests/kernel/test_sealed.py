"""Simultaneous answers."""

from __future__ import annotations

from typing import ClassVar

from tests.support.people import ANN, BOB, CAT
from tinhorn.kernel.chance import replaced
from tinhorn.kernel.game import Decision
from tinhorn.kernel.sealed import Sealed, seen_answers


class Keeping(Sealed[str], frozen=True, gc=False):
    kind: ClassVar[str] = "keep"


def test_every_asked_seat_owes_an_answer_until_it_is_sealed() -> None:
    sealed = Keeping((ANN, CAT), (None, None, "c"))

    assert sealed.owes(ANN)
    assert not sealed.owes(BOB)
    assert not sealed.owes(CAT)


def test_there_is_one_decision_for_each_seat_that_owes() -> None:
    sealed = Keeping((ANN, BOB, CAT), (None, "b", None))

    assert sealed.pending(7) == (Decision(ANN, 7, "keep"), Decision(CAT, 7, "keep"))


def test_a_phase_is_complete_when_all_asked_seats_have_answered() -> None:
    assert not Keeping((ANN, CAT), (None, None, "c")).is_complete()
    assert Keeping((ANN, CAT), ("a", None, "c")).is_complete()
    assert Keeping((), (None, None)).is_complete()


def test_the_order_of_answers_is_not_stored() -> None:
    nobody: tuple[str | None, ...] = (None, None, None)

    assert replaced(replaced(nobody, ANN, "a"), CAT, "c") == ("a", None, "c")
    assert replaced(replaced(nobody, CAT, "c"), ANN, "a") == ("a", None, "c")


def test_each_seat_sees_only_its_own_sealed_answer() -> None:
    assert seen_answers(("a", None, "c"), ANN) == ("a", None, None)
    assert seen_answers(("a", None, "c"), BOB) == (None, None, None)
    assert seen_answers(("a", None, "c"), None) == (None, None, None)
