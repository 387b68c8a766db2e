"""The deputy of Dice Town: it plays by the heuristic, and in some rounds keeps a pair by habit."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.bots.greenhorn import favourite_dice
from tinhorn.games.dicetown.bots.haggling import at_least
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.phases import Keeping
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision

DISTRACTED: Final = 0.35
"""The part of rounds in which it keeps the face it has most of, whatever that brings."""


class DicetownDeputy(DicetownHeuristic):
    """Rolls for the places that it can lead, in most rounds; never offers nothing for a lead.

    What it draws when it is made lasts.
    """

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._whims = rng.getrandbits(32)

    def choose(self, seen: View, decision: Decision) -> Action:
        is_distracted = Random(f"{self._whims}/{seen.round}").random() < DISTRACTED
        if is_distracted and isinstance(seen.phase, Keeping):
            return favourite_dice(seen, decision.seat, most_paid=1)
        return at_least(seen, decision, super().choose(seen, decision))
