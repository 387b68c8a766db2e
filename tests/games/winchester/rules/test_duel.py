"""The duel (W-DUEL)."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Bid, CallDuel, DrawDuel, DrawPlot, Pass
from tinhorn.games.winchester.events import DuelCalled, DuelFought, PlotSold
from tinhorn.games.winchester.phases import Dueling
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import name_of, phrase


def two_left() -> WinchesterTable:
    """Ann holds the standing bid of 5 against Cat; Bob has passed."""
    return deal().chance(DrawPlot(1)).bids((ANN, 2), (BOB, None), (CAT, 3), (ANN, 5))


@pytest.mark.rule("W-DUEL-1")
def test_one_of_two_may_challenge_the_other_and_the_auction_ends_at_once() -> None:
    table = two_left()
    assert CallDuel() in table.options(CAT)

    table.does(CAT, CallDuel())

    assert table.events[-1] == DuelCalled(CAT, ANN, 1, 5)
    assert table.asks() == {CHANCE}
    table.refuses(ANN, Bid(6), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("W-DUEL-1")
def test_nobody_may_challenge_while_three_are_in() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, 2))

    assert CallDuel() not in table.options(CAT)
    table.refuses(CAT, CallDuel(), rule="W-DUEL-1", saying="winchester-refusal-duel-not-two")


@pytest.mark.rule("W-DUEL-1")
def test_a_player_who_has_not_spoken_yet_is_in() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, 1), (BOB, None))

    table.does(CAT, CallDuel())

    assert table.events[-1] == DuelCalled(CAT, ANN, 1, 1)


@pytest.mark.rule("W-DUEL-1")
def test_two_who_have_not_spoken_make_four_three_too_many() -> None:
    table = deal(4).chance(DrawPlot(1)).bids((ANN, 1), (BOB, None))

    table.refuses(CAT, CallDuel(), rule="W-DUEL-1")

    table.bids((CAT, None)).does(DAN, CallDuel())


@pytest.mark.rule("W-DUEL-1")
def test_the_token_is_spent_but_once() -> None:
    table = two_left().does(CAT, CallDuel()).chance(DrawDuel(ANN))
    table.does(ANN, winchester.default(table.state, ANN))
    table.chance(DrawPlot(2)).bids((ANN, 1), (BOB, None))

    assert CallDuel() not in table.options(CAT)
    table.refuses(CAT, CallDuel(), rule="W-DUEL-1", saying="winchester-refusal-duel-token")


@pytest.mark.rule("W-DUEL-1")
def test_the_challenged_keeps_their_token() -> None:
    table = two_left().does(CAT, CallDuel())

    assert [player.has_duel_token for player in table.state.players] == [True, True, False]


@pytest.mark.rule("W-DUEL-2")
def test_it_is_called_on_ones_own_turn() -> None:
    table = two_left()

    table.refuses(ANN, CallDuel(), rule="W-AUCTION-2")
    table.refuses(BOB, CallDuel(), rule="W-AUCTION-4")


@pytest.mark.rule("W-DUEL-2")
def test_it_is_called_against_a_standing_bid_only() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, None))

    table.refuses(BOB, CallDuel(), rule="W-DUEL-2", saying="winchester-refusal-duel-no-bid")

    table.does(BOB, Bid(1)).does(CAT, CallDuel())
    assert table.events[-1] == DuelCalled(CAT, BOB, 1, 1)


@pytest.mark.rule("W-DUEL-2")
def test_the_last_one_left_has_nobody_to_challenge() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, None), (BOB, None))

    table.refuses(CAT, CallDuel(), rule="W-DUEL-1")


@pytest.mark.rule("W-DUEL-2")
def test_whoever_was_outbid_may_call_it_in_turn() -> None:
    table = two_left().does(CAT, Bid(6))

    table.does(ANN, CallDuel())

    assert table.events[-1] == DuelCalled(ANN, CAT, 1, 6)


@pytest.mark.rule("W-DUEL-3")
def test_the_challenger_must_hold_the_standing_bid() -> None:
    table = deal().auction(1, ANN, 4).chance(DrawPlot(2)).bids((ANN, 4), (BOB, None), (CAT, 5))

    assert table.cash(ANN) == 4
    assert table.options(ANN) == (Pass(),)
    poor = phrase("winchester-refusal-duel-cash", standing=5)
    table.refuses(ANN, CallDuel(), rule="W-DUEL-3", saying=poor)


@pytest.mark.rule("W-DUEL-3")
def test_holding_exactly_the_standing_bid_is_enough() -> None:
    table = deal().auction(1, ANN, 4).chance(DrawPlot(2)).bids((ANN, 3), (BOB, None), (CAT, 4))

    table.does(ANN, CallDuel()).chance(DrawDuel(ANN))

    assert table.cash(ANN) == 0


@pytest.mark.rule("W-DUEL-4")
@pytest.mark.parametrize(("bang", "click"), [(ANN, CAT), (CAT, ANN)])
def test_bang_wins_the_plot_for_the_last_bid_whoever_made_it(bang: int, click: int) -> None:
    table = two_left().does(CAT, CallDuel())

    table.chance(DrawDuel(bang))

    assert table.happened(DuelFought) == [DuelFought(bang, click, 1)]
    assert table.happened(PlotSold) == [PlotSold(bang, 1, 5, 2, 1, is_forced=False)]
    assert table.state.owners[0] == bang
    assert (table.cash(bang), table.cash(click), table.cash(BOB)) == (3, 10, 10)


@pytest.mark.rule("W-DUEL-4")
@pytest.mark.parametrize("bang", [ANN, CAT])
def test_the_token_leaves_the_game_whatever_the_outcome(bang: int) -> None:
    table = two_left().does(CAT, CallDuel()).chance(DrawDuel(bang))

    assert [player.has_duel_token for player in table.state.players] == [True, True, False]


@pytest.mark.rule("W-DUEL-4")
def test_each_of_the_two_takes_one_card_and_nobody_else() -> None:
    table = two_left().does(CAT, CallDuel())

    assert set(table.options(CHANCE)) == {DrawDuel(ANN), DrawDuel(CAT)}
    no_duelist = phrase("winchester-refusal-not-dueling", seat=name_of(BOB))
    table.refuses(CHANCE, DrawDuel(BOB), rule="W-DUEL-4", saying=no_duelist)
    table.refuses(CHANCE, DrawDuel(CHANCE), rule="W-DUEL-4")


@pytest.mark.rule("W-DUEL-4")
def test_either_is_as_likely_to_win() -> None:
    state = two_left().does(CAT, CallDuel()).state
    assert isinstance(state.phase, Dueling)

    draws = [winchester.chance(state, Random(seed)) for seed in range(400)]

    assert 150 < draws.count(DrawDuel(ANN)) < 250
    assert draws.count(DrawDuel(ANN)) + draws.count(DrawDuel(CAT)) == 400
