"""The judge of Dice Town: chances in a state, and reasons in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tinhorn.bots import Chances, Judge, Maker, shares
from tinhorn.games.dicetown import rules
from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute, Pass, Play
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.bots.value import (
    after_round,
    dicetown_value,
    is_before_round,
    without_rivals_answers,
)
from tinhorn.games.dicetown.bots.value.features import rounds_left
from tinhorn.games.dicetown.components import LED_BY, Face
from tinhorn.games.dicetown.names import place_name
from tinhorn.games.dicetown.phases import Rolling
from tinhorn.games.dicetown.state import State
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Phrase, phrase

NEAR: Final = 5
"""The end is near when about this many rounds are left."""


def ahead(state: State, seed: str, new_bot: Maker) -> Chances:
    """Judge where the round leads if such bots play on."""
    after = after_round(state, seed, new_bot=new_bot)
    outcome = rules.outcome(after)
    return dicetown_value(after) if outcome is None else shares(outcome)


def is_near_the_end(state: State) -> bool:
    """Return True between two rounds, the last ones."""
    if not isinstance(state.phase, Rolling):
        return False
    return is_before_round(state) and rounds_left(state) <= NEAR


def comparison_reasons(seen: View, action: Action, better: Action) -> Iterator[Phrase]:
    """Say what is different about the dice that are better kept."""
    match action, better:
        case (Keep() | KeepWithBrute()) as kept, (Keep() | KeepWithBrute()) as other:
            more = len(other.dice) - len(kept.dice)
            which = "more" if more > 0 else "fewer" if more else "other"
            yield phrase(f"dicetown-why-keep-{which}")
        case _:
            return


def suggestion_reasons(seen: View, action: Action) -> Iterator[Phrase]:
    """Say in one sentence what speaks for dice, for a card or for letting a moment pass."""
    match action:
        case Keep(dice=()) | KeepWithBrute(dice=()):
            yield phrase("dicetown-why-none")
        case Keep(dice=dice) | KeepWithBrute(dice=dice):
            yield _what_for(seen, dice)
        case Play():
            yield phrase("dicetown-why-play")
        case Pass() if len(seen.options) > 1:
            yield phrase("dicetown-why-wait")
        case _:
            return


def _what_for(seen: View, dice: tuple[Face, ...]) -> Phrase:
    """Name the place for which a player would then have the most dice."""
    assert seen.viewer is not None
    counts = Counter((*seen.players[seen.viewer].dice, *dice))
    face = max(dice, key=lambda one: counts[one])
    led = (place for place, needed in LED_BY.items() if needed == face)
    place = place_name(next(led, "hall"))
    return phrase("dicetown-why-dice", count=counts[face], place=place)


JUDGE: Final[Judge] = Judge(
    value=dicetown_value,
    undecided=without_rivals_answers,
    heuristic=DicetownHeuristic,
    ahead=ahead,
    is_near_the_end=is_near_the_end,
    suggestion_reasons=suggestion_reasons,
    comparison_reasons=comparison_reasons,
)
