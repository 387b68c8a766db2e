"""Questions to the table in the terminal, in the same words as on the text page."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal

SEEDED = ("play", "winchester", "--players", "4", "--seed", "5")


def test_the_table_answers_questions_in_words(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Stranger")

    terminal.type("my money").shows("You have $8,000.").asks("Stranger")
    terminal.type("who leads?").shows("In: ").asks("Stranger")
    terminal.type("what happened").shows("The table is set.").asks("Stranger")
    terminal.type("what can I ask").shows("Ask for: money").asks("Stranger")
    terminal.type("sing").shows("✗ “sing” is no answer here.").asks("Stranger")
    assert terminal.type("quit").status() == 0


def test_questions_are_asked_in_the_language_of_the_reader(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--lang", "de").shows("> ")

    terminal.type("mein Geld").shows("8.000")

    assert terminal.type("quit").status() == 0
