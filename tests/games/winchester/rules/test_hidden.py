"""What is hidden from whom, row by row of the table in games/winchester/rulebook/en.md."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.table import golden
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import (
    CallDuel,
    DrawDuel,
    DrawPlot,
    LookAtCard,
    LookAtObjective,
)
from tinhorn.games.winchester.events import BidMade, BonusTaken, CardTurned, PlotSold, RumorHeard
from tinhorn.games.winchester.phases import Over
from tinhorn.kernel.game import Viewer

EVERYONE: tuple[Viewer, ...] = (ANN, BOB, CAT, None)


def seen_cash(table: WinchesterTable, viewer: Viewer) -> list[int | None]:
    return [player.cash for player in table.seen_by(viewer).players]


def test_money_is_known_to_its_owner_alone() -> None:
    table = deal().auction(1, ANN, 4)

    assert seen_cash(table, ANN) == [4, None, None]
    assert seen_cash(table, BOB) == [None, 10, None]
    assert seen_cash(table, None) == [None, None, None]


def test_an_open_ledger_shows_the_money_of_all_to_all() -> None:
    table = deal(ledger="open").auction(1, ANN, 4)

    for viewer in EVERYONE:
        assert seen_cash(table, viewer) == [4, 10, 10]


def test_a_helped_ledger_shows_the_money_of_all_to_the_players() -> None:
    table = deal(ledger="helped").auction(1, ANN, 4)

    for viewer in (ANN, BOB, CAT):
        assert seen_cash(table, viewer) == [4, 10, 10]
    assert seen_cash(table, None) == [None, None, None]


@pytest.mark.parametrize("ledger", ["secret", "helped", "open"])
def test_the_balance_of_the_bank_is_known_to_nobody(
    ledger: Literal["secret", "helped", "open"],
) -> None:
    table = deal(ledger=ledger)

    for viewer in EVERYONE:
        assert table.seen_by(viewer).bank is None


def test_a_secret_objective_is_known_to_its_owner_and_whoever_saw_it() -> None:
    table = deal(objectives={CAT: ("mine", "river")})

    table.auction(1, ANN, then=LookAtObjective(CAT, 1))

    assert table.seen_by(CAT).players[CAT].objectives == ("mine", "river")
    assert table.seen_by(ANN).players[CAT].objectives == ("mine", None)
    assert table.seen_by(BOB).players[CAT].objectives == (None, None)
    assert table.seen_by(None).players[CAT].objectives == (None, None)


def test_a_card_on_the_board_is_known_to_whoever_saw_it() -> None:
    table = deal(mines=(6, 0, 2)).auction(1, ANN, then=LookAtCard(3))

    assert [card.amount for card in table.seen_by(ANN).cards] == [6, None, None, None]
    for viewer in (BOB, CAT, None):
        assert [card.amount for card in table.seen_by(viewer).cards] == [None] * 4


def test_a_hidden_bonus_token_is_known_to_nobody_before_the_plot_is_bought() -> None:
    table = deal(bonus="hidden").auction(14, BOB).chance(DrawPlot(1))

    for viewer in EVERYONE:
        bonuses = table.seen_by(viewer).bonuses
        assert bonuses[13] == "saloon"
        assert {*bonuses[:13], *bonuses[14:]} == {None}


def test_before_the_deal_there_is_nothing_to_see() -> None:
    table = WinchesterTable(winchester, winchester.Setup(players=3, bonus="hidden"))

    for viewer in EVERYONE:
        assert table.seen_by(viewer).bonuses == ()
        assert table.seen_by(viewer).players[ANN].objectives == ()


def test_everything_else_is_known_to_everybody() -> None:
    table = deal(4).auction(1, ANN, 2, then=LookAtCard(3)).chance(DrawPlot(2)).bids((ANN, 3))
    state = table.state

    for viewer in EVERYONE:
        seen = table.seen_by(viewer)
        assert (seen.owners, seen.bonuses, seen.first) == (state.owners, state.bonuses, ANN)
        assert (seen.boat, seen.locomotive, seen.saloon) == (1, 1, 3)
        assert (seen.display, seen.removed) == (state.display, state.removed)
        assert (seen.phase, seen.prompt) == (state.phase, state.prompt)
        assert [player.has_duel_token for player in seen.players] == [True] * 4
        assert seen.players[ANN].looked == (LookAtCard(3),)


def test_a_spent_duel_token_is_known_to_everybody() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, None)).does(CAT, CallDuel())
    table.chance(DrawDuel(ANN))

    for viewer in EVERYONE:
        tokens = [player.has_duel_token for player in table.seen_by(viewer).players]
        assert tokens == [True, True, False]


def test_a_view_carries_the_question_and_the_options_of_its_viewer_only() -> None:
    table = deal().chance(DrawPlot(1))

    asked = table.seen_by(ANN)
    assert asked.decision is not None
    assert (asked.decision.seat, asked.decision.kind) == (ANN, "bid")
    assert asked.options == table.options(ANN)
    for viewer in (BOB, CAT, None):
        assert table.seen_by(viewer).decision is None
        assert table.seen_by(viewer).options == ()


def test_at_the_end_everything_is_open() -> None:
    table = golden("winchester/fortune.log")
    state = table.state
    assert isinstance(state.phase, Over)

    for viewer in (ANN, BOB, CAT, None):
        seen = table.seen_by(viewer)
        assert [player.cash for player in seen.players] == [p.cash for p in state.players]
        assert [p.objectives for p in seen.players] == [p.objectives for p in state.players]
        assert seen.bank == state.bank


def test_an_imagined_bidder_can_pay_the_standing_bid() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 8))

    for seed in range(100):
        world = winchester.imagine(table.seen_by(BOB), Random(seed))
        assert world.players[ANN].cash >= 8


def test_imagined_duelists_can_pay_the_price() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 8), (BOB, None)).does(CAT, CallDuel())

    for seed in range(100):
        world = winchester.imagine(table.seen_by(BOB), Random(seed))
        assert world.players[ANN].cash >= 8
        assert world.players[CAT].cash >= 8


def test_what_was_seen_is_not_imagined_elsewhere() -> None:
    table = deal(objectives={CAT: ("mine", "river")}, mines=(6, 0, 2))
    table.auction(1, ANN, then=LookAtObjective(CAT, 1)).auction(2, ANN, then=LookAtCard(3))

    for seed in range(100):
        world = winchester.imagine(table.seen_by(ANN), Random(seed))
        assert world.players[CAT].objectives[0] == "mine"
        assert "mine" not in world.players[BOB].objectives
        assert [card.amount for card in world.cards[:3]].count(6) == 1


def test_an_answer_that_turned_up_a_card_or_token_or_tells_of_a_hand_has_revealed_something() -> (
    None
):
    open_table, hidden, helped = (
        deal().state,
        deal(bonus="hidden").state,
        deal(ledger="helped").state,
    )
    sold, forced = (
        PlotSold(buyer=ANN, plot=7, price=2, share=1, tip=0, is_forced=is_forced)
        for is_forced in (False, True)
    )
    taken = BonusTaken(seat=ANN, plot=7, bonus="saloon")

    for always in (CardTurned(seat=ANN, plot=7, amount=2), RumorHeard(ANN, LookAtCard(7), None)):
        assert winchester.reveals(open_table, always)
    assert not winchester.reveals(open_table, BidMade(seat=ANN, plot=7, amount=2))
    assert winchester.reveals(hidden, taken)
    assert not winchester.reveals(open_table, taken)
    assert winchester.reveals(open_table, forced)
    assert not winchester.reveals(open_table, sold)
    assert not winchester.reveals(helped, forced)
