"""The network of Dice Town: what it reads, what its outputs mean, and the bot that plays by it.

The modules of this package need NumPy, except this one.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tinhorn.bots.heuristic.dicetown.legend import DicetownLegend

if TYPE_CHECKING:
    from tinhorn.bots.learned.dicetown.player import DicetownNetwork


def legend(rng: Random) -> DicetownNetwork | DicetownLegend:
    """The network; without NumPy the strongest bot that needs no network."""
    if find_spec("numpy") is None:
        return DicetownLegend(rng)
    from tinhorn.bots.learned.dicetown.player import DicetownNetwork

    return DicetownNetwork(rng)


def from_folder(folder: Path, rng: Random) -> DicetownNetwork:
    """A bot that plays by the network in a folder. Raises if there is none that fits."""
    from tinhorn.bots.learned.dicetown import player

    return player.from_folder(folder, rng)
