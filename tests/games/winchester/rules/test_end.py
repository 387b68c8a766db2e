"""The end (W-END)."""

from __future__ import annotations

import pytest

from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.table import golden
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games.winchester.actions import DrawPlot, MoveVehicle, Pass
from tinhorn.games.winchester.components import Edition, Objective
from tinhorn.games.winchester.events import CardTurned, GameEnded, ObjectiveWon
from tinhorn.games.winchester.phases import ObjectiveScore, Over, Sheet
from tinhorn.games.winchester.scoring import outcome


def sold(table: WinchesterTable, *hands: tuple[int, ...]) -> WinchesterTable:
    """Sell to each seat its plots, one for one banknote; the last seat gets the rest."""
    for seat, plots in enumerate(hands):
        table.auctions(plots, seat)
    left = [plot for plot, owner in enumerate(table.state.owners, start=1) if owner is None]
    return table.auctions(left, len(hands))


def sheets(table: WinchesterTable) -> tuple[Sheet, ...]:
    assert isinstance(table.state.phase, Over)
    return table.state.phase.sheets


def all_to_ann(
    first: Objective, second: Objective, *, edition: Edition = "2020"
) -> WinchesterTable:
    """Ann owns all the land: nobody else ever bids."""
    table = deal(edition=edition, objectives={ANN: (first, second)})
    return table.auctions(range(1, 20), ANN, price=0)


@pytest.mark.rule("W-END-1")
def test_the_game_ends_when_the_nineteenth_plot_is_bought() -> None:
    table = deal().auctions(range(1, 19), ANN, price=0)
    assert table.outcome is None
    assert table.asks_for() == "plot"

    table.auction(19, ANN, price=0)

    assert isinstance(table.events[-1], GameEnded)
    assert table.asks() == set()
    assert table.options(ANN) == ()


@pytest.mark.rule("W-END-1")
def test_the_last_purchase_is_fully_applied_first() -> None:
    table = deal(bonuses={5: "movement"}, shared=(4,), mines=(2, 3, 6))
    table.auctions([plot for plot in range(1, 20) if plot != 5], ANN, price=0)

    table.chance(DrawPlot(5)).bids((ANN, None), (BOB, None), (CAT, None))
    assert table.asks_for() == "vehicle"
    table.does(ANN, MoveVehicle("boat", 1))

    kinds = [type(event) for event in table.events[-3:]]
    assert kinds == [CardTurned, ObjectiveWon, GameEnded]
    assert sheets(table)[ANN].cash == table.cash(ANN)


@pytest.mark.rule("W-END-1")
def test_nobody_may_do_anything_after_the_end() -> None:
    table = all_to_ann("mine", "ranch")

    for seat in (ANN, BOB, CAT):
        table.refuses(seat, Pass(), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("W-END-2")
@pytest.mark.parametrize(
    ("objective", "items", "amount"),
    [
        ("forest", 6, 18),
        ("desert", 7, 21),
        ("prairie", 6, 18),
        ("river", 8, 24),
        ("rails", 9, 27),
        ("saloon", 4, 20),
        ("mine", 3, 15),
        ("ranch", 6, 18),
        ("rumor", 6, 18),
        ("movement", 7, 21),
    ],
)
def test_a_secret_objective_pays_for_each_item(
    objective: Objective, items: int, amount: int
) -> None:
    other: Objective = "mine" if objective != "mine" else "ranch"

    table = all_to_ann(objective, other)

    assert sheets(table)[ANN].objectives[0] == ObjectiveScore(objective, items, amount)


@pytest.mark.rule("W-END-2")
def test_only_ones_own_items_pay() -> None:
    table = deal(
        objectives={ANN: ("river", "movement"), BOB: ("saloon", "ranch"), CAT: ("mine", "rumor")}
    )

    sold(table, (1, 5, 7, 8, 16), (9, 14, 17, 18))

    scores = [
        [(score.items, score.amount) for score in sheet.objectives] for sheet in sheets(table)
    ]
    assert scores == [[(4, 12), (2, 6)], [(2, 10), (3, 9)], [(2, 10), (4, 12)]]


@pytest.mark.rule("W-END-2")
@pytest.mark.rule("W-COMP-5")
def test_the_mines_of_2019_pay_under_their_own_numbers() -> None:
    table = deal(edition="2019", objectives={ANN: ("mine", "river")})

    sold(table, (2, 3, 5), (1,))

    assert sheets(table)[ANN].objectives == (
        ObjectiveScore("mine", 2, 10),
        ObjectiveScore("river", 1, 3),
    )


@pytest.mark.rule("W-END-2")
def test_secret_objectives_pay_at_the_end_only() -> None:
    table = deal(objectives={ANN: ("mine", "river")}, bonuses={5: "saloon"}, mines=(2, 3, 0))

    table.auction(5, ANN, 2)

    assert table.cash(ANN) == 8 - 2 + 1


@pytest.mark.rule("W-END-3")
def test_most_plots_brings_five_banknotes() -> None:
    table = sold(deal(), (1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12))

    assert [sheet.most_plots for sheet in sheets(table)] == [0, 0, 5]
    assert [sheet.plots for sheet in sheets(table)] == [6, 6, 7]


@pytest.mark.rule("W-END-3")
def test_tied_the_larger_connected_group_wins_it() -> None:
    table = sold(deal(), (2, 3, 4, 5, 7, 10, 19), (12, 13, 14, 16, 17, 18, 8))

    assert [(sheet.plots, sheet.largest_group) for sheet in sheets(table)] == [
        (7, 5),
        (7, 6),
        (5, 3),
    ]
    assert [sheet.most_plots for sheet in sheets(table)] == [0, 5, 0]


@pytest.mark.rule("W-END-3")
def test_rails_and_river_separate_groups() -> None:
    table = sold(deal(), (1, 10, 11, 2, 12, 16), (5, 6, 8))

    assert [sheet.largest_group for sheet in sheets(table)][:2] == [3, 2]


@pytest.mark.rule("W-END-3")
def test_a_larger_group_does_not_make_up_for_fewer_plots() -> None:
    table = sold(deal(), (2, 3, 4, 5, 7), (1, 6, 12, 15, 19, 16, 8, 10))

    assert sheets(table)[ANN].largest_group > sheets(table)[BOB].largest_group
    assert [sheet.most_plots for sheet in sheets(table)][:2] == [0, 5]


@pytest.mark.rule("W-END-3")
def test_still_tied_each_of_them_gets_five_banknotes() -> None:
    table = sold(deal(), (2, 3, 4, 5, 7, 10, 19), (12, 13, 16, 17, 18, 8, 15))

    assert [sheet.largest_group for sheet in sheets(table)][:2] == [5, 5]
    assert [sheet.most_plots for sheet in sheets(table)] == [5, 5, 0]


@pytest.mark.rule("W-END-2")
@pytest.mark.rule("W-END-4")
def test_the_richest_wins_by_banknotes_secret_objectives_and_most_plots() -> None:
    table = sold(deal(), (1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12))

    for seat, sheet in enumerate(sheets(table)):
        earned = sum(score.amount for score in sheet.objectives)
        assert sheet.cash == table.cash(seat)
        assert sheet.total == sheet.cash + earned + sheet.most_plots
    totals = [sheet.total for sheet in sheets(table)]
    assert table.outcome is not None
    assert table.outcome.reason == "fortune"
    assert table.outcome.points == tuple(totals)
    assert table.outcome.ranking[0] == (totals.index(max(totals)),)


def sheet(cash: int, secret: int, *, most_plots: int = 0, token: bool = False) -> Sheet:
    scores = (ObjectiveScore("river", secret // 3, secret),)
    return Sheet(cash, scores, most_plots, token, 5, 2, cash + secret + most_plots)


@pytest.mark.rule("W-END-4")
def test_tied_more_cash_wins() -> None:
    result = outcome((sheet(10, 9, token=True), sheet(13, 6), sheet(7, 12)))

    assert (result.reason, result.ranking) == ("cash", ((BOB,), (ANN,), (CAT,)))


@pytest.mark.rule("W-END-4")
def test_the_money_for_most_plots_counts_as_cash() -> None:
    result = outcome((sheet(12, 3), sheet(10, 0, most_plots=5), sheet(0, 0)))

    assert (result.reason, result.ranking) == ("cash", ((BOB,), (ANN,), (CAT,)))


@pytest.mark.rule("W-END-4")
def test_still_tied_who_holds_the_duel_token_wins() -> None:
    result = outcome((sheet(10, 9), sheet(10, 9, token=True), sheet(0, 3, token=True)))

    assert (result.reason, result.ranking) == ("duel-token", ((BOB,), (ANN,), (CAT,)))


@pytest.mark.rule("W-END-4")
def test_then_they_share_the_title() -> None:
    for token in (False, True):
        tied = sheet(10, 9, token=token)

        result = outcome((tied, sheet(0, 3), tied, sheet(0, 6)))

        assert (result.reason, result.ranking) == ("shared", ((ANN, CAT), (DAN,), (BOB,)))
        assert result.points == (19, 3, 19, 6)


@pytest.mark.rule("W-END-4")
def test_a_tie_behind_the_winner_is_told_apart_too() -> None:
    result = outcome((sheet(10, 9), sheet(13, 6), sheet(20, 0)))

    assert (result.reason, result.ranking) == ("fortune", ((CAT,), (BOB,), (ANN,)))


@pytest.mark.rule("W-END-4")
@pytest.mark.parametrize("reason", ["fortune", "cash", "duel-token", "shared"])
def test_each_way_to_win_was_seen_in_a_game(reason: str) -> None:
    table = golden(f"winchester/{reason}.log")

    assert table.outcome is not None
    assert table.outcome.reason == reason
