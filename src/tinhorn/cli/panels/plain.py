"""The default panel: the fields of the view and numbered options. Other panels borrow parts."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.translator import Translator
from tinhorn.kernel.game import Outcome
from tinhorn.kernel.text import from_text, to_text

LABELS: Final = 18
"""Room for the names of the rows of a sheet, and for its frame."""


def scene(context: PanelContext) -> object:
    return context.seen.prompt


def table(context: PanelContext, width: int) -> RenderableType:
    """Each field of the view on a line, except those shown elsewhere."""
    grid = Table.grid(padding=(0, 2))
    for name in context.seen.__struct_fields__:
        if name not in {"decision", "options", "prompt", "viewer"}:
            value = msgspec.json.encode(getattr(context.seen, name)).decode()
            grid.add_row(Text(name, style="bold"), Text(value))
    return grid


def board(context: PanelContext, width: int) -> RenderableType:
    return table(context, width)


def focus(context: PanelContext, width: int) -> RenderableType:
    """The question, and the facts that matter for it."""
    lines = [Text(context.translator.say(context.game.question(context.seen)), style="bold")]
    for fact in context.game.facts(context.seen):
        worth = "" if fact.amount is None else points(fact.amount, context.translator)
        lines.append(Text(f"  {context.translator.say(fact.text)} {worth}".rstrip()))
    return Group(*lines)


def menu(context: PanelContext, width: int) -> RenderableType:
    """The options, numbered from 1, each with its consequence and its text form."""
    grid = Table.grid(padding=(0, 2))
    for number, action in enumerate(context.seen.options, start=1):
        consequence = context.game.consequence(context.seen, action)
        grid.add_row(
            Text(f"{number:>4}", style=colours.KEY),
            Text(context.translator.say(context.game.label(action))),
            Text("" if consequence is None else context.translator.say(consequence), style="dim"),
            Text(to_text(action), style="dim"),
        )
    return grid


def read(text: str, context: PanelContext) -> Any:
    """A number from the menu, or an action in its text form."""
    if text.isdecimal() and 1 <= int(text) <= len(context.seen.options):
        return context.seen.options[int(text) - 1]
    return from_text(text, context.game.Action)


def sheet(context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
    """Ranks and points, best first."""
    grid = Table(box=SIMPLE_HEAD)
    for key in ("cli-sheet-rank", "cli-sheet-name", "cli-sheet-points"):
        grid.add_column(context.translator(key))
    for rank, seats in enumerate(outcome.ranking, start=1):
        for seat in seats:
            grid.add_row(
                str(rank),
                context.translator.names[seat],
                points(outcome.points[seat], context.translator),
            )
    return grid


def ranks(outcome: Outcome) -> list[str]:
    """The rank of each seat; tied seats share one."""
    rank = {seat: place for place, tied in enumerate(outcome.ranking, start=1) for seat in tied}
    return [str(rank[seat]) for seat in range(len(outcome.points))]


def abreast(seats: int, width: int, each: int) -> list[range]:
    """Split the seats evenly into as few rows as fit the width, at least two per row."""
    rows = ceil(seats / max(2, (width - LABELS) // each))
    fit = ceil(seats / rows)
    return [range(start, min(start + fit, seats)) for start in range(0, seats, fit)]


def points(amount: float, translator: Translator) -> str:
    return translator.decimal(amount)
