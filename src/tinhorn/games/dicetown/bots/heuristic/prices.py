"""What a nugget, a bill, the star and each card are worth, by the number of rounds left.

Deputies price things by their points at the end; the trained network reads these prices, too.
Without NumPy, marshals and legends use fitted prices: what the thing has added to the final lead
over the other players, on average, in games of bots. Early in a game most points are worth little,
because rivals rob the leader; cash and some cards are worth more than their points.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.bots.weights import About
from tinhorn.games.dicetown.components import POINTS, Card, is_property
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.kernel import decoder

DOLLAR: Final = 0.5
"""D-END-2."""
PAID: Final = 0.7
"""The cost of a dollar for dice: it scores half a point and may be needed later."""
HOLD: Final = 0.8
"""The chance that one rival does not take the star in a round."""
OFFICE: Final = 1.0
"""What the sheriff's word is worth until the star moves on."""
ACTIONS: Final[dict[Card, float]] = {
    "brute": 1.5,
    "gambler": 2.5,
    "dynamite": 2.5,
    "barmaids": 2.5,
    "corruption": 2.5,
    "credit": 2.0,
    "marshal": 2.0,
    "shares": 1.5,
    "wanted": 1.5,
    "elixir": 2.5,
}
"""What an action card brings in a good window. Nervous Joe cannot be kept in hand."""
PATIENCE: Final = 0.5
"""The chance that no good window for a card comes in a round."""


class Prices(Struct, frozen=True):
    """In points of the final lead over the other players."""

    nugget: float
    bill: float
    paid: float
    """The cost of a dollar for dice."""
    star: float
    cards: dict[Card, float]
    points: dict[Card, float]
    """What cards count when players are compared."""


Pricing: TypeAlias = Callable[[int, float], Prices]
"""From the number of rivals and of rounds left, this one included; 0 in a sure last round."""


@lru_cache(maxsize=500)
def face_value(rivals: int, rounds: float) -> Prices:
    """Return points at the end; for an action card, what it may bring until then."""
    stays = HOLD ** (rivals * max(0.0, rounds - 1))
    cards = {card: _face(card, rounds) for card in POINTS}
    return Prices(
        nugget=1.0,
        bill=DOLLAR,
        paid=PAID,
        star=STAR * stays + OFFICE * (1 - stays),
        cards=cards,
        points=cards,
    )


def _face(card: Card, rounds: float) -> float:
    action = ACTIONS.get(card)
    return POINTS[card] if action is None else action * (1 - PATIENCE**rounds)


ROUNDS: Final = (0.0, 1.0, 2.75, 4.25, 6.0, 9.0)
"""Rounds to come after this one, for which prices were fitted."""
FINAL: Final = 0
"""The place of a curve that holds after the last round; the others are those of `ROUNDS`."""
Curve: TypeAlias = tuple[float, ...]


class Curves(Struct, frozen=True, kw_only=True):
    """What each thing is worth after the last round, and at each of `ROUNDS`."""

    nugget: Curve
    bill: Curve
    star: Curve
    equipment_point: Curve
    property_point: Curve
    property: Curve
    """What a property is worth apart from its points."""
    actions: dict[Card, Curve]


class Fit(Struct, frozen=True):
    """The file of prices, which `tools/fit_value.py dicetown` writes."""

    about: About
    curves: Curves


FILE: Final = Path(__file__).parents[1] / "weights" / "prices.json"


@cache
def fit() -> Fit:
    return decoder(Fit).decode(FILE.read_bytes())


@lru_cache(maxsize=500)
def fitted(rivals: int, rounds: float) -> Prices:
    """Return prices fitted on games of bots (docs/bots.md)."""
    curves = fit().curves
    bill = _read(curves.bill, rounds)
    return Prices(
        nugget=_read(curves.nugget, rounds),
        bill=bill,
        paid=bill,
        star=_read(curves.star, rounds),
        cards={card: _fitted(curves, card, rounds) for card in POINTS},
        points=face_value(rivals, rounds).cards,
    )


def _fitted(curves: Curves, card: Card, rounds: float) -> float:
    points = POINTS[card]
    if is_property(card):
        return _read(curves.property, rounds) + points * _read(curves.property_point, rounds)
    if card in curves.actions:
        return _read(curves.actions[card], rounds)
    return points * _read(curves.equipment_point, rounds)


def _read(curve: Curve, rounds: float) -> float:
    """Read a curve between its points."""
    if not rounds:
        return curve[FINAL]
    after = min(rounds - 1, ROUNDS[-1])
    place = bisect_left(ROUNDS, after)
    if not place:
        return curve[1]
    part = (after - ROUNDS[place - 1]) / (ROUNDS[place] - ROUNDS[place - 1])
    return (1 - part) * curve[place] + part * curve[place + 1]
