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
NUGGET: Final[Curve] = (1.0, 0.88, 0.76, 0.58, 0.41, 0.27, 0.14)
BILL: Final[Curve] = (0.5, 0.45, 0.39, 0.35, 0.29, 0.25, 0.21)
OFFICE_STAR: Final[Curve] = (5.0, 3.2, 1.36, 1.07, 0.93, 0.8, 0.78)
EQUIPMENT_POINT: Final[Curve] = (1.0, 0.88, 0.76, 0.61, 0.52, 0.41, 0.23)
PROPERTY_POINT: Final[Curve] = (1.0, 0.83, 0.66, 0.35, 0.15, 0.0, 0.0)
PROPERTY_CARD: Final[Curve] = (0.0, 0.15, 0.31, 0.7, 0.83, 0.85, 0.45)
"""What a property is worth apart from its points."""
FITTED_ACTIONS: Final[dict[Card, Curve]] = {
    "brute": (0.0, 0.2, 0.33, 0.9, 0.5, 0.6, 0.8),
    "gambler": (0.0, 1.5, 3.0, 3.6, 3.1, 2.6, 1.7),
    "dynamite": (0.0, 0.1, 0.2, 0.2, 0.2, 0.2, 0.2),
    "barmaids": (0.0, 0.9, 1.86, 3.0, 3.3, 2.5, 1.2),
    "corruption": (0.0, 0.1, 0.3, 0.5, 0.7, 0.6, 0.5),
    "credit": (0.0, 0.1, 0.3, 1.2, 1.3, 1.6, 1.2),
    "marshal": (0.0, 0.8, 1.48, 1.5, 1.5, 1.6, 1.8),
    "shares": (0.0, 0.4, 0.86, 1.1, 1.1, 0.9, 1.0),
    "wanted": (0.0, 0.15, 0.3, 0.3, 0.2, 0.2, 0.2),
    "elixir": (0.0, 1.0, 2.0, 1.9, 2.0, 2.0, 1.5),
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
