"""Nervous Joe (D-STORE-4): played as soon as he is gained."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import Play, SendJoe, TakeCard, TakeElixir
from tinhorn.games.dicetown.events import (
    CardCountered,
    JoeRobbed,
    JoeSent,
    StoreShuffled,
)
from tinhorn.games.dicetown.phases import Countering, DrawingCards, Visiting
from tinhorn.games.dicetown.state import Note
from tinhorn.kernel.game import CHANCE

ANN_SHOPS = ("J J J K A", "Q Q K A A", "Q K K K A")
"""Ann leads the store with three Js, Bob the saloon, Cat the rest."""
OTHERS = ("10 10 10 A A", "K K K K A")
"""Bob robs the bank, Cat stays in office, nobody steals."""


def notes_on_joe(table: DiceTownTable) -> list[list[Note]]:
    """Return what everybody, and the public, has noted of him."""
    return [[note for note in memory if note[0] == "joe"] for memory in table.state.memories]


def joe_drawn() -> DiceTownTable:
    """Ann has drawn Nervous Joe, among others; it is not the first round."""
    return deal().quiet().hands(*ANN_SHOPS).draws("brute", "joe", "wanted")


@pytest.mark.rule("D-STORE-4")
def test_nervous_joe_takes_four_dollars_of_one_player() -> None:
    table = joe_drawn()
    bills = table.bills()
    assert {SendJoe(BOB), SendJoe(CAT)} < set(table.options(ANN))

    table.does(ANN, SendJoe(CAT))

    assert table.happened(JoeSent) == [JoeSent(ANN, CAT)]
    assert table.happened(JoeRobbed) == [JoeRobbed(ANN, CAT, 4)]
    assert table.bills() == [bills[ANN] + 4, bills[BOB], bills[CAT] - 4]
    assert table.store(ANN) == ()
    assert (table.state.played, table.state.discards) == (("joe",), ("brute", "wanted"))


@pytest.mark.rule("D-STORE-4")
@pytest.mark.parametrize(("wasted", "taken"), [(5, 3), (8, 0)])
def test_or_all_that_player_has_if_less(wasted: int, taken: int) -> None:
    table = deal().quiet().wastes(wasted).hands(*ANN_SHOPS).draws("brute", "joe", "wanted")

    table.does(ANN, SendJoe(CAT))

    assert table.happened(JoeRobbed) == [JoeRobbed(ANN, CAT, taken)]
    assert table.bills()[CAT] == 0


@pytest.mark.rule("D-STORE-4")
def test_joe_cannot_be_kept_without_being_played() -> None:
    table = joe_drawn()

    assert TakeCard("joe") not in table.options(ANN)
    table.refuses(ANN, TakeCard("joe"), rule="D-STORE-4", saying="dicetown-refusal-joe-is-played")


@pytest.mark.rule("D-STORE-4")
def test_joe_may_be_discarded_for_another_card() -> None:
    table = joe_drawn().does(ANN, TakeCard("wanted"))

    assert table.state.discards == ("brute", "joe")
    assert table.happened(JoeSent) == []


@pytest.mark.rule("D-STORE-4")
@pytest.mark.parametrize("target", [ANN, 3, CHANCE])
def test_joe_robs_another_player(target: int) -> None:
    joe_drawn().refuses(
        ANN, SendJoe(target), rule="D-STORE-4", saying="dicetown-refusal-joe-target"
    )


@pytest.mark.rule("D-STORE-4")
def test_joe_who_was_not_drawn_cannot_be_sent() -> None:
    table = deal().quiet().hands(*ANN_SHOPS).draws("brute", "equipment-8", "wanted")

    table.refuses(ANN, SendJoe(BOB), rule="D-STORE-1")


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-STORE-2")
def test_after_joe_the_second_visit_goes_on() -> None:
    table = deal().hands(*ANN_SHOPS).draws("brute", "joe", "wanted").does(ANN, SendJoe(BOB))

    assert table.is_in(DrawingCards, leader=ANN, visits=1)


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-WANTED")
def test_joe_can_be_countered_by_his_victim_or_another() -> None:
    table = deal(store={BOB: ["wanted"]}).hands(*ANN_SHOPS)
    table.draws("brute", "equipment-1", "joe")
    bills = table.bills()
    table.does(ANN, SendJoe(BOB))
    assert table.is_in(Countering, card="joe", seat=ANN, asked=(BOB,))

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(ANN, "joe")]
    assert table.happened(JoeRobbed) == []
    assert table.bills() == bills
    assert table.state.played == ("joe", "wanted")


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-WANTED")
def test_joe_who_is_not_countered_robs_after_the_window() -> None:
    table = deal(store={BOB: ["equipment-1"]}).hands(*ANN_SHOPS).draws("brute", "gambler", "joe")
    table.does(ANN, SendJoe(BOB))
    assert table.happened(JoeRobbed) == []

    table.passes()

    assert table.happened(JoeRobbed) == [JoeRobbed(ANN, BOB, 4)]


@pytest.mark.rule("D-STORE-3")
@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-WANTED")
def test_after_a_countered_joe_the_visit_on_credit_goes_on() -> None:
    table = deal(store={ANN: ["credit"], BOB: ["wanted"]}).hands(*ANN_SHOPS)
    table.does(ANN, Play("credit")).passes().draws("brute", "gambler", "joe")

    table.does(ANN, SendJoe(BOB)).plays(BOB, "wanted")

    assert table.is_in(DrawingCards, leader=ANN, visits=1)


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-ELIXIR")
def test_once_luck_has_turned_joe_up_nobody_takes_him_for_hidden() -> None:
    table = deal(elixirs=("luck", "charm")).quiet().hands("J J J K A", *OTHERS)
    table.draws("brute", "joe", "wanted").does(ANN, SendJoe(BOB)).round_over()
    while not table.happened(StoreShuffled):
        table.round("J J J J J", *OTHERS)
    assert all(notes_on_joe(table))
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("luck"))

    table.draws("joe")

    assert table.asks_for() == "joe"
    assert not any(notes_on_joe(table))
