"""The stagecoach (D-COACH), led by nobody."""

from __future__ import annotations

import pytest

from tests.support.dicetown import deal
from tests.support.people import ANN
from tinhorn.games.dicetown.events import BankRobbed, CoachUnloaded, PlaceLed

ANN_ROBS = ("10 10 10 10 10", "10 10 K A A", "9 K K K A")
NOBODY_ROBS = ("9 9 9 K A", "9 Q Q Q A", "9 K K K A")


@pytest.mark.rule("D-BANK-1")
@pytest.mark.rule("D-COACH-1")
def test_its_bills_go_to_the_bank_after_that_was_robbed() -> None:
    table = deal().wastes(2).hands(*ANN_ROBS)

    assert table.happened(BankRobbed) == [BankRobbed(ANN, 3)]
    assert table.happened(CoachUnloaded) == [CoachUnloaded(6)]
    assert (table.state.bank, table.state.coach) == (6, 0)


@pytest.mark.rule("D-COACH-1")
def test_this_rounds_payments_are_next_rounds_loot() -> None:
    table = deal().wastes(2).round(*ANN_ROBS)

    table.hands(*ANN_ROBS)

    assert table.happened(BankRobbed)[-1] == BankRobbed(ANN, 6)


@pytest.mark.rule("D-COACH-1")
def test_it_unloads_on_top_of_what_nobody_robbed() -> None:
    table = deal().wastes(1).hands(*NOBODY_ROBS)

    assert (table.state.bank, table.state.coach) == (6, 0)


@pytest.mark.rule("D-COACH-1")
def test_it_is_led_by_nobody_and_when_empty_not_worth_a_word() -> None:
    table = deal().hands(*ANN_ROBS)

    places = [event.place for event in table.happened(PlaceLed)]
    assert places == ["mine", "bank", "office", "hall"]
    assert table.happened(CoachUnloaded) == []
