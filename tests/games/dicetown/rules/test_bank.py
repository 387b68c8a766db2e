"""The bank (D-BANK): most 10s."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import NameLeader, Pass, Play
from tinhorn.games.dicetown.events import BankRobbed, CardCountered, LootShared, PlaceLed
from tinhorn.games.dicetown.phases import Countering, Deciding, Reacting

ANN_ROBS = ("10 10 10 10 10", "10 10 K A A", "9 K K K A")
"""Ann leads the bank and the Town Hall, Cat the mine and the sheriff's office, Bob nothing."""


def unrobbed(table: DiceTownTable) -> DiceTownTable:
    """Play a round without the bank: Ann digs, Bob takes a property, Cat is sheriff."""
    table.hands("9 9 9 9 9", "9 9 9 9 9", "K K K K A")
    table.until(Deciding, place="mine").does(CAT, NameLeader(ANN))
    table.until(Deciding, place="hall").does(CAT, NameLeader(BOB)).round_over()
    table.events = ()
    return table


@pytest.mark.rule("D-BANK-1")
def test_the_leader_takes_all_bills_on_the_bank() -> None:
    table = deal().hands(*ANN_ROBS)

    assert table.happened(BankRobbed) == [BankRobbed(ANN, 3)]
    assert (table.bills(), table.state.bank) == ([11, 8, 8], 0)


@pytest.mark.rule("D-BANK-1")
def test_a_bank_for_which_nobody_rolled_keeps_its_bills() -> None:
    table = deal().hands("9 9 9 K A", "9 Q Q Q A", "9 K K K A")

    assert table.happened(BankRobbed) == []
    assert table.state.bank == 3
    assert "bank" not in [event.place for event in table.happened(PlaceLed)]


@pytest.mark.rule("D-BANK-1")
@pytest.mark.rule("D-DOC-1")
def test_an_empty_bank_is_led_too() -> None:
    table = deal().quiet().quiet()
    assert table.state.bank == 0

    table.hands("9 10 Q K A", "9 9 Q Q A", "9 K K K A")

    assert PlaceLed(ANN, "bank") in table.happened(PlaceLed)
    assert table.happened(BankRobbed) == [BankRobbed(ANN, 0)]
    assert ANN in table.state.led


@pytest.mark.rule("D-BANK-2")
@pytest.mark.parametrize(("loot", "half"), [(3, 1), (6, 3), (9, 4)])
def test_equal_shares_takes_half_of_the_loot_rounded_down(loot: int, half: int) -> None:
    table = deal(store={BOB: ["shares"]})
    if loot > 3:
        unrobbed(table.wastes(loot // 3 - 1))
    before = table.bills()

    table.hands(*ANN_ROBS).plays(BOB, "shares")

    assert table.happened(BankRobbed) == [BankRobbed(ANN, loot)]
    assert table.happened(LootShared) == [LootShared(BOB, ANN, half)]
    assert table.bills() == [before[ANN] + loot - half, before[BOB] + half, before[CAT]]


@pytest.mark.rule("D-BANK-2")
def test_equal_shares_is_played_by_an_opponent_of_the_robber() -> None:
    table = deal(store={ANN: ["shares"]}).hands(*ANN_ROBS)

    assert table.happened(BankRobbed) == [BankRobbed(ANN, 3)]
    assert table.store(ANN) == ("shares",)


@pytest.mark.rule("D-BANK-2")
@pytest.mark.rule("D-REACT-1")
def test_all_opponents_who_could_hold_it_are_asked_at_once_and_the_robber_is_not() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["equipment-1"], CAT: ["shares"]})
    unrobbed(table.wastes(1))

    table.hands(*ANN_ROBS).until(Reacting, card="shares")

    assert table.asks() == {BOB, CAT}


@pytest.mark.rule("D-BANK-2")
@pytest.mark.rule("D-REACT-1")
def test_an_empty_bank_has_no_window_for_equal_shares() -> None:
    table = deal(store={BOB: ["shares"]}).quiet()
    assert table.state.bank == 0

    table.hands(*ANN_ROBS)

    assert table.happened(BankRobbed) == [BankRobbed(ANN, 0)]
    assert table.store(BOB) == ("shares",)


@pytest.mark.rule("D-BANK-2")
@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("bills", [1, 2])
def test_one_bill_is_not_worth_sharing_two_are(bills: int) -> None:
    table = deal(store={BOB: ["shares"]}).quiet()
    for left in (5, 4)[:bills]:
        nines, kings = " ".join(["9"] * left), " ".join(["K"] * left)
        table.rolls("9 9 9 9 9", nines, kings).keeps("", "9", "K").passes()
    unrobbed(table)
    assert table.state.bank == bills

    table.hands(*ANN_ROBS)

    assert table.is_in(Reacting, card="shares") == (bills > 1)


@pytest.mark.rule("D-BANK-2")
@pytest.mark.rule("D-WANTED")
def test_countered_equal_shares_brings_nothing_and_the_robber_may_counter_it() -> None:
    table = deal(store={ANN: ["wanted"], BOB: ["shares"]}).hands(*ANN_ROBS)
    table.plays(BOB, "shares")
    assert table.is_in(Countering, card="shares", seat=BOB, asked=(ANN,))

    table.plays(ANN, "wanted")

    assert table.happened(CardCountered) == [CardCountered(BOB, "shares")]
    assert table.happened(LootShared) == []
    assert table.bills() == [11, 8, 8]


@pytest.mark.rule("D-BANK-2")
def test_before_and_after_the_robbery_there_is_nothing_to_share() -> None:
    table = deal(store={BOB: ["shares", "dynamite"]})
    table.hands("10 10 10 Q A", "9 9 Q Q A", "9 K K K A")
    assert table.is_in(Reacting, card="dynamite")
    table.refuses(BOB, Play("shares"), rule="D-REACT-1", saying="dicetown-refusal-reaction-window")

    table.does(BOB, Pass()).does(BOB, Pass())

    assert table.happened(BankRobbed) == [BankRobbed(ANN, 3)]
    assert table.is_in(Reacting, card="barmaids")
    table.refuses(BOB, Play("shares"), rule="D-REACT-1", saying="dicetown-refusal-reaction-window")
