"""The greenhorn of Dice Town: it goes for the face it has most of, and enjoys its cards."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.bots.heuristic.dicetown import DicetownHeuristic
from tinhorn.games.dicetown.actions import Action, Keep, NameLeader, Offer, Play
from tinhorn.games.dicetown.phases import Deciding, Keeping, Offering, Reacting
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Decision

SENSIBLE: Final = 0.5
"""How often a beginner thinks it through, and then plays like a deputy."""
TIPS: Final = (0, 1, 1, 2)
"""What a beginner offers the sheriff, in bills, whatever is at stake."""


class DicetownGreenhorn:
    """Half of the time it thinks; the other half it does what comes to mind first."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._thinking = DicetownHeuristic(rng)

    def choose(self, seen: View, decision: Decision) -> Action:
        if len(seen.options) == 1:
            return seen.options[0]
        if self._rng.random() < SENSIBLE:
            return self._thinking.choose(seen, decision)
        return self._first_thought(seen, decision)

    def _first_thought(self, seen: View, decision: Decision) -> Action:
        options = seen.options
        match seen.phase:
            case Keeping():
                return max(options, key=lambda option: self._appeal(seen, decision, option))
            case Offering():
                bills = min(self._rng.choice(TIPS), seen.players[decision.seat].bills)
                return Offer(bills, 0, ())
            case Deciding() as phase:
                return self._name(phase, options)
            case Reacting():
                return next(option for option in options if isinstance(option, Play))
            case _:
                return self._rng.choice(options)

    def _appeal(self, seen: View, decision: Decision, option: Action) -> tuple[float, float]:
        """Many dice of one face appeal to beginners; they never pay more than a dollar for them."""
        if not isinstance(option, Keep) or cost(len(option.dice)) > 1 or not option.dice:
            return (-1.0, self._rng.random())
        dice = (*seen.players[decision.seat].dice, *option.dice)
        most = max(dice.count(face) for face in set(dice))
        return (most - 0.5 * len(set(dice)), self._rng.random())

    def _name(self, phase: Deciding, options: tuple[Action, ...]) -> Action:
        """The sheriff names itself, or the player who offers most bills."""

        def bills(option: Action) -> tuple[float, float]:
            assert isinstance(option, NameLeader)
            bundle = phase.offers[option.seat]
            own = option.seat == phase.seat
            return (1.5 if own else bundle.bills if bundle else 0.0, self._rng.random())

        return max(options, key=bills)
