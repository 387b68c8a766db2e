"""The chances in a position of Dice Town, by a small network that rates each seat.

`tools/fit_dicetown_value.py` fits it on games of deputies.
"""

from __future__ import annotations

from typing import Final

from tinhorn.bots.learned.network import network, softmax
from tinhorn.bots.value.dicetown.features import FEATURES_VERSION, features
from tinhorn.bots.value.result import Chances, shares
from tinhorn.games.dicetown import rules
from tinhorn.games.dicetown.state import State

FILE: Final = "dicetown-value"


def dicetown_value(state: State) -> Chances:
    """The chance to win of each seat. A half-answered prompt is judged as if nobody else reacts."""
    after = settled(state)
    outcome = rules.outcome(after)
    if outcome is not None:
        return shares(outcome)
    rate = network(FILE, FEATURES_VERSION, "value")
    return tuple(softmax([rate(numbers)[0] for numbers in features(after)]))


def settled(state: State) -> State:
    """The state after the default answers of all who still owe a sealed answer.

    Dice are judged as they lie instead: there is no default that says what a player would keep.
    """
    if state.phase.asks != "several" or state.phase.kind == "keep":
        return state
    prompt = state.prompt
    while state.prompt == prompt and (asked := rules.pending(state)):
        seat = asked[0].seat
        state = rules.apply(state, seat, rules.default(state, seat)).state
    return state
