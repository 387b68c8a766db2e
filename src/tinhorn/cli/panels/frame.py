"""The frame around each part of the table."""

from __future__ import annotations

from typing import Final

from rich.box import HEAVY, ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from tinhorn.cli.panels import colours

NARROW: Final = 78
"""Below this width, panels are stacked instead of placed side by side."""


def framed(
    inside: RenderableType, title: str, *, below: str | None = None, height: int | None = None
) -> Panel:
    """Return a part with its title, and perhaps a few words in its lower right corner."""
    return Panel(
        inside,
        title=Text(title, style=colours.TITLE),
        title_align="left",
        subtitle=None if below is None else Text(below, style="dim default"),
        subtitle_align="right",
        border_style=colours.FRAME,
        box=ROUNDED,
        height=height,
    )


def lit(inside: RenderableType, title: str) -> Panel:
    """Return what the decision at hand is about."""
    return Panel(
        inside,
        title=Text(title, style="bold"),
        title_align="left",
        box=HEAVY,
        border_style="yellow",
    )
