"""The chances in a position of Dice Town, by a small network that rates each seat.

`tools/fit_value.py` fits it on games of bots.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tinhorn.bots import Chances, Maker, shares
from tinhorn.bots.network import network, softmax
from tinhorn.bots.playing_on import played_on_by_new_bots
from tinhorn.games import dicetown
from tinhorn.games.dicetown import rules
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.bots.value.features import FEATURES_VERSION, features
from tinhorn.games.dicetown.phases import Rolling
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Sealed, Seat

FILE: Final = Path(__file__).parents[1] / "weights" / "value.npz"


def dicetown_value(state: State) -> Chances:
    """Return each seat's chance to win, after a half-answered prompt as if nobody else reacts."""
    after = settled(state)
    outcome = rules.outcome(after)
    if outcome is not None:
        return shares(outcome)
    rate = network(FILE, FEATURES_VERSION, "value")
    return tuple(softmax([rate(numbers)[0] for numbers in features(after)]))


def settled(state: State) -> State:
    """Return the state after the default answers of all who still owe a sealed answer.

    Dice are judged as they lie instead: there is no default that says what a player would keep.
    """
    if state.phase.asks != "several" or state.phase.kind == "keep":
        return state
    prompt = state.prompt
    while state.prompt == prompt and (asked := rules.pending(state)):
        seat = asked[0].seat
        state = rules.apply(state, seat, rules.default(state, seat)).state
    return state


def after_round(state: State, seed: str, *, new_bot: Maker = DicetownHeuristic) -> State:
    """Return the state before the next round, or at the end of the game, if such bots play on."""
    after: State = played_on_by_new_bots(
        dicetown, state, new_bot=new_bot, seed=seed, is_end=is_before_round
    )
    return after


def is_before_round(state: State) -> bool:
    """Return True if the first dice of a round are due."""
    return isinstance(state.phase, Rolling) and not any(player.dice for player in state.players)


def without_rivals_answers(state: State, seat: Seat) -> State:
    """Return the state in which rivals have yet to answer.

    `imagine` lets some of them answer at random. No player answers like that.
    """
    if not isinstance(state.phase, Sealed):
        return state
    own = tuple(
        answer if other == seat else None for other, answer in enumerate(state.phase.answers)
    )
    return replace(state, phase=replace(state.phase, answers=own))
