"""What a nugget, a bill, the star and each card are worth, by the number of rounds left.

Deputies price things by their points at the end. Marshals and legends use fitted prices: what the
thing has added to the final lead over the other players, on average, in games of deputies. Early
in a game most points are worth little, because rivals rob the leader; cash and some cards are
worth more than their points.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.components import POINTS, Card, is_property
from tinhorn.games.dicetown.scoring import STAR

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
    """Points at the end; for an action card, what it may bring until then."""
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
NUGGET: Final[Curve] = (1.0, 0.87, 0.74, 0.58, 0.43, 0.32, 0.23)
BILL: Final[Curve] = (0.5, 0.45, 0.4, 0.35, 0.31, 0.27, 0.2)
OFFICE_STAR: Final[Curve] = (5.0, 3.27, 1.55, 1.23, 1.25, 1.05, 0.76)
EQUIPMENT_POINT: Final[Curve] = (1.0, 0.87, 0.74, 0.6, 0.5, 0.39, 0.23)
PROPERTY_POINT: Final[Curve] = (1.0, 0.83, 0.66, 0.39, 0.15, 0.0, 0.0)
PROPERTY_CARD: Final[Curve] = (0.0, 0.16, 0.32, 0.59, 0.9, 0.89, 1.0)
"""What a property is worth apart from its points."""
FITTED_ACTIONS: Final[dict[Card, Curve]] = {
    "brute": (0.0, 0.04, 0.07, 0.25, 0.17, 0.38, 0.0),
    "gambler": (0.0, 1.6, 3.19, 4.01, 3.87, 2.97, 2.2),
    "dynamite": (0.0, 0.03, 0.06, 0.0, 0.0, 0.0, 0.0),
    "barmaids": (0.0, 0.9, 1.8, 2.71, 2.85, 2.21, 1.44),
    "corruption": (0.0, 0.0, 0.0, 0.48, 0.89, 0.79, 0.48),
    "credit": (0.0, 0.15, 0.3, 0.7, 0.95, 1.03, 1.1),
    "marshal": (0.0, 0.58, 1.16, 1.3, 1.19, 1.21, 1.48),
    "shares": (0.0, 0.25, 0.5, 0.78, 1.29, 1.95, 1.86),
    "wanted": (0.0, 0.0, 0.0, 0.13, 0.13, 0.48, 0.0),
    "elixir": (0.0, 0.9, 1.79, 1.99, 1.85, 1.61, 1.19),
}


@lru_cache(maxsize=500)
def fitted(rivals: int, rounds: float) -> Prices:
    """Prices fitted on games of deputies (docs/bots.md)."""
    bill = _read(BILL, rounds)
    return Prices(
        nugget=_read(NUGGET, rounds),
        bill=bill,
        paid=bill,
        star=_read(OFFICE_STAR, rounds),
        cards={card: _fitted(card, rounds) for card in POINTS},
        points=face_value(rivals, rounds).cards,
    )


def _fitted(card: Card, rounds: float) -> float:
    if is_property(card):
        return _read(PROPERTY_CARD, rounds) + POINTS[card] * _read(PROPERTY_POINT, rounds)
    action = FITTED_ACTIONS.get(card)
    return (
        POINTS[card] * _read(EQUIPMENT_POINT, rounds) if action is None else _read(action, rounds)
    )


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
