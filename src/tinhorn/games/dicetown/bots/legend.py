"""The legend of Dice Town: the trained network; without NumPy, rules of thumb that look ahead."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.bots.haggling import at_least
from tinhorn.games.dicetown.bots.heuristic import bargains, cup
from tinhorn.games.dicetown.bots.heuristic.prices import fitted
from tinhorn.games.dicetown.bots.heuristic.worth import position
from tinhorn.games.dicetown.bots.marshal import MarshalWithoutNumpy
from tinhorn.games.dicetown.phases import Keeping, Offering
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision

if TYPE_CHECKING:
    from tinhorn.games.dicetown.bots.network.player import DicetownLegend


def legend(rng: Random) -> DicetownLegend | LegendWithoutNumpy:
    """Make the strongest bot that this installation can run."""
    if find_spec("numpy") is None:
        return LegendWithoutNumpy(rng)
    from tinhorn.games.dicetown.bots.network.player import DicetownLegend

    return DicetownLegend(rng)


def from_folder(folder: Path, rng: Random) -> DicetownLegend:
    """Make a bot that plays by the network in a folder. Raises if there is none that fits."""
    from tinhorn.games.dicetown.bots.network import player

    return player.from_folder(folder, rng)


class LegendWithoutNumpy(MarshalWithoutNumpy):
    """A marshal that weighs every fall of the next roll, and offers what costs it least."""

    def choose(self, seen: View, decision: Decision) -> Action:
        if len(seen.options) > 1:
            match seen.phase:
                case Keeping():
                    at = position(seen, decision.seat, pricing=fitted)
                    return cup.keep(at, seen.options)
                case Offering() as phase:
                    at = position(seen, decision.seat, pricing=fitted)
                    return at_least(seen, decision, bargains.offer(at, phase, self._rng))
                case _:
                    pass
        return super().choose(seen, decision)
