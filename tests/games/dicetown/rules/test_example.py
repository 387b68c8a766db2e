"""The example round of games/dicetown/rulebook/en.md, as it is told there."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN, EVE
from tinhorn.games.dicetown.actions import DrawLoot, Rob, Steal, TakeCard
from tinhorn.games.dicetown.events import (
    BankRobbed,
    CardsDrawn,
    LootDrawn,
    NuggetsDug,
    PlaceLed,
    PropertiesTaken,
    StarTaken,
)
from tinhorn.games.dicetown.phases import Robbing, Visiting

HANDS = ("9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 J J Q Q")


def example() -> DiceTownTable:
    """Not the first round, and Ann holds three cards, so that three can be drawn from her."""
    table = deal(5, store={ANN: ["brute", "gambler", "wanted"]})
    table.hands(*HANDS)
    while not table.happened(CardsDrawn):
        if table.asks_for() == "store":
            table.draws("credit", "dynamite", "equipment-8", "shares")
        else:
            table.goes_on()
    return table.does(CAT, TakeCard("equipment-8"))


@pytest.mark.rule("D-MINE-1")
@pytest.mark.rule("D-BANK-1")
@pytest.mark.rule("D-STORE-1")
def test_the_first_leads_the_mine_the_second_the_bank_and_the_third_the_store() -> None:
    table = example()

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert [event.seat for event in table.happened(BankRobbed)] == [BOB]
    assert [(event.seat, event.count) for event in table.happened(CardsDrawn)] == [(CAT, 4)]
    assert table.store(CAT) == ("equipment-8",)


@pytest.mark.rule("D-SALOON-1")
def test_the_fourth_leads_the_saloon_draws_three_and_keeps_one() -> None:
    table = example().until(Robbing)

    table.does(DAN, Rob(ANN, 3, 0)).chance(DrawLoot(("brute", "gambler", "wanted")))
    table.does(DAN, Steal("wanted"))

    assert [event.store for event in table.happened(LootDrawn)] == [3]
    assert (table.store(DAN), table.store(ANN)) == (("wanted",), ("brute", "gambler"))


@pytest.mark.rule("D-SHERIFF-1")
@pytest.mark.rule("D-HALL-1")
def test_the_second_becomes_sheriff_and_the_third_takes_two_properties() -> None:
    table = example()
    row = table.state.display

    table.until(Visiting)

    assert table.happened(StarTaken) == [StarTaken(BOB)]
    assert table.happened(PropertiesTaken) == [PropertiesTaken(CAT, row[:2])]


@pytest.mark.rule("D-DOC-1")
def test_the_fifth_leads_nothing_and_visits_doc_badluck() -> None:
    table = example().until(Visiting)

    assert table.asks() == {EVE}
    assert [(event.seat, event.place) for event in table.happened(PlaceLed)] == [
        (ANN, "mine"),
        (BOB, "bank"),
        (CAT, "store"),
        (DAN, "saloon"),
        (BOB, "office"),
        (CAT, "hall"),
    ]
