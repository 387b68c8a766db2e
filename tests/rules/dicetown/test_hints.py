"""The rule behind what is asked in Dice Town, and what a newcomer is told of it."""

from __future__ import annotations

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.phases import Deciding, Offering, Reacting, Rolling
from tinhorn.kernel.game import Viewer


def topics(table: DiceTownTable, viewer: Viewer = ANN) -> list[str]:
    return [hint.topic for hint in dicetown.hints(table.seen_by(viewer))]


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
