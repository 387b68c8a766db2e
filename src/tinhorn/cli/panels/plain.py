"""The default panel: the fields of the view and numbered options. Other panels borrow parts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import ceil
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import NARROW
from tinhorn.cli.translator import Translator
from tinhorn.kernel import Outcome, from_text

LABELS: Final = 18
"""Room for the names of the rows of a sheet, and for its frame."""
TALL: Final = 9
"""More answers than this stand in two columns, where there is room for them."""


def scene(context: PanelContext) -> object:
    return context.seen.prompt


def table(context: PanelContext, width: int) -> RenderableType:
    """Return each field of the view on a line, except those shown elsewhere."""
    grid = Table.grid(padding=(0, 2))
    for name in context.seen.__struct_fields__:
        if name not in {"decision", "options", "prompt", "viewer"}:
            value = msgspec.json.encode(getattr(context.seen, name)).decode()
            grid.add_row(Text(name, style="bold"), Text(value))
    return grid


def summary(context: PanelContext, width: int) -> RenderableType:
    return table(context, width)


def board(context: PanelContext, width: int) -> RenderableType:
    return table(context, width)


def focus(context: PanelContext, width: int) -> RenderableType:
    """Return the question, and the facts that matter for it."""
    lines = [Text(context.translator.say(context.game.question(context.seen)), style="bold")]
    for fact in context.game.facts(context.seen):
        worth = "" if fact.amount is None else points(fact.amount, context.translator)
        lines.append(Text(f"  {context.translator.say(fact.text)} {worth}".rstrip()))
    return Group(*lines)


def brief(context: PanelContext, width: int) -> RenderableType:
    """Return the question alone."""
    return Text(context.translator.say(context.game.question(context.seen)), style="bold")


def menu(context: PanelContext, width: int) -> RenderableType:
    """Return the options, numbered from 1, each with its consequence."""
    told = [_told(context, action) for action in context.seen.options]
    return numbered(context, width, told)


def _told(context: PanelContext, action: Any) -> str:
    consequence = context.game.consequence(context.seen, action)
    return "" if consequence is None else context.translator.say(consequence)


def numbered(
    context: PanelContext, width: int, told: Sequence[str], best: Collection[Any] = ()
) -> RenderableType:
    """Return the options by number, each with a few words.

    Words that are the same for all stand once.
    """
    is_shared = len(told) > 1 and len({*told}) == 1
    rows = []
    for number, (action, words) in enumerate(zip(context.seen.options, told, strict=True), start=1):
        label = Text(context.translator.say(context.game.label(action)))
        if action in best:
            label.append(f" {context.translator('cli-best')}", style="bold")
        key = Text(f"{number:>3}", style=colours.KEY)
        rows.append((key, label, Text("" if is_shared else words, style="dim")))
    listed = rows_of(rows) if len(rows) <= TALL or width < NARROW else _beside(rows)
    return Group(Text(told[0], style="dim"), listed) if is_shared and told[0] else listed


def rows_of(rows: Iterable[Sequence[Text]]) -> Table:
    """Draw rows of texts, such as keys and labels, with space between their columns."""
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return grid


def _beside(rows: Sequence[Sequence[Text]]) -> Table:
    half = (len(rows) + 1) // 2
    outer = Table.grid(padding=(0, 2), expand=True)
    for _ in range(2):
        outer.add_column(ratio=1)
    outer.add_row(rows_of(rows[:half]), rows_of(rows[half:]))
    return outer


def read(text: str, context: PanelContext) -> Any:
    """Return a number from the menu, or an action in its text form."""
    if text.isdecimal() and 1 <= int(text) <= len(context.seen.options):
        return context.seen.options[int(text) - 1]
    return from_text(text, context.game.Action)


def sheet(context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
    """Draw ranks and points, best first."""
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
    """Return the rank of each seat; tied seats share one."""
    rank = {seat: place for place, tied in enumerate(outcome.ranking, start=1) for seat in tied}
    return [str(rank[seat]) for seat in range(len(outcome.points))]


def abreast(seats: int, width: int, each: int) -> list[range]:
    """Split the seats evenly into as few rows as fit the width, at least two per row."""
    rows = ceil(seats / max(2, (width - LABELS) // each))
    fit = ceil(seats / rows)
    return [range(start, min(start + fit, seats)) for start in range(0, seats, fit)]


def points(amount: float, translator: Translator) -> str:
    return translator.decimal(amount)
