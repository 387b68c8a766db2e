"""What each place of the town, or an option, means to one viewer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

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
from tinhorn.games.dicetown.components import ELIXIRS, Elixir
from tinhorn.games.dicetown.events import ElixirWasted, NuggetsCharmed, WealthGained
from tinhorn.games.dicetown.phases import ChoosingCard, Visiting
from tinhorn.kernel.game import Fact, Seat, Viewer
from tinhorn.kernel.phrase import Phrase, phrase


def facts(table: DiceTownTable, viewer: Viewer) -> dict[str, Fact]:
    return {fact.topic: fact for fact in dicetown.facts(table.seen_by(viewer))}


def places(table: DiceTownTable, viewer: Viewer) -> dict[str, Fact]:
    return {kind: fact for kind, fact in facts(table, viewer).items() if "place" in kind}


def test_a_place_that_nobody_has_a_die_for_is_open() -> None:
    told = places(deal(), ANN)

    assert [*told] == [
        f"place-{place}" for place in ("mine", "bank", "store", "saloon", "office", "hall")
    ]
    assert {fact.text.key for fact in told.values()} == {"dicetown-fact-open"}
    assert not any(fact.is_complete for fact in told.values())


def test_the_leader_by_the_dice_set_aside() -> None:
    table = deal().rolls("9 9 J J J", "9 J J J J", "K J J J J").keeps("9 9", "9", "K")

    told = facts(table, ANN)

    assert told["place-mine"].seats == (ANN,)
    assert (told["place-mine"].subject, told["place-mine"].count) == ("mine", 2)
    assert told["place-mine"].is_complete
    assert not facts(table, BOB)["place-mine"].is_complete


def test_those_who_are_tied() -> None:
    table = deal().rolls("10 J J J J", "10 J J J J", "K J J J J").keeps("10", "10", "K")

    told = facts(table, BOB)["place-bank"]

    assert (told.text.key, told.seats) == ("dicetown-fact-tied", (ANN, BOB))
    assert told.is_complete


def test_the_town_hall_is_led_once_all_hands_are_complete() -> None:
    table = deal(sheriff=ANN, display=("property-4", "property-3", "property-1"))
    table.hands("9 Q K A A", "10 10 Q K K", "9 J Q Q Q")

    assert facts(table, ANN)["place-hall"].seats == (CAT,)


def test_what_leading_a_place_would_bring_the_viewer_in_points() -> None:
    table = deal(display=("property-4", "property-3", "property-1"))
    table.rolls("9 9 J J J", "10 A J J J", "K J J J J").keeps("9 9", "A", "K")

    ann, bob = facts(table, ANN), facts(table, BOB)

    assert (ann["own-mine"].amount, bob["own-mine"].amount) == (2, 1)
    assert (ann["own-hall"].amount, bob["own-hall"].amount) == (4, 7)
    assert ann["own-office"].amount == 5


def test_a_mine_that_is_nearly_empty_promises_no_more_than_is_left() -> None:
    table = deal().rolls("9 9 J J J", "10 A J J J", "K J J J J").keeps("9 9", "A", "K")

    told = dicetown.facts(replace(table.seen_by(ANN), mine=1))

    assert [fact.count for fact in told if fact.topic == "own-mine"] == [1]


def test_the_loot_of_the_bank_counts_with_the_bills_in_hand() -> None:
    even, odd = deal(), deal().wastes(1)

    assert facts(even, ANN)["own-bank"] == Fact(
        "own", phrase("dicetown-own-bank", bills=3, points=1), 1, subject="bank", count=3
    )
    assert facts(odd, ANN)["own-bank"].amount == 2


def test_how_many_cards_the_viewer_would_draw() -> None:
    table = deal(hall=BOB, store={ANN: ["wanted", "brute"]})
    table.rolls("J J J Q Q", "Q Q Q Q Q", "K J J J J").keeps("J J J", "Q Q Q Q", "K")

    ann, bob = facts(table, ANN), facts(table, BOB)

    assert ann["own-store"].text.args == {"count": 3, "visits": 1}
    assert ann["own-saloon"].text.args == {"count": 1}
    assert bob["own-saloon"].text.args == {"count": 2}, "there are no more to draw from"


def test_in_the_first_round_the_store_is_visited_twice_and_may_bring_cards_to_steal() -> None:
    told = facts(deal(), ANN)

    assert told["own-store"].text.args == {"count": 1, "visits": 2}
    assert told["own-saloon"].text == phrase("dicetown-own-saloon-later", count=1)


def test_the_sheriff_would_keep_the_star_and_others_win_it() -> None:
    table = deal(sheriff=CAT)

    assert facts(table, CAT)["own-office"].text.key == "dicetown-own-office-kept"
    assert facts(table, ANN)["own-office"].text.key == "dicetown-own-office-won"


def test_who_leads_nothing_is_told_of_doc_badluck() -> None:
    table = deal(sheriff=CAT).rolls("9 J J J J", "Q J J J J", "Q J J J J").keeps("9", "", "Q")

    keys = [facts(table, seat)["own-doc"].text.key for seat in (ANN, BOB, CAT)]

    assert keys == ["dicetown-own-doc-safe", "dicetown-own-doc-due", "dicetown-own-doc-safe"]


def test_who_looks_on_is_told_who_leads_and_nothing_of_their_own() -> None:
    told = facts(deal(), None)

    assert {topic: fact for topic, fact in told.items() if topic != "score"} == places(deal(), None)


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


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.parametrize("elixir", ELIXIRS)
@pytest.mark.parametrize("visitor", [ANN, CAT])
def test_an_elixir_says_if_it_would_be_wasted(elixir: Elixir, visitor: Seat) -> None:
    other: Elixir = "charm" if elixir == "wealth" else "wealth"
    table = deal(elixirs=(elixir, other)).to_doc(visitor).until(Visiting)

    told = dicetown.consequence(table.seen_by(visitor), TakeElixir(elixir))
    table.does(visitor, TakeElixir(elixir))

    paid = [event.paid for event in table.happened(WealthGained)]
    paid += [event.paid for event in table.happened(NuggetsCharmed)]
    is_wasted = bool(table.happened(ElixirWasted)) or any(not any(amounts) for amounts in paid)
    assert told == phrase(f"dicetown-{'consequence-wasted' if is_wasted else f'effect-{elixir}'}")


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


def test_a_place_that_is_done_promises_nothing_more() -> None:
    table = deal(sheriff=CAT).hands("9 10 10 J A", "9 9 J Q K", "9 Q Q K K").until(ChoosingCard)

    told = facts(table, ANN)

    done = {"mine", "bank"}
    for place in ("mine", "bank", "store", "saloon", "office", "hall"):
        is_done = told[f"own-{place}"].text.key == "dicetown-own-done"
        assert is_done == (place in done), place


def test_the_best_hand_so_far_is_named() -> None:
    table = deal().rolls("9 9 9 J J", "9 Q J K J", "K K J J A").keeps("9", "Q", "K K")

    hall = facts(table, ANN)["place-hall"]

    assert hall.seats == (CAT,)
    hand = hall.text.args["hand"]
    assert isinstance(hand, Phrase)
    assert hand.key == "dicetown-hand-one"


def test_rivals_with_the_most_dice_for_a_place() -> None:
    table = deal().rolls("9 Q Q Q A", "Q Q J J A", "Q Q J J A").keeps("Q Q", "Q Q", "Q")

    ann, bob = facts(table, ANN)["rivals-saloon"], facts(table, BOB)["rivals-saloon"]

    assert (ann.seats, ann.count) == ((BOB,), 2)
    assert (bob.seats, bob.count) == ((ANN,), 2)
    assert "rivals-mine" not in facts(table, ANN)


def test_dice_to_keep_tell_the_hand_that_they_make() -> None:
    seen = deal().rolls("9 9 9 J J", "9 Q J K J", "K K J J A").seen_by(ANN)

    named = dicetown.consequence(seen, Keep(("9", "9", "9")))

    assert named is not None
    kind = named.args["kind"]
    assert isinstance(kind, Phrase)
    assert kind.key == "dicetown-panel-hand-three"
    assert dicetown.consequence(seen, Keep(("9",))) is None
