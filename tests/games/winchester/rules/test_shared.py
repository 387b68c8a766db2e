"""Shared objectives: when they are met and what they bring (W-SHARED)."""

from __future__ import annotations

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games.winchester.actions import CallDuel, DrawDuel, DrawPlot
from tinhorn.games.winchester.components import Bonus, Edition
from tinhorn.games.winchester.events import ObjectiveWon
from tinhorn.games.winchester.state import Pile


def on_display(
    objective: int, *, edition: Edition = "2020", bonuses: dict[int, Bonus] | None = None
) -> WinchesterTable:
    """Return a table with this objective on the pile of three banknotes."""
    return deal(edition=edition, shared=(objective,), bonuses=bonuses)


def has_won(table: WinchesterTable, objective: int) -> bool:
    return (ANN, objective, 3) in won(table)


def won(table: WinchesterTable) -> list[tuple[int, int, int]]:
    """List who won which objective, and how much."""
    return [(one.seat, one.objective, one.amount) for one in table.happened(ObjectiveWon)]


@pytest.mark.rule("W-SHARED-0")
def test_an_objective_met_wins_the_money_under_it_and_is_discarded() -> None:
    table = deal(shared=(4, 3)).auctions((1, 2, 10, 12), ANN)
    cash, bank = table.cash(ANN), table.state.bank

    table.auction(13, ANN, 2)

    assert table.happened(ObjectiveWon) == [ObjectiveWon(ANN, 3, 4, plots=(1, 2, 10, 12, 13))]
    assert table.cash(ANN) == cash - 2 + 4
    assert table.state.bank == bank
    assert 3 not in {pile.objective for pile in table.state.display}


@pytest.mark.rule("W-SHARED-0")
def test_several_may_be_won_in_one_turn_in_the_order_of_their_piles() -> None:
    table = deal(shared=(5, 4, 3)).auctions((2, 3, 10, 15), ANN)

    table.auction(4, ANN)

    assert won(table)[-2:] == [(ANN, 5, 3), (ANN, 3, 5)]


@pytest.mark.rule("W-SHARED-0")
def test_what_is_discarded_cannot_be_won_again() -> None:
    table = deal(shared=(1,)).auctions((1, 2, 11), ANN)

    table.auctions((8, 9, 15), BOB)

    assert won(table) == [(ANN, 1, 3)]


@pytest.mark.rule("W-SHARED-0")
def test_it_is_told_which_plots_meet_an_objective_and_no_others() -> None:
    table = on_display(5).auctions((10, 15, 2, 3, 4), ANN)

    events = [event for event in table.happened(ObjectiveWon) if event.objective == 5]
    assert [event.plots for event in events] == [(2, 3, 4)]


@pytest.mark.rule("W-SHARED-0")
def test_no_plots_meet_an_objective_about_a_purchase() -> None:
    table = on_display(9).auction(14, ANN, 2).auction(15, ANN, 2)

    [event] = table.happened(ObjectiveWon)
    assert event.plots == ()


@pytest.mark.rule("W-SHARED-0")
def test_only_the_buyer_can_newly_meet_one() -> None:
    table = deal(shared=(3,)).auctions((1, 2, 10, 12), ANN)

    table.auction(13, BOB)

    assert table.happened(ObjectiveWon) == []
    assert table.state.players[ANN].met == ()


@pytest.mark.rule("W-SHARED-0")
def test_an_objective_that_is_not_on_display_brings_nothing() -> None:
    table = deal(shared=(4, 6, 9, 10, 2)).auctions((2, 3, 4), ANN)

    assert table.happened(ObjectiveWon) == []
    assert table.state.display == (Pile(4, 3), Pile(6, 4), Pile(9, 5), Pile(10, 6), Pile(2, 7))


@pytest.mark.rule("W-SHARED-1")
def test_a_plot_of_each_terrain() -> None:
    table = on_display(1).auctions((1, 8, 2, 9), ANN)
    assert not has_won(table, 1)

    table.auction(11, ANN)

    assert has_won(table, 1)


@pytest.mark.rule("W-SHARED-2")
def test_a_bonus_token_of_each_kind() -> None:
    table = on_display(2).auctions((1, 2, 7), ANN)
    assert not has_won(table, 2)

    table.auction(14, ANN)

    assert has_won(table, 2)


@pytest.mark.rule("W-SHARED-2")
def test_a_hidden_token_counts_when_it_is_taken() -> None:
    table = deal(shared=(2,), bonus="hidden").auctions((1, 7), ANN)

    table.auction(14, ANN)

    assert has_won(table, 2)


@pytest.mark.rule("W-SHARED-3")
def test_five_plots() -> None:
    table = on_display(3).auctions((1, 9, 10, 15), ANN)
    assert not has_won(table, 3)

    table.auction(19, ANN)

    assert has_won(table, 3)


def one_plot_left() -> WinchesterTable:
    """Ann, Bob and Cat own six plots each, Ann bought the last of them; plot 19 is left."""
    table = deal(shared=(4,))
    for plot in range(1, 19):
        table.auction(plot, (ANN, CAT, BOB)[plot % 3])
    return table


@pytest.mark.rule("W-SHARED-4")
def test_the_last_plot_won_in_an_auction() -> None:
    table = one_plot_left()
    assert 4 not in {won.objective for won in table.happened(ObjectiveWon)}

    table.auction(19, BOB)

    assert (BOB, 4, 3) in won(table)


@pytest.mark.rule("W-SHARED-4")
def test_the_last_plot_won_in_a_duel() -> None:
    table = one_plot_left().chance(DrawPlot(19)).bids((ANN, 1), (BOB, None))

    table.does(CAT, CallDuel()).chance(DrawDuel(CAT))

    assert (CAT, 4, 3) in won(table)


@pytest.mark.rule("W-SHARED-4")
def test_the_last_plot_bought_because_nobody_bid() -> None:
    table = one_plot_left()

    table.auction(19, ANN, price=0)

    assert has_won(table, 4)


@pytest.mark.rule("W-SHARED-5")
def test_three_plots_in_a_chain() -> None:
    table = on_display(5).auctions((2, 4), ANN)
    assert not has_won(table, 5)

    table.auction(3, ANN)

    assert has_won(table, 5)


@pytest.mark.rule("W-SHARED-5")
@pytest.mark.parametrize(
    ("plots", "between"), [((1, 10, 2), "the rails"), ((6, 8, 5), "the river"), ((2, 3, 9), "land")]
)
def test_rails_and_river_break_the_chain(plots: tuple[int, ...], between: str) -> None:
    table = on_display(5).auctions(plots, ANN)

    assert not has_won(table, 5), between


@pytest.mark.rule("W-SHARED-5")
def test_two_pairs_are_no_chain() -> None:
    table = on_display(5).auctions((2, 3, 12, 13), ANN)

    assert not has_won(table, 5)


@pytest.mark.rule("W-SHARED-6")
@pytest.mark.parametrize("kind", ["rumor", "movement", "saloon"])
def test_four_bonus_tokens_of_one_kind(kind: Bonus) -> None:
    table = on_display(6, bonuses=dict.fromkeys((1, 9, 10, 15), kind)).auctions((1, 9, 10), ANN)
    table.auction(next(plot for plot in (2, 7, 18) if table.state.bonuses[plot - 1] != kind), ANN)
    assert not has_won(table, 6)

    table.auction(15, ANN)

    assert has_won(table, 6)


@pytest.mark.rule("W-SHARED-7")
@pytest.mark.parametrize(("edition", "away", "near"), [("2020", 4, 6), ("2019", 6, 4)])
def test_three_plots_that_do_not_touch_the_river(edition: Edition, away: int, near: int) -> None:
    table = on_display(7, edition=edition).auctions((1, 13, near, 16), ANN)
    assert not has_won(table, 7)

    table.auction(away, ANN)

    assert has_won(table, 7)


@pytest.mark.rule("W-SHARED-8")
@pytest.mark.parametrize(("edition", "away", "near"), [("2020", 6, 2), ("2019", 2, 6)])
def test_three_plots_that_do_not_touch_the_rails(edition: Edition, away: int, near: int) -> None:
    table = on_display(8, edition=edition).auctions((9, 10, near, 14), ANN)
    assert not has_won(table, 8)

    table.auction(away, ANN)

    assert has_won(table, 8)


@pytest.mark.rule("W-SHARED-9")
def test_a_saloon_token_that_brought_no_money() -> None:
    table = on_display(9).auction(14, ANN, 2)
    assert not has_won(table, 9)

    table.auction(15, ANN, 2)

    assert has_won(table, 9)


@pytest.mark.rule("W-SHARED-9")
def test_a_tip_of_this_very_purchase_is_no_money_brought() -> None:
    table = on_display(9).auction(14, BOB, 2).auction(15, ANN, 1)

    assert table.state.saloon == 1
    assert has_won(table, 9)


@pytest.mark.rule("W-SHARED-9")
def test_an_empty_saloon_without_a_saloon_token_is_not_enough() -> None:
    table = on_display(9).auction(14, ANN, 2)

    table.auction(1, ANN, 2).auction(7, ANN, 2)

    assert table.state.saloon == 0
    assert not has_won(table, 9)


@pytest.mark.rule("W-SHARED-10")
def test_four_plots_none_of_which_is_adjacent_to_another() -> None:
    table = on_display(10).auctions((1, 6, 12), ANN)
    assert not has_won(table, 10)

    table.auction(4, ANN)

    assert has_won(table, 10)


@pytest.mark.rule("W-SHARED-10")
def test_rails_and_river_keep_plots_apart() -> None:
    table = on_display(10).auctions((1, 2, 5, 6), ANN)

    assert has_won(table, 10)


@pytest.mark.rule("W-SHARED-10")
def test_plots_that_are_adjacent_do_not_count_and_do_not_harm() -> None:
    table = on_display(10).auctions((1, 6, 12, 13, 2), ANN)
    assert not has_won(table, 10)

    table.auction(15, ANN)

    assert has_won(table, 10)
