"""The rule behind what is asked in Dice Town, and what a newcomer is told of it."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.components import LED_BY
from tinhorn.games.dicetown.phases import Deciding, Offering, Reacting, Rolling, Visiting
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import say
from tinhorn.locale.rulebook import rulebook

PLACES = ("mine", "bank", "coach", "store", "saloon", "office", "hall", "doc")


def topics(table: DiceTownTable, viewer: Viewer = ANN) -> list[str]:
    """Return the topics of the hints, each of which has its own sentence."""
    told = dicetown.hints(table.seen_by(viewer))
    assert [hint.text for hint in told] == [phrase(f"dicetown-hint-{hint.topic}") for hint in told]
    return [hint.topic for hint in told]


def rule(id: str) -> str:
    """Return a numbered rule of the English page."""
    book = rulebook("dicetown")
    assert book is not None
    paragraphs = [one for section in book.sections for one in section.paragraphs]
    [runs] = [one.runs for one in paragraphs if one.id == id]
    return "".join(run.text for run in runs)


@pytest.mark.parametrize("name", dicetown.THINGS)
def test_the_rule_behind_a_card_an_elixir_or_a_place_names_it(name: str) -> None:
    shown = say(dicetown.THINGS[name].name, "en").replace("’", "'")

    assert shown in rule(dicetown.RULE_FOR[name])


@pytest.mark.parametrize("place", PLACES)
def test_what_is_said_of_a_place_leads_to_its_rule(place: str) -> None:
    rules = {dicetown.RULE_FOR[f"{kind}-{place}"] for kind in ("place", "own", "rivals")}

    assert len(rules) == 1


def test_hints_point_at_what_they_speak_of() -> None:
    table = deal().wastes(8).round("9 9 9 A A", "10 10 10 A A", "K K K A A")
    table.until(Rolling).rolls("9 9 J J K", "9 9 Q Q A", "10 J Q K K")

    told = {hint.topic: hint.marks for hint in dicetown.hints(table.seen_by(ANN))}

    assert told["keep"] == ("cup",)
    assert told["hall"] == ("place-hall",)
    assert told["nothing"] == ("place-doc",)
    assert set(told["town"]) == {f"place-{place}" for place in LED_BY}


def test_dice_are_explained_by_the_hand_and_the_price() -> None:
    table = deal().rolls("9 9 J J K", "9 9 Q Q A", "10 J Q K K")

    assert dicetown.relevant_rules(table.seen_by(ANN))[0] == "D-HAND-2"


def test_the_card_of_window_a_card_is_explained_by_its_card() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands("9 9 9 9 9", "10 J Q K K", "10 10 Q K A")

    table.until(Reacting, card="dynamite")

    assert dicetown.relevant_rules(table.seen_by(None)) == ("D-MINE-2", "D-REACT-1")
    assert topics(table) == ["react"]


def test_a_first_roll_is_explained_by_its_price_and_the_town() -> None:
    table = deal().rolls("9 9 J J K", "9 9 Q Q A", "10 J Q K K")

    assert topics(table) == ["keep", "town", "hall"]
    assert topics(table, None) == []


def test_later_rolls_speak_of_the_race_and_later_rounds_of_leading_nothing() -> None:
    table = deal().round("9 9 9 A A", "10 10 10 A A", "K K K A A")

    table.until(Rolling).rolls("9 9 J J K", "9 9 Q Q A", "10 J Q K K").keeps("9", "9", "10")
    table.rolls("9 J J K", "9 Q Q A", "J Q K K")

    assert topics(table) == ["keep", "town", "race", "hall", "nothing"]


def test_who_is_broke_is_told_so_first() -> None:
    table = deal().wastes(8).rolls("9 9 J J K", "9 9 Q Q A", "10 J Q K K")

    assert topics(table)[0] == "poor"


def test_a_tie_is_explained_to_the_tied_and_to_the_sheriff() -> None:
    table = deal(sheriff=CAT).hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K").until(Offering)

    assert topics(table, BOB) == ["offer"]
    assert topics(table, CAT) == []
    assert topics(table.until(Deciding), CAT) == ["leader"]


def test_a_visit_to_doc_badluck_is_explained_by_the_choice_and_the_elixirs() -> None:
    table = deal().to_doc(ANN).until(Visiting)

    assert dicetown.relevant_rules(table.seen_by(ANN)) == ("D-DOC-2", "D-ELIXIR")
