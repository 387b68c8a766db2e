"""Cards that stay on the table until their effect is over (D-COMP-3), and the old rule before."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import DrawStore, OrderVisits, TakeElixir
from tinhorn.games.dicetown.components import ActionCard, StoreCard
from tinhorn.games.dicetown.events import ElixirWasted, StarKept, StarTaken
from tinhorn.games.dicetown.phases import (
    Countering,
    DrawingCards,
    DrawingLuck,
    Reacting,
    Visiting,
)
from tinhorn.kernel.game import CHANCE

FIVE_JACKS = ("J J J J J", "K K K K K")


def on_table(table: DiceTownTable) -> list[ActionCard]:
    return [*table.state.in_play]


def at_second_visit(*, rules: int | None = None) -> DiceTownTable:
    """Ann used Unlimited Credit; her second visit needs more cards than the deck has left."""
    table = deal(2, store={ANN: ["credit"]}, rules=rules).round(*FIVE_JACKS).round(*FIVE_JACKS)
    table.hands(*FIVE_JACKS).until(Reacting, card="credit").plays(ANN, "credit")
    return table.until(DrawingCards, visits=2).until(DrawingCards, visits=1)


def with_credit(table: DiceTownTable) -> DrawStore:
    """Return the rest of the deck, Unlimited Credit, and as many discards as are missing."""
    state = table.state
    missing = 5 - len(state.store_deck) - 1
    cards: tuple[StoreCard, ...] = (*state.store_deck, "credit", *state.discards[:missing])
    return DrawStore(tuple(sorted(cards)))


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-STORE-3")
def test_unlimited_credit_cannot_be_drawn_in_the_visit_that_it_buys() -> None:
    table = at_second_visit()

    assert len(table.state.store_deck) < 5
    table.refuses(CHANCE, with_credit(table), rule="D-STORE-1")
    for viewer in (ANN, BOB, None):
        assert table.seen_by(viewer).in_play == ("credit",)


@pytest.mark.rule("D-COMP-3")
def test_unlimited_credit_is_discarded_when_its_leader_has_left_the_store() -> None:
    table = at_second_visit().round_over()

    assert on_table(table) == []
    assert "credit" in table.state.played


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-REACT-1")
def test_a_card_on_the_table_is_asked_for_in_no_other_window() -> None:
    table = deal(4, sheriff=CAT, store={BOB: ["elixir"], CAT: ["brute"]}).to_doc(ANN, DAN)
    table.does(CAT, OrderVisits((DAN, ANN))).plays(BOB, "elixir").passes()

    table.does(DAN, TakeElixir("wealth")).goes_on()

    assert table.is_in(Visiting, seat=BOB)
    assert table.store(CAT)
    assert on_table(table) == ["elixir"]


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-WANTED")
def test_a_countered_card_is_discarded_at_once() -> None:
    table = deal(2, store={ANN: ["credit"], BOB: ["wanted"]}).hands("J J J A A", "K K K K K")
    table.until(Reacting, card="credit").plays(ANN, "credit")
    assert table.is_in(Countering, card="credit")
    assert on_table(table) == ["credit"]

    table.plays(BOB, "wanted")

    assert on_table(table) == []
    assert table.state.played == ("wanted", "credit")


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-DOC-3")
def test_the_elixir_card_is_discarded_after_the_visit_that_it_buys() -> None:
    table = deal(store={ANN: ["elixir"]}, elixirs=("luck", "charm")).to_doc(ANN)
    table.plays(ANN, "elixir").does(ANN, TakeElixir("charm"))
    assert on_table(table) == ["elixir"]

    table.until(Visiting).does(ANN, TakeElixir("luck"))
    assert table.is_in(DrawingLuck)
    assert on_table(table) == ["elixir"]
    table.draws("equipment-1")

    assert on_table(table) == []
    assert table.state.played == ("elixir",)


def marshal_then_power(*, rules: int | None = None) -> DiceTownTable:
    """Bob's Marshal keeps Cat in office against Ann; then Dan takes the Power elixir."""
    table = deal(4, sheriff=CAT, store={BOB: ["marshal"]}, elixirs=("power", "charm"), rules=rules)
    table.hands("K K K A A", "9 9 9 9 9", "10 10 10 A A", "K A A A A")
    table.until(Reacting, card="marshal").plays(BOB, "marshal").until(Visiting, seat=DAN)
    return table.does(DAN, TakeElixir("power"))


@pytest.mark.rule("D-SHERIFF-2")
def test_after_the_marshal_power_takes_nothing_in_the_same_round() -> None:
    table = marshal_then_power()

    assert table.happened(StarKept) == [StarKept(CAT)]
    assert table.happened(ElixirWasted) == [ElixirWasted(DAN, "power")]
    assert table.happened(StarTaken) == []
    assert table.state.sheriff == CAT


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-SHERIFF-2")
def test_in_the_next_round_the_star_can_change_hands_again() -> None:
    table = marshal_then_power().round_over()
    assert on_table(table) == []
    assert table.state.sheriff == CAT

    table.round("K K K A A", "9 9 9 9 9", "10 10 10 A A", "J A A A A")

    assert table.happened(StarTaken) == [StarTaken(ANN)]


@pytest.mark.rule("D-COMP-3")
def test_two_cards_may_be_on_the_table_at_once() -> None:
    table = deal(4, sheriff=CAT, store={BOB: ["marshal", "elixir"]})
    table.hands("K K K A A", "9 9 9 9 9", "10 10 10 A A", "K A A A A")

    table.until(Reacting, card="marshal").plays(BOB, "marshal")
    table.until(Reacting, card="elixir").plays(BOB, "elixir")

    assert on_table(table) == ["marshal", "elixir"]


@pytest.mark.rule("D-SHERIFF-2")
def test_a_countered_marshal_does_not_fix_the_star() -> None:
    table = deal(
        4, sheriff=CAT, store={BOB: ["marshal"], ANN: ["wanted"]}, elixirs=("power", "charm")
    )
    table.hands("K K K A A", "9 9 9 9 9", "10 10 10 A A", "K A A A A")
    table.until(Reacting, card="marshal").plays(BOB, "marshal").plays(ANN, "wanted")

    table.until(Visiting, seat=DAN).does(DAN, TakeElixir("power"))

    assert table.state.sheriff == DAN


def test_by_version_1_credit_could_be_drawn_in_the_visit_that_it_bought() -> None:
    table = at_second_visit(rules=1)

    assert dicetown.check(table.state, CHANCE, with_credit(table)) is None
    assert on_table(table) == []


def test_by_version_1_power_took_the_star_in_spite_of_the_marshal() -> None:
    table = marshal_then_power(rules=1)

    assert table.happened(StarTaken) == [StarTaken(DAN)]
