"""The pages of the rules are read into sections, paragraphs, tables and stretches of text."""

from __future__ import annotations

import pytest

from tests.test_rulebook import english, rules_of
from tinhorn.locale import LANGUAGES
from tinhorn.locale.rulebook import Row, Rulebook, Run, read, rulebook, runs

PAGE = """# Parcels: the rules, numbered
Whatever stands before the first section is not shown.

## Bids
Everybody bids.
- P-BID-1 [R] At once, in *secret* (P-BID-2). [H] Option `bids`. P-BID-2 [H] Ties go left:
  | id | who |
  |---|---|
  | P-LEFT | the left one ([H] or the right) |

## Hidden
| fact | who knows |
|---|---|
| coins | all |
"""


def test_a_page_has_a_title_and_sections() -> None:
    book = read("parcels", "en", PAGE)

    assert (book.title, [section.title for section in book.sections]) == (
        "Parcels",
        ["Bids", "Hidden"],
    )


def test_several_rules_in_a_line_are_paragraphs_of_their_own() -> None:
    bids, _ = read("parcels", "en", PAGE).sections

    assert [(part.id, part.is_ours) for part in bids.paragraphs] == [
        (None, False),
        ("P-BID-1", False),
        ("P-BID-2", True),
    ]


def test_stretches_of_text_keep_their_meaning() -> None:
    assert runs("At once, in *secret* (P-BID-2). [H] Option `bids`.") == (
        Run("At once, in "),
        Run("secret", "emphasis"),
        Run(" ("),
        Run("P-BID-2", "rule"),
        Run("). "),
        Run("", "ours"),
        Run("Option "),
        Run("bids", "code"),
        Run("."),
    )


def test_what_the_rulebook_says_after_a_ruling_is_marked() -> None:
    assert runs("[R] They may.") == (Run("", "printed"), Run("They may."))


def test_a_table_belongs_to_the_last_rule_above_it_and_its_rows_may_be_rules() -> None:
    bids, _ = read("parcels", "en", PAGE).sections

    *others, last = bids.paragraphs
    assert all(part.table is None for part in others)
    assert last.table is not None
    assert last.table.head == ((Run("id"),), (Run("who"),))
    [row] = last.table.rows
    assert row == Row(
        ((Run("the left one ("), Run("", "ours"), Run("or the right)")),), id="P-LEFT"
    )


def test_a_table_may_stand_alone() -> None:
    _, hidden = read("parcels", "en", PAGE).sections

    [paragraph] = hidden.paragraphs
    assert paragraph.runs == ()
    assert paragraph.table is not None
    assert paragraph.table.rows == (Row(((Run("coins"),), (Run("all"),))),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_every_rule_is_in_the_book_of_every_language(game: str, language: str) -> None:
    book = rulebook(game, language)

    assert book is not None
    assert book.language == language
    assert _ids(book) == list(rules_of(english(game)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_every_language_marks_the_same_as_printed_and_as_ours(game: str, language: str) -> None:
    assert _marks(rulebook(game, language)) == _marks(rulebook(game, "en"))


def _marks(book: Rulebook | None) -> list[tuple[str | None, list[str]]]:
    """Return the kinds of rulings in each paragraph and row, in order."""
    assert book is not None
    parts = [part for section in book.sections for part in section.paragraphs]
    rows = [row for part in parts if part.table for row in part.table.rows]
    texts = [(part.id, ["ours" if part.is_ours else "", *_kinds(part.runs)]) for part in parts]
    cells = [(row.id, [kind for cell in row.cells for kind in _kinds(cell)]) for row in rows]
    return texts + cells


def _kinds(text: tuple[Run, ...]) -> list[str]:
    return [run.kind for run in text if run.kind in ("ours", "printed")]


def _ids(book: Rulebook) -> list[str]:
    found: list[str] = []
    for part in (part for section in book.sections for part in section.paragraphs):
        found += [part.id] if part.id else []
        found += [row.id for row in part.table.rows if row.id] if part.table else []
    return found


def test_a_language_without_rules_reads_the_english_ones() -> None:
    assert rulebook("winchester", "tlh") == rulebook("winchester", "en")
