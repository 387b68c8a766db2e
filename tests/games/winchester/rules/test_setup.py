"""Set-up (W-SETUP)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Deal, DrawPlot, MoveVehicle
from tinhorn.games.winchester.components import Bonus, board, components
from tinhorn.games.winchester.events import ObjectivesDealt, TableSet, VehicleMoved
from tinhorn.games.winchester.state import Pile, Setup
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import phrase


def dealt(table: WinchesterTable) -> Deal:
    """Return what chance dealt at this table."""
    action = table.entries[0].action
    assert isinstance(action, Deal)
    return action


def many_deals(**options: Any) -> list[Deal]:
    setup = Setup(players=4, **options)
    deals = [winchester.chance(winchester.new(setup), Random(seed)) for seed in range(200)]
    return [deal for deal in deals if isinstance(deal, Deal)]


@pytest.mark.rule("W-SETUP-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_gets_eight_banknotes_a_duel_token_and_two_secret_objectives(
    players: int,
) -> None:
    table = deal(players)

    assert len(table.state.players) == players
    for player in table.state.players:
        assert player.cash == 8
        assert player.has_duel_token
        assert len(player.objectives) == 2


@pytest.mark.rule("W-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 2, 6, 1000])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        winchester.new(Setup(players=players))

    assert refused.value.rule == "W-SETUP-1"
    assert refused.value.phrase == phrase("setup-players", least=3, most=5, players=players)


@pytest.mark.rule("W-SETUP-1")
def test_secret_objectives_are_seen_by_their_owner_alone() -> None:
    table = deal(objectives={BOB: ("mine", "saloon")})

    assert table.seen_by(BOB).players[BOB].objectives == ("mine", "saloon")
    for viewer in (ANN, CAT, None):
        assert table.seen_by(viewer).players[BOB].objectives == (None, None)


@pytest.mark.rule("W-SETUP-1")
def test_the_owner_alone_is_told_what_was_dealt() -> None:
    table = deal(objectives={BOB: ("mine", "saloon")})

    told = table.happened(ObjectivesDealt)[BOB]

    assert told.seen_by(BOB).objectives == ("mine", "saloon")
    for viewer in (ANN, CAT, None):
        assert told.seen_by(viewer) == ObjectivesDealt(BOB, None)


@pytest.mark.rule("W-SETUP-1")
def test_no_secret_objective_is_dealt_twice() -> None:
    table = WinchesterTable(winchester, Setup(players=3))
    good = dealt(deal())

    table.refuses(
        CHANCE,
        replace(good, objectives=(("mine", "ranch"), ("mine", "river"), ("rails", "forest"))),
        rule="W-SETUP-1",
    )
    table.refuses(CHANCE, replace(good, objectives=good.objectives[:2]), rule="W-SETUP-1")
    table.refuses(CHANCE, dealt(deal(4)), rule="W-SETUP-1")


@pytest.mark.rule("W-SETUP-2")
def test_one_bonus_token_lies_on_each_plot() -> None:
    table = deal(bonuses={1: "saloon", 19: "rumor"})

    seen = table.seen_by(None)

    assert Counter(seen.bonuses) == {"movement": 7, "rumor": 6, "saloon": 6}
    assert (seen.bonuses[0], seen.bonuses[18]) == ("saloon", "rumor")


@pytest.mark.rule("W-SETUP-2")
def test_the_bonus_tokens_are_those_of_the_box() -> None:
    table = WinchesterTable(winchester, Setup(players=3))
    good = dealt(deal())

    table.refuses(CHANCE, replace(good, bonuses=("saloon",) * 19), rule="W-SETUP-2")
    table.refuses(CHANCE, replace(good, bonuses=good.bonuses[:18]), rule="W-SETUP-2")


@pytest.mark.rule("W-SETUP-3")
def test_mine_and_ranch_cards_lie_face_down() -> None:
    table = deal(mines=(6, 0, 2), ranch=6)

    assert [(card.plot, card.amount) for card in table.state.cards] == [
        (3, 6),
        (4, 0),
        (5, 2),
        (17, 6),
    ]
    for viewer in (ANN, BOB, CAT, None):
        assert [card.amount for card in table.seen_by(viewer).cards] == [None] * 4


@pytest.mark.rule("W-SETUP-3")
@pytest.mark.parametrize(
    "cards",
    [
        {"mines": (0, 0, 2)},
        {"mines": (0, 2)},
        {"mines": (0, 2, 3, 4)},
        {"mines": (0, 2, 5)},
        {"ranch": 2},
    ],
)
def test_only_cards_of_the_box_can_lie_there(cards: dict[str, Any]) -> None:
    table = WinchesterTable(winchester, Setup(players=3))

    table.refuses(CHANCE, replace(dealt(deal()), **cards), rule="W-SETUP-3")


@pytest.mark.rule("W-SETUP-4")
def test_one_banknote_lies_on_the_saloon() -> None:
    assert deal().seen_by(None).saloon == 1


@pytest.mark.rule("W-SETUP-5")
def test_five_shared_objectives_lie_face_up_on_piles_of_three_to_seven() -> None:
    table = deal(shared=(9, 1, 7, 5, 3))

    seen = table.seen_by(None)

    assert seen.display == (Pile(9, 3), Pile(1, 4), Pile(7, 5), Pile(5, 6), Pile(3, 7))
    assert table.happened(TableSet) == [TableSet(ANN, seen.display, 1, 1)]


@pytest.mark.rule("W-SETUP-5")
def test_everybody_may_know_which_shared_objectives_are_out() -> None:
    table = deal(shared=(9, 1, 7, 5, 3))

    for viewer in (ANN, BOB, CAT, None):
        assert table.seen_by(viewer).removed == (2, 4, 6, 8, 10)


@pytest.mark.rule("W-SETUP-5")
@pytest.mark.parametrize("shared", [(1, 2, 3, 4), (1, 2, 3, 4, 4), (1, 2, 3, 4, 11)])
def test_the_shared_objectives_are_five_of_the_ten(shared: tuple[int, ...]) -> None:
    table = WinchesterTable(winchester, Setup(players=3))

    table.refuses(CHANCE, replace(dealt(deal()), shared=shared), rule="W-SETUP-5")


@pytest.mark.rule("W-SETUP-6")
def test_boat_and_locomotive_start_anywhere_on_their_lines() -> None:
    table = deal(boat=12, locomotive=14)

    seen = table.seen_by(None)

    assert (seen.boat, seen.locomotive) == (12, 14)
    assert table.happened(TableSet) == [TableSet(ANN, seen.display, boat=12, locomotive=14)]


@pytest.mark.rule("W-SETUP-6")
@pytest.mark.parametrize(
    "place", [{"boat": 0}, {"boat": 13}, {"locomotive": 0}, {"locomotive": 15}]
)
def test_a_vehicle_cannot_start_off_its_line(place: dict[str, int]) -> None:
    table = WinchesterTable(winchester, Setup(players=3))

    table.refuses(CHANCE, replace(dealt(deal()), **place), rule="W-SETUP-6")


@pytest.mark.rule("W-SETUP-6")
def test_the_squares_of_the_vehicles_are_drawn_at_random() -> None:
    deals = many_deals()

    assert {deal.boat for deal in deals} == set(range(1, len(board("2020").river) + 1))
    assert {deal.locomotive for deal in deals} == set(range(1, len(board("2020").rails) + 1))


@pytest.mark.rule("W-SETUP-7")
def test_the_starting_player_is_drawn_at_random() -> None:
    assert {deal.first for deal in many_deals()} == {0, 1, 2, 3}


@pytest.mark.rule("W-SETUP-7")
def test_a_table_option_names_the_starting_player() -> None:
    assert {deal.first for deal in many_deals(first=CAT)} == {CAT}


@pytest.mark.rule("W-SETUP-7")
def test_the_starting_player_speaks_first() -> None:
    table = deal(first=CAT).chance(DrawPlot(1))

    assert table.asks() == {CAT}


@pytest.mark.rule("W-SETUP-7")
def test_nobody_else_starts_than_the_one_named() -> None:
    table = WinchesterTable(winchester, Setup(players=3, first=CAT))

    table.refuses(CHANCE, dealt(deal(first=ANN)), rule="W-SETUP-7")

    table.chance(dealt(deal(first=CAT)))
    assert table.state.first == CAT


@pytest.mark.rule("W-SETUP-7")
def test_the_starting_player_sits_at_the_table() -> None:
    for first in (-1, 3):
        with pytest.raises(SetupError) as refused:
            winchester.new(Setup(players=3, first=first))
        assert refused.value.rule == "W-SETUP-7"
        assert refused.value.phrase == phrase("setup-no-such-seat", number=first + 1)
    table = WinchesterTable(winchester, Setup(players=3))

    table.refuses(CHANCE, replace(dealt(deal()), first=3), rule="W-SETUP-7")


@pytest.mark.rule("W-SETUP-8")
@pytest.mark.parametrize(("players", "bank"), [(3, 60), (4, 52), (5, 44)])
def test_all_other_banknotes_are_the_bank(players: int, bank: int) -> None:
    assert deal(players).state.bank == bank


@pytest.mark.rule("W-SETUP-8")
@pytest.mark.parametrize(("before", "after"), [((17,), ()), ((), (17,))])
def test_the_bank_lends_itself_what_is_missing(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """A ride takes the bank below zero, or the card of the ranch (plot 17) if it comes last."""
    crossing, rides = (7, 8, 11, 12), (1, 2, 6, 9, 10, 13, 14)
    named: dict[int, Bonus] = dict.fromkeys(rides, "movement")
    named |= dict.fromkeys(crossing, "rumor")
    table = deal(5, bonuses=named, mines=(6, 4, 3), ranch=6)
    table.auctions((*crossing, 3, 4, 5, *before), ANN)

    for plot in rides:
        table.auction(plot, ANN, then=MoveVehicle("boat", 7))
    table.auctions(after, ANN)

    assert [moved.earned[ANN] for moved in table.happened(VehicleMoved)] == [4] * 7
    assert table.state.bank == 44 - 19 - 7 * 4 == -3


@pytest.mark.rule("W-SETUP-9")
def test_an_eleventh_plot_is_marked_all_the_same() -> None:
    table = deal(3)

    table.auctions((1, 2, 6, 7, 8, 9, 10, 11), ANN)
    table.auctions((12, 13, 14), ANN, price=0)

    assert table.state.owners.count(ANN) == 11 > components().hats


@pytest.mark.rule("W-SETUP-2")
@pytest.mark.rule("W-SETUP-3")
@pytest.mark.rule("W-SETUP-5")
def test_every_random_deal_is_a_deal_of_this_box() -> None:
    deals, state = many_deals(), winchester.new(Setup(players=4))

    assert all(winchester.check(state, CHANCE, dealt) is None for dealt in deals)
    assert {shared for dealt in deals for shared in dealt.shared} == set(range(1, 11))


@pytest.mark.rule("W-SETUP-1")
@pytest.mark.rule("W-SETUP-2")
@pytest.mark.rule("W-SETUP-3")
def test_tokens_and_cards_are_dealt_at_random() -> None:
    deals, box = many_deals(), components()

    assert all(len({dealt.bonuses[plot] for dealt in deals}) == 3 for plot in range(19))
    assert all({dealt.mines[mine] for dealt in deals} == set(box.mine_cards) for mine in range(3))
    assert {dealt.ranch for dealt in deals} == set(box.ranch_cards)
    assert all(len({dealt.objectives[seat] for dealt in deals}) > 1 for seat in range(4))
