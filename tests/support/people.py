"""The people at the table, by their seats."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel.game import CHANCE, Viewer

ANN: Final = 0
BOB: Final = 1
CAT: Final = 2
DAN: Final = 3
EVE: Final = 4

NAMES: Final = ("ANN", "BOB", "CAT", "DAN", "EVE")


def name_of(viewer: Viewer) -> str:
    """Name a person, `chance`, or `all` for what a spectator sees too."""
    if viewer is None:
        return "all"
    return "chance" if viewer == CHANCE else NAMES[viewer]
