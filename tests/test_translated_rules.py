"""A rules page says the same in every language: the same rules, marks, numbers and options."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.test_rulebook import CITATION, ROOT, RULE

pytestmark = pytest.mark.unmeasured

RULES: Final = ROOT / "docs" / "rules"
LANGUAGES: Final = ("de", "es", "fr", "it", "nl", "pt")
GAMES: Final = ("dicetown", "winchester")
PAGES: Final = (*GAMES, "components")
SAME_IN_BOTH: Final = {("fr", "| mines | 3 4 5 |")}
"""Texts that a language happens to share with English."""

CODE: Final = re.compile(r"`([^`]+)`")
THOUSANDS: Final = re.compile("(?<=[0-9])[.,\u00a0\u202f](?=[0-9]{3}(?![0-9]))")
COPIED_WORDS: Final = 4


class Part(NamedTuple):
    """A line of a page, or one of the rules that share a line."""

    place: str
    rule: str
    text: str

    @property
    def shape(self) -> tuple[str, str, int]:
        """Its rule, what kind of line it is, and how many cells of a table it has."""
        kind = re.match(r"(#+ |- |\s*\||)", self.text)
        assert kind
        return self.rule, kind[0], self.text.count("|")

    @property
    def marks(self) -> list[str]:
        return re.findall(r"\[(?:R|H|withdrawn)\]", self.text)

    @property
    def numbers(self) -> list[int]:
        plain = THOUSANDS.sub("", CITATION.sub("", self.text))
        return sorted(int(number) for number in re.findall("[0-9]+", plain))

    @property
    def cited(self) -> Counter[str]:
        return Counter(CITATION.findall(self.text))

    @property
    def code(self) -> Counter[str]:
        return Counter(code.removeprefix("../") for code in CODE.findall(self.text))

    @property
    def phrases(self) -> set[tuple[str, ...]]:
        """Every few words that follow each other, code and single letters aside."""
        words = re.findall(r"[^\W\d_]{2,}", CITATION.sub("", CODE.sub("", self.text)).lower())
        runs = [words[start:] for start in range(COPIED_WORDS)]
        return set(zip(*runs, strict=False))


def parts(page: Path) -> Iterator[Part]:
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        rules = list(RULE.finditer(line))
        cuts = [0, *(rule.start() for rule in rules[1:]), len(line)]
        names = [rule[1] or rule[3] for rule in rules] or [""]
        for name, start, end in zip(names, cuts, cuts[1:], strict=False):
            yield Part(f"{page.parent.name}/{page.name}:{number}", name, line[start:end].strip())


def differences(english: Path, translated: Path) -> Iterator[str]:
    """Where a page does not say what the English one says. After a missing line, no more."""
    for original, part in zip_longest(parts(english), parts(translated)):
        if original is None:
            yield f"{part.place}: the English page ends before this"
            return
        if part is None or original.shape != part.shape:
            yield f"{part.place if part else translated.name}: not as in {original.place}"
            return
        yield from _contradictions(original, part)


def _contradictions(original: Part, part: Part) -> Iterator[str]:
    for name in ("marks", "numbers", "cited", "code"):
        wanted, found = getattr(original, name), getattr(part, name)
        if wanted != found:
            yield f"{part.place}: {part.rule} {name}: {found}, in English {wanted}"


def copies(english: Path, translated: Path) -> Iterator[str]:
    """What was left in English."""
    for original, part in zip(parts(english), parts(translated), strict=False):
        is_same = original.text == part.text and re.search("[a-z]{2}", CODE.sub("", part.text))
        if is_same and (translated.parent.name, part.text) not in SAME_IN_BOTH:
            yield f"{part.place}: {part.text}"
        elif left := original.phrases & part.phrases:
            yield f"{part.place}: {' '.join(min(left))}"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_rules_marks_numbers_and_options(
    language: str, page: str
) -> None:
    found = list(differences(RULES / f"{page}.md", RULES / language / f"{page}.md"))

    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_translation_is_left_in_english(language: str, page: str) -> None:
    found = list(copies(RULES / f"{page}.md", RULES / language / f"{page}.md"))

    assert not found, "\n".join(found)


def text_of(language: str, page: str) -> str:
    folder = RULES if language == "en" else RULES / language
    return (folder / f"{page}.md").read_text(encoding="utf-8")


OPTIONS: Final = {
    "dicetown": ("bribes", "bribes-on", "bribes-off"),
    "winchester": (
        *("bonus", "bonus-hidden", "claims", "claims-auto", "claims-manual"),
        *("ledger", "ledger-open", "ledger-helped", "ledger-secret"),
    ),
    "components": ("bonus", "bonus-open", "bonus-hidden"),
}
"""The options that each page mentions, by their keys in `locale/web`."""


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_options_carry_the_names_that_the_browser_shows(language: str, page: str) -> None:
    catalogue = ROOT / "src" / "tinhorn" / "locale" / "web" / f"{language}.ftl"
    shown = dict(
        re.findall("^web-option-(.+?) = (.+)$", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    )

    text = text_of(language, page)

    assert [key for key in OPTIONS[page] if shown[key] not in text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_a_page_opens_with_a_turn_in_five_lines(language: str, game: str) -> None:
    _, first, *_ = re.split("^## .+\n", text_of(language, game), flags=re.MULTILINE)

    assert [line[:2] for line in first.split("\n") if line] == ["- "] * 5


def glossary(section: str) -> dict[str, tuple[str, ...]]:
    """The terms of a section of the glossary, by language; English ones first."""
    page = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    _, _, rest = page.partition(f"| **{section}** |")
    rows = [line for line in re.split(r"\| \*\*", rest)[0].splitlines() if line.startswith("| ")]
    columns = zip(*(row.strip("| ").split(" | ") for row in rows), strict=True)
    return dict(zip(("en", *LANGUAGES), columns, strict=True))


@pytest.mark.parametrize("section", ["Dice Town: the cards", "Dice Town: the hands"])
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_rules_use_the_names_of_the_glossary(language: str, section: str) -> None:
    terms = glossary(section)[language]

    page = text_of(language, "dicetown")
    assert [term for term in terms if term not in page] == []


TOY = """# Parcels
- P-BID-1 [R] Bid at least $1000. P-BID-2 [H] Everyone may look at it once (P-BID-1).
- P-BID-3 [R] Option `bids`: see `components.md`.
  | id | met when |
  |---|---|
  | P-GOAL-1 | 5 parcels |
"""
TOY_IN_GERMAN = """# Parzellen
- P-BID-1 [R] Biete mindestens 1.000 $. P-BID-2 [H] Alle dürfen einmal hinsehen (P-BID-1).
- P-BID-3 [R] Option `bids`: siehe `../components.md`.
  | Kennung | erfüllt bei |
  |---|---|
  | P-GOAL-1 | 5 Parzellen |
"""


def _pages(root: Path, german: str) -> tuple[Path, Path]:
    english, translated = root / "parcels.md", root / "de" / "parcels.md"
    translated.parent.mkdir()
    english.write_text(TOY, encoding="utf-8")
    translated.write_text(german, encoding="utf-8")
    return english, translated


def test_a_faithful_translation_differs_in_nothing(tmp_path: Path) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN)

    assert [*differences(*pages), *copies(*pages)] == []


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("1.000 $", "100 $", ":2: P-BID-1 numbers: [100], in English [1000]"),
        ("P-BID-2 [H]", "P-BID-2 [R]", ":2: P-BID-2 marks: ['[R]'], in English ['[H]']"),
        ("P-BID-2 [H]", "P-BID-4 [H]", ":2: not as in "),
        ("(P-BID-1)", "(P-BID-3)", ":2: P-BID-2 cited: "),
        ("`bids`", "`Gebote`", ":3: P-BID-3 code: "),
        ("  |---|---|\n", "", ":5: not as in "),
        ("| 5 Parzellen |", "| 5 | Parzellen |", ":6: not as in "),
        ("| 5 Parzellen |\n", "| 5 Parzellen |\n\n", ":7: the English page ends before this"),
    ],
)
def test_what_contradicts_the_english_page_is_named(
    tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN.replace(right, wrong))

    found = list(differences(*pages))

    assert len(found) == 1
    assert found[0].startswith(f"de/parcels.md{told}")


def test_a_page_that_stops_short_is_named(tmp_path: Path) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN.partition("- P-BID-3")[0])

    assert [*differences(*pages)] == [f"parcels.md: not as in {tmp_path.name}/parcels.md:3"]


@pytest.mark.parametrize(
    ("german", "english"),
    [("5 Parzellen", "5 parcels"), ("Alle dürfen einmal hinsehen", "Everyone may look at it")],
)
def test_words_left_in_english_are_named(tmp_path: Path, german: str, english: str) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN.replace(german, english))

    assert len([*copies(*pages)]) == 1
