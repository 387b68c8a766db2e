"""The numbered rules, read from the pages of docs/rules that travel with the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import ENGLISH
from tinhorn.cli.voice import Voice
from tinhorn.kernel.phrase import phrase

ROOT: Final = Path(str(files("tinhorn"))) / "rules"
PAGES: Final = ("winchester", "dicetown")
LANGUAGES: Final = (ENGLISH, *sorted(path.name for path in ROOT.iterdir() if path.is_dir()))
_ID: Final = r"[A-Z]-[A-Z]+(?:-(?:[A-Z]+|[0-9]+))?"
_RULE: Final = re.compile(rf"(?P<id>{_ID}) \[(?P<source>[RH])\] ")
_ROW: Final = re.compile(rf"^\s*\| (?P<id>{_ID}) \| (?P<text>.+?) \|$")
_UNDER_HEAD: Final = "|---"
_SOURCE: Final = re.compile(r"(\(?)\[([RH])\] ")


class Rule(Struct, frozen=True):
    id: str
    game: str
    title: str
    """The name of the game."""
    section: str
    is_ours: bool = False
    """A ruling of ours from its first word on; others may hold one further on."""
    text: str = ""


@cache
def rulebook(language: str = ENGLISH) -> tuple[Rule, ...]:
    return tuple(rule for game in PAGES for rule in _rules(game, _page(game, language)))


def find(wanted: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """By id, by the beginning of an id, by game, or by a word in the text."""
    name, rules = wanted.upper(), rulebook(language)
    for found in (
        [rule for rule in rules if rule.id == name],
        [rule for rule in rules if rule.id.startswith(f"{name.rstrip('-')}-")],
        [rule for rule in rules if rule.game == wanted.lower()],
        [rule for rule in rules if wanted.lower() in rule.text.lower()],
    ):
        if found:
            return tuple(found)
    raise UsageError(phrase("cli-no-such-rule", wanted=wanted))


def shown(rules: tuple[Rule, ...], voice: Voice) -> RenderableType:
    """The rules in their order, under the headings of their sections."""
    parts: list[RenderableType] = []
    heading = ""
    for rule in rules:
        if heading != (heading := f"{rule.title}: {rule.section}"):
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


def _page(game: str, language: str) -> str:
    folder = ROOT if language == ENGLISH else ROOT / language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def _rules(game: str, page: str) -> Iterator[Rule]:
    head, *parts = re.split(r"^## ", page, flags=re.MULTILINE)
    title = head.partition(":")[0].removeprefix("# ").strip()
    for part in parts:
        section, _, body = part.partition("\n")
        for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
            yield from _rules_of_item(Rule("", game, title, section), item.partition("\n\n")[0])


def _rules_of_item(blank: Rule, item: str) -> Iterator[Rule]:
    """Usually one rule; sometimes several in a line, or one in each row of a table."""
    starts = [*_RULE.finditer(item)]
    ends = [*(later.start() for later in starts[1:]), len(item)][: len(starts)]
    for found, end in zip(starts, ends, strict=True):
        text = _plain(item[found.end() : end])
        yield replace(blank, id=found["id"], is_ours=found["source"] == "H", text=text)
    for line in item.splitlines():
        if row := _ROW.match(line):
            yield replace(blank, id=row["id"], text=_plain(row["text"]))


def _plain(markdown: str) -> str:
    """Without code marks, and tables as lines without their heads."""
    lines = [line.strip() for line in markdown.splitlines()]
    told = [
        re.sub(r"^\| (.+?) \| (.+) \|$", r"\n\1: \2", line)
        for line, below in zip(lines, [*lines[1:], ""], strict=True)
        if not (line.startswith(_UNDER_HEAD) or below.startswith(_UNDER_HEAD))
    ]
    return re.sub(r" *\n", "\n", " ".join(told).replace("`", "")).strip()
