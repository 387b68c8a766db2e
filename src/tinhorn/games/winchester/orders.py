"""Standing orders in Winchester: bid for a player up to a ceiling, in one auction."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tinhorn.games.winchester.actions import Action, Bid, Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View


class Ceiling(Struct, frozen=True, forbid_unknown_fields=True):
    """Always bid one more than the standing bid, but never more than `most`."""

    plot: int
    """The plot for sale; the order holds in no other auction."""
    most: int
    then: Literal["pass", "ask"] = "ask"
    """What happens above the ceiling."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    ceiling: Ceiling | None = None


def follow(seen: View, orders: Orders) -> Action | None:
    """Return the bid, or the pass, that the ceiling leads to; `None` if the player decides."""
    ceiling, phase = orders.ceiling, seen.phase
    if ceiling is None or not isinstance(phase, Bidding) or ceiling.plot != phase.plot:
        return None
    bid = Bid(phase.standing + 1)
    if bid.amount <= ceiling.most and bid in seen.options:
        return bid
    return Pass() if ceiling.then == "pass" and Pass() in seen.options else None
