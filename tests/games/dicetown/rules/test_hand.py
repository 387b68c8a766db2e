"""Phase I: the hand (D-HAND)."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Keep,
    Roll,
)
from tinhorn.games.dicetown.components import Face
from tinhorn.games.dicetown.events import (
    DiceKept,
    DiceRolled,
    LastDiceRolled,
)
from tinhorn.games.dicetown.phases import Keeping
from tinhorn.kernel.game import CHANCE

ROLLED = ("9 9 J K A", "10 10 Q Q A", "9 J Q K A")
"""What everybody has under their cups at most tables of this file."""


def set_aside(table: DiceTownTable) -> list[str]:
    return [" ".join(player.dice) for player in table.state.players]


@pytest.mark.rule("D-HAND-1")
def test_all_roll_their_dice_at_once_and_choose_at_once() -> None:
    table = deal()
    assert (table.asks(), table.asks_for()) == ({CHANCE}, "roll")

    table.rolls(*ROLLED)

    assert (table.asks(), table.asks_for()) == ({ANN, BOB, CAT}, "keep")


@pytest.mark.rule("D-HAND-1")
def test_everybody_rolls_five_dice() -> None:
    table = deal()

    table.refuses(
        CHANCE, Roll((dice("9 9 9 9"), dice("9 9 9 9 9"), dice("9 9 9 9 9"))), rule="D-HAND-1"
    )
    table.refuses(CHANCE, Roll((dice("9 9 9 9 9"), dice("9 9 9 9 9"))), rule="D-HAND-1")


@pytest.mark.rule("D-HAND-1")
def test_dice_lie_in_the_order_of_their_faces() -> None:
    disorder: tuple[Face, ...] = ("A", "9", "9", "9", "9")

    deal().refuses(CHANCE, Roll((disorder,) * 3), rule="D-HAND-1")


@pytest.mark.rule("D-HAND-1")
def test_nobody_sees_the_roll_of_another() -> None:
    table = deal().rolls(*ROLLED)

    assert table.told(DiceRolled, BOB) == DiceRolled((None, dice(ROLLED[BOB]), None))
    assert table.told(DiceRolled, None) == DiceRolled((None, None, None))
    phase = table.seen_by(BOB).phase
    assert isinstance(phase, Keeping)
    assert phase.dice == ((), dice(ROLLED[BOB]), ())


@pytest.mark.rule("D-HAND-1")
def test_nothing_is_revealed_before_the_last_has_chosen() -> None:
    table = deal().rolls(*ROLLED).does(ANN, Keep(dice("9 9"))).does(CAT, Keep(dice("A")))
    assert table.happened(DiceKept) == []
    assert set_aside(table) == ["", "", ""]
    assert table.bills() == [8, 8, 8]

    table.does(BOB, Keep(dice("10 10 Q Q")))

    assert table.happened(DiceKept) == [
        DiceKept(ANN, dice("9 9"), 1),
        DiceKept(BOB, dice("10 10 Q Q"), 3),
        DiceKept(CAT, dice("A"), 0),
    ]
    assert set_aside(table) == ["9 9", "10 10 Q Q", "A"]


@pytest.mark.rule("D-HAND-1")
def test_a_choice_once_made_stands() -> None:
    table = deal().rolls(*ROLLED).does(ANN, Keep(dice("9 9")))

    table.refuses(ANN, Keep(dice("A")), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("D-HAND-1")
@pytest.mark.parametrize("kept", ["10", "9 9 9", "Q Q"])
def test_only_dice_of_ones_own_roll_can_be_kept(kept: str) -> None:
    table = deal().rolls(*ROLLED)

    table.refuses(ANN, Keep(dice(kept)), rule="D-HAND-1", saying="dicetown-refusal-not-rolled")


@pytest.mark.rule("D-HAND-1")
def test_dice_may_be_named_in_any_order() -> None:
    table = deal().rolls(*ROLLED)

    table.do_all({ANN: Keep(("K", "9")), BOB: Keep(("A",)), CAT: Keep(("A",))})

    assert set_aside(table)[ANN] == "9 K"
    assert table.happened(DiceKept)[0] == DiceKept(ANN, ("9", "K"), 1)


@pytest.mark.rule("D-HAND-1")
def test_kept_dice_are_set_aside_for_good() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9", "10", "A")

    table.refuses(CHANCE, Roll((dice("9 9 9 9 9"),) * 3), rule="D-HAND-1")
    table.rolls("Q Q Q", "9 9 9 9", "9 9 9 9").keeps("Q", "9", "9")

    assert set_aside(table) == ["9 9 Q", "9 10", "9 A"]


@pytest.mark.rule("D-HAND-2")
@pytest.mark.parametrize(
    ("kept", "price"), [("", 1), ("9", 0), ("9 9", 1), ("9 9 J", 2), ("9 9 J K", 3)]
)
def test_one_die_is_free_each_further_one_costs_a_dollar_and_so_does_none(
    kept: str, price: int
) -> None:
    table = deal().rolls(*ROLLED)

    table.keeps(kept, "10", "9")

    assert table.bills() == [8 - price, 8, 8]
    assert table.happened(DiceKept)[0] == DiceKept(ANN, dice(kept), price)


@pytest.mark.rule("D-HAND-2")
def test_the_money_goes_to_the_stagecoach() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9 J K A", "", "9 J")

    assert table.bills() == [4, 7, 7]
    assert (table.state.coach, table.state.bank) == (6, 3)


@pytest.mark.rule("D-HAND-2")
def test_with_no_money_exactly_one_die_must_be_kept() -> None:
    table = deal().wastes(8).rolls(*ROLLED)

    assert table.options(ANN) == tuple(Keep((face,)) for face in dice("9 J K A"))
    for kept in ("", "9 9"):
        table.refuses(ANN, Keep(dice(kept)), rule="D-HAND-2", saying="dicetown-refusal-dice-price")


@pytest.mark.rule("D-HAND-2")
def test_with_one_dollar_two_dice_are_the_most() -> None:
    table = deal().wastes(7).rolls(*ROLLED)

    table.refuses(ANN, Keep(dice("9 9 J")), rule="D-HAND-2")
    table.keeps("9 9", "", "9 J")

    assert table.bills() == [0, 0, 0]


@pytest.mark.rule("D-HAND-3")
def test_the_rest_is_rolled_again_until_someone_is_complete() -> None:
    table = deal()

    for left in (5, 4, 3, 2):
        rolled = " ".join(["9"] * left)
        table.rolls(rolled, rolled, rolled).keeps("9", "9", "9")
        assert (table.asks(), table.asks_for()) == ({CHANCE}, "roll")
    table.rolls("9", "9", "9").keeps("9", "9", "9")

    assert table.asks_for() == "offer"
    assert set_aside(table) == ["9 9 9 9 9"] * 3


@pytest.mark.rule("D-HAND-3")
def test_once_one_is_complete_the_others_roll_once_more_and_keep_all_for_free() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9 J K A", "Q", "9 J")

    table.rolls("", "J J Q A", "9 9 K")

    assert table.happened(LastDiceRolled) == [
        LastDiceRolled(BOB, dice("J J Q A")),
        LastDiceRolled(CAT, dice("9 9 K"), hand=dice("9 9 9 J K")),
    ]
    assert set_aside(table) == ["9 9 J K A", "J J Q Q A", "9 9 9 J K"]
    assert table.bills() == [4, 8, 7]
    assert len(table.happened(DiceRolled)) == 1


@pytest.mark.rule("D-HAND-3")
def test_the_last_roll_is_seen_by_everybody_and_leads_to_town() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9 J K A", "10", "9 J").rolls("", "J J Q A", "Q Q K")

    for viewer in (ANN, BOB, CAT, None):
        last = LastDiceRolled(CAT, dice("Q Q K"), hand=dice("9 J Q Q K"))
        assert table.told(LastDiceRolled, viewer) == last
    assert table.state.mine == 28


@pytest.mark.rule("D-HAND-3")
def test_several_may_be_complete_in_the_same_reveal() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9 J K A", "10 10 Q Q A", "9")

    table.refuses(CHANCE, Roll(((), dice("9"), dice("9 9 9 9"))), rule="D-HAND-1")
    table.rolls("", "", "10 10 10 10")

    assert set_aside(table) == ["9 9 J K A", "10 10 Q Q A", "9 10 10 10 10"]
    assert [event.hand for event in table.happened(DiceKept)] == [(), dice("10 10 Q Q A"), ()]
    assert table.happened(LastDiceRolled)[0].hand == dice("9 10 10 10 10")


@pytest.mark.rule("D-HAND-3")
def test_a_table_of_hands_complete_at_once_needs_no_last_roll() -> None:
    table = deal().rolls(*ROLLED).keeps("9 9 J K A", "10 10 Q Q A", "9 J Q K A")

    assert table.happened(LastDiceRolled) == []
    assert table.state.mine == 28


@pytest.mark.rule("D-HAND-1")
def test_all_ways_of_the_dice_are_as_likely() -> None:
    table = deal().rolls("9 9 9 9 9", "9 9 9 9 9", "9 9 9 9 9").keeps("9 9 9 9", "9", "9")
    seen = dict.fromkeys(dice("9 10 J Q K A"), 0)

    for seed in range(600):
        rolled = dicetown.chance(table.state, Random(seed))
        assert isinstance(rolled, Roll)
        seen[rolled.dice[ANN][0]] += 1

    assert all(60 < count < 140 for count in seen.values())
