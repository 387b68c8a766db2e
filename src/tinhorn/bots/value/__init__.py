"""The chance to win of each seat, in a position whose cards all lie open.

Reviews of finished games and results without luck use it. Nothing that is shown during a game may
use it on the true state: `tinhorn.coach` first replaces that by states that `imagine` makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import msgspec

from tinhorn.bots.value.dicetown import dicetown_value
from tinhorn.bots.value.result import Chances, mean_chances, shares
from tinhorn.bots.value.winchester import quick_value, winchester_value
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import CHANCE, AnyGame, Seat

__all__ = [
    "Chances",
    "chances",
    "draw_luck",
    "game_luck",
    "mean_chances",
    "quick_chances",
    "shares",
]

SAMPLES: Final = 8
"""How many outcomes stand for all outcomes of a draw, where there are too many to list."""

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


def draw_luck(game: AnyGame, before: Any, drawn: Any) -> Chances:
    """By seat: how much better the state after a draw is than other outcomes are on average.

    The mean of this over many draws is 0, however wrong the value may be: the other outcomes are
    all there are, or drawn like the real one.
    """
    outcomes = game.options(before, CHANCE)
    if not outcomes or len(outcomes) > SAMPLES:
        rng = Random(msgspec.json.encode(before))
        outcomes = tuple(game.chance(before, rng) for _ in range(SAMPLES))
    expected = mean_chances(
        _quick(game, game.apply(before, CHANCE, outcome).state) for outcome in outcomes
    )
    got = _quick(game, drawn)
    return tuple(one - other for one, other in zip(got, expected, strict=True))


def _quick(game: AnyGame, state: Any) -> Chances:
    outcome = game.outcome(state)
    return QUICK[game.NAME](state) if outcome is None else shares(outcome)


def game_luck(game: AnyGame, start: Any, steps: Iterable[tuple[Seat, Any]]) -> Chances:
    """By seat: the luck of a whole game, whose steps are the seat that answered and the state."""
    total, before = [0.0] * start.setup.players, start
    for seat, after in steps:
        if seat == CHANCE:
            for place, luck in enumerate(draw_luck(game, before, after)):
                total[place] += luck
        before = after
    return tuple(total)
