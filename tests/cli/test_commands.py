"""Commands at the table are typed in the reader's language or in English."""

from __future__ import annotations

import pytest

from tinhorn.cli.play.terminal_table import COMMANDS
from tinhorn.cli.translator import Translator
from tinhorn.locale import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_in_every_language_and_the_english_one(language: str) -> None:
    translator, english = Translator(language=language), Translator()

    for command in (*COMMANDS, "stop", "all"):
        assert translator.is_command(command, translator.command(command))
        assert translator.is_command(command, english.command(command))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    translator = Translator(language=language)

    for command in COMMANDS:
        word = translator.command(command)
        assert [other for other in COMMANDS if translator.is_command(other, word)] == [command]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_teaches_the_words_of_the_language(language: str) -> None:
    translator = Translator(language=language)
    taught = [line.split()[0] for line in translator("cli-help").splitlines()]

    for command in ("map", "table", "log", "rules", "quit"):
        assert translator.command(command) in taught


def test_case_and_accents_do_not_matter() -> None:
    assert Translator(language="es").is_command("log", "CRONICA")
    assert Translator(language="fr").is_command("rules", "regles")


def test_another_sign_than_a_question_mark_is_no_command() -> None:
    assert Translator().is_command("help", "?")
    assert not Translator().is_command("help", "!")
    assert not Translator().is_command("help", "")
