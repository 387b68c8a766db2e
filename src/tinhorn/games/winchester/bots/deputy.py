"""The deputy of Winchester: it bids by the heuristic, or by what its own cards pay alone."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.winchester.bots.defence import Defender
from tinhorn.games.winchester.bots.greenhorn import at_first_sight
from tinhorn.games.winchester.bots.worth import Position
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel import Seat

DISTRACTED: Final = 0.6
"""The part of auctions in which it does not think of what a plot is worth to others."""


class WinchesterDeputy(Defender):
    """Values a plot for every buyer, in some auctions. What it draws when it is made lasts."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._whims = rng.getrandbits(32)

    def own_price(self, at: Position, phase: Bidding, seat: Seat) -> float:
        if Random(f"{self._whims}/{phase.plot}").random() < DISTRACTED:
            return at_first_sight(at, phase.plot, seat)
        return super().own_price(at, phase, seat)
