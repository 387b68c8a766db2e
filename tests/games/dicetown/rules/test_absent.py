"""The answers for an absent player: they pay nothing and give nothing away."""

from __future__ import annotations

from tests.support.dicetown import NOTHING, deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Keep, NameLeader
from tinhorn.games.dicetown.phases import Deciding, Offering

TIED = "9 9 9 K K"
"""With this hand two tie for the gold mine."""


def test_an_absent_player_keeps_the_highest_die_which_is_free() -> None:
    table = deal().rolls("9 9 J K A", "10 10 Q Q Q", "9 9 9 9 9")

    kept = [dicetown.default(table.state, seat) for seat in (ANN, BOB, CAT)]

    assert kept == [Keep(dice("A")), Keep(dice("Q")), Keep(dice("9"))]


def test_an_absent_player_offers_nothing() -> None:
    table = deal(sheriff=CAT).hands(TIED, TIED, "10 10 Q Q Q").until(Offering)

    assert [dicetown.default(table.state, seat) for seat in (ANN, BOB)] == [NOTHING, NOTHING]


def test_an_absent_sheriff_favours_himself_or_else_the_first() -> None:
    himself, first = (
        deal(sheriff=sheriff, bribes="off").hands(TIED, TIED, "10 10 Q Q Q").until(Deciding)
        for sheriff in (BOB, CAT)
    )

    assert dicetown.default(himself.state, BOB) == NameLeader(BOB)
    assert dicetown.default(first.state, CAT) == NameLeader(ANN)
