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
from tinhorn.games.dicetown.components import ACTION_CARDS, ELIXIRS

RULES: Final = ROOT / "src" / "tinhorn" / "games"
LANGUAGES: Final = ("de", "es", "fr", "it", "nl", "pt")
GAMES: Final = ("dicetown", "winchester")
PAGES: Final = tuple(f"{game}/rulebook{kind}" for game in GAMES for kind in ("", "/components"))
"""The folders of the pages, one for each language."""
SAME_IN_BOTH: Final = {("fr", "| mines | 3 4 5 |")}
"""Texts that a language happens to share with English."""

CODE: Final = re.compile(r"`([^`]+)`")
THOUSANDS: Final = re.compile("(?<=[0-9])[.,\u00a0\u202f](?=[0-9]{3}(?![0-9]))")
COPIED_WORDS: Final = 4
HANDS: Final = ("five", "four", "full", "straight", "three", "pairs", "pair", "high")


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
        return Counter(CODE.findall(self.text))

    @property
    def phrases(self) -> set[tuple[str, ...]]:
        """Every few words that follow each other, code and single letters aside."""
        words = re.findall(r"[^\W\d_]{2,}", CITATION.sub("", CODE.sub("", self.text)).lower())
        runs = [words[start:] for start in range(COPIED_WORDS)]
        return set(zip(*runs, strict=False))


def place_of(page: Path) -> str:
    return "/".join(page.parts[-4:])


def parts(page: Path) -> Iterator[Part]:
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        rules = list(RULE.finditer(line))
        cuts = [0, *(rule.start() for rule in rules[1:]), len(line)]
        names = [rule[1] or rule[3] for rule in rules] or [""]
        for name, start, end in zip(names, cuts, cuts[1:], strict=False):
            yield Part(f"{place_of(page)}:{number}", name, line[start:end].strip())


def differences(english: Path, translated: Path) -> Iterator[str]:
    """Yield where a page does not say what the English one says. After a missing line, no more."""
    for original, part in zip_longest(parts(english), parts(translated)):
        if original is None:
            yield f"{part.place}: the English page ends before this"
            return
        if part is None or original.shape != part.shape:
            yield f"{part.place if part else place_of(translated)}: not as in {original.place}"
            return
        yield from _contradictions(original, part)


def _contradictions(original: Part, part: Part) -> Iterator[str]:
    for name in ("marks", "numbers", "cited", "code"):
        wanted, found = getattr(original, name), getattr(part, name)
        if wanted != found:
            yield f"{part.place}: {part.rule} {name}: {found}, in English {wanted}"


def copies(english: Path, translated: Path) -> Iterator[str]:
    """Yield what was left in English."""
    for original, part in zip(parts(english), parts(translated), strict=False):
        is_same = original.text == part.text and re.search("[a-z]{2}", CODE.sub("", part.text))
        if is_same and (translated.stem, part.text) not in SAME_IN_BOTH:
            yield f"{part.place}: {part.text}"
        elif left := original.phrases & part.phrases:
            yield f"{part.place}: {' '.join(min(left))}"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_rules_marks_numbers_and_options(
    language: str, page: str
) -> None:
    found = list(differences(RULES / page / "en.md", RULES / page / f"{language}.md"))

    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_translation_is_left_in_english(language: str, page: str) -> None:
    found = list(copies(RULES / page / "en.md", RULES / page / f"{language}.md"))

    assert not found, "\n".join(found)


def text_of(language: str, page: str) -> str:
    return (RULES / page / f"{language}.md").read_text(encoding="utf-8")


def option_names(language: str, page: str) -> dict[str, str]:
    """Return what the browser calls the options of a page's game and their values, by key."""
    game = page.partition("/")[0]
    catalogue = RULES / game / "locale" / f"{language}.ftl"
    found = re.findall(
        "^web-option-(.+?) = (.+)$", catalogue.read_text(encoding="utf-8"), re.MULTILINE
    )
    return dict(found)


def mentioned(page: str) -> list[str]:
    """Return the options and values that the English page quotes, by their keys."""
    text = text_of("en", page)
    return [
        key
        for key, name in option_names("en", page).items()
        if re.search(f"(?:“|: ){re.escape(name)}[”:]", text)
    ]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_options_carry_the_names_that_the_browser_shows(language: str, page: str) -> None:
    shown, text = option_names(language, page), text_of(language, page)

    assert [key for key in mentioned(page) if shown[key] not in text] == []


def test_a_page_quotes_the_options_of_its_game() -> None:
    assert {"claims", "claims-auto", "ledger-open"} <= set(mentioned("winchester/rulebook"))
    assert {"bribes", "memory-noted"} <= set(mentioned("dicetown/rulebook"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_a_page_opens_with_a_turn_in_five_lines(language: str, game: str) -> None:
    _, first, *_ = re.split("^## .+\n", text_of(language, f"{game}/rulebook"), flags=re.MULTILINE)

    assert [line[:2] for line in first.split("\n") if line] == ["- "] * 5


NAMES: Final = (
    *(f"card-{card}" for card in ACTION_CARDS),
    *(f"elixir-{elixir}" for elixir in ELIXIRS),
    *(f"panel-hand-{hand}" for hand in HANDS),
)
"""The cards, elixirs and hands of Dice Town, by their keys in the sentences of the game."""


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_rules_use_the_names_that_the_game_shows(language: str) -> None:
    catalogue = (RULES / "dicetown" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    shown = dict(re.findall("^dicetown-(.+?) = (.+)$", catalogue, re.MULTILINE))

    page = text_of(language, "dicetown/rulebook")
    assert [shown[key] for key in NAMES if shown[key] not in page] == []


TOY = """# Parcels
- P-BID-1 [R] Bid at least $1000. P-BID-2 [H] Everyone may look at it once (P-BID-1).
- P-BID-3 [R] Option `bids`: see `components/`.
  | id | met when |
  |---|---|
  | P-GOAL-1 | 5 parcels |
"""
TOY_IN_GERMAN = """# Parzellen
- P-BID-1 [R] Biete mindestens 1.000 $. P-BID-2 [H] Alle dürfen einmal hinsehen (P-BID-1).
- P-BID-3 [R] Option `bids`: siehe `components/`.
  | Kennung | erfüllt bei |
  |---|---|
  | P-GOAL-1 | 5 Parzellen |
"""


def _pages(root: Path, german: str) -> tuple[Path, Path]:
    folder = root / "games" / "parcels" / "rulebook"
    english, translated = folder / "en.md", folder / "de.md"
    folder.mkdir(parents=True)
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
    assert found[0].startswith(f"games/parcels/rulebook/de.md{told}")


def test_a_page_that_stops_short_is_named(tmp_path: Path) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN.partition("- P-BID-3")[0])

    assert [*differences(*pages)] == [
        "games/parcels/rulebook/de.md: not as in games/parcels/rulebook/en.md:3"
    ]


@pytest.mark.parametrize(
    ("german", "english"),
    [("5 Parzellen", "5 parcels"), ("Alle dürfen einmal hinsehen", "Everyone may look at it")],
)
def test_words_left_in_english_are_named(tmp_path: Path, german: str, english: str) -> None:
    pages = _pages(tmp_path, TOY_IN_GERMAN.replace(german, english))

    assert len([*copies(*pages)]) == 1
