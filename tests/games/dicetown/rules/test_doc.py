"""Doc Badluck (D-DOC): for everybody who led no place."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN, EVE
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    DrawElixir,
    OrderVisits,
    Pass,
    Play,
    TakeElixir,
    TakeTopElixir,
)
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardPlayed,
    ElixirReplaced,
    ElixirsShuffled,
    ElixirTaken,
    PlaceLed,
    RoundBegan,
    VisitsOrdered,
    WealthGained,
)
from tinhorn.games.dicetown.phases import (
    Countering,
    DrawingElixir,
    OrderingVisits,
    Reacting,
    ReplacingElixir,
    Rolling,
    Visiting,
)
from tinhorn.kernel.game import CHANCE


@pytest.mark.rule("D-DOC-1")
def test_who_led_no_place_must_visit() -> None:
    table = deal().to_doc(ANN)

    assert ANN not in table.state.led
    assert table.is_in(Visiting, seat=ANN)
    assert table.asks() == {ANN}


@pytest.mark.rule("D-DOC-1")
def test_a_round_in_which_everybody_led_a_place_ends_without_a_visit() -> None:
    table = deal().round("9 9 9 A A", "10 10 10 A A", "K K K A A")

    assert table.happened(ElixirTaken) == []
    assert table.is_in(Rolling)
    assert table.happened(RoundBegan)[-1] == RoundBegan(2)


@pytest.mark.rule("D-DOC-1")
def test_every_kind_of_place_saves_from_the_visit() -> None:
    table = deal(5).hands("9 9 A A K", "10 10 A A Q", "J J A Q 9", "Q Q A J 9", "K K J Q 9")
    table.round_over()

    assert [(event.seat, event.place) for event in table.happened(PlaceLed)] == [
        (ANN, "mine"),
        (BOB, "bank"),
        (CAT, "store"),
        (DAN, "saloon"),
        (EVE, "office"),
        (BOB, "hall"),
    ]
    assert table.happened(ElixirTaken) == []


@pytest.mark.rule("D-DOC-1")
def test_of_several_the_sheriff_says_the_order() -> None:
    table = deal(4, sheriff=CAT).to_doc(ANN, DAN)
    assert table.is_in(OrderingVisits, seat=CAT, visitors=(ANN, DAN))
    assert table.options(CAT) == (OrderVisits((ANN, DAN)), OrderVisits((DAN, ANN)))

    table.does(CAT, OrderVisits((DAN, ANN)))

    assert table.happened(VisitsOrdered) == [VisitsOrdered(CAT, (DAN, ANN))]
    assert table.asks() == {DAN}
    table.does(DAN, TakeElixir("wealth")).until(Visiting)
    assert table.asks() == {ANN}


@pytest.mark.rule("D-DOC-1")
def test_a_sheriff_who_visits_too_may_go_first() -> None:
    table = deal().to_doc(BOB, CAT)

    table.does(CAT, OrderVisits((CAT, BOB)))

    assert table.asks() == {CAT}


@pytest.mark.rule("D-DOC-1")
@pytest.mark.parametrize("order", [(ANN,), (ANN, BOB), (ANN, ANN), (ANN, DAN, BOB), ()])
def test_an_order_names_every_visitor_once(order: tuple[int, ...]) -> None:
    table = deal(4, sheriff=CAT).to_doc(ANN, DAN)

    table.refuses(CAT, OrderVisits(order), rule="D-DOC-1", saying="dicetown-refusal-order")


@pytest.mark.rule("D-DOC-1")
def test_the_order_is_said_once_whoever_is_sheriff_in_between() -> None:
    table = deal(4, sheriff=CAT, elixirs=("power", "wealth")).to_doc(ANN, DAN)
    table.does(CAT, OrderVisits((DAN, ANN))).does(DAN, TakeElixir("power"))
    assert table.state.sheriff == DAN

    table.until(Visiting)

    assert table.asks() == {ANN}
    assert len(table.happened(VisitsOrdered)) == 1


@pytest.mark.rule("D-DOC-2")
def test_the_visitor_takes_one_of_the_two_face_up_elixirs_or_the_top_of_the_deck() -> None:
    table = deal(elixirs=("wealth", "charm")).to_doc(ANN)

    assert table.options(ANN) == (TakeElixir("wealth"), TakeElixir("charm"), TakeTopElixir())
    table.refuses(ANN, TakeElixir("luck"), rule="D-DOC-2", saying="dicetown-refusal-elixir")


@pytest.mark.rule("D-DOC-2")
def test_a_face_up_elixir_is_applied_discarded_and_then_replaced() -> None:
    table = deal(elixirs=("wealth", "charm")).to_doc(ANN).does(ANN, TakeElixir("wealth"))

    assert table.happened(ElixirTaken) == [ElixirTaken(ANN, "wealth", is_from_top=False)]
    assert table.happened(WealthGained) == [WealthGained(ANN, (0, 2, 2))]
    assert table.state.elixir_discards == ("wealth",)
    assert table.is_in(ReplacingElixir)
    table.refuses(CHANCE, DrawElixir("wealth"), rule="D-DOC-2")
    table.chance(DrawElixir("luck"))
    assert table.state.elixirs == ("charm", "luck")
    assert table.happened(ElixirReplaced) == [ElixirReplaced("luck")]


@pytest.mark.rule("D-DOC-2")
def test_the_next_visitor_finds_the_replacement() -> None:
    table = deal(4, sheriff=CAT).to_doc(ANN, DAN).does(CAT, OrderVisits((DAN, ANN)))

    table.does(DAN, TakeElixir("wealth")).chance(DrawElixir("luck"))

    assert table.options(ANN) == (TakeElixir("charm"), TakeElixir("luck"), TakeTopElixir())


@pytest.mark.rule("D-DOC-2")
def test_the_unseen_top_of_the_deck_is_applied_and_discarded_and_not_replaced() -> None:
    table = deal(elixirs=("luck", "charm")).to_doc(ANN).does(ANN, TakeTopElixir())
    assert table.is_in(DrawingElixir)
    assert set(table.options(CHANCE)) == {
        DrawElixir(elixir) for elixir in ("dominion", "friendship", "power", "protection", "wealth")
    }
    table.refuses(CHANCE, DrawElixir("luck"), rule="D-DOC-2", saying="dicetown-refusal-elixir-draw")

    table.chance(DrawElixir("wealth"))

    assert table.happened(ElixirTaken) == [ElixirTaken(ANN, "wealth", is_from_top=True)]
    assert table.happened(ElixirReplaced) == []
    assert (table.state.elixirs, table.state.elixir_discards) == (("luck", "charm"), ("wealth",))
    assert "wealth" not in table.state.elixir_deck


@pytest.mark.rule("D-DOC-2")
def test_nobody_knows_the_top_of_the_deck_before_it_is_taken() -> None:
    table = deal(elixirs=("luck", "charm")).to_doc(ANN).does(ANN, TakeTopElixir())

    drawn = {dicetown.chance(table.state, Random(seed)) for seed in range(100)}

    assert drawn == set(table.options(CHANCE))


def deck_used_up() -> DiceTownTable:
    """Ann has visited until the elixir deck was empty."""
    table = deal(elixirs=("wealth", "charm"))
    for elixir in table.state.elixir_deck:
        table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir(table.state.elixirs[0]))
        table.until(ReplacingElixir).chance(DrawElixir(elixir)).round_over()
    return table


@pytest.mark.rule("D-DOC-2")
def test_an_empty_deck_is_refilled_from_the_discards_when_a_card_is_needed() -> None:
    table = deck_used_up()
    assert not table.state.elixir_deck
    assert table.happened(ElixirsShuffled) == []
    discards, shown = table.state.elixir_discards, table.state.elixirs
    assert (len(discards), len(shown)) == (5, 2)

    table.to_doc(ANN).until(Visiting).does(ANN, TakeTopElixir())

    assert set(table.options(CHANCE)) == {DrawElixir(elixir) for elixir in discards}
    table.chance(DrawElixir(discards[0]))
    assert table.happened(ElixirsShuffled) == [ElixirsShuffled()]
    assert table.state.elixir_deck == tuple(sorted(discards[1:]))
    assert set(table.state.elixir_discards) <= {discards[0]}


@pytest.mark.rule("D-DOC-2")
def test_the_elixir_just_applied_can_come_back_as_the_replacement() -> None:
    table = deck_used_up()
    last = table.state.elixirs[0]
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir(last)).until(ReplacingElixir)

    table.chance(DrawElixir(last))

    assert last in table.state.elixirs
    assert len(table.state.elixir_deck) == 5


@pytest.mark.rule("D-DOC-3")
@pytest.mark.parametrize("friend", [BOB, CAT])
def test_with_an_elixir_card_another_visits_too_right_after(friend: int) -> None:
    table = deal(store={friend: ["elixir"]}).to_doc(ANN)
    assert table.is_in(Reacting, card="elixir", asked=(friend,))

    table.plays(friend, "elixir")

    assert table.happened(CardPlayed) == [CardPlayed(friend, "elixir")]
    assert table.is_in(Visiting, seat=ANN)
    table.does(ANN, TakeElixir("wealth")).until(Visiting)
    assert table.is_in(Visiting, seat=friend)


@pytest.mark.rule("D-DOC-3")
def test_the_visitor_may_play_it_and_visit_twice() -> None:
    table = deal(store={ANN: ["elixir"]}).to_doc(ANN).plays(ANN, "elixir")

    table.does(ANN, TakeElixir("wealth")).until(Visiting)

    assert table.is_in(Visiting, seat=ANN)
    table.does(ANN, TakeElixir("charm")).round_over()
    assert [event.elixir for event in table.happened(ElixirTaken)] == ["wealth", "charm"]


@pytest.mark.rule("D-DOC-3")
def test_the_friend_comes_before_the_other_visitors() -> None:
    table = deal(4, sheriff=CAT, store={BOB: ["elixir"]}).to_doc(ANN, DAN)
    table.does(CAT, OrderVisits((DAN, ANN))).plays(BOB, "elixir")

    table.round_over()

    assert [event.seat for event in table.happened(ElixirTaken)] == [DAN, BOB, ANN]


@pytest.mark.rule("D-DOC-3")
def test_every_visit_has_its_own_window_for_the_card() -> None:
    table = deal(4, sheriff=CAT, store={BOB: ["elixir"]}).to_doc(ANN, DAN)
    table.does(CAT, OrderVisits((DAN, ANN))).passes().does(DAN, TakeElixir("wealth"))

    table.until(Reacting, card="elixir").plays(BOB, "elixir").round_over()

    assert [event.seat for event in table.happened(ElixirTaken)] == [DAN, ANN, BOB]


@pytest.mark.rule("D-DOC-3")
def test_without_a_visit_there_is_no_window_for_the_card() -> None:
    table = deal(store={BOB: ["elixir"]}).round("9 9 9 A A", "10 10 10 A A", "K K K A A")

    assert table.happened(ElixirTaken) == []
    assert table.store(BOB) == ("elixir",)


@pytest.mark.rule("D-DOC-3")
def test_the_card_is_played_at_the_start_of_a_visit_not_in_it() -> None:
    table = deal(store={ANN: ["elixir"]}).to_doc(ANN).does(ANN, Pass())

    table.refuses(ANN, Play("elixir"), rule="D-REACT-1", saying="dicetown-refusal-closed")


@pytest.mark.rule("D-DOC-3")
@pytest.mark.rule("D-WANTED")
def test_a_countered_elixir_card_brings_no_visit() -> None:
    table = deal(store={BOB: ["elixir"], CAT: ["wanted"]}).to_doc(ANN).plays(BOB, "elixir")
    assert table.is_in(Countering, card="elixir", seat=BOB, asked=(CAT,))

    table.plays(CAT, "wanted").round_over()

    assert table.happened(CardCountered) == [CardCountered(BOB, "elixir")]
    assert [event.seat for event in table.happened(ElixirTaken)] == [ANN]


@pytest.mark.rule("D-DOC-3")
@pytest.mark.rule("D-REACT-1")
def test_all_who_could_hold_the_card_are_asked_the_visitor_included() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["elixir"]}).to_doc(ANN)

    assert table.asks() == {ANN, BOB}
