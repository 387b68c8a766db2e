"""The end (D-END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.table import Table, golden
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    DrawProperties,
    NameLeader,
    NameWinner,
    Pass,
    TakeElixir,
)
from tinhorn.games.dicetown.components import Property
from tinhorn.games.dicetown.events import ElixirTaken, GameEnded, GameWon, RoundBegan
from tinhorn.games.dicetown.phases import (
    Criterion,
    Deciding,
    Over,
    Refilling,
    Rolling,
    Settling,
    Sheet,
    Visiting,
)
from tinhorn.games.dicetown.scoring import best, outcome, sheet
from tinhorn.games.dicetown.state import Player
from tinhorn.kernel.game import CHANCE, NOT_ASKED

DIG = ("9 9 9 9 9", "10 10 10 A A", "K K K A A")
"""Ann takes five nuggets and a property."""
GRAB = ("10 10 10 K Q", "9 9 K Q Q", "K K K A A")
"""Cat takes three properties, Bob two nuggets."""


GoldenTable = Table[Any, Any, Any, Any, Any]


def mined_out() -> DiceTownTable:
    """Five nuggets are left as the sixth round begins."""
    table = deal()
    for _ in range(5):
        table.round(*DIG)
    assert table.state.mine == 5
    return table


@pytest.mark.rule("D-END-1")
def test_the_game_ends_after_the_round_in_which_the_mine_has_no_nugget_left() -> None:
    table = mined_out().hands(*DIG)
    assert table.state.mine == 0

    table.round_over()

    assert table.asks() == set()
    assert table.happened(GameEnded)[0].ending == "mine"
    assert [event.round for event in table.happened(RoundBegan)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("D-END-1")
def test_a_single_nugget_keeps_the_game_going() -> None:
    table = mined_out().round("9 9 9 9 A", "10 10 10 A A", "K K K A A")

    assert table.state.mine == 1
    assert table.is_in(Rolling)
    assert table.outcome is None


@pytest.mark.rule("D-END-1")
def test_the_last_round_is_played_to_its_end() -> None:
    table = mined_out().hands("9 9 9 9 9", "9 9 K A A", "K K K A A")
    assert table.state.mine == 0

    table.until(Visiting)

    assert table.asks() == {BOB}
    table.does(BOB, TakeElixir("wealth")).round_over()
    assert table.happened(ElixirTaken)[-1].seat == BOB
    assert table.happened(GameEnded)[0].ending == "mine"


@pytest.mark.rule("D-END-1")
def test_the_game_ends_after_the_round_in_which_every_property_has_been_taken() -> None:
    table = deal()
    for number in range(6):
        table.round(*GRAB)
        assert table.state.round == number + 2
    assert (len(table.state.display), table.state.property_deck) == (2, ())

    table.round(*GRAB)

    assert table.happened(GameEnded)[0].ending == "properties"
    assert table.state.display == ()
    assert table.state.mine > 0


@pytest.mark.rule("D-END-1")
def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    table = deal()
    while table.state.property_deck:
        table.round(*GRAB)

    assert table.state.display
    assert table.is_in(Rolling)


@pytest.mark.rule("D-END-1")
def test_both_may_happen_in_the_same_round() -> None:
    table = golden("dicetown/both.log")

    assert table.happened(GameEnded)[0].ending == "both"
    assert (table.state.mine, table.state.display, table.state.property_deck) == (0, (), ())


@pytest.mark.rule("D-END-1")
def test_nobody_may_do_anything_after_the_end() -> None:
    table = mined_out().round(*DIG)

    for seat in (ANN, BOB, CAT, CHANCE):
        assert table.options(seat) == ()
        table.refuses(seat, NameWinner(ANN), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("D-END-2")
def test_the_example_of_the_rules() -> None:
    player = Player(
        dice=(),
        bills=7,
        nuggets=6,
        store=("equipment-2", "equipment-3", "equipment-5"),
        properties=("property-1", "property-2", "property-4"),
        protected=("property-5",),
    )

    score = sheet(player, is_sheriff=True)

    assert score == Sheet(6, 3, 5, 10, 12, 4, 36)


@pytest.mark.rule("D-END-2")
@pytest.mark.parametrize(("bills", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_two_dollars_are_a_point_rounded_down(bills: int, points: int) -> None:
    score = sheet(Player((), bills, 0, (), (), ()), is_sheriff=False)

    assert (score.bills, score.total) == (points, points)


@pytest.mark.rule("D-END-2")
def test_action_cards_and_the_stars_of_others_are_worth_nothing() -> None:
    score = sheet(Player((), 0, 0, ("brute", "wanted"), (), ()), is_sheriff=False)

    assert score.total == 0


@pytest.mark.rule("D-END-2")
@pytest.mark.parametrize("log", ["mine", "properties", "both", "bribes", "no-bribes"])
def test_points_are_counted_from_what_lies_there_at_the_end(log: str) -> None:
    table = golden(f"dicetown/{log}.log")
    state = table.state

    for seat, player in enumerate(state.players):
        score = state.phase.sheets[seat]
        deeds = player.properties + player.protected
        assert score.nuggets == player.nuggets
        assert score.bills == player.bills // 2
        assert score.star == (5 if state.sheriff == seat else 0)
        assert score.properties == sum(int(card[-1]) for card in deeds)
        assert score.equipment == sum(int(card[-1]) for card in player.store if "equip" in card)
        assert score.property_cards == len(deeds)
        parts = (score.nuggets, score.bills, score.star, score.equipment, score.properties)
        assert score.total == sum(parts)
    assert table.outcome is not None
    assert table.outcome.points == tuple(score.total for score in state.phase.sheets)


def score(total: int, cards: int) -> Sheet:
    """Return a score sheet with these points and this number of property cards."""
    return Sheet(total, 0, 0, 0, 0, cards, total)


@pytest.mark.rule("D-END-2")
def test_the_most_points_win_and_all_are_ranked() -> None:
    result = outcome(Over("mine", (score(20, 1), score(30, 1), score(25, 9)), None))

    assert (result.reason, result.ranking) == ("mine-points", ((BOB,), (CAT,), (ANN,)))
    assert result.points == (20, 30, 25)


@pytest.mark.rule("D-END-3")
def test_tied_more_property_cards_win() -> None:
    final = (score(30, 2), score(30, 3), score(29, 9))

    assert best(final) == (BOB,)
    result = outcome(Over("properties", final, None))
    assert (result.reason, result.ranking) == ("properties-cards", ((BOB,), (ANN,), (CAT,)))


@pytest.mark.rule("D-END-3")
def test_still_tied_only_the_sheriff_can_tell_them_apart() -> None:
    final = (score(30, 3), score(10, 0), score(30, 3), score(30, 2))

    assert best(final) == (ANN, CAT)
    result = outcome(Over("both", final, CAT))
    assert result.reason == "both-sheriff"
    assert result.ranking == ((CAT,), (ANN,), (DAN,), (BOB,))


@pytest.mark.rule("D-END-3")
def test_those_whom_the_sheriff_did_not_name_share_the_second_place() -> None:
    result = outcome(Over("mine", (score(30, 3),) * 3, BOB))

    assert result.ranking == ((BOB,), (ANN, CAT))


@pytest.mark.rule("D-END-3")
def test_a_tie_behind_the_winner_is_told_apart_by_property_cards_too() -> None:
    result = outcome(Over("mine", (score(20, 1), score(30, 1), score(20, 2)), None))

    assert (result.reason, result.ranking) == ("mine-points", ((BOB,), (CAT,), (ANN,)))


@pytest.mark.rule("D-END-3")
def test_protected_properties_count_as_cards() -> None:
    held = sheet(Player((), 0, 0, (), ("property-1", "property-1"), ()), is_sheriff=False)
    shown = sheet(Player((), 0, 0, (), ("property-1",), ("property-1",)), is_sheriff=False)

    assert held.property_cards == shown.property_cards == 2


def settling() -> GoldenTable:
    """Return a game of two that are tied to the last: the sheriff is about to decide."""
    whole = golden("dicetown/sheriff.log")
    return golden("dicetown/sheriff.log", at=len(whole.entries) - 1)


def tied_twins() -> DiceTownTable:
    """Ann and Bob have dug and taken the same in turns; Cat, the sheriff, has less."""
    table = deal(display=("property-1",) * 3)
    refills: list[Property] = ["property-1", "property-2", "property-2"]
    while table.state.mine:
        digger = table.state.round % 2
        table.hands("9 9 9 9 9", "9 9 9 9 9", "10 K K K A")
        table.until(Deciding, place="mine").does(CAT, NameLeader(digger))
        table.until(Deciding, place="hall").does(CAT, NameLeader(1 - digger))
        table.until(Refilling).chance(DrawProperties(((refills or ["property-5"]).pop(0),)))
    return table


@pytest.mark.rule("D-END-3")
def test_the_sheriff_names_one_of_the_tied_without_offers() -> None:
    table = tied_twins()
    assert table.is_in(Settling, seat=CAT, tied=(ANN, BOB))
    assert table.options(CAT) == (NameWinner(ANN), NameWinner(BOB))
    (ended,) = table.happened(GameEnded)
    assert ended.sheets[ANN] == ended.sheets[BOB]

    table.does(CAT, NameWinner(BOB))

    assert table.events[-1] == GameWon(BOB, "sheriff", ended.sheets[BOB].total)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.ranking) == (
        "mine-sheriff",
        ((BOB,), (ANN,), (CAT,)),
    )


@pytest.mark.rule("D-END-3")
@pytest.mark.parametrize("seat", [CAT, DAN, CHANCE])
def test_nobody_but_one_of_the_tied_not_even_the_sheriff_himself(seat: int) -> None:
    tied_twins().refuses(CAT, NameWinner(seat), rule="D-END-3", saying="dicetown-refusal-not-tied")


@pytest.mark.rule("D-END-3")
def test_a_sheriff_who_is_tied_may_name_himself() -> None:
    table = settling()
    sheriff = table.state.sheriff

    table.does(sheriff, NameWinner(sheriff))

    assert table.outcome is not None
    assert table.outcome.ranking[0] == (sheriff,)


@pytest.mark.rule("D-END-3")
def test_at_the_final_count_all_hands_are_open() -> None:
    table = settling()

    for viewer in (ANN, BOB, None):
        seen = table.seen_by(viewer)
        for shown, player in zip(seen.players, table.state.players, strict=True):
            assert (shown.store, shown.properties) == (player.store, player.properties)


@pytest.mark.rule("D-END-3")
def test_an_absent_sheriff_favours_himself_if_he_is_tied_else_the_first() -> None:
    table, other = settling(), tied_twins()

    sheriff = table.state.sheriff

    assert dicetown.default(table.state, sheriff) == NameWinner(sheriff)
    assert dicetown.default(other.state, CAT) == NameWinner(ANN)


@pytest.mark.rule("D-END-3")
@pytest.mark.parametrize(
    ("log", "by"), [("mine", "points"), ("cards", "cards"), ("sheriff", "sheriff")]
)
def test_the_winner_is_told_with_what_set_them_apart(log: str, by: Criterion) -> None:
    table = golden(f"dicetown/{log}.log")
    assert table.outcome is not None

    (won,) = table.happened(GameWon)

    winner = table.outcome.ranking[0][0]
    assert won == GameWon(winner, by, table.outcome.points[winner])
    assert table.outcome.reason.endswith(by)


def test_after_the_end_nobody_may_answer() -> None:
    ended = golden("dicetown/mine.log").state

    assert dicetown.outcome(ended) is not None
    assert dicetown.check(ended, ANN, Pass()) == NOT_ASKED
    assert not ended.phase.owes(ANN)
