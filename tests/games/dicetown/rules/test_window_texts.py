"""What the questions of reaction windows are about."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT, NAMES
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Keep, KeepWithBrute, Play
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.phases import Countering, Reacting
from tinhorn.locale import say

MINE = ("9 9 9 A A", "10 10 10 A A", "K K K A A")
STORE = ("J J J A A", "9 9 10 A A", "9 10 10 A A")
SALOON = ("Q Q Q A A", "9 9 10 A A", "9 10 10 A A")


def asked(table: DiceTownTable, seat: int = ANN) -> str:
    return say(dicetown.question(table.seen_by(seat)), names=NAMES)


def hint(table: DiceTownTable, card: ActionCard) -> str:
    consequence = dicetown.consequence(table.seen_by(ANN), Play(card))
    assert consequence is not None
    return say(consequence, names=NAMES)


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize(
    ("card", "hands", "question", "benefit"),
    [
        ("dynamite", MINE, "You dig up 3 nuggets. Play “Dynamite”?", "6 nuggets instead of 3"),
        (
            "credit",
            STORE,
            "You control the General Store. Play “Unlimited Credit”?",
            "one more visit to the General Store",
        ),
        ("barmaids", SALOON, "You control the saloon. Play “Barmaids”?", "a second theft"),
    ],
)
def test_a_window_says_what_has_happened_and_what_the_card_brings(
    card: ActionCard, hands: tuple[str, str, str], question: str, benefit: str
) -> None:
    table = deal(store={ANN: [card], BOB: ["equipment-1"]}).hands(*hands)
    table.until(Reacting, card=card)

    assert asked(table) == question
    assert hint(table, card) == benefit


@pytest.mark.rule("D-WANTED")
def test_a_counter_says_what_the_card_would_bring() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}).rolls("9 9 J K A", *["9 9 9 9 9"] * 2)
    table.do_all({ANN: KeepWithBrute(dice("9 9")), BOB: Keep(("9",)), CAT: Keep(("9",))})
    assert table.is_in(Countering)

    assert asked(table, BOB) == "ANN plays “Brute”: 9 9 for free. Stop it with “Wanted”?"
