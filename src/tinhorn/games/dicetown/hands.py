"""The names of poker hands, such as "full house, queens over nines"."""

from __future__ import annotations

from typing import Final

from tinhorn.games.dicetown.components import DICE, FACES
from tinhorn.games.dicetown.rules.dice import Dice
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.kernel.phrase import Phrase, phrase

_KINDS: Final = {
    0: "high",
    2: "pair",
    4: "pairs",
    6: "three",
    7: "straight",
    8: "full",
    10: "four",
    12: "five",
}
"""The kinds of hand by the first number of their strength."""
_PATTERNS: Final = {"pairs": "pairs", "full": "two", "straight": "straight"}
"""How a kind is told; the others name one face."""
_SINGLE: Final = ("high", "straight")
"""The kinds that name one die, not a group of them."""


def hand_name(dice: Dice) -> Phrase | None:
    """Name a complete hand; `None` before all dice are set aside."""
    if len(dice) < DICE:
        return None
    number, first, *others = strength(dice)
    kind = _KINDS[number]
    noun = "face" if kind in _SINGLE else "faces"
    named = [phrase(f"dicetown-{noun}-{FACES[rank]}") for rank in (first, *others)]
    return phrase(
        f"dicetown-hand-{_PATTERNS.get(kind, 'one')}",
        kind=phrase(f"dicetown-panel-hand-{kind}"),
        high=named[0],
        low=named[1] if others else "",
    )
