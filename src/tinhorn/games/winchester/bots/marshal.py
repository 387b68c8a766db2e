"""The marshal of Winchester: the trained network, which often plays by the heuristic."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.bots.defence import Defender
from tinhorn.games.winchester.bots.legend import WinchesterLegend
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Decision

ROUTINE: Final = 0.82
"""How often a marshal answers by routine, by the heuristic."""
TEMPERATURE: Final = 1.0


class WinchesterMarshal:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._routine = Defender(rng)
        self._network = WinchesterLegend(rng, temperature=TEMPERATURE)

    def choose(self, seen: View, decision: Decision) -> Action:
        mind = self._routine if self._rng.random() < ROUTINE else self._network
        return mind.choose(seen, decision)
