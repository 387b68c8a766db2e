"""Seven languages say the same things, each in its own way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from tinhorn.games import GAMES, folders
from tinhorn.kernel.catalogue import FOLDER
from tinhorn.locale import LANGUAGES

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")
OF_GAMES: Final = tuple(path for _, path in folders("locale"))
CATALOGUES: Final = (FOLDER, FOLDER / "web", FOLDER / "how-to-play", *OF_GAMES)
SHARED: Final = {
    "de": "Bank Bot Chat Code General Lasso Lobby Name Normal Nuggets Ranch Sheriff Store System "
    "Wanted",
    "es": "No Bang Bot Chat Click Elixir Normal Rifle Rumor Sheriff Total",
    "fr": "place points Animations Bot Brute Chat Code Corruption Duel Duels Dynamite Fortune "
    "General "
    "Lasso Locomotive Mines Mule Normal Prairie Protection Rails Ranch Store Total Volume "
    "locomotive mine prairie rails train",
    "it": "No Bot Chat Ranch Round Volume round",
    "nl": "Bang Bank Bot Chat Code Contrast Duel Duels Lasso Lobby Prairie Rails Ranch "
    "Rating Sheriff Tent Volume full house open prairie rails",
    "pt": "Bang Bot Chat Click Elixir Normal Rumor Total Volume full house",
}
"""Words that a language shares with English."""
NAMES: Final = {
    "tinhorn",
    "Winchester",
    "Dice",
    "Town",
    "Doc",
    "Badluck",
    "Saloon",
    "Marshal",
    "marshal",
}
UNITS: Final = {"min", "ms", "QR", "Enter", "Esc", "Tab", "Home", "End", "pp"}


class Told(Visitor):
    """What a message says: the gaps it fills, and its bare words."""

    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.gaps.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def messages(folder: Path, language: str) -> dict[str, Told]:
    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, Message):
            found[entry.id.name] = told = Told()
            told.visit(entry)
    return found


@pytest.fixture(params=CATALOGUES, ids=["shared", "browser", "how-to-play", *GAMES])
def folder(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_there_are_seven() -> None:
    assert LANGUAGES == ("de", "en", "es", "fr", "it", "nl", "pt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_there_twice(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    keys = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_every_message_and_no_other(folder: Path, language: str) -> None:
    english, theirs = messages(folder, "en").keys(), messages(folder, language).keys()

    assert sorted(english - theirs) == [], "missing"
    assert sorted(theirs - english) == [], "no such message"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_fills_the_same_gaps(folder: Path, language: str) -> None:
    english, theirs = messages(folder, "en"), messages(folder, language)

    assert [
        f"{key}: {sorted(told.gaps)}, not {sorted(english[key].gaps)}"
        for key, told in theirs.items()
        if told.gaps != english[key].gaps
    ] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    english, theirs = messages(folder, "en"), messages(folder, language)

    known = {*SHARED[language].split(), *NAMES, *UNITS}
    copied = {
        key: " ".join(told.texts)
        for key, told in theirs.items()
        if told.texts == english[key].texts and not key.startswith("web-language-")
    }
    assert {
        key: text
        for key, text in copied.items()
        if not set(re.findall(r"[^\W\d_]{2,}", text)) <= known
    } == {}


QUOTES: Final = {
    "de": "„“",
    "en": "“”",
    "es": "«»",
    "fr": "«»",
    "it": "«»",
    "nl": "\u2018\u2019",
    "pt": "“”",
}
MARKS: Final = set("\"'`„“”«»\u2018\u201a\u2039\u203a")
"""Quotation marks of any kind. The apostrophe ’ is at home everywhere."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_quotation_marks(folder: Path, language: str) -> None:
    allowed = set(QUOTES[language])

    assert [
        f"{key}: {text.strip()}"
        for key, text in _texts(folder, language)
        if set(text) & (MARKS - allowed)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_written_by_the_language_and_dots_are_one_letter(
    folder: Path, language: str
) -> None:
    """MONEY and DOLLARS write amounts; the short form of a thousand is the one exception."""
    assert [
        f"{key}: {text.strip()}"
        for key, text in _texts(folder, language)
        if re.search(r"\d\s?\$|\$\s?\d|\.\.\.", text)
    ] == []


FRENCH: Final = re.compile(r"(?<![\u202f/\n])[!?;]|(?<![\u202f\d/]):(?!/)|«(?!\u202f)|(?<!\u202f)»")
"""A mark without its space: U+202F before : ; ! ? and inside « »."""
CODE: Final = re.compile(r"`[^`]*`")
TYPED: Final = "«\u202f?\u202f»"
"""The question mark as a word that is typed."""


def test_french_leaves_room_before_its_marks(folder: Path) -> None:
    assert [
        f"{key}: {text.strip()}"
        for key, text in _texts(folder, "fr")
        if not key.startswith(("command-", "web-key-")) and FRENCH.search(text.replace(TYPED, ""))
    ] == []


def test_french_rules_leave_room_before_their_marks() -> None:
    pages = [page for _, game in folders("rulebook") for page in game.rglob("fr.md")]
    found = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]

    assert len(pages) == 2 * len(GAMES)
    assert [line for line in found if FRENCH.search(CODE.sub("", line))] == []


def _texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    for key, told in messages(folder, language).items():
        for text in told.texts:
            yield key, text


GLOSSARIES: Final = tuple(folder / "glossary.md" for folder in (FOLDER, *OF_GAMES))


@pytest.mark.parametrize("place", GLOSSARIES, ids=lambda place: place.parts[-3])
def test_each_term_of_a_glossary_has_a_word_in_every_language(place: Path) -> None:
    lines = place.read_text(encoding="utf-8").splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]

    assert rows
    assert [row for row in rows if len(row) != len(LANGUAGES) or not all(map(str.strip, row))] == []
    assert len({row[0] for row in rows}) == len(rows)
