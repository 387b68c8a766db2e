"""How games look in a terminal: by the part `terminal` of a game; without it, plain."""

from __future__ import annotations

from tinhorn.cli.panels import plain
from tinhorn.cli.panels.context import Panel, PanelContext
from tinhorn.games import part

__all__ = ["Panel", "PanelContext", "panel_of"]


def panel_of(game: str) -> Panel:
    """Return the panel that draws a game."""
    return part(game, "terminal") or plain
