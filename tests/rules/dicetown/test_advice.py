"""What each place of the town, or an option, means to one viewer."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    Keep,
    KeepWithBrute,
    Offer,
    Play,
    Protect,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TurnDie,
)
from tinhorn.kernel.game import Fact, Viewer
from tinhorn.kernel.phrase import phrase


def facts(table: DiceTownTable, viewer: Viewer) -> dict[str, Fact]:
    return {fact.kind: fact for fact in dicetown.facts(table.seen_by(viewer))}


def test_a_place_that_nobody_has_a_die_for_is_open() -> None:
    told = facts(deal(), ANN)

    assert [*told] == [
        f"place-{place}" for place in ("mine", "bank", "store", "saloon", "office", "hall")
    ]
    assert {fact.text.key for fact in told.values()} == {"dicetown-fact-open"}
    assert not any(fact.is_complete for fact in told.values())


def test_the_leader_by_the_dice_set_aside_and_what_it_brings_them() -> None:
    table = deal().rolls("9 9 J J J", "9 J J J J", "K J J J J").keeps("9 9", "9", "K")

    told = facts(table, ANN)

    assert told["place-mine"].text.args["leader_seats"] == (ANN,)
    assert (told["place-mine"].amount, told["place-mine"].is_complete) == (2, True)
    assert facts(table, BOB)["place-mine"].amount is None
    assert facts(table, CAT)["place-office"].amount == 5


def test_those_who_are_tied() -> None:
    table = deal().rolls("10 J J J J", "10 J J J J", "K J J J J").keeps("10", "10", "K")

    told = facts(table, BOB)["place-bank"]

    assert (told.text.key, told.text.args["leader_seats"]) == ("dicetown-fact-tied", (ANN, BOB))
    assert (told.amount, told.is_complete) == (None, True)


def test_the_bank_is_worth_its_loot_and_a_card_has_no_amount() -> None:
    table = deal().rolls("10 J J J J", "J J J J J", "Q J J J J").keeps("10", "J", "Q")

    assert facts(table, ANN)["place-bank"].amount == 3
    assert facts(table, BOB)["place-store"].amount is None
    assert facts(table, CAT)["place-saloon"].amount is None


def test_the_town_hall_is_led_once_all_hands_are_complete() -> None:
    table = deal(sheriff=ANN, display=("property-4", "property-3", "property-1"))
    table.hands("9 Q K A A", "10 10 Q K K", "9 J Q Q Q")

    assert facts(table, CAT)["place-hall"].amount == 4
    assert facts(table, ANN)["place-hall"].text.args["leader_seats"] == (CAT,)


def test_a_finished_game_has_no_facts() -> None:
    table = deal()
    while table.asks():
        table.goes_on()

    assert dicetown.facts(table.seen_by(ANN)) == ()


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Play("dynamite"), "dicetown-effect-dynamite"),
        (TakeCard("equipment-5"), "dicetown-effect-points"),
        (Steal("property-2"), "dicetown-effect-points"),
        (Give("wanted"), "dicetown-effect-wanted"),
        (TakeElixir("power"), "dicetown-effect-power"),
        (KeepWithBrute(("9", "9")), "dicetown-effect-brute"),
        (TurnDie("9", "A"), "dicetown-effect-gambler"),
        (Protect(("property-1",)), "dicetown-effect-protection"),
        (Offer(1, 0, ()), "dicetown-consequence-offer"),
    ],
)
def test_what_would_come_of_an_option(action: Action, key: str) -> None:
    told = dicetown.consequence(deal().seen_by(ANN), action)

    assert told is not None
    assert told.key == key


def test_nervous_joe_gets_no_more_than_there_is() -> None:
    rich, poor = deal(), deal().wastes(6)

    assert dicetown.consequence(rich.seen_by(ANN), SendJoe(BOB)) == phrase(
        "dicetown-consequence-joe", bills=4
    )
    assert dicetown.consequence(poor.seen_by(ANN), SendJoe(BOB)) == phrase(
        "dicetown-consequence-joe", bills=2
    )


def test_keeping_dice_says_its_price_in_its_name() -> None:
    assert dicetown.consequence(deal().seen_by(ANN), Keep(("9",))) is None
