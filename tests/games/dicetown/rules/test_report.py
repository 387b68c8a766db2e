"""The table of Dice Town in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, NAMES
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    DrawLoot,
    Offer,
    Rob,
    Steal,
    TakeCard,
    TakeElixir,
)
from tinhorn.games.dicetown.phases import ChoosingCard, DrawingCards, Offering, Over, Robbing
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.locale import say

ROLL = ("9 9 J J K", "9 9 Q Q A", "10 J Q K K")


def told(
    table: DiceTownTable, topic: str, seat: Seat | None = None, *, viewer: Viewer = ANN
) -> list[str]:
    """Return the sentences on a topic, as they are read out."""
    return [
        say(statement.text, names=NAMES)
        for statement in dicetown.report(table.seen_by(viewer))
        if (statement.topic, statement.seat) == (topic, seat)
    ]


def test_the_viewer_comes_first_and_the_others_in_order() -> None:
    seats = [statement.seat for statement in dicetown.report(deal().seen_by(BOB))]

    assert list(dict.fromkeys(seats)) == [BOB, CAT, ANN, None]


def test_the_dice_under_the_own_cup_and_those_set_aside() -> None:
    table = deal().rolls(*ROLL)

    assert told(table, "dice", ANN) == [
        "Under your cup: 9 9 J J K.",
        "You haven’t set aside any dice.",
    ]
    assert told(table, "dice", BOB) == ["BOB hasn’t set aside any dice."]
    table.keeps("9 9", "A", "K K")
    assert told(table, "dice", ANN) == ["You have set aside 9 9."]
    assert told(table, "dice", BOB) == ["BOB has set aside A."]


def test_bills_nuggets_and_the_star() -> None:
    table = deal()

    assert told(table, "money", ANN) == ["You have $8."]
    assert told(table, "nuggets", BOB) == ["BOB has no nuggets."]
    assert told(table, "sheriff", CAT) == ["CAT wears the sheriff’s star."]
    assert told(table, "sheriff", ANN) == []


def test_own_cards_by_their_faces_those_of_others_by_their_backs() -> None:
    table = deal(store={ANN: ["dynamite"], BOB: ["brute", "equipment-3"]}, hall=CAT)

    assert told(table, "cards", ANN) == [
        "Dynamite: when you control the gold mine: double the nuggets."
    ]
    assert told(table, "cards", BOB) == ["BOB’s store cards: 2 store cards."]
    assert told(table, "cards", CAT) == ["CAT’s store cards: nothing."]
    own = told(table, "properties", CAT, viewer=CAT)
    assert own[0].startswith("Your properties: Tent (1)")
    assert told(table, "properties", CAT) == ["CAT’s properties: 4 properties."]


def test_protected_properties_are_told_to_all() -> None:
    table = deal(elixirs=("protection", "charm"), store={BOB: ["brute"]}, hall=ANN).to_doc(ANN)
    while not table.is_in(dicetown.phases.Visiting):
        table.passes()
    table.does(ANN, TakeElixir("protection"))

    safe = told(table, "properties", ANN, viewer=BOB)[1]
    assert safe == "ANN’s protected properties: Tent (1), Cabin (2)."


def test_cards_that_only_the_viewer_saw_are_noted() -> None:
    table = deal().hands("J J 9 9 9", "10 10 Q Q A", "K K K K A").until(DrawingCards)
    table.draws("brute", "dynamite").does(ANN, TakeCard("brute")).until(ChoosingCard)

    assert "You have seen (discards): Dynamite." in told(table, "notes", ANN)
    assert told(table, "notes", BOB, viewer=BOB) == []


def test_a_card_seen_in_a_theft_is_noted_with_its_hand() -> None:
    table = deal(store={BOB: ["brute", "dynamite"]}, hall=CAT)
    table.hands("Q Q 9 9 9", "10 10 10 A A", "K K K K A").until(Robbing)
    table.does(ANN, Rob(BOB, 2, 0)).chance(DrawLoot(("brute", "dynamite"))).does(
        ANN, Steal("brute")
    )

    assert told(table, "notes", ANN) == ["You have seen (BOB’s hand): Dynamite."]


def test_the_offers_on_the_desk_show_faces_to_the_sheriff_alone() -> None:
    table = deal(sheriff=CAT, store={ANN: ["brute"]}, hall=BOB)
    table.hands(*ROLL).until(Offering)
    while table.is_in(Offering):
        asked = min(table.asks())
        table.does(asked, Offer(2, 0, ("brute",)) if asked == ANN else Offer(0, 0, ()))

    assert told(table, "offers", viewer=CAT)[0] == "ANN offers $2, Brute."
    assert told(table, "offers", viewer=BOB)[0] == "ANN offers $2, a store card."


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [((), "No properties are left in the row or the deck."), (None, "The deck has 17.")],
)
def test_a_row_without_properties_is_told_as_one(deck: tuple[()] | None, sentence: str) -> None:
    table = deal().rolls(*ROLL).keeps("9 9", "A", "K K")
    rest = table.state.property_deck if deck is None else deck
    state = replace(table.state, display=(), property_deck=rest)

    lines = [say(each.text, names=NAMES) for each in dicetown.report(dicetown.view(state, None))]

    assert any(sentence in line for line in lines)


def test_the_town_place_by_place() -> None:
    table = deal().rolls(*ROLL).keeps("9 9", "A", "K K")

    assert told(table, "round") == ["Round 1."]
    assert told(table, "place-mine") == ["Gold mine: ANN, with 2: 30 nuggets left."]
    assert told(table, "place-coach") == ["Stagecoach: $2 for the bank."]
    assert told(table, "place-hall")[1] == "Properties in the row: 1, 2, 3. 17 more in the deck."
    assert told(table, "place-doc") == ["Doc Badluck has: Wealth, Charm."]
    assert told(table, "decks") == ["19 cards in the store deck."]
    assert told(table, "worth")[0].startswith("Gold mine: ")
    assert told(table, "worth", viewer=None) == []


def test_cards_that_were_played_are_told() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands("9 9 9 9 9", "10 J Q K K", "10 10 Q K A")
    table.until(dicetown.phases.Reacting, card="dynamite").plays(ANN, "dynamite")

    assert told(table, "decks")[1] == "Played: Dynamite."


def test_the_end_tells_everybodys_points_and_keeps_no_notes() -> None:
    table = deal(2)
    while table.asks():
        table.goes_on()
    assert table.is_in(Over)

    assert told(table, "score", ANN)[0].startswith("You have ")
    assert told(table, "score", BOB)[0].startswith("BOB has ")
    assert told(table, "notes", ANN) == []
