"""Standing orders of Winchester: what they bid for, when they pass, and where they ride."""

from __future__ import annotations

import msgspec
import pytest

from tests.support.people import ANN, BOB
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Action, Bid, DrawPlot, MoveVehicle, Pass
from tinhorn.games.winchester.orders import Ceiling, Kind, Orders, PlotRule
from tinhorn.kernel.game import Seat
from tinhorn.kernel.phrase import phrase

DESERT_AND_BESIDE = Orders(rules=(PlotRule("desert", 3), PlotRule("beside", 4)), otherwise="pass")


def on_sale(plot: int, *, owned: int | None = None, standing: int = 0) -> WinchesterTable:
    """Ann is asked about a plot; with a standing bid, Bob and Cat have answered before her."""
    table = deal(first=BOB if standing else ANN)
    if owned is not None:
        table.auction(owned, ANN)
    table.chance(DrawPlot(plot))
    if standing:
        table.bids((BOB, standing), (2, None))
    return table


def follow(table: WinchesterTable, orders: Orders, seat: Seat = ANN) -> Action | None:
    return winchester.follow(table.seen_by(seat), orders)


@pytest.mark.parametrize(
    ("plot", "owned", "standing", "answer"),
    [
        (19, None, 0, Bid(1)),
        (19, None, 2, Bid(3)),
        (19, None, 3, Pass()),
        (10, 1, 0, Bid(1)),
        (12, None, 0, Pass()),
        (12, 1, 0, Pass()),
    ],
    ids=["desert", "at the limit", "above it", "beside mine", "no rule", "not beside mine"],
)
def test_rules_bid_for_the_plots_that_they_fit(
    plot: int, owned: int | None, standing: int, answer: Action
) -> None:
    table = on_sale(plot, owned=owned, standing=standing)

    assert follow(table, DESERT_AND_BESIDE) == answer


def test_the_highest_of_the_limits_that_fit_counts() -> None:
    table = on_sale(11, owned=1).bids((ANN, 3), (BOB, 4), (2, None))
    below = on_sale(11, owned=1).bids((ANN, 2), (BOB, 3), (2, None))

    assert follow(table, DESERT_AND_BESIDE) == Pass()
    assert follow(below, DESERT_AND_BESIDE) == Bid(4)


def test_a_limit_for_one_plot_counts_before_the_rules() -> None:
    table = on_sale(19, standing=1)
    orders = msgspec.structs.replace(DESERT_AND_BESIDE, ceiling=Ceiling(plot=19, most=1))

    assert follow(table, orders) is None
    assert follow(on_sale(14, standing=1), orders) == Bid(2)


def test_without_a_word_for_the_rest_the_player_is_asked() -> None:
    assert follow(on_sale(12), Orders(rules=(PlotRule("desert", 3),))) is None


def test_nobody_bids_more_than_they_have() -> None:
    table = on_sale(19, standing=8)

    assert follow(table, Orders(rules=(PlotRule("any", 110),), otherwise="pass")) == Pass()


@pytest.mark.parametrize(
    ("kind", "plots"),
    [
        ("mine", {3, 4, 5}),
        ("ranch", {12, 13, 14, 16, 17, 18}),
        ("saloon", {8, 9, 14, 15}),
        ("rumor", {1, 2, 3, 4, 5, 6}),
        ("beside", {10, 11}),
    ],
)
def test_a_kind_is_what_the_table_shows(kind: Kind, plots: set[int]) -> None:
    table = on_sale(12, owned=1)

    assert winchester.orders.plots_of_kind(table.seen_by(ANN), kind) == plots


def test_hidden_tokens_fit_no_rule() -> None:
    table = deal(bonus="hidden").chance(DrawPlot(7))

    assert follow(table, Orders(rules=(PlotRule("movement", 5),))) is None


def moving() -> WinchesterTable:
    """Ann owns plots 8 and 9 and Bob 7; she has a Movement token to apply."""
    table = deal(bonuses={9: "movement"}).auction(7, BOB).auction(8, ANN)
    table.chance(DrawPlot(9))
    while table.asks_for() == "bid":
        (speaker,) = table.asks()
        table.bids((speaker, 1 if speaker == ANN else None))
    return table


@pytest.mark.rule("W-BONUS-1")
def test_the_best_ride_pays_the_player_most_and_others_least() -> None:
    table = moving()

    assert follow(table, Orders(movement="most")) == MoveVehicle("boat", 3)
    assert follow(table, Orders()) is None
    assert follow(table, Orders(movement="most"), BOB) is None


@pytest.mark.parametrize(
    ("orders", "key"),
    [
        (Orders(rules=(PlotRule("desert", 0),)), "winchester-refusal-order-limit"),
        (Orders(rules=(PlotRule("desert", 111),)), "winchester-refusal-order-limit"),
        (Orders(ceiling=Ceiling(plot=3, most=-1)), "winchester-refusal-order-limit"),
        (
            Orders(rules=(PlotRule("desert", 3), PlotRule("desert", 4))),
            "winchester-refusal-order-twice",
        ),
    ],
)
def test_orders_that_make_no_sense_are_refused(orders: Orders, key: str) -> None:
    refusal = winchester.check_orders(winchester.Setup(players=3), orders)

    assert refusal is not None
    assert refusal.reason.key == key


def test_sensible_orders_are_not_refused() -> None:
    orders = msgspec.structs.replace(DESERT_AND_BESIDE, ceiling=Ceiling(plot=3, most=0))

    assert winchester.check_orders(winchester.Setup(players=3), orders) is None


def test_orders_come_back_from_json_as_they_were_and_old_ones_are_read() -> None:
    text = msgspec.json.encode(DESERT_AND_BESIDE)
    old = b'{"ceiling":{"plot":3,"most":4,"then":"pass"}}'

    assert msgspec.json.decode(text, type=Orders) == DESERT_AND_BESIDE
    assert msgspec.json.decode(old, type=Orders).ceiling == Ceiling(plot=3, most=4, then="pass")


def test_the_preview_says_what_each_rule_would_do() -> None:
    table = on_sale(11, owned=1)
    rules = (PlotRule("desert", 3), PlotRule("beside", 4), PlotRule("mine", 2))
    orders = Orders(rules=rules, movement="most")

    lines = {line.order: line.text for line in winchester.preview(table.seen_by(ANN), orders)}

    assert lines["rules.0"] == phrase("winchester-order-behind", plot=11, amount=4)
    assert lines["rules.1"] == phrase("winchester-order-fits", plot=11, amount=4)
    assert lines["rules.2"] == phrase("winchester-order-later", count=3, plots="3, 4, 5")
    ride = phrase("winchester-label-locomotive", square=1)
    assert lines["movement"] == phrase("winchester-order-ride", ride=ride, amount=1)
    assert winchester.preview(table.seen_by(ANN), Orders()) == ()
