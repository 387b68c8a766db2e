"""The marshal of Dice Town: the trained network, which now and then plays by the heuristic."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Final

from tinhorn.bots import Mind
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.bots.haggling import at_least
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.bots.heuristic.prices import fitted
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision

ROUTINE: Final = 0.65
"""How often a marshal answers by the heuristic."""


def marshal(rng: Random) -> DicetownMarshal | MarshalWithoutNumpy:
    """Make the marshal that this installation can run."""
    return MarshalWithoutNumpy(rng) if find_spec("numpy") is None else DicetownMarshal(rng)


class DicetownMarshal:
    """Answers by the network, or by routine."""

    def __init__(self, rng: Random) -> None:
        from tinhorn.games.dicetown.bots.network.player import DicetownLegend

        self._rng = rng
        self._routine: Mind = DicetownHeuristic(rng)
        self._network: Mind = DicetownLegend(rng)

    def choose(self, seen: View, decision: Decision) -> Action:
        mind = self._routine if self._rng.random() < ROUTINE else self._network
        return at_least(seen, decision, mind.choose(seen, decision))


class MarshalWithoutNumpy(DicetownHeuristic):
    """Plays by the heuristic, and knows what things are worth in the course of a game."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, pricing=fitted)

    def choose(self, seen: View, decision: Decision) -> Action:
        return at_least(seen, decision, super().choose(seen, decision))
