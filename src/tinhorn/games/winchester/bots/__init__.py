"""The bots of Winchester: a module for each level, their characters, and the judge of positions."""

from __future__ import annotations

from typing import Final

from tinhorn.bots import GameBots
from tinhorn.games.winchester.bots.characters import Bold, Grudge, Tight, occasion
from tinhorn.games.winchester.bots.deputy import WinchesterDeputy
from tinhorn.games.winchester.bots.greenhorn import WinchesterGreenhorn
from tinhorn.games.winchester.bots.judge import JUDGE
from tinhorn.games.winchester.bots.legend import WinchesterLegend, from_folder
from tinhorn.games.winchester.bots.marshal import WinchesterMarshal

__all__ = ["BOTS"]

BOTS: Final = GameBots(
    levels={
        "greenhorn": WinchesterGreenhorn,
        "deputy": WinchesterDeputy,
        "marshal": WinchesterMarshal,
        "legend": WinchesterLegend,
    },
    usual="deputy",
    habits={
        "tight": lambda mind, rng: Tight(mind),
        "bold": lambda mind, rng: Bold(mind),
        "grudge": lambda mind, rng: Grudge(mind),
    },
    shows={"marshal": 0.4, "legend": 0.1},
    from_folder=from_folder,
    occasion=occasion,
    judge=JUDGE,
)
