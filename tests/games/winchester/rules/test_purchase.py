"""The purchase (W-BUY)."""

from __future__ import annotations

import pytest

from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.winchester import deal
from tinhorn.games.winchester.actions import DrawPlot, MoveVehicle
from tinhorn.games.winchester.components import Bonus, Edition
from tinhorn.games.winchester.events import (
    BonusTaken,
    CardTurned,
    ObjectiveWon,
    PlotSold,
    RumorHeard,
    TipsTaken,
    VehicleMoved,
)
from tinhorn.games.winchester.state import SiteCard


@pytest.mark.rule("W-BUY-1")
def test_the_example_of_the_rulebook() -> None:
    """Seven banknotes among three others: two each, and one to the saloon."""
    table = deal(4, bonuses={17: "rumor"}, ranch=0)

    table.auction(17, ANN, 7)

    assert [table.cash(seat) for seat in (ANN, BOB, CAT, DAN)] == [1, 10, 10, 10]
    assert table.state.saloon == 2


@pytest.mark.rule("W-BUY-1")
@pytest.mark.parametrize(
    ("players", "price", "share", "tip"),
    [
        (3, 1, 0, 1),
        (3, 2, 1, 0),
        (3, 7, 3, 1),
        (4, 2, 0, 2),
        (4, 6, 2, 0),
        (5, 3, 0, 3),
        (5, 7, 1, 3),
    ],
)
def test_the_price_is_shared_in_whole_banknotes_and_the_remainder_is_a_tip(
    players: int, price: int, share: int, tip: int
) -> None:
    table = deal(players)

    table.auction(1, BOB, price)

    assert table.happened(PlotSold) == [PlotSold(BOB, 1, price, share, tip, is_forced=False)]
    assert table.cash(BOB) == 8 - price
    assert all(table.cash(seat) == 8 + share for seat in range(players) if seat != BOB)
    assert table.state.saloon == 1 + tip


@pytest.mark.rule("W-BUY-1")
def test_those_who_did_not_bid_are_paid_too() -> None:
    table = deal().chance(DrawPlot(1)).bids((ANN, None), (BOB, 3), (CAT, 4), (BOB, None))

    assert table.cash(ANN) == table.cash(BOB) == 10


@pytest.mark.rule("W-BUY-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_forced_banknote_all_goes_to_the_saloon(players: int) -> None:
    table = deal(players, first=CAT)

    table.auction(1, CAT, price=0)

    assert table.state.saloon == 2
    assert [table.cash(seat) for seat in range(players)].count(8) == players - 1


@pytest.mark.rule("W-BUY-3")
def test_the_buyer_owns_the_plot_and_its_bonus_token() -> None:
    table = deal(bonuses={7: "saloon"})

    table.auction(7, BOB)

    assert table.state.owners[6] == BOB
    assert table.happened(BonusTaken) == [BonusTaken(BOB, 7, "saloon")]
    assert table.seen_by(None).owners.count(BOB) == 1


@pytest.mark.rule("W-BUY-3")
@pytest.mark.parametrize(
    ("bonus", "kind"), [("movement", "vehicle"), ("rumor", "rumor"), ("saloon", "plot")]
)
def test_the_bonus_token_must_be_applied_at_once(bonus: Bonus, kind: str) -> None:
    table = deal(bonuses={7: bonus})

    table.chance(DrawPlot(7)).bids((ANN, 1), (BOB, None), (CAT, None))

    assert table.asks_for() == kind


@pytest.mark.rule("W-BUY-4")
@pytest.mark.parametrize(("plot", "amount"), [(3, 2), (4, 3), (5, 4), (17, 6)])
def test_the_card_of_a_mine_or_the_ranch_pays_and_leaves_the_game(plot: int, amount: int) -> None:
    table = deal(bonuses={plot: "saloon"}, mines=(2, 3, 4), ranch=6)
    bank = table.state.bank

    table.auction(plot, BOB, 2)

    assert table.events[-1] == CardTurned(BOB, plot, amount)
    assert table.cash(BOB) == 8 - 2 + 1 + amount
    assert table.state.bank == bank - amount
    assert table.state.turned == (SiteCard(plot, amount),)
    assert plot not in {card.plot for card in table.state.cards}


@pytest.mark.rule("W-BUY-4")
@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_a_plot_without_mine_or_ranch_turns_no_card(edition: Edition) -> None:
    plot = 2 if edition == "2020" else 5
    table = deal(edition=edition)

    table.auction(plot, BOB)

    assert table.happened(CardTurned) == []
    assert len(table.state.cards) == 4


@pytest.mark.rule("W-BUY-4")
def test_everybody_may_know_every_card_that_was_turned_over() -> None:
    table = deal(mines=(2, 3, 4), ranch=6).auction(5, BOB).auction(17, CAT)

    for viewer in (ANN, BOB, CAT, None):
        assert table.seen_by(viewer).turned == (SiteCard(5, 4), SiteCard(17, 6))


@pytest.mark.rule("W-BUY-4")
def test_an_empty_mine_pays_nothing_and_is_turned_over_all_the_same() -> None:
    table = deal(mines=(0, 2, 3))

    table.auction(3, BOB, 2)

    assert table.events[-1] == CardTurned(BOB, 3, 0)
    assert table.cash(BOB) == 6


@pytest.mark.rule("W-BUY-4")
@pytest.mark.parametrize(
    ("bonus", "first"),
    [("movement", VehicleMoved), ("rumor", RumorHeard), ("saloon", TipsTaken)],
)
def test_the_card_is_turned_after_the_bonus_token_and_before_the_shared_objectives(
    bonus: Bonus, first: type
) -> None:
    table = deal(bonuses={3: bonus}, shared=(3,))
    table.auctions((1, 2, 6, 7), BOB)

    table.auction(3, BOB)

    kinds = [type(event) for event in table.events]
    turned = kinds.index(CardTurned)
    assert kinds[turned - 1 : turned + 2] == [first, CardTurned, ObjectiveWon]


@pytest.mark.rule("W-BUY-5")
def test_the_buyer_becomes_first_player() -> None:
    table = deal().auction(1, CAT)

    table.chance(DrawPlot(2))

    assert table.state.first == CAT
    assert table.asks() == {CAT}


@pytest.mark.rule("W-BUY-5")
def test_the_buyer_chooses_before_the_next_plot_is_drawn() -> None:
    table = deal().chance(DrawPlot(7)).bids((ANN, None), (BOB, None), (CAT, 1))

    table.does(CAT, MoveVehicle("boat", 2))

    assert table.asks_for() == "plot"
