"""The language of a command: from --lang, else from the environment, else English."""

from __future__ import annotations

import pytest

from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import language, language_of
from tinhorn.cli.printable import printable
from tinhorn.cli.translator import Translator

KNOWN = ("de", "en", "pt")


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_english_is_the_default_language() -> None:
    assert language(None, KNOWN) == "en"


@pytest.mark.parametrize(
    ("name", "value", "spoken"),
    [
        ("LANG", "de_AT.UTF-8", "de"),
        ("LANG", "pt_BR", "pt"),
        ("LC_MESSAGES", "de", "de"),
        ("LC_ALL", "C.UTF-8", "en"),
        ("LANG", "tlh_QO.UTF-8", "en"),
    ],
)
def test_the_environment_chooses_among_the_languages_there_are(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, spoken: str
) -> None:
    monkeypatch.setenv(name, value)

    assert language(None, KNOWN) == spoken


def test_the_lang_option_overrides_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")

    assert language("pt", KNOWN) == "pt"


def test_the_stronger_variable_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")

    assert language(None, KNOWN) == "pt"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageError) as refused:
        language("tlh", KNOWN)

    assert refused.value.phrase.args == {"language": "tlh", "known": "de, en, pt"}


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        (("rules", "--lang", "de"), "de"),
        (("rules", "--lang=pt"), "pt"),
        (("rules", "--lang", "tlh"), "en"),
        (("rules", "--lang"), "en"),
        (("rules",), "en"),
    ],
)
def test_an_error_is_reported_in_the_language_of_its_command(
    words: tuple[str, ...], spoken: str
) -> None:
    assert language_of(words, KNOWN) == spoken


def test_a_language_without_a_catalogue_falls_back_to_english() -> None:
    assert Translator(language="tlh").language == "en"


def test_spaces_within_amounts_are_printed() -> None:
    assert printable("7\u00a0000\u00a0$ \x1b[2J") == "7\u00a0000\u00a0$ �[2J"
