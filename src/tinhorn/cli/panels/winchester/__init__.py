"""How Winchester looks in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import NARROW
from tinhorn.cli.panels.winchester.decision import focus
from tinhorn.cli.panels.winchester.map import chart, lines
from tinhorn.cli.panels.winchester.menu import menu, read
from tinhorn.cli.panels.winchester.players import (
    PEOPLE_WIDTH,
    PILES_WIDTH,
    height,
    mine,
    mine_width,
    people,
    piles,
)
from tinhorn.cli.panels.winchester.sheet import sheet
from tinhorn.cli.translator import Translator
from tinhorn.games.winchester.phases import Dealing
from tinhorn.games.winchester.view import View
from tinhorn.locale import BANKNOTE

__all__ = ["board", "focus", "menu", "points", "read", "scene", "sheet", "table"]


def scene(context: PanelContext) -> object:
    """One auction is one scene, the purchase included; claims have none of their own."""
    seen: View = context.seen
    return getattr(seen.phase, "plot", None)


def table(context: PanelContext, width: int) -> RenderableType:
    """The map, under it the players and the objectives, and what the viewer alone knows."""
    parts: list[RenderableType]
    if isinstance(context.seen.phase, Dealing):
        return people(context)
    if width < NARROW:
        parts = [chart(context, width), people(context), piles(context)]
        return Group(*parts, *([] if context.seen.viewer is None else [mine(context)]))
    tall = height(context)
    row = [people(context, tall=tall), piles(context, tall=tall)]
    beside = Table.grid(expand=True)
    beside.add_column(ratio=1)
    beside.add_column(width=PILES_WIDTH)
    parts = [chart(context, width), beside]
    if context.seen.viewer is not None:
        own = mine_width(context)
        is_roomy = width >= PEOPLE_WIDTH + PILES_WIDTH + own
        if is_roomy:
            beside.add_column(width=own)
        (row if is_roomy else parts).append(mine(context))
    beside.add_row(*row)
    return Group(*parts)


def board(context: PanelContext, width: int) -> RenderableType:
    return Group(chart(context, width), lines(context))


def points(amount: float, translator: Translator) -> str:
    return translator("winchester-panel-dollars", dollars=round(amount * BANKNOTE))
