"""Names of things in Winchester, as parts of longer phrases."""

from __future__ import annotations

from functools import lru_cache

from tinhorn.games.winchester.actions import Look, LookAtCard
from tinhorn.games.winchester.components import Objective
from tinhorn.kernel.phrase import Phrase, name_of, phrase


def card_name(card: Look) -> Phrase:
    if isinstance(card, LookAtCard):
        return phrase("winchester-card-site", plot=card.plot)
    return phrase("winchester-card-objective", seat=name_of(card.seat), position=card.position)


def shared_name(objective: int) -> Phrase:
    return phrase(f"winchester-shared-{objective}")


def objective_name(objective: Objective) -> Phrase:
    return phrase(f"winchester-objective-{objective}")


@lru_cache(maxsize=1024)
def earned(amounts: tuple[int, ...]) -> Phrase:
    """List who earns what."""
    told = phrase("winchester-earned-nothing")
    for seat, amount in reversed([*enumerate(amounts)]):
        if amount:
            one = phrase("winchester-earned", seat=name_of(seat), amount=amount)
            is_last = not any(amounts[seat + 1 :])
            told = one if is_last else phrase("winchester-earned-list", first=one, rest=told)
    return told
