"""The answers for an absent player: they spend nothing and change nothing."""

from __future__ import annotations

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Claim, DrawPlot, MoveVehicle, Pass


def test_an_absent_player_passes() -> None:
    table = deal().chance(DrawPlot(7)).bids((ANN, 3), (BOB, None))

    assert winchester.default(table.state, CAT) == Pass()


def test_an_absent_player_leaves_the_boat_where_it_is() -> None:
    table = deal(bonuses={7: "movement"}, boat=4, locomotive=6).chance(DrawPlot(7))

    table.bids((ANN, 1), (BOB, None), (CAT, None))

    assert winchester.default(table.state, ANN) == MoveVehicle("boat", 4)


def test_an_absent_player_claims_nothing() -> None:
    table = deal(claims="manual", shared=(9,), bonuses={14: "saloon", 15: "saloon"})
    table.auction(14, ANN, 2).does(ANN, Pass()).auction(15, ANN, 2)

    assert Claim(9) in table.options(ANN)
    assert winchester.default(table.state, ANN) == Pass()
