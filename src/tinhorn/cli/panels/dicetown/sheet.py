"""The score sheet: row by row what each player has, the tie-breaks named."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours, plain
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import framed
from tinhorn.games.dicetown.phases import Over, Sheet
from tinhorn.games.dicetown.scoring import decisive
from tinhorn.kernel.game import Outcome
from tinhorn.kernel.phrase import name_of

ROWS: Final = ("nuggets", "bills", "star", "equipment", "properties")


def sheet(context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
    phase = context.seen.phase
    assert isinstance(phase, Over)
    translator = context.translator
    tables = [
        _table(context, phase, outcome, seats)
        for seats in plain.abreast(len(phase.sheets), width, each=7)
    ]
    reason = Text(translator(f"dicetown-sheet-by-{decisive(phase)}"), style="italic")
    return framed(
        Group(*tables, *_ties(context, phase.sheets, outcome), reason),
        translator("dicetown-sheet-title"),
    )


def _table(context: PanelContext, phase: Over, outcome: Outcome, seats: range) -> Table:
    """The sheets of these seats, side by side."""
    translator, ranks = context.translator, plain.ranks(outcome)
    sheets = [phase.sheets[seat] for seat in seats]
    table = Table(box=SIMPLE_HEAD, border_style=colours.FRAME, padding=(0, 0, 0, 2))
    table.add_column("")
    for seat in seats:
        table.add_column(colours.name(context, seat), justify="right")
    for row in ROWS:
        table.add_row(
            translator(f"dicetown-sheet-{row}"), *(str(getattr(has, row)) for has in sheets)
        )
    table.add_section()
    table.add_row(
        Text(translator("dicetown-sheet-total"), style="bold"),
        *(Text(str(has.total), style=colours.MONEY) for has in sheets),
    )
    table.add_row(translator("dicetown-sheet-rank"), *(ranks[seat] for seat in seats))
    return table


def _ties(context: PanelContext, sheets: tuple[Sheet, ...], outcome: Outcome) -> list[Text]:
    """For each total that several have: how many properties each of them has."""
    totals = sorted({total for total in outcome.points if outcome.points.count(total) > 1})
    return [
        Text(
            context.translator(
                "dicetown-sheet-tied", seat=name_of(seat), points=total, count=has.property_cards
            )
        )
        for total in reversed(totals)
        for seat, has in enumerate(sheets)
        if has.total == total
    ]
