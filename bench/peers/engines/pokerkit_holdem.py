"""PokerKit: fixed-limit hold'em with four players; cards are dealt by the library itself."""

from __future__ import annotations

from random import Random

from measure import report
from pokerkit import Automation, FixedLimitTexasHoldem


def play(rng: Random) -> int:
    state = FixedLimitTexasHoldem.create_state(
        tuple(Automation),
        True,  # noqa: FBT003 - the library wants it so
        0,
        (1, 2),
        2,
        4,
        (200, 200, 200, 200),
        4,
    )
    decisions = 0
    while state.status:
        choices = [state.check_or_call]
        if state.can_fold():
            choices.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            choices.append(state.complete_bet_or_raise_to)
        choices[int(rng.random() * len(choices))]()
        decisions += 1
    return decisions


report("fixed-limit hold'em", play)
