"""The numbered rules, read from the pages of docs/rules that travel with the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tinhorn.cli.errors import UsageError
from tinhorn.cli.voice import Voice
from tinhorn.kernel.phrase import phrase

PAGES: Final = ("winchester", "dicetown")
_ID: Final = r"[A-Z]-[A-Z]+(?:-(?:[A-Z]+|[0-9]+))?"
_RULE: Final = re.compile(rf"(?P<id>{_ID}) \[(?P<source>[RH])\] ")
_ROW: Final = re.compile(rf"^\s*\| (?P<id>{_ID}) \| (?P<text>.+?) \|$")
_SOURCE: Final = re.compile(r"(\(?)\[([RH])\] ")


class Rule(Struct, frozen=True):
    id: str
    game: str
    section: str
    is_ours: bool
    """A ruling of ours from its first word on; others may hold one further on."""
    text: str


@cache
def rulebook() -> tuple[Rule, ...]:
    return tuple(rule for page in PAGES for rule in _rules(page))


def find(wanted: str) -> tuple[Rule, ...]:
    """By id, by the beginning of an id, by game, or by a word in the text."""
    name = wanted.upper()
    for found in (
        [rule for rule in rulebook() if rule.id == name],
        [rule for rule in rulebook() if rule.id.startswith(f"{name.rstrip('-')}-")],
        [rule for rule in rulebook() if rule.game == wanted.lower()],
        [rule for rule in rulebook() if wanted.lower() in rule.text.lower()],
    ):
        if found:
            return tuple(found)
    raise UsageError(phrase("cli-no-such-rule", wanted=wanted))


def shown(rules: tuple[Rule, ...], voice: Voice) -> RenderableType:
    """The rules in their order, under the headings of their sections."""
    parts: list[RenderableType] = []
    heading = ""
    for rule in rules:
        if heading != (heading := f"{_title(rule.game)}: {rule.section}"):
            parts += [Text(), Text(heading, style="bold underline")]
        parts += [
            Text(rule.id, style="bold cyan"),
            Padding(_text(rule, voice), (0, 0, 0, 2), expand=False),
        ]
    return Group(*parts[1:])


def _text(rule: Rule, voice: Voice) -> Text:
    text = Text()
    told = f"[H] {rule.text}" if rule.is_ours else rule.text
    place = 0
    for found in _SOURCE.finditer(told):
        text.append(told[place : found.start()]).append(found[1])
        key = "cli-rules-ours" if found[2] == "H" else "cli-rules-printed"
        text.append(voice(key), style="italic yellow").append(" ")
        place = found.end()
    return text.append(told[place:])


@cache
def _title(game: str) -> str:
    """The name of the game, as its page has it."""
    return _page(game).partition(":")[0].removeprefix("# ")


def _page(game: str) -> str:
    return (files("tinhorn") / "rules" / f"{game}.md").read_text(encoding="utf-8")


def _rules(game: str) -> Iterator[Rule]:
    for part in re.split(r"^## ", _page(game), flags=re.MULTILINE)[1:]:
        section, _, body = part.partition("\n")
        for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
            yield from _rules_of_item(game, section, item.partition("\n\n")[0])


def _rules_of_item(game: str, section: str, item: str) -> Iterator[Rule]:
    """Usually one rule; sometimes several in a line, or one in each row of a table."""
    starts = [*_RULE.finditer(item)]
    ends = [*(later.start() for later in starts[1:]), len(item)][: len(starts)]
    for found, end in zip(starts, ends, strict=True):
        text = _plain(item[found.end() : end])
        yield Rule(found["id"], game, section, is_ours=found["source"] == "H", text=text)
    for line in item.splitlines():
        if row := _ROW.match(line):
            yield Rule(row["id"], game, section, is_ours=False, text=_plain(row["text"]))


def _plain(markdown: str) -> str:
    """Without code marks, and tables as lines."""
    lines = [
        re.sub(r"^\| (.+?) \| (.+) \|$", r"\n\1: \2", line.strip())
        for line in markdown.splitlines()
        if not re.match(r"^\s*\|(-|\s*set\b)", line)
    ]
    return re.sub(r" *\n", "\n", " ".join(lines).replace("`", "")).strip()
