"""The chance to win of each seat, in a position whose cards all lie open.

Reviews of finished games and results without luck use it. Nothing that is shown during a game may
use it on the true state: `tinhorn.coach` first replaces that by states that `imagine` makes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tinhorn.bots.value.dicetown import dicetown_value
from tinhorn.bots.value.result import Chances, mean_chances, shares
from tinhorn.bots.value.winchester import winchester_value
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import CHANCE, AnyGame

__all__ = ["Chances", "chances", "draw_luck", "has_value", "mean_chances", "shares"]

SAMPLES: Final = 24
"""How many outcomes stand for all outcomes of a draw, where there are too many to list."""

VALUES: Final[dict[str, Callable[[Any], Chances]]] = {
    WINCHESTER: winchester_value,
    DICETOWN: dicetown_value,
}


def has_value(game: AnyGame) -> bool:
    """True if positions of this game can be judged."""
    return game.NAME in VALUES


def chances(game: AnyGame, state: Any) -> Chances:
    """The chance to win of each seat: equal before the deal, the result after the end."""
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome)
    if game.pending(state)[0].kind == "deal":
        return (1 / state.setup.players,) * state.setup.players
    return VALUES[game.NAME](state)


def draw_luck(game: AnyGame, before: Any, drawn: Any) -> Chances:
    """By seat: how much better the state after a draw is than the mean of all outcomes.

    The mean of this over many draws is 0, however wrong the value may be.
    """
    outcomes = game.options(before, CHANCE)
    if not outcomes:
        rng = Random(f"{before.prompt}/{game.pending(before)[0].kind}")
        outcomes = tuple(game.chance(before, rng) for _ in range(SAMPLES))
    expected = mean_chances(
        chances(game, game.apply(before, CHANCE, outcome).state) for outcome in outcomes
    )
    got = chances(game, drawn)
    return tuple(one - other for one, other in zip(got, expected, strict=True))
