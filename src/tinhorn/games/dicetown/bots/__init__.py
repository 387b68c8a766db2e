"""The bots of Dice Town: a module for each level, their characters, and the judge of positions."""

from __future__ import annotations

from typing import Final

from tinhorn.bots import GameBots
from tinhorn.games.dicetown.bots.characters import Bold, Grudge, Tight, occasion, remembers
from tinhorn.games.dicetown.bots.deputy import DicetownDeputy
from tinhorn.games.dicetown.bots.greenhorn import DicetownGreenhorn
from tinhorn.games.dicetown.bots.judge import JUDGE
from tinhorn.games.dicetown.bots.legend import from_folder, legend
from tinhorn.games.dicetown.bots.marshal import marshal

__all__ = ["BOTS"]

BOTS: Final = GameBots(
    levels={
        "greenhorn": DicetownGreenhorn,
        "deputy": DicetownDeputy,
        "marshal": marshal,
        "legend": legend,
    },
    usual="deputy",
    habits={"tight": lambda mind, rng: Tight(mind), "bold": Bold, "grudge": Grudge},
    shows={"marshal": 0.4, "legend": 0.1},
    from_folder=from_folder,
    remembers=remembers,
    occasion=occasion,
    judge=JUDGE,
)
