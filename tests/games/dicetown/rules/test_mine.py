"""The gold mine (D-MINE): most 9s."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import Pass, Play
from tinhorn.games.dicetown.events import CardCountered, CardPlayed, NuggetsDug, PlaceLed
from tinhorn.games.dicetown.phases import Countering, Reacting

ANN_DIGS = ("9 9 9 10 K", "9 10 10 K A", "10 K K K A")
"""Ann leads the mine with three 9s, Bob the bank, Cat the sheriff's office and the Town Hall."""


def dug_down_to(nuggets: int, table: DiceTownTable) -> DiceTownTable:
    """Bob digs until this number is left; Ann leads the bank and Cat the sheriff's office."""
    while (more := min(table.state.mine - nuggets, 5)) > 0:
        bob = " ".join(["9"] * more + ["10", "10", "10", "K"][: 5 - more])
        table.round("10 10 10 10 A", bob, "K K K A A")
    table.events = ()
    return table


@pytest.mark.rule("D-MINE-1")
@pytest.mark.parametrize(
    ("nines", "hand"),
    [(1, "9 10 Q K A"), (2, "9 9 Q K A"), (4, "9 9 9 9 A"), (5, "9 9 9 9 9")],
)
def test_the_leader_takes_a_nugget_for_each_own_nine(nines: int, hand: str) -> None:
    table = deal().hands(hand, "10 10 Q Q A", "10 K K K A")

    assert table.happened(PlaceLed)[0] == PlaceLed(ANN, "mine")
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, nines)]
    assert (table.nuggets(), table.state.mine) == ([nines, 0, 0], 30 - nines)


@pytest.mark.rule("D-MINE-1")
def test_the_nines_of_the_others_bring_nothing() -> None:
    table = deal().hands(*ANN_DIGS)

    assert table.nuggets() == [3, 0, 0]


@pytest.mark.rule("D-MINE-1")
def test_no_more_than_what_is_left() -> None:
    table = dug_down_to(2, deal())

    table.hands(*ANN_DIGS)

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 2)]
    assert table.state.mine == 0


@pytest.mark.rule("D-MINE-1")
def test_a_mine_for_which_nobody_rolled_is_led_by_nobody() -> None:
    table = deal().hands("10 10 10 K A", "10 10 Q Q A", "10 K K K A")

    assert table.happened(PlaceLed)[0].place == "bank"
    assert table.state.mine == 30


@pytest.mark.rule("D-MINE-2")
def test_with_dynamite_the_leader_takes_twice_as_many() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands(*ANN_DIGS)
    assert table.is_in(Reacting, card="dynamite", asked=(ANN,))
    assert table.options(ANN) == (Pass(), Play("dynamite"))

    table.does(ANN, Play("dynamite"))

    assert table.happened(CardPlayed) == [CardPlayed(ANN, "dynamite")]
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 6)]
    assert (table.nuggets(), table.state.mine) == ([6, 0, 0], 24)


@pytest.mark.rule("D-MINE-2")
def test_dynamite_may_be_kept_for_later() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands(*ANN_DIGS)

    table.does(ANN, Pass())

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert table.store(ANN) == ("dynamite",)


@pytest.mark.rule("D-MINE-2")
def test_dynamite_is_for_the_leader_alone() -> None:
    table = deal(store={ANN: ["equipment-1"], BOB: ["dynamite"]}).hands(*ANN_DIGS)

    assert table.asks() == {ANN}
    table.refuses(BOB, Play("dynamite"), rule="D-REACT-1", saying="dicetown-refusal-closed")
    table.refuses(ANN, Play("dynamite"), rule="D-REACT-1", saying="dicetown-refusal-not-held")


@pytest.mark.rule("D-MINE-2")
@pytest.mark.rule("D-WANTED")
def test_countered_dynamite_leaves_the_plain_nuggets() -> None:
    table = deal(store={ANN: ["dynamite"], BOB: ["wanted"]}).hands(*ANN_DIGS)
    table.does(ANN, Play("dynamite"))
    assert table.is_in(Countering, card="dynamite", seat=ANN, asked=(BOB,))

    table.does(BOB, Play("wanted"))

    assert table.happened(CardCountered) == [CardCountered(ANN, "dynamite")]
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert (table.store(ANN), table.store(BOB)) == ((), ())


@pytest.mark.rule("D-MINE-2")
@pytest.mark.parametrize(("left", "taken"), [(5, 5), (4, 4)])
def test_dynamite_brings_at_most_what_is_left(left: int, taken: int) -> None:
    table = dug_down_to(left, deal(store={ANN: ["dynamite"]}))

    table.hands(*ANN_DIGS).plays(ANN, "dynamite")

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, taken)]
    assert table.state.mine == 0


@pytest.mark.rule("D-MINE-2")
@pytest.mark.rule("D-REACT-1")
def test_there_is_no_window_for_dynamite_when_the_nines_take_all_that_is_left() -> None:
    table = dug_down_to(3, deal(store={ANN: ["dynamite"]}))

    table.hands(*ANN_DIGS)

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert table.store(ANN) == ("dynamite",)


@pytest.mark.rule("D-MINE-2")
def test_a_sheriff_named_leader_by_himself_may_use_dynamite() -> None:
    table = deal(store={CAT: ["dynamite"]}).hands("9 9 Q Q A", "10 10 K A A", "9 9 K K A")

    table.until(Reacting, card="dynamite").plays(CAT, "dynamite")

    assert table.nuggets()[CAT] == 4
