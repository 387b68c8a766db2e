"""What the score sheets of all games have in common: their tables and their frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours, plain
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import framed
from tinhorn.kernel import Outcome


class SheetKeys(NamedTuple):
    """The text keys that a game has for its sheet."""

    title: str
    total: str
    rank: str


Row: TypeAlias = tuple[str, Sequence[str | Text]]
"""The key of the row's name, and the cell of each player."""


def score_table(
    context: PanelContext,
    keys: SheetKeys,
    outcome: Outcome,
    seats: range,
    rows: Iterable[Row],
    totals: Sequence[str],
    *,
    gap: int,
) -> Table:
    """Return the sheets of these seats, side by side: the rows, then the total and the rank."""
    translator, ranks = context.translator, plain.ranks(outcome)
    table = Table(box=SIMPLE_HEAD, border_style=colours.FRAME, padding=(0, 0, 0, gap))
    table.add_column("")
    for seat in seats:
        table.add_column(colours.name(context, seat), justify="right")
    for name, cells in rows:
        table.add_row(translator(name), *cells)
    table.add_section()
    table.add_row(
        Text(translator(keys.total), style="bold"),
        *(Text(total, style=colours.MONEY) for total in totals),
    )
    table.add_row(translator(keys.rank), *(ranks[seat] for seat in seats))
    return table


def framed_sheet(
    context: PanelContext, keys: SheetKeys, tables: Iterable[Table], ties: Iterable[Text], by: str
) -> RenderableType:
    """Return the tables, the tie-breaks and what decided the game, in a frame.

    `by` is a text key.
    """
    reason = Text(context.translator(by), style="italic")
    return framed(Group(*tables, *ties, reason), context.translator(keys.title))
