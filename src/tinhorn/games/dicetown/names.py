"""Names of things in Dice Town, as parts of longer phrases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tinhorn.games.dicetown.components import POINTS, Card, CardKind, Elixir, Face, Place
from tinhorn.kernel import Phrase, phrase


def card_name(card: Card) -> Phrase:
    return phrase(f"dicetown-card-{card}")


def effect(card: Card) -> Phrase:
    """Say when a card is played and what it does; or what it is worth."""
    if POINTS[card]:
        return phrase("dicetown-effect-points", points=POINTS[card])
    return phrase(f"dicetown-effect-{card}")


def back_name(kind: CardKind, count: int) -> Phrase:
    """Name cards of which only the backs are seen."""
    return phrase(f"dicetown-back-{kind}", count=count)


def elixir_name(elixir: Elixir) -> Phrase:
    return phrase(f"dicetown-elixir-{elixir}")


def place_name(place: Place) -> Phrase:
    return phrase(f"dicetown-place-{place}")


def faces(dice: Sequence[Face]) -> str:
    """Return dice as a list of faces."""
    return " ".join(dice)


def listed(parts: Iterable[Phrase]) -> Phrase:
    """Join several things into one phrase; the word for nothing if there are none."""
    *others, last = list(parts) or [phrase("dicetown-nothing")]
    for part in reversed(others):
        last = phrase("dicetown-list", first=part, rest=last)
    return last


def cards_named(cards: Sequence[Card]) -> Phrase:
    return listed(map(card_name, cards))


def goods(bills: int, nuggets: int, cards: Iterable[Phrase]) -> Phrase:
    """Return what an offer is made of."""
    parts = [phrase("dicetown-bills", count=bills)] if bills else []
    parts += [phrase("dicetown-nuggets", count=nuggets)] if nuggets else []
    return listed([*parts, *cards])
