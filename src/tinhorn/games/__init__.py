"""The games of the house. A new one is one line here; everything else finds it by its name."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.games import dicetown, winchester
from tinhorn.kernel.game import AnyGame, Game

GAMES: Final[dict[str, AnyGame]] = {
    winchester.NAME: winchester,
    dicetown.NAME: dicetown,
}
