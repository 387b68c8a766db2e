"""Colours. They repeat what the words beside them say and carry no information alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tinhorn.cli.panels.context import PanelContext
from tinhorn.kernel import Seat

SEATS: Final = ("cyan", "magenta", "yellow", "green", "red")
MONEY: Final = "bold green"
KEY: Final = "bold cyan"
TITLE: Final = "bold default"
FRAME: Final = "bright_black"


def name(context: PanelContext, seat: Seat) -> Text:
    """Return a player's name in their colour, the reader's own set apart."""
    is_reader = seat == context.seen.viewer
    return Text(
        context.translator.names[seat], style=f"{'bold ' if is_reader else ''}{SEATS[seat]}"
    )
