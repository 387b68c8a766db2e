"""What a player's orders would do now; `orders.py` says what they do."""

from __future__ import annotations

from collections.abc import Iterator

from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.orders import (
    Orders,
    PlotRule,
    best_ride,
    limit_of,
    plots_of_kind,
)
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules.bonus import earnings
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.questions import label
from tinhorn.kernel import OrderPreview, Phrase, Seat, phrase


def preview(seen: View, orders: Orders) -> tuple[OrderPreview, ...]:
    """Say which plots each rule is about and how far it bids, and what the best ride is."""
    return tuple(_lines(seen, orders))


def _lines(seen: View, orders: Orders) -> Iterator[OrderPreview]:
    for number, rule in enumerate(orders.rules):
        yield OrderPreview(f"rules.{number}", _about_rule(seen, orders, rule))
    if orders.movement == "most" and seen.viewer is not None:
        yield OrderPreview("movement", _about_ride(seen, seen.viewer))


def _about_rule(seen: View, orders: Orders, rule: PlotRule) -> Phrase:
    phase, plots = seen.phase, plots_of_kind(seen, rule.kind)
    if isinstance(phase, Bidding) and phase.plot in plots:
        limit = limit_of(seen, orders, phase.plot)
        if limit.source is rule:
            return phrase("winchester-order-fits", plot=phase.plot, amount=rule.most)
        return phrase("winchester-order-behind", plot=phase.plot, amount=limit.most)
    later = [plot for plot in sorted(plots) if seen.owners[plot - 1] is None]
    return phrase("winchester-order-later", count=len(later), plots=", ".join(map(str, later)))


def _about_ride(seen: View, seat: Seat) -> Phrase:
    ride = best_ride(seen, seat)
    square = board(seen.setup.edition).squares(ride.vehicle)[ride.square - 1]
    amount = earnings(seen.owners, len(seen.players), square)[seat]
    return phrase("winchester-order-ride", ride=label(ride), amount=amount)
