"""What a legend of Dice Town offers the sheriff: what costs itself least for what it gives."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.dicetown.actions import Offer
from tinhorn.games.dicetown.bots.heuristic import town
from tinhorn.games.dicetown.bots.heuristic.places import gains
from tinhorn.games.dicetown.bots.heuristic.prices import DOLLAR
from tinhorn.games.dicetown.bots.heuristic.town import led_dice, money
from tinhorn.games.dicetown.bots.heuristic.worth import Position, position
from tinhorn.games.dicetown.phases import Offering

BRIBES: Final = (0.35, 0.45)
"""The part of the points of a lead that is offered for it, between these two."""
BUYOUTS: Final = (0.9, 0.96)
"""Likewise, to a sheriff who is tied too: he gives up as much."""
SHORT: Final = 0.6
"""An offer to a tied sheriff that lacks this many points is in vain."""
WORTHWHILE: Final = 0.8
"""The part of the worth of a lead that a legend is ready to give for it."""


def offer(at: Position, phase: Offering, rng: Random) -> Offer:
    """Offer enough by the points that sheriffs count, of what is worth least to the bot.

    If that is too dear, a marshal's offer.
    """
    count = led_dice(at, at.seat, phase.place)
    worth, law = gains(at, phase.place)[count], at.weights[at.seen.sheriff]
    points = gains(position(at.seen, at.seat), phase.place)[count]
    is_tied = at.seen.sheriff in phase.tied
    wanted = points * (rng.uniform(*BUYOUTS) if is_tied else rng.uniform(*BRIBES) / (1 + law))
    bills, nuggets = _bundle(at, wanted)
    is_short = is_tied and nuggets + DOLLAR * bills < wanted - SHORT
    # What the sheriff gains counts too.
    is_dear = money(at, bills, nuggets) * (1 + law) > WORTHWHILE * worth
    if is_short or is_dear:
        return town.offer(at, phase, rng)
    return Offer(bills, nuggets, ())


def _bundle(at: Position, wanted: float) -> tuple[int, int]:
    """Return bills and nuggets of this many points, as far as they go; the less dear first."""
    player = at.seen.players[at.seat]
    if at.prices.nugget < at.prices.bill / DOLLAR:
        nuggets = min(player.nuggets, round(wanted))
        rest = (wanted - nuggets) / DOLLAR
        return max(0, min(player.bills, round(rest + 0.2))), nuggets
    bills = min(player.bills, round(wanted / DOLLAR))
    return bills, max(0, min(player.nuggets, round(wanted - DOLLAR * bills)))
