"""The Town Hall (D-HALL): the best poker hand."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import DrawProperties, NameLeader, Pass, Play
from tinhorn.games.dicetown.components import Property
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardPlayed,
    PlaceLed,
    PropertiesTaken,
    PropertyDrawn,
    RowRefilled,
)
from tinhorn.games.dicetown.phases import (
    Countering,
    Deciding,
    DrawingProperty,
    Reacting,
    Refilling,
)
from tinhorn.kernel.game import CHANCE

ANN_RULES = ("9 9 9 9 9", "10 10 10 K A", "K K K 10 A")
"""Ann leads the mine and the Town Hall, Bob the bank, Cat the sheriff's office."""
BEST_FIRST = (
    "A A A A A",
    "9 9 9 9 9",
    "A A A A 9",
    "A K K K K",
    "Q K K K K",
    "9 9 9 9 10",
    "A A A 9 9",
    "9 9 K K K",
    "9 9 9 A A",
    "9 9 9 10 10",
    "10 J Q K A",
    "9 10 J Q K",
    "A A A 9 10",
    "9 9 9 K A",
    "9 9 9 Q A",
    "9 9 9 10 J",
    "K K A A 9",
    "9 9 A A Q",
    "J J K K 9",
    "10 10 K K 9",
    "9 9 K K A",
    "9 9 10 10 A",
    "9 9 10 10 J",
    "A A 9 10 J",
    "9 9 J K A",
    "9 9 10 K A",
    "9 9 10 Q A",
    "9 J Q K A",
    "9 10 Q K A",
    "9 10 J K A",
    "9 10 J Q A",
)


def led_by(*hands: str) -> int:
    """Return the leaders of the Town Hall with these hands."""
    table = deal(len(hands)).hands(*hands)
    while not table.happened(PropertiesTaken):
        table.goes_on()
    return table.happened(PropertiesTaken)[0].seat


def taken_down_to(left: int, table: DiceTownTable) -> DiceTownTable:
    """Cat takes three properties a round until this number is left in the deck."""
    while len(table.state.property_deck) > left:
        aces = min(len(table.state.property_deck) - left, 3) - 1
        cat = " ".join(["K"] * (5 - aces) + ["A"] * aces)
        table.round("9 9 9 10 10", "9 9 10 10 10", cat)
    table.events = ()
    return table


@pytest.mark.rule("D-HALL-1")
def test_the_best_hand_takes_the_lowest_property() -> None:
    table = deal(display=("property-4", "property-2", "property-5")).hands(*ANN_RULES)

    assert PlaceLed(ANN, "hall", table.state.players[ANN].dice) in table.happened(PlaceLed)
    assert table.happened(PropertiesTaken) == [PropertiesTaken(ANN, ("property-4",))]
    assert table.properties(ANN) == ("property-4",)


@pytest.mark.rule("D-HALL-1")
@pytest.mark.parametrize(
    ("hand", "count"),
    [("9 9 9 9 9", 1), ("9 9 9 9 A", 2), ("9 9 9 A A", 3), ("9 9 A A A", 3), ("A A A A A", 3)],
)
def test_plus_the_next_one_up_for_each_ace_at_most_three(hand: str, count: int) -> None:
    row: tuple[Property, ...] = ("property-4", "property-2", "property-5")
    table = deal(display=row).hands(hand, "10 10 10 K A", "K K K 10 A")

    assert table.happened(PropertiesTaken) == [PropertiesTaken(ANN, row[:count])]
    assert table.state.display == row[count:]


@pytest.mark.rule("D-HALL-1")
def test_the_rest_slide_down_and_the_row_is_refilled() -> None:
    table = deal(display=("property-4", "property-2", "property-5"))
    table.hands("9 9 9 9 A", "10 10 10 K A", "K K K 10 A")
    assert table.is_in(Refilling)

    table.chance(DrawProperties(("property-3", "property-1")))

    assert table.happened(RowRefilled) == [RowRefilled(("property-3", "property-1"))]
    assert table.state.display == ("property-5", "property-3", "property-1")
    assert len(table.state.property_deck) == 15


@pytest.mark.rule("D-HALL-1")
@pytest.mark.parametrize(
    "properties",
    [(), ("property-1",), ("property-1",) * 4, ("property-4", "property-1", "property-1")],
)
def test_the_row_is_refilled_from_the_deck(properties: tuple[Property, ...]) -> None:
    row: tuple[Property, ...] = ("property-1", "property-1", "property-1")
    table = deal(display=row).hands("9 9 9 9 A", "10 10 10 K A", "K K K 10 A")

    table.refuses(
        CHANCE,
        DrawProperties(properties),
        rule="D-HALL-1",
        saying="dicetown-refusal-property-draw",
    )


@pytest.mark.rule("D-HALL-1")
def test_a_card_that_is_not_in_the_deck_cannot_come_out_of_it() -> None:
    table = deal(display=("property-1",) * 3).hands("9 9 9 9 A", "10 10 10 K A", "K K K 10 A")

    table.refuses(CHANCE, DrawProperties(("property-1", "property-1")), rule="D-HALL-1")
    table.chance(DrawProperties(("property-1", "property-2")))


@pytest.mark.rule("D-HALL-1")
def test_any_card_of_the_deck_may_come_next() -> None:
    table = deal().hands(*ANN_RULES)

    assert table.options(CHANCE) == tuple(
        DrawProperties((card,)) for card in table.state.property_deck
    )
    drawn = {dicetown.chance(table.state, Random(seed)) for seed in range(100)}
    assert drawn == set(table.options(CHANCE))


@pytest.mark.rule("D-HALL-1")
def test_everybody_sees_what_is_taken_but_it_is_not_shown_again() -> None:
    table = deal().hands(*ANN_RULES)

    for viewer in (BOB, CAT, None):
        assert table.told(PropertiesTaken, viewer) == PropertiesTaken(ANN, ("property-1",))
        assert table.seen_by(viewer).players[ANN].properties == (None,)


@pytest.mark.rule("D-HALL-1")
def test_a_short_row_gives_what_it_has() -> None:
    table = taken_down_to(0, deal())
    table.round("9 9 9 9 9", "10 10 10 K A", "K K K 10 A")
    assert len(table.state.display) == 2
    table.events = ()

    table.hands("9 9 9 A A", "10 10 10 K A", "K K K 10 A")
    while not table.happened(PropertiesTaken):
        table.goes_on()

    assert len(table.happened(PropertiesTaken)[0].properties) == 2


@pytest.mark.rule("D-HALL-1")
def test_an_empty_deck_refills_nothing() -> None:
    table = taken_down_to(1, deal()).round("9 9 9 9 A", "10 10 10 K A", "K K K 10 A")

    assert len(table.happened(RowRefilled)[0].properties) == 1
    assert (len(table.state.display), table.state.property_deck) == (2, ())


@pytest.mark.rule("D-HALL-3")
@pytest.mark.parametrize(("better", "worse"), list(pairwise(BEST_FIRST)))
def test_of_two_hands_the_better_one_leads(better: str, worse: str) -> None:
    assert led_by(better, worse) == ANN
    assert led_by(worse, better) == BOB


@pytest.mark.rule("D-HALL-3")
@pytest.mark.parametrize("seats", list(permutations(range(3))))
def test_of_several_hands_the_best_one_leads(seats: tuple[int, ...]) -> None:
    hands = ("A A A A 9", "9 9 K K K", "9 9 10 K A")

    assert led_by(*(hands[place] for place in seats)) == seats.index(0)


@pytest.mark.rule("D-HALL-3")
@pytest.mark.parametrize("hand", BEST_FIRST)
def test_only_an_exact_match_is_a_tie_and_then_the_sheriff_decides(hand: str) -> None:
    table = deal(2, bribes="off").hands(hand, hand).until(Deciding, place="hall")
    (sheriff,) = table.asks()
    assert sheriff == table.state.sheriff

    table.does(sheriff, NameLeader(ANN))

    assert table.happened(PropertiesTaken)[0].seat == ANN


@pytest.mark.rule("D-HALL-2")
def test_corruption_gives_the_top_card_of_the_deck_after_the_others() -> None:
    table = deal(store={ANN: ["corruption"]}).hands(*ANN_RULES).until(Reacting, card="corruption")
    taken = table.properties(ANN)
    assert table.asks() == {ANN}
    assert len(table.happened(PropertiesTaken)) == 1

    table.does(ANN, Play("corruption"))
    assert table.is_in(DrawingProperty, leader=ANN)
    table.chance(DrawProperties(("property-5",)))

    assert table.happened(CardPlayed) == [CardPlayed(ANN, "corruption")]
    assert table.properties(ANN) == (*taken, "property-5")


@pytest.mark.rule("D-HALL-2")
def test_the_card_comes_before_the_row_is_refilled() -> None:
    table = deal(store={ANN: ["corruption"]}).hands(*ANN_RULES).until(Reacting, card="corruption")
    assert len(table.state.display) == 2

    table.does(ANN, Play("corruption")).chance(DrawProperties(("property-5",)))

    assert len(table.state.display) == 2
    assert table.is_in(Refilling)
    table.chance(DrawProperties(("property-4",)))
    assert table.state.display[-1] == "property-4"


@pytest.mark.rule("D-HALL-2")
def test_the_card_is_not_seen_by_the_others() -> None:
    table = deal(store={ANN: ["corruption"]}).hands(*ANN_RULES).until(Reacting, card="corruption")
    table.does(ANN, Play("corruption")).chance(DrawProperties(("property-5",)))

    assert table.told(PropertyDrawn, ANN) == PropertyDrawn(ANN, "property-5")
    for viewer in (BOB, CAT, None):
        assert table.told(PropertyDrawn, viewer) == PropertyDrawn(ANN, None)
        seen = table.seen_by(viewer)
        assert set(seen.players[ANN].properties) == {None}
        assert "property-5" not in [card for card, _ in seen.memory]


@pytest.mark.rule("D-HALL-2")
def test_corruption_is_for_the_leader_alone_and_need_not_be_used() -> None:
    table = deal(store={ANN: ["corruption"], BOB: ["brute"]}).hands(*ANN_RULES)
    table.until(Reacting, card="corruption")
    assert table.asks() == {ANN}

    table.does(ANN, Pass())

    assert table.is_in(Refilling)
    assert table.store(ANN) == ("corruption",)


@pytest.mark.rule("D-HALL-2")
@pytest.mark.rule("D-REACT-1")
def test_on_an_empty_deck_there_is_no_window_for_corruption() -> None:
    table = taken_down_to(0, deal(store={ANN: ["corruption"]})).hands(*ANN_RULES)

    while not table.happened(PropertiesTaken):
        table.goes_on()

    assert not table.is_in(Reacting, card="corruption")
    assert table.store(ANN) == ("corruption",)


@pytest.mark.rule("D-HALL-2")
def test_corruption_may_take_the_last_card_so_that_the_row_stays_short() -> None:
    table = taken_down_to(1, deal(store={ANN: ["corruption"]})).hands(*ANN_RULES)
    table.until(Reacting, card="corruption").does(ANN, Play("corruption"))

    table.chance(DrawProperties(table.state.property_deck))

    assert (len(table.state.display), table.state.property_deck) == (2, ())
    assert not table.is_in(Refilling)


@pytest.mark.rule("D-HALL-2")
def test_corruption_draws_one_card_of_the_deck() -> None:
    table = deal(store={ANN: ["corruption"]}).hands(*ANN_RULES).until(Reacting, card="corruption")
    table.does(ANN, Play("corruption"))

    for cards in ((), ("property-5", "property-5")):
        table.refuses(CHANCE, DrawProperties(cards), rule="D-HALL-2")


@pytest.mark.rule("D-HALL-2")
@pytest.mark.rule("D-WANTED")
def test_countered_corruption_brings_nothing() -> None:
    table = deal(store={ANN: ["corruption"], BOB: ["wanted"]}).hands(*ANN_RULES)
    table.until(Reacting, card="corruption").does(ANN, Play("corruption"))
    assert table.is_in(Countering, card="corruption", seat=ANN, asked=(BOB,))

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(ANN, "corruption")]
    assert table.happened(PropertyDrawn) == []
    assert table.is_in(Refilling)


@pytest.mark.rule("D-HALL-2")
def test_corruption_comes_after_taking_not_before_or_later() -> None:
    table = deal(store={ANN: ["corruption"]}).hands(*ANN_RULES)
    assert table.is_in(Reacting, card="dynamite")
    table.refuses(
        ANN, Play("corruption"), rule="D-REACT-1", saying="dicetown-refusal-reaction-window"
    )

    table.until(Refilling)

    table.refuses(ANN, Play("corruption"), rule="D-REACT-1", saying="dicetown-refusal-closed")
