"""The score sheet: row by row what each player has, the tie-breaks named."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import PanelContext, SheetKeys, framed_sheet, plain, score_table
from tinhorn.games.winchester.names import objective_name
from tinhorn.games.winchester.phases import ObjectiveScore, Over, Sheet
from tinhorn.kernel import Outcome, name_of

KEYS: Final = SheetKeys("winchester-sheet-title", "winchester-sheet-total", "winchester-sheet-rank")


def sheet(context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
    phase = context.seen.phase
    assert isinstance(phase, Over)
    groups = plain.abreast(len(phase.sheets), width, each=12)
    tables = [_table(context, phase, outcome, seats) for seats in groups]
    by = f"winchester-sheet-by-{outcome.reason}"
    return framed_sheet(context, KEYS, tables, _ties(context, phase.sheets, outcome), by)


def _table(context: PanelContext, phase: Over, outcome: Outcome, seats: range) -> Table:
    sheets = [phase.sheets[seat] for seat in seats]
    totals = [_money(context, has.total) for has in sheets]
    return score_table(context, KEYS, outcome, seats, _rows(context, sheets), totals, gap=1)


def _rows(context: PanelContext, sheets: list[Sheet]) -> list[tuple[str, list[Text]]]:
    """Return the items of the sheet, each with the cell of every player."""
    translator = context.translator
    return [
        ("winchester-sheet-cash", [_cell(context, has.cash) for has in sheets]),
        *(
            (
                f"winchester-sheet-objective-{place + 1}",
                [_score(context, has.objectives[place]) for has in sheets],
            )
            for place in range(2)
        ),
        (
            "winchester-sheet-most",
            [
                _cell(
                    context,
                    has.most_plots,
                    translator("winchester-sheet-plots", plots=has.plots, group=has.largest_group),
                )
                for has in sheets
            ],
        ),
    ]


def _score(context: PanelContext, score: ObjectiveScore) -> Text:
    name = objective_name(score.objective)
    detail = context.translator("winchester-sheet-score", objective=name, items=score.items)
    return _cell(context, score.amount, detail)


def _cell(context: PanelContext, amount: int, detail: str = "") -> Text:
    """Return an amount, and under it what it is for."""
    text = Text(_money(context, amount))
    return text.append(f"\n{detail}", style="dim") if detail else text


def _money(context: PanelContext, amount: int) -> str:
    return context.translator("winchester-panel-money", amount=amount)


def _ties(context: PanelContext, sheets: tuple[Sheet, ...], outcome: Outcome) -> list[Text]:
    """Say, for each fortune that several have, what each of them brings to the tie-breaks."""
    fortunes = sorted({total for total in outcome.points if outcome.points.count(total) > 1})
    return [
        Text(
            context.translator(
                "winchester-sheet-tied",
                seat=name_of(seat),
                amount=total,
                cash=has.cash + has.most_plots,
                token="yes" if has.has_duel_token else "no",
            )
        )
        for total in reversed(fortunes)
        for seat, has in enumerate(sheets)
        if has.total == total
    ]
