"""Bonus tokens (W-BONUS)."""

from __future__ import annotations

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games.winchester.actions import (
    DrawPlot,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import Bonus, Vehicle, board
from tinhorn.games.winchester.events import CardTurned, RumorHeard, TipsTaken, VehicleMoved
from tinhorn.kernel.phrase import phrase


def bought(table: WinchesterTable, plot: int) -> WinchesterTable:
    """Ann has bought the plot for one banknote; the token is not applied yet."""
    table.chance(DrawPlot(plot))
    while table.asks_for() == "bid":
        (speaker,) = table.asks()
        table.bids((speaker, 1 if speaker == ANN else None))
    return table


@pytest.mark.rule("W-BONUS-1")
def test_either_vehicle_may_be_moved_to_any_square_of_its_line() -> None:
    table = bought(deal(boat=5, locomotive=9, bonuses={9: "movement"}), 9)

    assert set(table.options(ANN)) == {
        *(MoveVehicle("boat", square) for square in range(1, 13)),
        *(MoveVehicle("locomotive", square) for square in range(1, 15)),
    }


@pytest.mark.rule("W-BONUS-1")
@pytest.mark.parametrize(
    ("vehicle", "square"), [("boat", 1), ("boat", 12), ("locomotive", 1), ("locomotive", 14)]
)
def test_the_vehicle_stands_where_it_was_moved_and_the_other_stays(
    vehicle: Vehicle, square: int
) -> None:
    table = bought(deal(boat=5, locomotive=9, bonuses={9: "movement"}), 9)

    table.does(ANN, MoveVehicle(vehicle, square))

    expected = {"boat": 5, "locomotive": 9, vehicle: square}
    seen = table.seen_by(None)
    assert {"boat": seen.boat, "locomotive": seen.locomotive} == expected
    assert table.happened(VehicleMoved)[0].start == {"boat": 5, "locomotive": 9}[vehicle]


@pytest.mark.rule("W-BONUS-1")
@pytest.mark.parametrize(
    ("vehicle", "square", "most"),
    [("boat", 0, 12), ("boat", 13, 12), ("locomotive", -1, 14), ("locomotive", 15, 14)],
)
def test_a_vehicle_stays_on_its_line(vehicle: Vehicle, square: int, most: int) -> None:
    table = bought(deal(bonuses={9: "movement"}), 9)

    table.refuses(
        ANN,
        MoveVehicle(vehicle, square),
        rule="W-BONUS-1",
        saying=phrase("winchester-refusal-square", vehicle=vehicle, most=most),
    )


@pytest.mark.rule("W-BONUS-1")
def test_the_bank_pays_each_plot_beside_the_square_the_one_just_bought_included() -> None:
    table = deal(bonuses={8: "movement", 7: "rumor", 11: "rumor"})
    table.auction(7, BOB, 2).auction(11, CAT, 2)
    cash, bank = [table.cash(seat) for seat in (ANN, BOB, CAT)], table.state.bank

    bought(table, 8).does(ANN, MoveVehicle("boat", 7))

    assert table.happened(VehicleMoved) == [VehicleMoved(ANN, "boat", 1, 7, (1, 1, 1))]
    assert [table.cash(seat) for seat in (ANN, BOB, CAT)] == [cash[0], cash[1] + 1, cash[2] + 1]
    assert table.state.bank == bank - 3


@pytest.mark.rule("W-BONUS-1")
def test_two_plots_beside_the_square_bring_two_banknotes() -> None:
    table = deal(bonuses={8: "movement", 7: "rumor"}).auction(7, ANN, 2)

    bought(table, 8).does(ANN, MoveVehicle("boat", 6))

    assert table.happened(VehicleMoved)[0].earned == (2, 0, 0)
    assert table.cash(ANN) == 8 - 2 - 1 + 2


@pytest.mark.rule("W-BONUS-1")
def test_a_vehicle_may_be_left_where_it_is_and_pays_all_the_same() -> None:
    table = bought(deal(locomotive=2, bonuses={1: "movement"}), 1)

    table.does(ANN, MoveVehicle("locomotive", 2))

    assert table.happened(VehicleMoved) == [VehicleMoved(ANN, "locomotive", 2, 2, (1, 0, 0))]


@pytest.mark.rule("W-BONUS-1")
def test_only_the_active_vehicle_pays() -> None:
    table = bought(deal(boat=1, locomotive=1, bonuses={5: "movement"}, mines=(2, 3, 0)), 5)

    table.does(ANN, MoveVehicle("locomotive", 14))

    assert table.happened(VehicleMoved)[0].earned == (0, 0, 0)


@pytest.mark.rule("W-BONUS-1")
def test_boat_and_locomotive_do_not_block_each_other_on_the_bridge() -> None:
    table = deal(boat=7, locomotive=6, bonuses={7: "movement"})
    assert set(board("2020").river[6]) == set(board("2020").rails[6]) == {7, 8, 11, 12}

    bought(table, 7).does(ANN, MoveVehicle("locomotive", 7))

    assert (table.state.boat, table.state.locomotive) == (7, 7)


@pytest.mark.rule("W-BONUS-1")
def test_a_vehicle_passes_the_other_on_the_bridge() -> None:
    table = deal(boat=7, locomotive=6, bonuses={7: "movement"})

    bought(table, 7).does(ANN, MoveVehicle("locomotive", 8))

    assert table.state.locomotive == 8


@pytest.mark.rule("W-BONUS-1")
def test_the_squares_of_2019_pay_the_same_land_under_its_own_numbers() -> None:
    table = bought(deal(edition="2019", bonuses={4: "movement"}, mines=(2, 3, 0)), 4)

    table.does(ANN, MoveVehicle("boat", 1))

    assert table.happened(VehicleMoved)[0].earned == (1, 0, 0)


@pytest.mark.rule("W-BONUS-1")
@pytest.mark.rule("W-BONUS-3")
@pytest.mark.parametrize("bonus", ["movement", "rumor"])
def test_the_token_cannot_be_declined(bonus: Bonus) -> None:
    table = bought(deal(bonuses={9: bonus}), 9)

    assert table.asks() == {ANN}
    table.refuses(ANN, Pass(), rule=None, saying="refusal-does-not-fit")
    table.refuses(BOB, MoveVehicle("boat", 1), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("W-BONUS-2")
def test_the_saloon_brings_all_tips() -> None:
    table = deal(4).auction(1, BOB, 2).auction(2, BOB, 5)
    assert table.state.saloon == 1 + 2 + 2

    table.auction(14, ANN, 3)

    assert table.happened(TipsTaken) == [TipsTaken(ANN, 5)]
    assert table.cash(ANN) == 8 + 0 + 1 - 3 + 5
    assert table.state.saloon == 0


@pytest.mark.rule("W-BONUS-2")
def test_the_tips_of_this_purchase_stay_for_the_next_saloon_token() -> None:
    table = deal(4).auction(14, ANN, 5)

    assert table.happened(TipsTaken) == [TipsTaken(ANN, 1)]
    assert table.state.saloon == 2

    table.auction(15, BOB, 3)
    assert table.happened(TipsTaken)[-1] == TipsTaken(BOB, 2)


@pytest.mark.rule("W-BONUS-2")
def test_the_forced_banknote_is_a_tip_of_this_purchase_too() -> None:
    table = deal().auction(14, ANN, price=0)

    assert table.happened(TipsTaken) == [TipsTaken(ANN, 1)]
    assert (table.cash(ANN), table.state.saloon) == (8, 1)


@pytest.mark.rule("W-BONUS-3")
def test_an_opponents_secret_objective_opens_for_the_buyer_alone() -> None:
    table = bought(deal(objectives={CAT: ("mine", "river")}), 1)

    table.does(ANN, LookAtObjective(CAT, 2))

    heard = table.happened(RumorHeard)[0]
    assert heard.seen_by(ANN) == RumorHeard(ANN, LookAtObjective(CAT, 2), "river")
    for viewer in (BOB, CAT, None):
        assert heard.seen_by(viewer) == RumorHeard(ANN, LookAtObjective(CAT, 2), None)


@pytest.mark.rule("W-BONUS-3")
@pytest.mark.parametrize(("plot", "amount"), [(3, 6), (5, 2), (17, 3)])
def test_a_mine_or_ranch_card_opens_for_the_buyer_alone(plot: int, amount: int) -> None:
    table = bought(deal(mines=(6, 0, 2), ranch=3), 1)

    table.does(ANN, LookAtCard(plot))

    heard = table.happened(RumorHeard)[0]
    assert heard.seen_by(ANN) == RumorHeard(ANN, LookAtCard(plot), amount)
    assert heard.seen_by(BOB) == RumorHeard(ANN, LookAtCard(plot), None)


@pytest.mark.rule("W-BONUS-3")
def test_what_was_seen_stays_noted_for_that_player_alone() -> None:
    table = deal(objectives={CAT: ("mine", "river")}, mines=(6, 0, 2))

    table.auction(1, ANN, then=LookAtObjective(CAT, 2)).auction(2, ANN, then=LookAtCard(3))

    assert table.seen_by(ANN).players[CAT].objectives == (None, "river")
    assert table.seen_by(ANN).cards[0].amount == 6
    for viewer in (BOB, None):
        assert table.seen_by(viewer).players[CAT].objectives == (None, None)
        assert table.seen_by(viewer).cards[0].amount is None


@pytest.mark.rule("W-BONUS-3")
def test_the_others_learn_which_card_was_looked_at() -> None:
    table = deal().auction(1, ANN, then=LookAtObjective(CAT, 2))

    for viewer in (ANN, BOB, CAT, None):
        assert table.seen_by(viewer).players[ANN].looked == (LookAtObjective(CAT, 2),)


@pytest.mark.rule("W-BONUS-3")
def test_any_hidden_card_may_be_chosen_but_ones_own() -> None:
    table = bought(deal(), 1)

    assert set(table.options(ANN)) == {
        *(LookAtObjective(seat, position) for seat in (BOB, CAT) for position in (1, 2)),
        *(LookAtCard(plot) for plot in (3, 4, 5, 17)),
    }


@pytest.mark.rule("W-BONUS-3")
@pytest.mark.parametrize(
    "look",
    [
        LookAtObjective(ANN, 1),
        LookAtObjective(BOB, 0),
        LookAtObjective(BOB, 3),
        LookAtObjective(3, 1),
        LookAtObjective(-1, 1),
        LookAtCard(1),
        LookAtCard(18),
        LookAtCard(0),
    ],
)
def test_there_must_be_a_hidden_card_there(look: LookAtObjective | LookAtCard) -> None:
    table = bought(deal(), 1)

    table.refuses(ANN, look, rule="W-BONUS-3", saying="winchester-refusal-rumor-none")


@pytest.mark.rule("W-BONUS-3")
def test_a_card_that_was_turned_over_is_hidden_no_more() -> None:
    table = bought(deal(bonuses={3: "saloon"}).auction(3, BOB), 1)

    table.refuses(ANN, LookAtCard(3), rule="W-BONUS-3", saying="winchester-refusal-rumor-none")


@pytest.mark.rule("W-BONUS-3")
def test_a_card_already_seen_may_not_be_chosen_again_while_an_unseen_one_exists() -> None:
    table = deal().auction(1, ANN, then=LookAtObjective(CAT, 2))

    bought(table, 2)

    assert LookAtObjective(CAT, 2) not in table.options(ANN)
    table.refuses(
        ANN,
        LookAtObjective(CAT, 2),
        rule="W-BONUS-3",
        saying="winchester-refusal-rumor-seen",
    )


@pytest.mark.rule("W-BONUS-3")
def test_what_another_has_seen_may_still_be_chosen() -> None:
    table = deal().auction(1, BOB, then=LookAtObjective(CAT, 2))

    bought(table, 2).does(ANN, LookAtObjective(CAT, 2))

    assert table.state.players[ANN].looked == (LookAtObjective(CAT, 2),)


@pytest.mark.rule("W-BONUS-3")
def test_once_all_are_seen_any_may_be_chosen_again() -> None:
    table = deal(bonuses={3: "saloon", 4: "saloon", 5: "saloon", 17: "saloon"}).auctions(
        (3, 4, 5, 17), BOB
    )
    looks = [LookAtObjective(seat, position) for seat in (BOB, CAT) for position in (1, 2)]
    for plot, look in zip((1, 2, 6, 7), looks, strict=True):
        table.auction(plot, ANN, then=look)

    bought(table, 8)

    assert table.options(ANN) == tuple(looks)
    table.does(ANN, looks[2])
    assert table.happened(RumorHeard)[-1].face == "rails"
    assert table.state.players[ANN].looked == tuple(looks)


@pytest.mark.rule("W-BONUS-3")
def test_the_card_of_the_plot_just_bought_may_be_looked_at_before_it_is_turned() -> None:
    table = bought(deal(bonuses={3: "rumor"}, mines=(6, 0, 2)), 3)

    table.does(ANN, LookAtCard(3))

    assert table.events[-2:] == (RumorHeard(ANN, LookAtCard(3), 6), CardTurned(ANN, 3, 6))
