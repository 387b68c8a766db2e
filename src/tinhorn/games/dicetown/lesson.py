"""The scripted first game of Dice Town: one round, then the score sheet of a whole game."""

from __future__ import annotations

from typing import Final

from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Keep,
    Pass,
    Rob,
    Roll,
    Steal,
    TakeCard,
    TakeElixir,
)
from tinhorn.games.dicetown.state import Setup
from tinhorn.kernel.game import CHANCE, Seat
from tinhorn.kernel.lesson import LEARNER, Lesson, LessonStep, ScriptedAnswer
from tinhorn.kernel.phrase import Argument, name_of, phrase

ADA: Final[Seat] = 1
BUCK: Final[Seat] = 2


def _step(name: str, *marks: str, **args: Argument) -> LessonStep:
    return LessonStep(name, phrase(f"dicetown-lesson-{name}", **args), marks)


def _answers(*answers: tuple[Seat, Action]) -> tuple[ScriptedAnswer, ...]:
    return tuple(ScriptedAnswer(seat, action) for seat, action in answers)


DEAL: Final = Deal(
    sheriff=BUCK,
    properties=("property-3", "property-4", "property-2"),
    elixirs=("wealth", "luck"),
)
FIRST_ROLL: Final = Roll(
    (("9", "9", "J", "Q", "K"), ("9", "Q", "Q", "K", "A"), ("9", "10", "J", "Q", "A"))
)
SECOND_ROLL: Final = Roll((("9", "J", "A"), ("10", "K"), ("9", "J", "Q", "A")))
LAST_ROLL: Final = Roll((("J", "J"), (), ("J", "Q")))
NEXT_ROLL: Final = Roll(
    (("10", "10", "J", "K", "A"), ("9", "10", "Q", "K", "K"), ("9", "9", "J", "Q", "A"))
)

LESSON: Final = Lesson(
    setup=Setup(players=3, sheriff=BUCK),
    script=(
        *_answers((CHANCE, DEAL), (CHANCE, FIRST_ROLL)),
        _step("goal", "board"),
        _step("cup", "cup", bills=8),
        _step("keep", "cup", "bids", price=1),
        *_answers((LEARNER, Keep(("9", "9"))), (ADA, Keep(("Q", "Q", "K"))), (BUCK, Keep(("9",)))),
        *_answers((CHANCE, SECOND_ROLL)),
        _step("coach", "seats", "place-coach", seat=name_of(ADA), own=1, price=2),
        _step("race", "cup", "bids", seat=name_of(ADA)),
        *_answers((LEARNER, Keep(("9",))), (ADA, Keep(("10", "K"))), (BUCK, Keep(("9", "A")))),
        *_answers((CHANCE, LAST_ROLL), (CHANCE, DrawStore(("brute", "equipment-5")))),
        _step("town", "place-mine", "place-bank", "place-coach", seat=name_of(ADA), nuggets=3),
        _step("store", "choice", "place-store", "bids", value=5),
        *_answers((LEARNER, TakeCard("equipment-5")), (CHANCE, DrawStore(("dynamite", "shares")))),
        _step("card", "choice", "place-store", "bids"),
        *_answers(
            (LEARNER, TakeCard("dynamite")),
            (ADA, Rob(LEARNER, 2, 0)),
            (CHANCE, DrawLoot(("dynamite", "equipment-5"))),
            (ADA, Steal("dynamite")),
        ),
        *_answers((LEARNER, Pass()), (ADA, Pass())),
        *_answers((LEARNER, Pass()), (CHANCE, DrawProperties(("property-5",)))),
        *_answers((LEARNER, Pass()), (ADA, Pass()), (BUCK, TakeElixir("wealth"))),
        *_answers((CHANCE, DrawElixir("charm")), (CHANCE, NEXT_ROLL)),
        _step(
            *("hall", "place-saloon", "place-office", "place-hall", "place-doc"),
            ada_seat=name_of(ADA),
            buck_seat=name_of(BUCK),
            bills=2,
        ),
    ),
    closing=(_step("end", "sheet", bills=2, star=5),),
    seed=3,
)
