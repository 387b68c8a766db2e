"""How games look in a terminal: by the part `terminal` of a game; without it, plain.

The modules of a game draw with what is exported here.
"""

from __future__ import annotations

from tinhorn.cli.panels import colours, plain
from tinhorn.cli.panels.context import Panel, PanelContext
from tinhorn.cli.panels.frame import NARROW, framed, lit
from tinhorn.cli.panels.score_sheet import SheetKeys, framed_sheet, score_table
from tinhorn.games import part

__all__ = [
    "NARROW",
    "Panel",
    "PanelContext",
    "SheetKeys",
    "colours",
    "framed",
    "framed_sheet",
    "lit",
    "panel_of",
    "plain",
    "score_table",
]


def panel_of(game: str) -> Panel:
    """Return the panel that draws a game."""
    return part(game, "terminal") or plain
