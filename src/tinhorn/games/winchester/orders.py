"""Standing orders in Winchester: bid for a player up to a limit, now and in later auctions."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.actions import Action, Bid, MoveVehicle, Pass
from tinhorn.games.winchester.components import Objective, board, components
from tinhorn.games.winchester.phases import Bidding, MovingVehicle
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.scoring import counted_plots, plots_of
from tinhorn.games.winchester.state import Setup
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Refusal, Seat, phrase

Above: TypeAlias = Literal["pass", "ask"]
"""What happens above a limit."""
Kind: TypeAlias = Objective | Literal["beside", "any"]
"""Which plots a rule is about: those that count for an objective, those beside a plot of the
player's own, or all."""


class Ceiling(Struct, frozen=True, forbid_unknown_fields=True):
    """Always bid one more than the standing bid, but never more than `most`."""

    plot: int
    """The plot for sale; the order holds in no other auction."""
    most: int
    """Banknotes."""
    then: Above = "ask"
    """What happens above that."""


class PlotRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Bid up to `most` for every plot of a kind."""

    kind: Kind
    """Which plots."""
    most: int
    """Banknotes."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    ceiling: Ceiling | None = None
    """For one plot: there, the rules do not count."""
    rules: tuple[PlotRule, ...] = ()
    """If several fit a plot, the highest limit counts."""
    otherwise: Above = "ask"
    """What happens above the limits of the rules, and with plots that none of them fits."""
    movement: Literal["most", "ask"] = "ask"
    """With a Movement token: the ride that earns the player most, and others least."""


class Limit(NamedTuple):
    """How far a player's orders bid for a plot, and what they do above that."""

    most: int
    """Banknotes."""
    then: Above
    """What happens above that."""
    source: Ceiling | PlotRule | None
    """The order that says so; `None` if no rule fits."""


def follow(seen: View, orders: Orders) -> Action | None:
    """Return the bid, pass or ride that the orders lead to; `None` if the player decides."""
    match seen.phase:
        case Bidding(plot=plot, standing=standing):
            return _bid(seen, standing + 1, limit_of(seen, orders, plot))
        case MovingVehicle() if orders.movement == "most" and seen.decision is not None:
            return best_ride(seen, seen.decision.seat)
        case _:
            return None


def _bid(seen: View, amount: int, limit: Limit) -> Action | None:
    bid = Bid(amount)
    if amount <= limit.most and bid in seen.options:
        return bid
    return Pass() if limit.then == "pass" and Pass() in seen.options else None


def limit_of(seen: View, orders: Orders, plot: int) -> Limit:
    """Return the limit for a plot: its own, or else the highest of the rules that fit it."""
    if orders.ceiling is not None and orders.ceiling.plot == plot:
        return Limit(orders.ceiling.most, orders.ceiling.then, orders.ceiling)
    fitting = [rule for rule in orders.rules if plot in plots_of_kind(seen, rule.kind)]
    best = max(fitting, key=lambda rule: rule.most, default=None)
    return Limit(0 if best is None else best.most, orders.otherwise, best)


def plots_of_kind(seen: View, kind: Kind) -> frozenset[int]:
    """Return the plots that a rule is about, as far as the viewer can know it."""
    edition = seen.setup.edition
    if kind == "any":
        return board(edition).plots
    if kind != "beside":
        return frozenset(counted_plots(kind, edition, seen.bonuses))
    assert seen.viewer is not None, "only players leave orders"
    neighbours = board(edition).neighbours
    own = plots_of(seen.owners, seen.viewer)
    return frozenset().union(*[neighbours[plot - 1] for plot in own])


def best_ride(seen: View, seat: Seat) -> MoveVehicle:
    """Return the ride that earns a seat most; among equals, the one that earns others least."""
    rides = [
        (MoveVehicle(vehicle, number), earnings(seen.owners, len(seen.players), square))
        for vehicle in VEHICLES
        for number, square in enumerate(board(seen.setup.edition).squares(vehicle), start=1)
    ]
    return max(rides, key=lambda ride: (ride[1][seat], ride[1][seat] - sum(ride[1])))[0]


def check_orders(_: Setup, orders: Orders) -> Refusal | None:
    """Refuse amounts that nobody can bid, and two rules for the same plots."""
    most = components().banknotes
    limits = [(1, rule.most) for rule in orders.rules]
    if orders.ceiling is not None:
        limits.append((0, orders.ceiling.most))
    if any(not least <= limit <= most for least, limit in limits):
        return Refusal(None, phrase("winchester-refusal-order-limit", most=most))
    kinds = [rule.kind for rule in orders.rules]
    if len(set(kinds)) < len(kinds):
        return Refusal(None, phrase("winchester-refusal-order-twice"))
    return None
