"""How Dice Town looks in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.cli.panels import PanelContext
from tinhorn.cli.panels.plain import points
from tinhorn.games.dicetown.phases import Gambling, Keeping
from tinhorn.games.dicetown.terminal.decision import brief, focus
from tinhorn.games.dicetown.terminal.menu import menu
from tinhorn.games.dicetown.terminal.parsing import read
from tinhorn.games.dicetown.terminal.players import mine, mine_lines, people, people_lines
from tinhorn.games.dicetown.terminal.sheet import sheet
from tinhorn.games.dicetown.terminal.town import guide, town, town_lines
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
    """Return each roll as a new scene, because everybody's dice have changed."""
    seen: View = context.seen
    return seen.prompt if isinstance(seen.phase, Keeping | Gambling) else None


def table(context: PanelContext, width: int) -> RenderableType:
    """Draw the town, the players, and beside it, if that fits, what the viewer alone knows."""
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
    """Draw town, players and the viewer's cards without frames."""
    parts = [town_lines(context, width), people_lines(context)]
    return Group(*parts, *([] if context.seen.viewer is None else [mine_lines(context)]))


def board(context: PanelContext, width: int) -> RenderableType:
    return Group(town(context, width), guide(context))
