"""The chance to win of each seat, from any knowledge of a position.

`chances` judges a state whose cards all lie open, for reviews of finished games and for results
without luck. Nothing that is shown during a game may use it. `evaluate` judges what one viewer
knows: the mean of `chances` over worlds that `imagine` makes from a view.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec import json

from tinhorn.bots.game_bots import Chances, judge_of, mean_chances, shares
from tinhorn.kernel import AnyGame, Viewer

__all__ = [
    "Chances",
    "chances",
    "evaluate",
    "mean_chances",
    "quick_chances",
    "remembered",
    "shares",
]

WORLDS: Final = 16
"""How many imagined worlds are judged for a view."""


def chances(game: AnyGame, state: Any) -> Chances:
    """Judge a state: equal chances before the deal, the result after the end."""
    return _chances(game, state, judge_of(game.NAME).value)


def quick_chances(game: AnyGame, state: Any) -> Chances:
    """Judge a state less exactly, where that is much quicker."""
    judge = judge_of(game.NAME)
    return _chances(game, state, judge.quick_value or judge.value)


def remembered(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """Return the view of one who remembers everything that was public, such as payments."""
    return game.view(judge_of(game.NAME).public(state), viewer)


def evaluate(game: AnyGame, seen: Any) -> Chances:
    """Judge a view: the mean over worlds that the viewer could not tell from the real one.

    Give it what `remembered` returns: a player who counts knows more than the table shows.
    """
    rng = Random(json.encode(seen))
    return mean_chances(quick_chances(game, game.imagine(seen, rng)) for _ in range(WORLDS))


def _chances(game: AnyGame, state: Any, value: Callable[[Any], Chances]) -> Chances:
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome)
    if game.pending(state)[0].kind == "deal":
        players: int = state.setup.players
        return (1 / players,) * players
    return value(state)
