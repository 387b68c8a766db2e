"""The registry of games. A new game is one line here; everything else finds it by its name."""

from __future__ import annotations

from typing import Final

from tinhorn.games import dicetown, winchester
from tinhorn.kernel.game import AnyGame

GAMES: Final[dict[str, AnyGame]] = {
    winchester.NAME: winchester,
    dicetown.NAME: dicetown,
}
