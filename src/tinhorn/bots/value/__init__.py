"""The chance to win of each seat, in a position whose cards all lie open.

Reviews of finished games, results without luck and the bar of chances use it. Nothing that is shown
during a game may use it on the true state: such callers first replace that by states that `imagine`
makes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tinhorn.bots.value.dicetown import dicetown_value
from tinhorn.bots.value.result import Chances, mean_chances, shares
from tinhorn.bots.value.winchester import quick_value, winchester_value
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import AnyGame

__all__ = [
    "Chances",
    "chances",
    "mean_chances",
    "quick_chances",
    "shares",
]

VALUES: Final[dict[str, Callable[[Any], Chances]]] = {
    WINCHESTER: winchester_value,
    DICETOWN: dicetown_value,
}
QUICK: Final[dict[str, Callable[[Any], Chances]]] = {**VALUES, WINCHESTER: quick_value}
"""The same, less exact where that is much quicker."""


def chances(game: AnyGame, state: Any) -> Chances:
    """The chance to win of each seat: equal before the deal, the result after the end."""
    return _chances(game, state, VALUES[game.NAME])


def quick_chances(game: AnyGame, state: Any) -> Chances:
    """The same, less exact where that is much quicker."""
    return _chances(game, state, QUICK[game.NAME])


def _chances(game: AnyGame, state: Any, value: Callable[[Any], Chances]) -> Chances:
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome)
    if game.pending(state)[0].kind == "deal":
        players: int = state.setup.players
        return (1 / players,) * players
    return value(state)
