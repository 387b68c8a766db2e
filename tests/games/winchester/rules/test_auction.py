"""The auction (W-AUCTION)."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import (
    Bid,
    CallDuel,
    DrawPlot,
    LookAtCard,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.events import BidMade, Passed, PlotDrawn, PlotSold
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import name_of, phrase


@pytest.mark.rule("W-AUCTION-1")
def test_a_plot_token_is_drawn_and_everyone_sees_plot_and_bonus() -> None:
    table = deal(bonuses={12: "saloon"})

    table.chance(DrawPlot(12))

    assert table.events[-1] == PlotDrawn(12, "saloon")
    for viewer in (ANN, BOB, CAT, None):
        seen = table.seen_by(viewer)
        assert isinstance(seen.phase, Bidding)
        assert seen.phase.plot == 12
        assert seen.bonuses[11] == "saloon"


@pytest.mark.rule("W-AUCTION-1")
def test_any_of_the_remaining_tokens_may_be_drawn_and_no_other() -> None:
    table = deal().auction(12, ANN).auction(1, BOB)

    assert set(table.options(CHANCE)) == {DrawPlot(plot) for plot in range(1, 20)} - {
        DrawPlot(12),
        DrawPlot(1),
    }
    drawn = {winchester.chance(table.state, Random(seed)) for seed in range(200)}
    assert drawn == set(table.options(CHANCE))
    for plot in (12, 1, 0, -1, 20):
        no_token = phrase("winchester-refusal-no-token", plot=plot)
        table.refuses(CHANCE, DrawPlot(plot), rule="W-AUCTION-1", saying=no_token)


@pytest.mark.rule("W-AUCTION-1")
def test_a_hidden_bonus_token_is_turned_over_when_the_plot_is_bought() -> None:
    table = deal(bonus="hidden", bonuses={12: "movement"}).chance(DrawPlot(12))

    assert table.events[-1] == PlotDrawn(12, None)
    for viewer in (ANN, BOB, CAT, None):
        assert set(table.seen_by(viewer).bonuses) == {None}

    table.bids((ANN, 1), (BOB, None), (CAT, None))

    for viewer in (ANN, BOB, CAT, None):
        assert table.seen_by(viewer).bonuses[11] == "movement"
        assert set(table.seen_by(viewer).bonuses[:11]) == {None}


@pytest.mark.rule("W-AUCTION-2")
@pytest.mark.rule("W-AUCTION-5")
def test_the_example_of_the_rulebook() -> None:
    """Four players and plot 17: 3, 4, pass, 5, 7, pass, pass."""
    table = deal(4).chance(DrawPlot(17))

    table.bids((ANN, 3), (BOB, 4), (CAT, None), (DAN, 5), (ANN, 7), (BOB, None), (DAN, None))

    assert table.happened(PlotSold) == [PlotSold(ANN, 17, 7, 2, 1, is_forced=False)]


@pytest.mark.rule("W-AUCTION-2")
def test_bidding_goes_clockwise_from_the_first_player() -> None:
    table = deal(4, first=CAT).chance(DrawPlot(1))

    for seat, amount in ((CAT, 1), (DAN, 2), (ANN, 3), (BOB, 4), (CAT, 5)):
        assert table.asks() == {seat}
        table.does(seat, Bid(amount))


@pytest.mark.rule("W-AUCTION-2")
def test_a_first_bid_is_at_least_one_banknote() -> None:
    table = deal().chance(DrawPlot(1))

    table.refuses(ANN, Bid(0), rule="W-AUCTION-2", saying="winchester-refusal-too-low")
    table.refuses(ANN, Bid(-3), rule="W-AUCTION-2")

    table.does(ANN, Bid(1))
    assert table.events[-1] == BidMade(ANN, 1, 1)


@pytest.mark.rule("W-AUCTION-2")
def test_a_further_bid_is_higher_by_any_number_of_banknotes() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 3))

    table.refuses(BOB, Bid(2), rule="W-AUCTION-2")
    too_low = phrase("winchester-refusal-too-low", least=4)
    table.refuses(BOB, Bid(3), rule="W-AUCTION-2", saying=too_low)

    table.bids((BOB, 4), (CAT, 8))
    assert table.state.phase == Bidding(1, 8, (ANN, BOB, CAT))


@pytest.mark.rule("W-AUCTION-2")
def test_nobody_speaks_out_of_turn() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1))

    their_turn = phrase("winchester-refusal-turn", seat=name_of(BOB))
    for seat in (ANN, CAT):
        table.refuses(seat, Bid(5), rule="W-AUCTION-2", saying=their_turn)
        table.refuses(seat, Pass(), rule="W-AUCTION-2")


@pytest.mark.rule("W-AUCTION-3")
def test_nobody_bids_more_than_they_hold() -> None:
    table = deal().chance(DrawPlot(1))

    too_dear = phrase("winchester-refusal-too-dear", cash=8)
    table.refuses(ANN, Bid(9), rule="W-AUCTION-3", saying=too_dear)

    table.does(ANN, Bid(8))
    table.refuses(BOB, Bid(9), rule="W-AUCTION-3")


@pytest.mark.rule("W-AUCTION-3")
def test_the_options_end_with_the_last_banknote() -> None:
    table = deal().auction(1, ANN, 3).auction(2, BOB, 2).chance(DrawPlot(18))

    assert (table.cash(BOB), table.cash(CAT)) == (7, 10)
    assert table.options(BOB) == (Pass(), *map(Bid, range(1, 8)))
    assert table.does(BOB, Bid(5)).options(CAT) == (Pass(), *map(Bid, range(6, 11)))


@pytest.mark.rule("W-AUCTION-4")
def test_who_passed_is_out_of_this_auction() -> None:
    table = deal(4).chance(DrawPlot(1)).bids((ANN, None), (BOB, 1), (CAT, 2), (DAN, 3))

    assert table.asks() == {BOB}
    table.refuses(ANN, Bid(5), rule="W-AUCTION-4", saying="winchester-refusal-passed")
    table.refuses(ANN, Pass(), rule="W-AUCTION-4")


def test_a_seat_that_is_not_at_the_table_has_not_passed() -> None:
    table = deal(3).chance(DrawPlot(1))

    for nobody in (-2, 3, 99):
        table.refuses(nobody, Pass(), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("W-AUCTION-4")
def test_who_passed_is_in_the_next_auction() -> None:
    table = deal().auction(1, ANN).chance(DrawPlot(2))

    assert table.state.phase == Bidding(2, 0, (ANN, BOB, CAT))


@pytest.mark.rule("W-AUCTION-5")
def test_the_auction_ends_when_all_but_one_have_passed() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, 2), (CAT, None))

    assert table.happened(PlotSold) == []

    table.does(ANN, Pass())
    assert table.happened(PlotSold) == [PlotSold(BOB, 1, 2, 1, 0, is_forced=False)]


@pytest.mark.rule("W-AUCTION-5")
def test_a_last_player_who_has_not_spoken_is_still_asked() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, None), (BOB, None))

    assert table.asks() == {CAT}
    assert table.options(CAT) == (Pass(), *map(Bid, range(1, 9)))


@pytest.mark.rule("W-AUCTION-5")
def test_a_last_player_who_bids_has_bought_the_plot() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, None), (BOB, None), (CAT, 3))

    assert table.happened(PlotSold) == [PlotSold(CAT, 1, 3, 1, 1, is_forced=False)]
    assert table.events[-3:-1] == (BidMade(CAT, 1, 3), table.happened(PlotSold)[0])
    assert (table.cash(ANN), table.cash(BOB), table.cash(CAT)) == (9, 9, 5)


@pytest.mark.rule("W-AUCTION-5")
def test_a_bid_of_the_only_one_who_spoke_up_ends_it_when_the_others_pass() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, None), (CAT, None))

    assert table.happened(Passed) == [Passed(BOB, 1), Passed(CAT, 1)]
    assert table.happened(PlotSold)[0].buyer == ANN


@pytest.mark.rule("W-AUCTION-6")
@pytest.mark.parametrize("first", [ANN, BOB, CAT])
def test_if_nobody_bids_the_first_player_must_buy_for_one_banknote(first: int) -> None:
    table = deal(first=first).auction(1, first, price=0)

    assert table.happened(PlotSold) == [PlotSold(first, 1, 1, 0, 1, is_forced=True)]
    assert table.cash(first) == 7


@pytest.mark.rule("W-AUCTION-6")
def test_the_plot_is_free_for_a_first_player_without_a_banknote() -> None:
    table = deal(shared=(6, 4)).auction(1, ANN, 8)

    table.auction(2, ANN, price=0)

    assert table.happened(PlotSold)[-1] == PlotSold(ANN, 2, 0, 0, 0, is_forced=True)
    assert table.cash(ANN) == 0
    assert table.state.saloon == 1


@pytest.mark.rule("W-AUCTION-6")
def test_a_last_banknote_is_taken() -> None:
    table = deal().auction(1, ANN, 7)

    table.auction(2, ANN, price=0)

    assert table.happened(PlotSold)[-1].price == 1
    assert table.cash(ANN) == 0


@pytest.mark.rule("W-AUCTION-7")
def test_a_player_without_money_is_asked_like_any_other() -> None:
    table = deal().auction(1, ANN, 8).chance(DrawPlot(2))

    assert table.asks() == {ANN}
    assert table.options(ANN) == (Pass(),)

    table.bids((ANN, None), (BOB, 1), (CAT, 2), (BOB, 3))
    assert table.asks() == {CAT}


@pytest.mark.rule("W-AUCTION-7")
def test_a_player_who_cannot_raise_is_asked_again() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, 8), (CAT, None))

    assert table.asks() == {ANN}
    assert table.options(ANN) == (Pass(), CallDuel())


@pytest.mark.rule("W-AUCTION-7")
def test_a_last_player_without_money_is_asked_though_they_can_only_pass() -> None:
    table = deal(first=BOB).auction(1, ANN, 8).auction(2, BOB).chance(DrawPlot(3))

    table.bids((BOB, None), (CAT, None))

    assert table.asks() == {ANN}
    assert table.options(ANN) == (Pass(),)


def test_what_is_no_answer_to_the_question_does_not_fit() -> None:
    table = deal().chance(DrawPlot(1))

    for action in (DrawPlot(2), MoveVehicle("boat", 1), LookAtCard(3)):
        table.refuses(ANN, action, rule=None, saying="refusal-does-not-fit")


def test_chance_has_no_say_in_an_auction_and_people_none_in_a_draw() -> None:
    table = deal()
    table.refuses(ANN, DrawPlot(1), rule=None, saying="refusal-not-asked")
    table.refuses(CHANCE, Pass(), rule=None, saying="refusal-does-not-fit")

    table.chance(DrawPlot(1))

    table.refuses(CHANCE, Pass(), rule=None, saying="refusal-not-asked")
    table.refuses(CHANCE, DrawPlot(2), rule=None, saying="refusal-not-asked")
