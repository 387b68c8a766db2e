"""The numbered rules: look them up and print them in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import language
from tinhorn.cli.pager import print_paged
from tinhorn.cli.terminal import terminal
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import phrase
from tinhorn.locale import LANGUAGES
from tinhorn.locale import rulebook as books
from tinhorn.locale.rulebook import ENGLISH, Paragraph, Row, Run, Runs

__all__ = ["Rule", "find", "print_rules", "rulebook", "shown"]

_MARKS: Final = {"ours": "[H] ", "printed": "[R] "}


class Rule(Struct, frozen=True):
    id: str
    game: str
    title: str
    """The name of the game."""
    section: str
    is_ours: bool = False
    """Whether the rule begins with a house ruling; others may hold one further on."""
    text: str = ""


@cache
def rulebook(language: str = ENGLISH) -> tuple[Rule, ...]:
    return tuple(
        Rule(name, book.game, book.title, section.title, is_ours, "".join(map(_plain, runs)))
        for game in GAMES
        if (book := books.rulebook(game, language))
        for section in book.sections
        for paragraph in section.paragraphs
        for name, is_ours, runs in _rules(paragraph)
    )


def find(wanted: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """Find rules by id, by the beginning of an id, by game, or by a word.

    A word in the heading of a section finds the whole section, a word in a rule that rule.
    """
    name, word, rules = wanted.upper(), wanted.casefold(), rulebook(language)
    for found in (
        [rule for rule in rules if rule.id == name],
        [rule for rule in rules if rule.id.startswith(f"{name.rstrip('-')}-")],
        [rule for rule in rules if rule.game == wanted.lower()],
        [rule for rule in rules if word in rule.section.casefold() or word in rule.text.casefold()],
    ):
        if found:
            return tuple(found)
    raise UsageError(phrase("cli-no-such-rule", wanted=wanted))


def shown(rules: tuple[Rule, ...], translator: Translator) -> RenderableType:
    """Return the rules in their order, under the headings of their sections."""
    parts: list[RenderableType] = []
    heading = ""
    for rule in rules:
        if heading != (heading := f"{rule.title}: {rule.section}"):
            parts += [Text(), Text(heading, style="bold underline")]
        parts += [
            Text(rule.id, style="bold cyan"),
            Padding(_text(rule, translator), (0, 0, 0, 2), expand=False),
        ]
    return Group(*parts[1:])


def _text(rule: Rule, translator: Translator) -> Text:
    text = Text()
    for run in books.runs(f"[H] {rule.text}" if rule.is_ours else rule.text):
        if run.kind in _MARKS:
            key = "cli-rules-ours" if run.kind == "ours" else "cli-rules-printed"
            text.append(translator(key), style="italic yellow").append(" ")
        else:
            text.append(run.text)
    return text


def _rules(paragraph: Paragraph) -> Iterator[tuple[str, bool, Runs]]:
    """Yield a rule with the rows of its table as lines of it, or each row that is a rule."""
    rows = paragraph.table.rows if paragraph.table else ()
    if paragraph.id:
        lines = [run for row in rows for run in (Run("\n"), *_line(row))]
        yield paragraph.id, paragraph.is_ours, (*paragraph.runs, *lines)
    for row in rows:
        if row.id:
            yield row.id, False, _line(row)


def _line(row: Row) -> Runs:
    first, *others = row.cells
    return (*first, *(run for cell in others for run in (Run(": "), *cell)))


def _plain(run: Run) -> str:
    return _MARKS.get(run.kind, run.text)


def print_rules(wanted: str | None, lang: str | None, *, as_json: bool) -> None:
    """Print the rules that were asked for, or all of them."""
    chosen = language(lang, LANGUAGES)
    found = rulebook(chosen) if wanted is None else find(wanted, chosen)
    out = terminal()
    if not as_json:
        translator = Translator(language=chosen)
        print_paged(out, shown(found, translator), translator)
        return
    for rule in found:
        out.out(msgspec.json.encode(rule).decode(), highlight=False)
