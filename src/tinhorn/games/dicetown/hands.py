"""The names of poker hands, such as "full house, queens over nines"."""

from __future__ import annotations

from typing import Final

from tinhorn.games.dicetown.components import DICE, FACES
from tinhorn.games.dicetown.rules.dice import Dice
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.kernel import Phrase, phrase

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
"""The kinds of hand by the first number of their strength (D-HALL-3)."""
_PATTERNS: Final = {"full": "two", "three": "one", "pair": "one"}
"""The kinds that share a sentence; the others have their own."""
_SINGLE: Final = ("high", "straight")
"""The kinds that name one die, not a group of them."""


def hand_name(dice: Dice) -> Phrase | None:
    """Name a complete hand; `None` before all dice are set aside."""
    return _name(dice) if len(dice) == DICE else None


def name_so_far(dice: Dice) -> Phrase | None:
    """Name a hand that may lack dice; `None` before it has a pair."""
    if len(dice) < DICE and len(set(dice)) == len(dice):
        return None
    return _name(dice)


def hand_kind(dice: Dice) -> str:
    """Return the kind of a hand: `high`, `pair` … `five`."""
    return _KINDS[strength(dice)[0]]


def is_great(dice: Dice, *, in_one_roll: bool) -> bool:
    """Tell whether a complete hand is one that everybody should notice.

    That is four or five of a kind, a straight with an ace, or a full house in one roll.
    """
    kind = hand_kind(dice)
    if kind == "straight":
        return FACES[-1] in dice
    return kind in ("four", "five") or (kind == "full" and in_one_roll)


def _name(dice: Dice) -> Phrase:
    _, first, *others = strength(dice)
    kind = hand_kind(dice)
    noun = "face" if kind in _SINGLE else "faces"
    named = [phrase(f"dicetown-{noun}-{FACES[rank]}") for rank in (first, *others)]
    return phrase(
        f"dicetown-hand-{_PATTERNS.get(kind, kind)}",
        kind=phrase(f"dicetown-panel-hand-{kind}"),
        high=named[0],
        low=named[1] if others else "",
    )
