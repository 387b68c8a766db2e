"""How Winchester looks in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.cli.panels.context import Sight
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
from tinhorn.cli.translator import Voice
from tinhorn.games.winchester.state import Dealing
from tinhorn.games.winchester.view import View
from tinhorn.locale import BANKNOTE

__all__ = ["board", "focus", "menu", "points", "read", "scene", "sheet", "table"]


def scene(sight: Sight) -> object:
    """One auction is one scene, the purchase included; claims have none of their own."""
    seen: View = sight.seen
    return getattr(seen.phase, "plot", None)


def table(sight: Sight, width: int) -> RenderableType:
    """The map, under it the players and the objectives, and what the viewer alone knows."""
    parts: list[RenderableType]
    if isinstance(sight.seen.phase, Dealing):
        return people(sight)
    if width < NARROW:
        parts = [chart(sight, width), people(sight), piles(sight)]
        return Group(*parts, *([] if sight.seen.viewer is None else [mine(sight)]))
    tall = height(sight)
    row = [people(sight, tall=tall), piles(sight, tall=tall)]
    beside = Table.grid(expand=True)
    beside.add_column(ratio=1)
    beside.add_column(width=PILES_WIDTH)
    parts = [chart(sight, width), beside]
    if sight.seen.viewer is not None:
        own = mine_width(sight)
        is_roomy = width >= PEOPLE_WIDTH + PILES_WIDTH + own
        if is_roomy:
            beside.add_column(width=own)
        (row if is_roomy else parts).append(mine(sight))
    beside.add_row(*row)
    return Group(*parts)


def board(sight: Sight, width: int) -> RenderableType:
    return Group(chart(sight, width), lines(sight))


def points(amount: float, voice: Voice) -> str:
    return voice("winchester-panel-dollars", dollars=round(amount * BANKNOTE))
