"""The greenhorn of Dice Town: it plays by the heuristic, with a beginner's mistakes.

It makes them for the whole game, or for a round: it forgets that a face belongs to a place, it sets
its heart on a place before it has seen its dice, it holds on to the pair it has, and once it pays
for all dice of its favourite face.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, Keep, NameLeader, Offer, Play
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.components import LED_BY, Face
from tinhorn.games.dicetown.phases import Deciding, Keeping, Offering, Reacting
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision, Seat

SET_ON: Final = 0.75
"""The part of rounds in which a beginner wants one face and overlooks the better pair..."""
HOLDS_ON: Final = 0.15
"""...and in which it keeps the face it has most of, whatever that brings."""
OVERPAYS: Final = range(2, 8)
"""In one of these rounds it pays whatever all dice of that face cost."""
TIPS: Final = (1, 1, 1, 2)
"""What a beginner offers the sheriff, in bills, whatever is at stake: the same in a round."""


class DicetownGreenhorn:
    """Plays its cards at once, and holds on to pairs. What it draws when it is made lasts."""

    def __init__(self, rng: Random) -> None:
        self._thinking = DicetownHeuristic(rng)
        self._whims = rng.getrandbits(32)
        self._forgotten: Face = rng.choice([*LED_BY.values()])
        """The face whose place it does not think of."""
        self._overpays = rng.choice(OVERPAYS)

    def choose(self, seen: View, decision: Decision) -> Action:
        if len(seen.options) == 1:
            return seen.options[0]
        mood = Random(f"{self._whims}/{seen.round}")
        match seen.phase:
            case Keeping():
                return self._keep(seen, decision, mood)
            case Offering():
                return Offer(min(mood.choice(TIPS), seen.players[decision.seat].bills), 0, ())
            case Deciding() as phase:
                return _name(phase, seen.options)
            case Reacting():
                return next(option for option in seen.options if isinstance(option, Play))
            case _:
                return self._thinking.choose(seen, decision)

    def _keep(self, seen: View, decision: Decision, mood: Random) -> Action:
        attention, face = mood.random(), mood.choice([*LED_BY.values()])
        if seen.round == self._overpays:
            return favourite_dice(seen, decision.seat, most_paid=len(seen.options))
        if attention < SET_ON:
            return dice_of(seen, decision.seat, face)
        if attention < SET_ON + HOLDS_ON:
            return favourite_dice(seen, decision.seat, most_paid=1)
        others = tuple(
            option
            for option in seen.options
            if not isinstance(option, Keep) or self._forgotten not in option.dice
        )
        return self._thinking.choose(replace(seen, options=others or seen.options), decision)


def favourite_dice(seen: View, seat: Seat, *, most_paid: int) -> Action:
    """Keep as many dice as possible of the face that a player has most of, for so many dollars."""
    own = seen.players[seat].dice

    def appeal(option: Action) -> tuple[int, int]:
        if not isinstance(option, Keep) or not option.dice or cost(len(option.dice)) > most_paid:
            return (-1, 0)
        dice = (*own, *option.dice)
        return max(map(dice.count, dice)), -len(dice)

    return max(seen.options, key=appeal)


def dice_of(seen: View, seat: Seat, face: Face) -> Action:
    """Keep dice of this face, two at most; without any, a die of its favourite face."""

    def number(option: Action) -> int:
        if not isinstance(option, Keep) or cost(len(option.dice)) > 1:
            return 0
        return len(option.dice) if {*option.dice} == {face} else 0

    best = max(seen.options, key=number)
    return best if number(best) else favourite_dice(seen, seat, most_paid=0)


def _name(phase: Deciding, options: tuple[Action, ...]) -> Action:
    """Name the sheriff itself, or the player who offers most bills."""

    def bills(option: Action) -> float:
        assert isinstance(option, NameLeader)
        bundle = phase.offers[option.seat]
        return 1.5 if option.seat == phase.seat else bundle.bills if bundle else 0.0

    return max(options, key=bills)
