"""A bot that plays by probability: it bids what is likely, and calls what is not."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final

from tinhorn.bots import GameBots
from tinhorn.kernel import Decision
from tinhorn_liars_dice.rules import all_dice, sides
from tinhorn_liars_dice.types import Action, Bid, Call, View

BOLDNESS: Final = 0.08
"""By how much a bid may seem more likely to this bot than it is."""


class Deputy:
    """Calls the last bid if it is less likely to be true than the best bid above it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: View, decision: Decision) -> Action:
        """Take the most likely bid, or call the last one."""
        bids = [option for option in seen.options if isinstance(option, Bid)]
        likely = {bid: chance_of(bid, seen) for bid in bids}
        best = max(bids, key=lambda bid: likely[bid] + self._rng.random() * BOLDNESS, default=None)
        if not seen.bids:
            assert best is not None, "somebody has to make the first bid"
            return best
        doubt = 1 - chance_of(seen.bids[-1], seen)
        return Call() if best is None or doubt > likely[best] else best


def chance_of(bid: Bid, seen: View) -> float:
    """Return how likely a bid is to be true, as far as the viewer can see."""
    assert seen.viewer is not None
    own, highest = seen.hands[seen.viewer], sides(seen.setup)
    fitting = {bid.face, highest}
    needed = bid.count - sum(face in fitting for face in own)
    return at_least(needed, all_dice(seen.setup) - len(own), len(fitting) / highest)


def at_least(needed: int, dice: int, chance: float) -> float:
    """Return how likely at least so many of some dice fit, if each fits with this chance."""
    fits = (comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1))
    return sum(one for number, one in enumerate(fits) if number >= needed)


BOTS: Final = GameBots(levels={"deputy": Deputy})
