"""Questions to the table in the terminal, in the same words as on the text page."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.terminal import Terminal

SEEDED = ("play", "winchester", "--players", "4", "--seed", "5")


def test_the_table_answers_questions_in_words(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana")

    terminal.type("my money").shows("You have $8,000.").asks("Dana")
    terminal.type("who leads?").shows("Still in: ").asks("Dana")
    terminal.type("what happened").shows("The game is set up.").asks("Dana")
    terminal.type("what can I ask").shows("ask about: money").asks("Dana")
    terminal.type("sing").shows("✗ “sing” isn’t an answer here.").asks("Dana")
    assert terminal.type("quit").status() == 0


def test_questions_are_asked_in_the_language_of_the_reader(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--lang", "de").shows("> ")

    terminal.type("mein Geld").shows("8.000")

    assert terminal.type("quit").status() == 0


def test_an_answer_may_be_given_in_the_words_of_the_reader(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann", "--lang", "de").asks("Ann")

    terminal.type("passen").shows("Du passt.").asks("Ann")

    assert terminal.type("quit").status() == 0


def test_what_can_be_answered_is_shown_as_it_is_typed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana").type("what can I do").asks("Dana")

    assert re.search(r"To bid, type (\d)000, \1k or \1: they all mean the same", terminal.said)
    assert "1. Pass" not in terminal.said
    assert terminal.type("quit").status() == 0


def test_a_number_that_stands_for_nothing_is_no_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dicetown", "--seed", "5").asks("Dana")

    terminal.type("1").shows("✗ “1” isn’t an answer here.").asks("Dana")

    assert terminal.type("quit").status() == 0


def test_a_rule_is_shown_by_its_id_alone(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana")

    terminal.type("W-DUEL-3?").shows("The challenger must hold").asks("Dana")
    terminal.type("take back").shows("✗ There is nothing to undo.").asks("Dana")

    assert terminal.type("quit").status() == 0
