"""The marshal of Winchester: the trained network, which now and then plays like a deputy."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.bots.heuristic.winchester import WinchesterHeuristic
from tinhorn.bots.learned.winchester.policy import WinchesterNetwork
from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Decision

ROUTINE: Final = 0.65
"""How often a marshal answers by routine, as a deputy would."""
TEMPERATURE: Final = 1.0


class WinchesterMarshal:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._routine = WinchesterHeuristic(rng)
        self._network = WinchesterNetwork(rng, temperature=TEMPERATURE)

    def choose(self, seen: View, decision: Decision) -> Action:
        mind = self._routine if self._rng.random() < ROUTINE else self._network
        return mind.choose(seen, decision)
