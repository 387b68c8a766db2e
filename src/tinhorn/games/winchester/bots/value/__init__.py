"""The chances in a position of Winchester.

Between auctions a small network rates each seat; `tools/fit_value.py` fits it on games of bots.
During an auction, deputies bid on until the plot is sold, several times, and the network judges
what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from tinhorn.bots import Chances, Maker, shares
from tinhorn.bots.game_bots import mean_chances
from tinhorn.bots.network import network, softmax
from tinhorn.bots.playing_on import played_on_by_new_bots
from tinhorn.games import winchester
from tinhorn.games.winchester import rules
from tinhorn.games.winchester.bots.heuristic import WinchesterHeuristic
from tinhorn.games.winchester.bots.value.features import FEATURES_VERSION, features
from tinhorn.games.winchester.phases import DrawingPlot, Dueling
from tinhorn.games.winchester.state import State
from tinhorn.kernel import CHANCE

FILE: Final = Path(__file__).parents[1] / "weights" / "value.npz"
TRIALS: Final = 6
"""How often an auction is played to its end."""


def winchester_value(state: State) -> Chances:
    """Return the chance to win of each seat."""
    if isinstance(state.phase, Dueling):
        outcomes = rules.options(state, CHANCE)
        return mean_chances(
            winchester_value(rules.apply(state, CHANCE, outcome).state) for outcome in outcomes
        )
    return mean_chances(between_auctions(end) for end in ends(state, TRIALS))


def quick_value(state: State) -> Chances:
    """Return the same from a single trial, for many positions."""
    return between_auctions(after_auction(state, "quick"))


def ends(state: State, trials: int) -> Iterator[State]:
    """Yield how the auction may end, as deputies would bid.

    The deputies of a trial have the same moods in all positions of an auction. An answer that they
    expected anyway therefore changes nothing.
    """
    auction = state.owners.count(None)
    for trial in range(1 if isinstance(state.phase, DrawingPlot) else trials):
        yield after_auction(state, f"{auction}/{trial}")


def after_auction(state: State, seed: str, *, new_bot: Maker = WinchesterHeuristic) -> State:
    """Return the next state between two auctions, or the end, if such bots play on."""
    after: State = played_on_by_new_bots(
        winchester,
        state,
        new_bot=new_bot,
        seed=seed,
        is_end=lambda reached: isinstance(reached.phase, DrawingPlot),
    )
    return after


@lru_cache(maxsize=4096)
def between_auctions(state: State) -> Chances:
    outcome = rules.outcome(state)
    if outcome is not None:
        return shares(outcome)
    rate = network(FILE, FEATURES_VERSION, "value")
    return tuple(softmax([rate(numbers)[0] for numbers in features(state)]))
