"""The score sheet: row by row what each player has, the tie-breaks named."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import PanelContext, SheetKeys, framed_sheet, plain, score_table
from tinhorn.games.dicetown.phases import Over, Sheet
from tinhorn.games.dicetown.scoring import decisive
from tinhorn.kernel import Outcome, name_of

KEYS: Final = SheetKeys("dicetown-sheet-title", "dicetown-sheet-total", "dicetown-sheet-rank")
ROWS: Final = ("nuggets", "bills", "star", "equipment", "properties")


def sheet(context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
    phase = context.seen.phase
    assert isinstance(phase, Over)
    groups = plain.abreast(len(phase.sheets), width, each=7)
    tables = [_table(context, phase, outcome, seats) for seats in groups]
    by = f"dicetown-sheet-by-{decisive(phase)}"
    return framed_sheet(context, KEYS, tables, _ties(context, phase.sheets, outcome), by)


def _table(context: PanelContext, phase: Over, outcome: Outcome, seats: range) -> Table:
    sheets = [phase.sheets[seat] for seat in seats]
    rows = [(f"dicetown-sheet-{row}", [str(getattr(has, row)) for has in sheets]) for row in ROWS]
    totals = [str(has.total) for has in sheets]
    return score_table(context, KEYS, outcome, seats, rows, totals, gap=2)


def _ties(context: PanelContext, sheets: tuple[Sheet, ...], outcome: Outcome) -> list[Text]:
    """Say, for each total that several have, how many properties each of them has."""
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
