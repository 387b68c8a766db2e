"""Set-up (D-SETUP)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Deal
from tinhorn.games.dicetown.events import PropertiesTaken, RoundBegan, TableSet
from tinhorn.games.dicetown.state import Setup
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import phrase

GOOD = Deal(
    sheriff=CAT,
    properties=("property-5", "property-1", "property-5"),
    elixirs=("luck", "power"),
)


def many_deals(**options: Any) -> list[Deal]:
    state = dicetown.new(Setup(players=4, **options))
    deals = [dicetown.chance(state, Random(seed)) for seed in range(200)]
    return [deal for deal in deals if isinstance(deal, Deal)]


@pytest.mark.rule("D-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_eight_dollars_and_five_dice(players: int) -> None:
    table = deal(players)

    assert table.bills() == [8] * players
    table.rolls(*["9 9 J K A"] * players)
    assert table.asks() == set(range(players))


@pytest.mark.rule("D-SETUP-1")
def test_nobody_has_nuggets_or_cards_yet() -> None:
    for player in deal().state.players:
        assert (player.nuggets, player.store, player.properties, player.protected) == (
            0,
            (),
            (),
            (),
        )


@pytest.mark.rule("D-SETUP-1")
def test_three_bills_lie_on_the_bank_and_thirty_nuggets_on_the_mine() -> None:
    seen = deal().seen_by(None)

    assert (seen.bank, seen.coach, seen.mine) == (3, 0, 30)


@pytest.mark.rule("D-SETUP-1")
def test_three_properties_lie_face_up_the_lowest_is_the_next_to_be_taken() -> None:
    table = deal(display=("property-5", "property-1", "property-3"))
    assert table.seen_by(None).display == ("property-5", "property-1", "property-3")
    assert table.seen_by(None).property_deck == 17

    table.round("9 9 9 9 9", "10 10 Q Q K", "10 J Q K K")

    assert table.happened(PropertiesTaken) == [PropertiesTaken(ANN, ("property-5",))]
    assert table.seen_by(None).display[:2] == ("property-1", "property-3")


@pytest.mark.rule("D-SETUP-1")
def test_the_store_deck_lies_face_down_and_two_elixirs_face_up() -> None:
    seen = deal(elixirs=("power", "luck")).seen_by(ANN)

    assert (seen.store_deck, seen.discards, seen.played) == (19, 0, ())
    assert seen.elixirs == ("power", "luck")
    assert len(seen.elixir_deck) == 5


@pytest.mark.rule("D-SETUP-1")
def test_everybody_is_told_how_the_table_is_set() -> None:
    table = deal(sheriff=BOB)

    assert table.events == (
        TableSet(BOB, ("property-1", "property-2", "property-3"), ("wealth", "charm")),
        RoundBegan(1),
    )
    assert [event.seen_by(None) for event in table.events] == list(table.events)


@pytest.mark.rule("D-SETUP-1")
def test_the_first_sheriff_is_drawn_at_random() -> None:
    assert {deal.sheriff for deal in many_deals()} == {ANN, BOB, CAT, DAN}


@pytest.mark.rule("D-SETUP-1")
def test_a_table_option_names_the_first_sheriff() -> None:
    assert {deal.sheriff for deal in many_deals(sheriff=CAT)} == {CAT}
    table = DiceTownTable(dicetown, Setup(players=3, sheriff=CAT))

    table.refuses(CHANCE, replace(GOOD, sheriff=ANN), rule="D-SETUP-1")

    assert table.chance(GOOD).state.sheriff == CAT


@pytest.mark.rule("D-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 1000])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        dicetown.new(Setup(players=players))

    assert refused.value.rule == "D-SETUP-1"
    assert refused.value.phrase == phrase("setup-players", least=2, most=5, players=players)


@pytest.mark.rule("D-SETUP-1")
@pytest.mark.parametrize("sheriff", [-1, 3])
def test_the_first_sheriff_sits_at_the_table(sheriff: int) -> None:
    with pytest.raises(SetupError) as refused:
        dicetown.new(Setup(players=3, sheriff=sheriff))
    assert (refused.value.rule, refused.value.phrase.key) == ("D-SETUP-1", "setup-no-such-seat")

    table = DiceTownTable(dicetown, Setup(players=3))
    table.refuses(CHANCE, replace(GOOD, sheriff=sheriff), rule="D-SETUP-1")


@pytest.mark.rule("D-SETUP-1")
@pytest.mark.parametrize(
    "wrong",
    [
        {"properties": ("property-1", "property-2")},
        {"properties": ("property-1",) * 4},
        {"elixirs": ("luck",)},
        {"elixirs": ("luck", "luck")},
        {"elixirs": ("luck", "power", "charm")},
    ],
)
def test_a_deal_is_three_properties_and_two_elixirs_of_this_box(wrong: dict[str, Any]) -> None:
    table = DiceTownTable(dicetown, Setup(players=3))

    table.refuses(CHANCE, replace(GOOD, **wrong), rule="D-SETUP-1", saying="dicetown-refusal-deal")

    table.chance(GOOD)


@pytest.mark.rule("D-SETUP-1")
def test_decks_are_shuffled() -> None:
    deals = many_deals()
    state = dicetown.new(Setup(players=4))

    assert all(dicetown.check(state, CHANCE, dealt) is None for dealt in deals)
    assert {dealt.properties[0] for dealt in deals} == set(state.property_deck)
    assert {dealt.elixirs[0] for dealt in deals} == set(state.elixir_deck)


@pytest.mark.rule("D-SETUP-2")
@pytest.mark.parametrize(("players", "bills"), [(2, 19), (3, 27), (4, 35), (5, 43)])
def test_the_bills_of_missing_players_stay_in_the_box(players: int, bills: int) -> None:
    table = deal(players)

    assert sum(table.bills()) + table.state.bank + table.state.coach == bills


@pytest.mark.rule("D-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_else_is_as_with_five_players(players: int) -> None:
    table, full = deal(players).state, deal(5).state

    for name in ("bank", "mine", "display", "property_deck", "store_deck", "elixir_deck"):
        assert getattr(table, name) == getattr(full, name)
