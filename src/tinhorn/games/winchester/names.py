"""Names of things in Winchester, as parts of longer phrases."""

from __future__ import annotations

from functools import lru_cache

from tinhorn.games.winchester.actions import Look, LookAtCard
from tinhorn.games.winchester.components import Objective
from tinhorn.kernel import Phrase, Viewer, of, phrase


def card_name(card: Look, reader: Viewer = None) -> Phrase:
    if isinstance(card, LookAtCard):
        return phrase("winchester-card-site", plot=card.plot)
    return of("winchester-card-objective", reader, card.seat, position=card.position)


def shared_name(objective: int) -> Phrase:
    return phrase(f"winchester-shared-{objective}")


def objective_name(objective: Objective) -> Phrase:
    return phrase(f"winchester-objective-{objective}")


@lru_cache(maxsize=1024)
def earned(amounts: tuple[int, ...], reader: Viewer = None) -> Phrase:
    """List who earns what."""
    told = phrase("winchester-earned-nothing")
    for seat, amount in reversed([*enumerate(amounts)]):
        if amount:
            one = of("winchester-earned", reader, seat, amount=amount)
            is_last = not any(amounts[seat + 1 :])
            told = one if is_last else phrase("winchester-earned-list", first=one, rest=told)
    return told
