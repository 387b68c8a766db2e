"""The heuristic bot of Dice Town: it rolls for the places that it can lead, by their worth.

It maximises its lead over the other players, above all over the strongest.
"""

from __future__ import annotations

from random import Random

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.bots.heuristic import hand, town
from tinhorn.games.dicetown.bots.heuristic.prices import Pricing, face_value
from tinhorn.games.dicetown.bots.heuristic.worth import position
from tinhorn.games.dicetown.phases import Gambling, Keeping, Offering, Trimming
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision


class DicetownHeuristic:
    """Takes the most valuable option. Only offers vary at random, by about a bill."""

    def __init__(self, rng: Random, *, pricing: Pricing = face_value) -> None:
        self._rng = rng
        self._pricing = pricing

    def choose(self, seen: View, decision: Decision) -> Action:
        options = seen.options
        if len(options) == 1:
            return options[0]
        at = position(seen, decision.seat, pricing=self._pricing)
        match seen.phase:
            case Keeping():
                return hand.keep(at, options)
            case Trimming() as phase:
                return hand.trim(at, phase, options)
            case Gambling():
                return hand.turn(at, options)
            case Offering() as phase:
                return town.offer(at, phase, self._rng)
            case phase:
                return max(options, key=lambda option: town.answer_worth(at, phase, option))
