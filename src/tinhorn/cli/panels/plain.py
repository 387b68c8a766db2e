"""How any game looks: its view as it is, its options numbered. Games with a panel borrow parts."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import Sight
from tinhorn.cli.translator import Voice
from tinhorn.kernel.game import Outcome
from tinhorn.kernel.text import from_text, to_text

LABELS: Final = 18
"""Room for the names of the rows of a sheet, and for its frame."""


def scene(sight: Sight) -> object:
    return sight.seen.prompt


def table(sight: Sight, width: int) -> RenderableType:
    """Each field of the view on a line, but for what is said elsewhere."""
    grid = Table.grid(padding=(0, 2))
    for name in sight.seen.__struct_fields__:
        if name not in {"decision", "options", "prompt", "viewer"}:
            value = msgspec.json.encode(getattr(sight.seen, name)).decode()
            grid.add_row(Text(name, style="bold"), Text(value))
    return grid


def board(sight: Sight, width: int) -> RenderableType:
    return table(sight, width)


def focus(sight: Sight, width: int) -> RenderableType:
    """What is asked, and the facts that bear on it."""
    lines = [Text(sight.voice.say(sight.game.ask(sight.seen)), style="bold")]
    for fact in sight.game.facts(sight.seen):
        worth = "" if fact.amount is None else points(fact.amount, sight.voice)
        lines.append(Text(f"  {sight.voice.say(fact.text)} {worth}".rstrip()))
    return Group(*lines)


def menu(sight: Sight, width: int) -> RenderableType:
    """The options, numbered from 1, each with its text form and what would come of it."""
    grid = Table.grid(padding=(0, 2))
    for number, action in enumerate(sight.seen.options, start=1):
        consequence = sight.game.consequence(sight.seen, action)
        grid.add_row(
            Text(f"{number:>4}", style=colours.KEY),
            Text(sight.voice.say(sight.game.label(action))),
            Text("" if consequence is None else sight.voice.say(consequence), style="dim"),
            Text(to_text(action), style="dim"),
        )
    return grid


def read(text: str, sight: Sight) -> Any:
    """A number from the menu, or an action in its text form."""
    if text.isdecimal() and 1 <= int(text) <= len(sight.seen.options):
        return sight.seen.options[int(text) - 1]
    return from_text(text, sight.game.Action)


def sheet(sight: Sight, outcome: Outcome, width: int) -> RenderableType:
    """Ranks and points, best first."""
    grid = Table(box=SIMPLE_HEAD)
    for key in ("cli-sheet-rank", "cli-sheet-name", "cli-sheet-points"):
        grid.add_column(sight.voice(key))
    for rank, seats in enumerate(outcome.ranking, start=1):
        for seat in seats:
            grid.add_row(
                str(rank), sight.voice.names[seat], points(outcome.points[seat], sight.voice)
            )
    return grid


def ranks(outcome: Outcome) -> list[str]:
    """The rank of each seat; those who are tied share one."""
    rank = {seat: place for place, tied in enumerate(outcome.ranking, start=1) for seat in tied}
    return [str(rank[seat]) for seat in range(len(outcome.points))]


def abreast(seats: int, width: int, each: int) -> list[range]:
    """The seats in as few rows as have room on a sheet, two to a row at least, evenly."""
    rows = ceil(seats / max(2, (width - LABELS) // each))
    fit = ceil(seats / rows)
    return [range(start, min(start + fit, seats)) for start in range(0, seats, fit)]


def points(amount: float, voice: Voice) -> str:
    return f"{amount:.1f}".removesuffix(".0")
