"""What bots say, and the chances to win, as lines of a terminal."""

from __future__ import annotations

import pytest

from tinhorn.cli.play.remote_table import BLOCK, CELLS, chance_line
from tinhorn.cli.play.seats import SeatHolder
from tinhorn.cli.story import Remark, story_lines
from tinhorn.cli.translator import Translator
from tinhorn.games import winchester
from tinhorn.locale import LANGUAGES

NAMES = ("Ann", "Bob", "Cora")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_names_its_speaker(language: str) -> None:
    translator = Translator(NAMES, language)

    (line,) = story_lines(winchester, [Remark(2, "talk-bold-won")], 0, translator)

    assert line.startswith("Cora")
    assert line.endswith(translator("talk-bold-won"))


@pytest.mark.parametrize(
    ("bot", "character"),
    [
        ("deputy:bold", "bold"),
        ("deputy", None),
        ("stdio:talkative", None),
        ("weights:talkative", None),
        (None, None),
    ],
)
def test_programs_and_people_have_no_character(bot: str | None, character: str | None) -> None:
    assert SeatHolder("Ann", bot).character == character


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_are_a_bar_and_a_sentence(language: str) -> None:
    line = chance_line((334, 333, 333), Translator(NAMES, language))

    bar, _, sentence = line.plain.partition(" ")
    assert bar == BLOCK * CELLS
    assert all(f"{name} 33" in sentence for name in NAMES)
    assert [span.style for span in line.spans] == ["cyan", "magenta", "yellow"]


def test_a_player_without_a_chance_has_no_part_of_the_bar() -> None:
    line = chance_line((1000, 0, 0), Translator(NAMES))

    assert [span.style for span in line.spans] == ["cyan"]
    assert "Bob 0%" in line.plain
