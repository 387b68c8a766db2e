"""How each game looks in a terminal. A new game is one line here; without it, it looks plain."""

from __future__ import annotations

from typing import Final

from tinhorn.cli.panels import dicetown, plain, winchester
from tinhorn.cli.panels.context import Panel, PanelContext

PANELS: Final[dict[str, Panel]] = {"dicetown": dicetown, "winchester": winchester}

__all__ = ["PANELS", "Panel", "PanelContext", "panel_of"]


def panel_of(game: str) -> Panel:
    return PANELS.get(game, plain)
