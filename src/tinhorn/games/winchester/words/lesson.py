"""The scripted first game of Winchester: three auctions, then the score sheet of a whole game."""

from __future__ import annotations

from functools import partial
from typing import Final

from tinhorn.games.winchester.actions import (
    Bid,
    CallDuel,
    Deal,
    DrawDuel,
    DrawPlot,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel import CHANCE, LEARNER, Lesson, Seat, lesson_step, name_of, scripted

ADA: Final[Seat] = 1
BUCK: Final[Seat] = 2
_step: Final = partial(lesson_step, "winchester")

DEAL: Final = Deal(
    objectives=(("saloon", "river"), ("rails", "desert"), ("mine", "rumor")),
    bonuses=(
        *("rumor", "movement", "rumor", "saloon", "movement", "rumor", "saloon"),
        *("movement", "saloon", "rumor", "movement", "saloon", "rumor", "movement"),
        *("movement", "saloon", "rumor", "movement", "saloon"),
    ),
    mines=(3, 0, 6),
    ranch=3,
    shared=(1, 3, 6, 10, 4),
    boat=1,
    locomotive=12,
    first=LEARNER,
)

LESSON: Final = Lesson(
    setup=Setup(players=3, first=LEARNER),
    script=(
        *scripted((CHANCE, DEAL), (CHANCE, DrawPlot(8))),
        _step("goal", "board"),
        _step("mine", "cash", "secrets", cash=8, saloon=5, river=3),
        _step("bid", "plot-8", "worth", "answers", plot=8, amount=3, pays=8, step=1),
        *scripted((LEARNER, Bid(3)), (ADA, Pass()), (BUCK, Pass())),
        _step("money", "seats", "saloon", price=3, share=1, rest=1),
        _step("token", "stop", "answers", square=11, amount=1),
        *scripted((LEARNER, MoveVehicle("locomotive", 11)), (CHANCE, DrawPlot(9))),
        _step("shared", "shared", "answers", plot=9, amount=1, least=3, most=7),
        *scripted((LEARNER, Bid(1)), (ADA, Pass()), (BUCK, Bid(2))),
        _step("duel", "answers", "seats", seat=name_of(BUCK), amount=2),
        *scripted((LEARNER, CallDuel()), (CHANCE, DrawDuel(LEARNER)), (CHANCE, DrawPlot(3))),
        _step("pass", "plot-3", "answers", plot=3, tips=2, price=2),
        *scripted((LEARNER, Pass()), (ADA, Bid(2)), (BUCK, Bid(4)), (ADA, Pass())),
        *scripted((BUCK, LookAtObjective(LEARNER, 2)), (CHANCE, DrawPlot(12))),
        _step("earned", "seats", "story", seat=name_of(BUCK), price=4, share=2, card=3),
    ),
    closing=(_step("end", "sheet", amount=5),),
    seed=2,
)
