"""The scripted first game of Dice Town: one round, then the score sheet of a whole game.

The learner keeps dice, bribes the sheriff in a tie, buys cards, plays one and takes an elixir.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tinhorn.games.dicetown.actions import (
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Keep,
    NameLeader,
    Offer,
    Pass,
    Play,
    Rob,
    Roll,
    Steal,
    TakeCard,
    TakeElixir,
)
from tinhorn.games.dicetown.state import Setup
from tinhorn.kernel import CHANCE, LEARNER, Lesson, Seat, lesson_step, name_of, scripted

ADA: Final[Seat] = 1
BUCK: Final[Seat] = 2
_step: Final = partial(lesson_step, "dicetown")

DEAL: Final = Deal(
    sheriff=BUCK,
    properties=("property-3", "property-4", "property-2"),
    elixirs=("wealth", "luck"),
)
FIRST_ROLL: Final = Roll(
    (("9", "9", "J", "Q", "K"), ("9", "Q", "Q", "K", "A"), ("9", "J", "Q", "K", "A"))
)
SECOND_ROLL: Final = Roll((("J", "Q", "A"), ("10", "K"), ("9", "J", "Q", "A")))
LAST_ROLL: Final = Roll((("10", "J"), (), ("J", "Q", "K")))
NEXT_ROLL: Final = Roll(
    (("10", "10", "J", "K", "A"), ("9", "10", "Q", "K", "K"), ("9", "9", "J", "Q", "A"))
)

LESSON: Final = Lesson(
    setup=Setup(players=3, sheriff=BUCK),
    script=(
        *scripted((CHANCE, DEAL), (CHANCE, FIRST_ROLL)),
        _step("goal", "board"),
        _step("cup", "cup", bills=8),
        _step("keep", "cup", "answers", price=1),
        *scripted((LEARNER, Keep(("9", "9"))), (ADA, Keep(("Q", "Q", "K"))), (BUCK, Keep(("9",)))),
        *scripted((CHANCE, SECOND_ROLL)),
        _step("coach", "seats", "place-coach", seat=name_of(ADA), own=1, price=2),
        _step("race", "cup", "answers", seat=name_of(ADA)),
        *scripted((LEARNER, Keep(("J",))), (ADA, Keep(("10", "K"))), (BUCK, Keep(("A",)))),
        *scripted((CHANCE, LAST_ROLL)),
        _step(
            *("tie", "desk", "place-mine", "place-bank", "answers"),
            seat=name_of(ADA),
            sheriff_seat=name_of(BUCK),
            nuggets=2,
            bills=1,
        ),
        *scripted((LEARNER, Offer(1, 0, ())), (ADA, Offer(0, 0, ())), (BUCK, NameLeader(LEARNER))),
        *scripted((CHANCE, DrawStore(("brute", "equipment-5")))),
        _step(
            *("store", "choice", "place-store", "answers"),
            sheriff_seat=name_of(BUCK),
            bills=1,
            loot=3,
            value=5,
        ),
        *scripted((LEARNER, TakeCard("equipment-5")), (CHANCE, DrawStore(("elixir", "shares")))),
        _step("card", "choice", "place-store", "answers"),
        *scripted(
            (LEARNER, TakeCard("elixir")),
            (ADA, Rob(LEARNER, 2, 0)),
            (CHANCE, DrawLoot(("elixir", "equipment-5"))),
            (ADA, Steal("equipment-5")),
        ),
        *scripted((LEARNER, Pass()), (ADA, Pass())),
        *scripted((ADA, Pass()), (CHANCE, DrawProperties(("property-5",)))),
        _step(
            *("react", "place-doc", "answers"),
            ada_seat=name_of(ADA),
            buck_seat=name_of(BUCK),
        ),
        *scripted((LEARNER, Play("elixir")), (ADA, Pass()), (ADA, Pass())),
        *scripted((BUCK, TakeElixir("luck")), (CHANCE, DrawStore(("equipment-3",)))),
        *scripted((CHANCE, DrawElixir("charm"))),
        _step("elixir", "choice", "place-doc", "answers", buck_seat=name_of(BUCK), bills=2),
        *scripted((LEARNER, TakeElixir("wealth")), (CHANCE, DrawElixir("power"))),
        *scripted((CHANCE, NEXT_ROLL)),
        _step("hall", "place-bank", "place-office", ada_seat=name_of(ADA)),
    ),
    closing=(_step("end", "sheet", bills=2, star=5),),
    seed=8,
)
