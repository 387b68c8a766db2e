"""How Dice Town looks in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.dicetown.decision import brief, focus
from tinhorn.cli.panels.dicetown.menu import menu
from tinhorn.cli.panels.dicetown.parsing import read
from tinhorn.cli.panels.dicetown.players import mine, mine_lines, people, people_lines
from tinhorn.cli.panels.dicetown.sheet import sheet
from tinhorn.cli.panels.dicetown.town import guide, town, town_lines
from tinhorn.cli.panels.plain import points
from tinhorn.games.dicetown.phases import Gambling, Keeping
from tinhorn.games.dicetown.view import View

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

WIDE: Final = 110
MINE_WIDTH: Final = 47
"""Room for the longest name of a card and half of what it does."""


def scene(context: PanelContext) -> object:
    """Each roll is a new scene, because everybody's dice have changed."""
    seen: View = context.seen
    return seen.prompt if isinstance(seen.phase, Keeping | Gambling) else None


def table(context: PanelContext, width: int) -> RenderableType:
    """The town, the players, and what the viewer alone knows: beside the town if it fits."""
    if context.seen.viewer is None:
        return Group(town(context, width), people(context, width))
    if width < WIDE:
        return Group(town(context, width), people(context, width), mine(context))
    beside = Table.grid(expand=True)
    beside.add_column(ratio=1)
    beside.add_column(width=MINE_WIDTH)
    beside.add_row(town(context, width - MINE_WIDTH), mine(context))
    return Group(beside, people(context, width))


def summary(context: PanelContext, width: int) -> RenderableType:
    """Town, players and the viewer's cards without frames."""
    parts = [town_lines(context, width), people_lines(context)]
    return Group(*parts, *([] if context.seen.viewer is None else [mine_lines(context)]))


def board(context: PanelContext, width: int) -> RenderableType:
    return Group(town(context, width), guide(context))
