"""The sheriff's office (D-SHERIFF): most Ks."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games.dicetown.actions import NameLeader, Pass, Play, TakeElixir
from tinhorn.games.dicetown.components import StoreCard
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardPlayed,
    LeaderNamed,
    PlaceLed,
    StarKept,
    StarTaken,
)
from tinhorn.games.dicetown.phases import Countering, Deciding, OrderingVisits, Reacting, Refilling
from tinhorn.kernel.game import Seat

ANN_RISES = ("A A K K K", "9 9 9 A A", "10 10 10 K A")
"""Ann leads the sheriff's office and the Town Hall; Cat wears the star."""


@pytest.mark.rule("D-SHERIFF-1")
def test_most_kings_take_the_star() -> None:
    table = deal().hands(*ANN_RISES)

    assert table.happened(StarTaken) == [StarTaken(ANN)]
    for viewer in (ANN, BOB, CAT, None):
        assert table.seen_by(viewer).sheriff == ANN


@pytest.mark.rule("D-SHERIFF-1")
def test_the_star_is_taken_at_once_so_the_new_sheriff_decides_at_the_town_hall() -> None:
    table = deal().hands("K K 9 10 A", "9 9 9 9 Q", "9 9 9 9 Q").until(Deciding, place="hall")

    assert table.asks() == {ANN}
    table.does(ANN, NameLeader(CAT))

    named = [(event.sheriff, event.place) for event in table.happened(LeaderNamed)]
    assert named == [(CAT, "mine"), (CAT, "saloon"), (ANN, "hall")]


@pytest.mark.rule("D-SHERIFF-1")
@pytest.mark.rule("D-DOC-1")
def test_and_says_in_which_order_doc_badluck_is_visited() -> None:
    table = deal(4).hands("9 9 K K K", "9 A A A Q", "10 A A Q J", "10 10 J Q Q")

    table.until(OrderingVisits)

    assert table.asks() == {ANN}


@pytest.mark.rule("D-SHERIFF-1")
def test_nobody_rolled_a_king_and_the_sheriff_stays() -> None:
    table = deal().hands("9 9 9 A A", "10 10 10 A A", "9 9 10 A A")

    assert table.state.sheriff == CAT
    assert "office" not in [event.place for event in table.happened(PlaceLed)]


@pytest.mark.rule("D-SHERIFF-1")
def test_a_sheriff_who_leads_the_office_just_stays() -> None:
    table = deal(store={ANN: ["marshal"]}).hands("10 10 10 A A", "9 9 9 A A", "K K K A A")

    table.until(Refilling)

    assert PlaceLed(CAT, "office") in table.happened(PlaceLed)
    assert table.happened(StarTaken) == []
    assert table.store(ANN) == ("marshal",)


def rising(cards: dict[Seat, StoreCard]) -> DiceTownTable:
    """Ann is about to become sheriff, while these seats hold these cards."""
    table = deal(store={seat: [card] for seat, card in cards.items()})
    return table.hands(*ANN_RISES).until(Reacting, card="marshal")


@pytest.mark.rule("D-SHERIFF-2")
@pytest.mark.parametrize("holder", [ANN, BOB, CAT])
def test_anyone_may_play_the_marshal_and_the_old_sheriff_stays(holder: int) -> None:
    table = rising({holder: "marshal"})
    assert table.asks() == {holder}

    table.plays(holder, "marshal")

    assert table.happened(CardPlayed) == [CardPlayed(holder, "marshal")]
    assert table.happened(StarKept) == [StarKept(CAT)]
    assert table.happened(StarTaken) == []
    assert table.state.sheriff == CAT


@pytest.mark.rule("D-SHERIFF-2")
def test_in_the_round_after_the_marshal_the_most_kings_take_the_star() -> None:
    table = rising({BOB: "marshal"}).plays(BOB, "marshal").round_over()
    assert table.state.sheriff == CAT

    table.hands(*ANN_RISES)

    assert table.happened(StarTaken) == [StarTaken(ANN)]
    assert table.state.sheriff == ANN


@pytest.mark.rule("D-SHERIFF-2")
def test_the_office_counts_as_led_though_the_marshal_came() -> None:
    table = deal(store={BOB: ["marshal"]}).hands("9 10 K K A", "9 9 9 9 A", "10 10 A A A")
    table.until(Reacting, card="marshal")

    table.plays(BOB, "marshal")

    assert ANN in table.state.led


@pytest.mark.rule("D-SHERIFF-2")
def test_everybody_with_a_store_card_is_asked_the_candidate_too() -> None:
    table = rising({ANN: "brute", BOB: "marshal", CAT: "equipment-1"})

    assert table.asks() == {ANN, BOB, CAT}
    table.passes()
    assert table.state.sheriff == ANN


@pytest.mark.rule("D-SHERIFF-2")
@pytest.mark.rule("D-WANTED")
def test_a_countered_marshal_does_not_hinder_the_new_sheriff() -> None:
    table = rising({ANN: "wanted", BOB: "marshal"}).plays(BOB, "marshal")
    assert table.is_in(Countering, card="marshal", seat=BOB, asked=(ANN,))

    table.plays(ANN, "wanted")

    assert table.happened(CardCountered) == [CardCountered(BOB, "marshal")]
    assert table.happened(StarTaken) == [StarTaken(ANN)]


@pytest.mark.rule("D-SHERIFF-2")
def test_the_marshal_comes_when_a_player_becomes_sheriff_not_before_or_after() -> None:
    table = deal(store={BOB: ["marshal"]}).hands(*ANN_RISES)
    table.until(Reacting, card="dynamite")
    table.refuses(BOB, Play("marshal"), rule="D-REACT-1", saying="dicetown-refusal-reaction-window")

    table.until(Reacting, card="marshal").does(BOB, Pass())

    assert table.state.sheriff == ANN
    assert table.store(BOB) == ("marshal",)
    table.refuses(BOB, Play("marshal"), rule="D-REACT-1", saying="dicetown-refusal-closed")


@pytest.mark.rule("D-SHERIFF-2")
@pytest.mark.rule("D-ELIXIR")
def test_the_marshal_also_stops_the_power_elixir() -> None:
    table = deal(store={BOB: ["marshal"]}, elixirs=("power", "charm")).to_doc(ANN).passes()

    table.does(ANN, TakeElixir("power"))
    assert table.is_in(Reacting, card="marshal", asked=(BOB,))
    table.plays(BOB, "marshal")

    assert table.happened(StarKept) == [StarKept(CAT)]
    assert table.state.sheriff == CAT
    assert table.state.elixir_discards == ("power",)


@pytest.mark.rule("D-SHERIFF-2")
@pytest.mark.rule("D-ELIXIR")
def test_nobody_stops_the_power_elixir() -> None:
    table = deal(store={BOB: ["marshal"]}, elixirs=("power", "charm")).to_doc(ANN).passes()

    table.does(ANN, TakeElixir("power")).passes()

    assert table.happened(StarTaken) == [StarTaken(ANN)]


@pytest.mark.rule("D-SHERIFF-2")
@pytest.mark.rule("D-WANTED")
def test_a_marshal_against_power_can_be_countered() -> None:
    cards = deal(store={ANN: ["wanted"], BOB: ["marshal"]}, elixirs=("power", "charm"))
    table = cards.to_doc(ANN).passes().does(ANN, TakeElixir("power")).plays(BOB, "marshal")

    table.plays(ANN, "wanted")

    assert table.state.sheriff == ANN
    assert table.state.elixir_discards == ("power",)


@pytest.mark.rule("D-SHERIFF-1")
@pytest.mark.parametrize("sheriff", [ANN, BOB, CAT, DAN])
def test_whoever_is_sheriff_the_most_kings_win(sheriff: int) -> None:
    table = deal(4, sheriff=sheriff).hands("K 9 9 A A", "K K K 9 A", "K K 10 A A", "10 10 A A 9")

    assert table.state.sheriff == BOB
