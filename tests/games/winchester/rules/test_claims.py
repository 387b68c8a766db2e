"""Claiming shared objectives by hand (W-SHARED-CLAIM, option `claims: manual`)."""

from __future__ import annotations

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games.winchester.actions import (
    Bid,
    Claim,
    DrawPlot,
    LookAtCard,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.events import ClaimsDeclined, GameEnded, ObjectiveWon
from tinhorn.games.winchester.phases import Bidding, Claiming
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import phrase


def claims_nothing(table: WinchesterTable) -> WinchesterTable:
    """Decline for every seat that is asked for claims."""
    while table.asks_for() == "claim":
        (asked,) = table.asks()
        table.does(asked, Pass())
    return table


def sells(table: WinchesterTable, buyer: int, *plots: int) -> WinchesterTable:
    """Sell plots to a buyer who claims nothing, up to the question after the last of them."""
    for plot in plots:
        claims_nothing(table).auction(plot, buyer)
    return table


def forgotten() -> WinchesterTable:
    """Ann has met W-SHARED-1 (3 banknotes) and forgot to claim it; plot 12 is under the hammer."""
    table = sells(deal(claims="manual", shared=(1,)), ANN, 1, 2, 11)
    return table.does(ANN, Pass()).chance(DrawPlot(12))


@pytest.mark.rule("W-SHARED-CLAIM")
def test_by_default_the_table_claims_for_the_buyer() -> None:
    table = deal(shared=(1,)).auctions((1, 2, 11), ANN)

    assert table.happened(ObjectiveWon) == [ObjectiveWon(ANN, 1, 3, plots=(1, 2, 11))]
    assert table.asks_for() == "plot"


@pytest.mark.rule("W-SHARED-CLAIM")
def test_where_the_table_claims_nobody_else_does() -> None:
    table = deal(shared=(1,)).auctions((1, 2), ANN).chance(DrawPlot(11))

    table.refuses(ANN, Claim(1), rule="W-SHARED-CLAIM", saying="winchester-refusal-claim-auto")


@pytest.mark.rule("W-SHARED-CLAIM")
def test_the_buyer_is_asked_after_every_purchase() -> None:
    table = deal(claims="manual").auction(1, BOB)

    assert table.asks_for() == "claim"
    assert table.asks() == {BOB}
    assert table.options(BOB) == (Pass(),)

    table.does(BOB, Pass())
    assert table.events[-1] == ClaimsDeclined(BOB)
    assert table.asks_for() == "plot"


@pytest.mark.rule("W-SHARED-CLAIM")
def test_the_buyer_may_name_the_one_just_met() -> None:
    table = sells(deal(claims="manual", shared=(1,)), ANN, 1, 2, 11)
    cash = table.cash(ANN)
    assert table.options(ANN) == (Pass(), Claim(1))
    assert table.happened(ObjectiveWon) == []

    table.does(ANN, Claim(1))

    assert table.events[-1] == ObjectiveWon(ANN, 1, 3, plots=(1, 2, 11))
    assert table.cash(ANN) == cash + 3


@pytest.mark.rule("W-SHARED-CLAIM")
def test_the_buyer_may_name_several_one_after_the_other() -> None:
    table = sells(deal(claims="manual", shared=(1, 5, 3, 4, 2)), ANN, 1, 2, 3, 4)

    table.does(ANN, Claim(5))
    assert table.asks() == {ANN}
    table.does(ANN, Claim(1))
    assert table.options(ANN) == (Pass(),)
    table.does(ANN, Pass())

    assert table.happened(ObjectiveWon) == [
        ObjectiveWon(ANN, 5, 4, plots=(2, 3, 4)),
        ObjectiveWon(ANN, 1, 3, plots=(1, 2, 4)),
    ]
    assert table.asks_for() == "plot"


@pytest.mark.rule("W-SHARED-CLAIM")
def test_a_forgotten_one_may_be_claimed_after_a_later_purchase() -> None:
    table = forgotten().bids((ANN, 1), (BOB, None), (CAT, None))
    table.does(ANN, MoveVehicle("boat", 1))

    assert table.options(ANN) == (Pass(), Claim(1))


@pytest.mark.rule("W-SHARED-CLAIM")
def test_who_claims_the_last_one_on_display_before_a_bid_may_still_bid() -> None:
    table = sells(deal(claims="manual", shared=(1, 2, 3, 7, 8)), ANN, 3, 4, 9, 17, 19)
    for objective in (1, 2, 3, 7):
        table.does(ANN, Claim(objective))
    table.does(ANN, Pass()).chance(DrawPlot(1))

    table.does(ANN, Claim(8))

    assert table.seen_by(ANN).display == ()
    assert table.state.phase == Bidding(1, 0, (ANN, BOB, CAT))


@pytest.mark.rule("W-SHARED-CLAIM")
def test_what_was_met_before_is_not_met_anew() -> None:
    table = forgotten().bids((ANN, 1), (BOB, None), (CAT, None))
    table.does(ANN, MoveVehicle("boat", 1))

    assert [player.met for player in table.seen_by(BOB).players] == [(1,), (), ()]


@pytest.mark.rule("W-SHARED-CLAIM")
def test_a_forgotten_one_may_be_claimed_before_a_bid_without_using_it_up() -> None:
    table = forgotten()
    prompt = table.state.prompt
    assert Claim(1) in table.options(ANN)

    table.does(ANN, Claim(1))

    assert table.asks() == {ANN}
    assert table.asks_for() == "bid"
    assert table.state.prompt == prompt + 1  # each prompt has one answer
    assert Claim(1) not in table.options(ANN)


@pytest.mark.rule("W-SHARED-CLAIM")
def test_the_money_is_usable_at_once() -> None:
    table = forgotten()
    cash = table.cash(ANN)
    table.refuses(ANN, Bid(cash + 3), rule="W-AUCTION-3")

    table.does(ANN, Claim(1)).does(ANN, Bid(cash + 3))

    assert table.asks() == {BOB}


@pytest.mark.rule("W-SHARED-CLAIM")
def test_a_forgotten_one_may_be_claimed_before_a_vehicle_is_moved() -> None:
    table = forgotten().bids((ANN, 1), (BOB, None), (CAT, None))

    table.does(ANN, Claim(1))

    assert table.asks_for() == "vehicle"
    assert table.events[-1] == ObjectiveWon(ANN, 1, 3, plots=(2, 11, 12))


@pytest.mark.rule("W-SHARED-CLAIM")
def test_a_forgotten_one_may_be_claimed_before_a_rumor_is_heard() -> None:
    table = sells(deal(claims="manual", shared=(1,)), ANN, 1, 2, 11).does(ANN, Pass())
    table.chance(DrawPlot(3)).bids((ANN, 1), (BOB, None), (CAT, None))
    assert Claim(1) in table.options(ANN)

    table.does(ANN, Claim(1)).does(ANN, LookAtCard(17))

    assert table.happened(ObjectiveWon) == [ObjectiveWon(ANN, 1, 3, plots=(1, 2, 11))]


@pytest.mark.rule("W-SHARED-CLAIM")
def test_what_the_purchase_at_hand_meets_is_met_only_when_it_is_applied() -> None:
    table = sells(deal(claims="manual", shared=(1,)), ANN, 1, 2).does(ANN, Pass())

    table.chance(DrawPlot(11)).bids((ANN, 1), (BOB, None), (CAT, None))

    table.refuses(ANN, Claim(1), rule="W-SHARED-1", saying="winchester-refusal-claim-unmet")


@pytest.mark.rule("W-SHARED-CLAIM")
def test_nobody_claims_on_the_turn_of_another() -> None:
    table = forgotten().bids((ANN, 1))

    assert table.asks() == {BOB}
    table.refuses(ANN, Claim(1), rule="W-AUCTION-2")

    table.bids((BOB, 2), (CAT, None), (ANN, None)).does(BOB, MoveVehicle("boat", 1))
    table.refuses(ANN, Claim(1), rule=None, saying="refusal-not-asked")
    table.does(BOB, Pass()).refuses(ANN, Claim(1), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("W-SHARED-CLAIM")
def test_a_forgotten_one_is_gone_when_another_claims_it() -> None:
    table = forgotten().bids((ANN, None), (BOB, 1), (CAT, None))
    table.does(BOB, MoveVehicle("boat", 1))
    sells(table, BOB, 13, 14).does(BOB, Claim(1)).does(BOB, Pass())
    table.chance(DrawPlot(18)).bids((BOB, None), (CAT, None))

    assert table.happened(ObjectiveWon) == [ObjectiveWon(BOB, 1, 3, plots=(12, 13, 14))]
    table.refuses(ANN, Claim(1), rule="W-SHARED-CLAIM", saying="winchester-refusal-claim-gone")


@pytest.mark.rule("W-SHARED-CLAIM")
def test_an_unmet_claim_is_refused_and_costs_nothing() -> None:
    table = sells(deal(claims="manual", shared=(1, 10)), ANN, 1)

    table.refuses(ANN, Claim(1), rule="W-SHARED-1", saying="winchester-refusal-claim-unmet")
    name = phrase("winchester-shared-10")
    unmet = phrase("winchester-refusal-claim-unmet", objective=name)
    table.refuses(ANN, Claim(10), rule="W-SHARED-10", saying=unmet)

    assert table.asks() == {ANN}


@pytest.mark.rule("W-SHARED-CLAIM")
@pytest.mark.parametrize("objective", [9, 0, 11, -1])
def test_only_what_is_on_display_can_be_claimed(objective: int) -> None:
    table = sells(deal(claims="manual"), ANN, 1)

    table.refuses(
        ANN, Claim(objective), rule="W-SHARED-CLAIM", saying="winchester-refusal-claim-gone"
    )


@pytest.mark.rule("W-SHARED-CLAIM")
@pytest.mark.rule("W-SHARED-10")
def test_an_objective_once_met_stays_met_though_a_later_purchase_undoes_it() -> None:
    table = sells(deal(claims="manual", shared=(10,)), ANN, 1, 2, 6, 12)
    assert Claim(10) in table.options(ANN)

    sells(table, ANN, 13)

    table.does(ANN, Claim(10))
    assert table.happened(ObjectiveWon) == [ObjectiveWon(ANN, 10, 3, plots=())]


@pytest.mark.rule("W-SHARED-CLAIM")
@pytest.mark.rule("W-SHARED-9")
def test_an_empty_saloon_is_remembered() -> None:
    table = sells(deal(claims="manual", shared=(9,)), ANN, 14, 15)
    assert table.options(ANN) == (Pass(),)
    table.does(ANN, Pass()).auction(16, ANN, 2).does(ANN, Pass())

    table.auction(17, ANN, 2).does(ANN, Pass()).chance(DrawPlot(1))

    assert 9 in table.state.players[ANN].met
    table.does(ANN, Claim(9))


@pytest.mark.rule("W-SHARED-CLAIM")
def test_everybody_may_know_who_has_met_what() -> None:
    table = sells(deal(claims="manual", shared=(1,)), ANN, 1, 2, 11)

    assert table.seen_by(BOB).players[ANN].met == (1,)


def all_met() -> WinchesterTable:
    """Ann has met all five objectives on display with her fifth plot and is asked."""
    return sells(deal(claims="manual", shared=(1, 3, 5, 7, 8)), ANN, 2, 3, 4, 18, 19)


@pytest.mark.rule("W-SHARED-CLAIM")
def test_nobody_is_asked_when_nothing_is_on_display() -> None:
    table = all_met()
    for objective in (1, 3, 5, 7, 8):
        assert table.asks_for() == "claim"
        table.does(ANN, Claim(objective))
    assert table.asks_for() == "plot"

    table.auction(1, BOB)

    assert table.asks_for() == "plot"


def last_purchase(table: WinchesterTable) -> WinchesterTable:
    """Sell what is left to Bob, who claims nothing, up to the question after the last plot."""
    left = [plot for plot, owner in enumerate(table.state.owners, start=1) if owner is None]
    for plot in left:
        claims_nothing(table).auction(plot, BOB, 0 if table.state.first == BOB else 1)
    return table


@pytest.mark.rule("W-SHARED-CLAIM")
def test_after_the_last_purchase_every_seat_is_asked_clockwise_from_the_buyer() -> None:
    table = last_purchase(all_met())
    assert table.state.phase == Claiming((BOB, CAT, ANN))

    table.does(BOB, Pass()).does(CAT, Pass())

    assert table.asks() == {ANN}
    assert table.options(ANN) == (Pass(), *map(Claim, (1, 3, 5, 7, 8)))
    assert table.happened(GameEnded) == []
    table.does(ANN, Claim(8)).does(ANN, Pass())
    assert len(table.happened(GameEnded)) == 1


@pytest.mark.rule("W-SHARED-CLAIM")
def test_the_game_ends_at_once_when_the_last_on_display_is_claimed() -> None:
    table = last_purchase(all_met()).does(BOB, Pass()).does(CAT, Pass())

    for objective in (1, 3, 5, 7, 8):
        assert table.outcome is None
        table.does(ANN, Claim(objective))

    assert table.outcome is not None
    assert table.asks() == set()


@pytest.mark.rule("W-SHARED-CLAIM")
def test_nobody_is_asked_after_the_last_purchase_when_nothing_is_on_display() -> None:
    table = all_met()
    for objective in (1, 3, 5, 7, 8):
        table.does(ANN, Claim(objective))

    last_purchase(table)

    assert table.outcome is not None


def test_a_claim_question_takes_no_bid_and_chance_no_claim() -> None:
    table = sells(deal(claims="manual"), ANN, 1)

    table.refuses(ANN, Bid(1), rule=None, saying="refusal-does-not-fit")
    table.refuses(CHANCE, Claim(1), rule=None, saying="refusal-not-asked")
