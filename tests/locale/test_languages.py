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

from tinhorn.locale import FOLDER, LANGUAGES

pytestmark = pytest.mark.unmeasured

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")
CATALOGUES: Final = (FOLDER, FOLDER / "web", FOLDER / "how-to-play")
SHARED: Final = {
    "de": "Bank Bot Chat Code General Lasso Lobby Name Normal Nuggets Ranch Sheriff Store System "
    "Wanted",
    "es": "Bang Bot Chat Click Elixir Normal Rumor Sheriff Total",
    "fr": "Animations Bot Brute Chat Code Corruption Duel Duels Dynamite Fortune General "
    "Lasso Locomotive Mines Mule Normal Prairie Protection Rails Ranch Store Total Volume "
    "locomotive mine prairie rails train",
    "it": "Bot Chat Ranch Round Volume round",
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
UNITS: Final = {"min", "ms", "QR", "Enter", "Esc", "Tab", "Home", "End"}


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


@pytest.fixture(params=CATALOGUES, ids=["games", "browser", "how-to-play"])
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


def test_french_leaves_room_before_its_marks(folder: Path) -> None:
    assert [
        f"{key}: {text.strip()}"
        for key, text in _texts(folder, "fr")
        if re.search(r"[^\s\u00a0\u202f/][!?;]|[^\s\u00a0\d/]:(?!/)|«[^\u00a0]|[^\u00a0]»", text)
    ] == []


def _texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    for key, told in messages(folder, language).items():
        for text in told.texts:
            yield key, text
