"""How Winchester looks in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.cli.panels import NARROW, PanelContext
from tinhorn.cli.translator import Translator
from tinhorn.games.winchester.phases import Dealing
from tinhorn.games.winchester.terminal import drawn_map
from tinhorn.games.winchester.terminal.decision import brief, focus
from tinhorn.games.winchester.terminal.map import chart, lines
from tinhorn.games.winchester.terminal.menu import menu, read
from tinhorn.games.winchester.terminal.players import (
    FEW_PILES_WIDTH,
    PEOPLE_WIDTH,
    PILES_WIDTH,
    few_piles_lines,
    height,
    mine,
    mine_lines,
    mine_width,
    people,
    people_lines,
    piles,
)
from tinhorn.games.winchester.terminal.sheet import sheet
from tinhorn.games.winchester.view import View
from tinhorn.kernel.catalogue import MONEY_UNIT

__all__ = [
    "board",
    "brief",
    "focus",
    "menu",
    "points",
    "read",
    "scene",
    "sheet",
    "summary",
    "table",
]


def scene(context: PanelContext) -> object:
    """Return one auction, with its purchase, as one scene; claims do not begin a new one."""
    seen: View = context.seen
    return getattr(seen.phase, "plot", None)


def table(context: PanelContext, width: int) -> RenderableType:
    """Draw the map, under it the players and objectives, and what the viewer alone knows."""
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
    parts = [_map(context, width), beside]
    if context.seen.viewer is not None:
        own = mine_width(context)
        is_roomy = width >= PEOPLE_WIDTH + PILES_WIDTH + own
        if is_roomy:
            beside.add_column(width=own)
        (row if is_roomy else parts).append(mine(context))
    beside.add_row(*row)
    return Group(*parts)


def summary(context: PanelContext, width: int) -> RenderableType:
    """Draw the map, and without frames players beside shared objectives, then the viewer's own."""
    if isinstance(context.seen.phase, Dealing):
        return people(context)
    beside = Table.grid(expand=True, padding=(0, 1))
    beside.add_column(ratio=1)
    beside.add_column(width=FEW_PILES_WIDTH)
    is_drawn = _is_drawn(context, width)  # the drawing shows the tips in the saloon
    beside.add_row(people_lines(context), few_piles_lines(context, has_tips=not is_drawn))
    own = [] if context.seen.viewer is None else [mine_lines(context)]
    return Group(_map(context, width), beside, *own)


def board(context: PanelContext, width: int) -> RenderableType:
    """Draw the board, where there is room, and list every plot with what it has and borders."""
    parts = [_map(context, width), drawn_map.legend(context)] if _is_drawn(context, width) else []
    return Group(*parts, chart(context, width), lines(context))


def _map(context: PanelContext, width: int) -> RenderableType:
    return drawn_map.drawing(context) if _is_drawn(context, width) else chart(context, width)


def _is_drawn(context: PanelContext, width: int) -> bool:
    return width >= drawn_map.WIDTH and drawn_map.is_drawn(context.seen.setup.edition)


def points(amount: float, translator: Translator) -> str:
    return translator("winchester-panel-dollars", dollars=round(amount * MONEY_UNIT))
