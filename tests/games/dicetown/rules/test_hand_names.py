"""The names of poker hands."""

from __future__ import annotations

import pytest

from tests.support.dicetown import deal, dice
from tests.support.people import ANN, NAMES
from tinhorn.games import dicetown
from tinhorn.games.dicetown.events import PlaceLed
from tinhorn.games.dicetown.hands import hand_name
from tinhorn.locale import LANGUAGES, say


@pytest.mark.rule("D-HALL-3")
@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("9 9 9 9 9", "five of a kind, nines"),
        ("9 A A A A", "four of a kind, aces"),
        ("9 9 Q Q Q", "full house, queens over nines"),
        ("9 10 J Q K", "straight, king high"),
        ("10 J Q K A", "straight, ace high"),
        ("9 J J J K", "three of a kind, jacks"),
        ("9 9 10 10 A", "two pair, tens and nines"),
        ("9 10 K K A", "one pair, kings"),
        ("9 10 J Q A", "high die, ace"),
    ],
)
def test_a_hand_is_named_by_its_kind_and_faces(hand: str, name: str) -> None:
    named = hand_name(dice(hand))

    assert named is not None
    assert say(named, names=NAMES) == name


@pytest.mark.parametrize(
    ("language", "queens", "aces"),
    [
        ("de", "Vierling, Damen", "Vierling, Asse"),
        ("es", "póker de reinas", "póker de ases"),
        ("fr", "carré de dames", "carré d’as"),
        ("it", "poker di regine", "poker di assi"),
        ("nl", "vier vrouwen", "vier azen"),
        ("pt", "quatro damas", "quatro ases"),
    ],
)
def test_a_language_joins_kind_and_face_in_its_own_way(
    language: str, queens: str, aces: str
) -> None:
    for hand, name in (("9 Q Q Q Q", queens), ("9 A A A A", aces)):
        named = hand_name(dice(hand))

        assert named is not None
        assert say(named, language=language, names=NAMES) == name


def test_an_incomplete_hand_has_no_name() -> None:
    assert hand_name(dice("9 9 9 9")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_has_a_name_in_every_language(language: str) -> None:
    named = hand_name(dice("9 9 Q Q Q"))

    assert named is not None
    assert "dicetown-" not in say(named, language=language, names=NAMES)


@pytest.mark.rule("D-HALL-1")
def test_the_story_and_the_standings_name_the_best_hand() -> None:
    table = deal().hands("9 9 Q Q Q", "10 10 9 9 A", "J J K K 9")
    facts = dicetown.facts(table.seen_by(ANN))
    table.round_over()
    led = next(event for event in table.happened(PlaceLed) if event.place == "hall")
    hall = next(fact for fact in facts if (fact.kind, fact.subject) == ("place", "hall"))

    told = say(dicetown.narrate(led, ANN), names=NAMES)
    assert told == "You control the Town Hall: full house, queens over nines."
    assert "full house, queens over nines" in say(hall.text, names=NAMES)
