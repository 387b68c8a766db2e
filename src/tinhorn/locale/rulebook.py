"""The numbered rules, read from the pages in the rulebook folder of each game.

The pages use a small part of Markdown: headings, lists, tables, `code` and *emphasis*. A rule
begins with its id and its source, `P-BID-3 [H]`, or is a row of a table. The terminal and the
browser draw the rules from what is parsed here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.games import folders

ENGLISH: Final = "en"

RunKind: TypeAlias = Literal["text", "code", "emphasis", "rule", "ours", "printed"]


class Run(Struct, frozen=True, omit_defaults=True):
    """A stretch of text. `rule` is an id that is cited; `ours` and `printed` say where what follows
    comes from: our own ruling, or the rulebook."""

    text: str
    """The words; empty for `ours` and `printed`, which are signs."""
    kind: RunKind = "text"
    """How the text is shown: as it is, as code, emphasised, as a link to a rule, or as a sign."""


Runs: TypeAlias = tuple[Run, ...]


class Row(Struct, frozen=True, omit_defaults=True):
    cells: tuple[Runs, ...]
    """The cells of the row, each a list of runs."""
    id: str | None = None
    """For a row that is a rule."""


class Table(Struct, frozen=True):
    head: tuple[Runs, ...]
    """The cells of the head."""
    rows: tuple[Row, ...]
    """The rows below the head."""


class Paragraph(Struct, frozen=True, omit_defaults=True):
    runs: Runs
    """The text; empty if there is a table instead."""
    id: str | None = None
    """For a paragraph that is a rule."""
    is_ours: bool = False
    """A ruling of ours from its first word on; others may hold one further on."""
    table: Table | None = None
    """The table that stands here; `null` for a paragraph of text."""


class Section(Struct, frozen=True):
    title: str
    """The heading."""
    paragraphs: tuple[Paragraph, ...]
    """What stands below it."""


class Rulebook(Struct, frozen=True):
    game: str
    """The name of the game in addresses and records."""
    language: str
    """The language of the text, as a code such as `de`."""
    title: str
    """The name of the game."""
    sections: tuple[Section, ...]
    """The sections, in their order."""
    rule_for: Mapping[str, str] = {}
    """The rule of each card, token and place, by the name of its picture."""


ID: Final = r"[A-Z]-[A-Z]+(?:-(?:[A-Z]+|[0-9]+))?"
_RULE: Final = re.compile(rf"(?P<id>{ID}) \[(?P<source>[RH])\] ")
_MARKED: Final = re.compile(
    rf"`(?P<code>[^`]+)`|\*(?P<emphasis>[^*]+)\*|\[(?P<source>[RH])\] |(?<![\w-])(?P<rule>{ID})\b"
)
_UNDER_HEAD: Final = re.compile(r"^\|[-|]+$")


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook | None:
    """Return the rules of a game in a language, or in English where that language has none.

    `None` if the game has no rulebook.
    """
    pages = _pages(game)
    written = language if language in pages else ENGLISH
    if written not in pages:
        return None
    return read(game, written, pages[written].read_text(encoding="utf-8"))


def _pages(game: str) -> Mapping[str, Path]:
    """Find the pages of a game, by their languages."""
    folder = dict(folders("rulebook")).get(game)
    return {page.stem: page for page in folder.glob("*.md")} if folder else {}


def read(game: str, language: str, page: str) -> Rulebook:
    head, *parts = re.split(r"^## ", page, flags=re.MULTILINE)
    title = head.partition(":")[0].removeprefix("# ").strip()
    return Rulebook(game, language, title, tuple(map(_section, parts)))


def _section(part: str) -> Section:
    title, _, body = part.partition("\n")
    return Section(title.strip(), tuple(_paragraphs(body)))


def _paragraphs(body: str) -> Iterator[Paragraph]:
    """Split lines into paragraphs: a line, with the table that may stand below it."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, body.splitlines())):
        if lines and not line.startswith("|"):
            yield from _paragraph(lines)
            lines = []
        lines.append(line.removeprefix("- "))
    if lines:
        yield from _paragraph(lines)


def _paragraph(lines: list[str]) -> Iterator[Paragraph]:
    """Read a rule; sometimes several in a line, of which the last has the table below it."""
    text, rows = ("", lines) if lines[0].startswith("|") else (lines[0], lines[1:])
    table = _table(rows) if rows else None
    starts = [*_RULE.finditer(text)]
    if not starts:
        yield Paragraph(runs(text), table=table)
    for found, after in zip(starts, [*starts[1:], None], strict=False):
        end = after.start() if after else len(text)
        yield Paragraph(
            runs(text[found.end() : end].strip()),
            found["id"],
            is_ours=found["source"] == "H",
            table=None if after else table,
        )


def _table(lines: list[str]) -> Table:
    rows = [_cells(line) for line in lines if not _UNDER_HEAD.match(line)]
    return Table(tuple(map(runs, rows[0])), tuple(map(_row, rows[1:])))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _row(cells: list[str]) -> Row:
    is_rule = re.fullmatch(ID, cells[0])
    texts = cells[1:] if is_rule else cells
    return Row(tuple(map(runs, texts)), cells[0] if is_rule else None)


def runs(text: str) -> Runs:
    """Return the stretches of a line, each with its meaning."""
    found: list[Run] = []
    place = 0
    for mark in _MARKED.finditer(text):
        found += [Run(text[place : mark.start()]), _run(mark)]
        place = mark.end()
    return tuple(run for run in [*found, Run(text[place:])] if run.text or run.kind != "text")


def _run(mark: re.Match[str]) -> Run:
    if mark["source"]:
        return Run("", "ours" if mark["source"] == "H" else "printed")
    if mark["rule"]:
        return Run(mark["rule"], "rule")
    return Run(mark["code"], "code") if mark["code"] else Run(mark["emphasis"], "emphasis")
