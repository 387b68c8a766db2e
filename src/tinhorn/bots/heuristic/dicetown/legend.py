"""The legend of Dice Town: fitted prices, whole rounds looked ahead, and shrewd offers."""

from __future__ import annotations

from random import Random

from tinhorn.bots.heuristic.dicetown import DicetownHeuristic, bargains, cup
from tinhorn.bots.heuristic.dicetown.prices import fitted
from tinhorn.bots.heuristic.dicetown.worth import position
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.phases import Keeping, Offering
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Decision


class DicetownMarshal(DicetownHeuristic):
    """A deputy that knows what things are worth in the course of a game."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, pricing=fitted)


class DicetownLegend(DicetownMarshal):
    """A marshal that weighs every fall of the dice, and offers what costs it least."""

    def choose(self, seen: View, decision: Decision) -> Action:
        if len(seen.options) > 1:
            match seen.phase:
                case Keeping():
                    at = position(seen, decision.seat, pricing=fitted)
                    return cup.keep(at, seen.options)
                case Offering() as phase:
                    at = position(seen, decision.seat, pricing=fitted)
                    return bargains.offer(at, phase, self._rng)
                case _:
                    pass
        return super().choose(seen, decision)
