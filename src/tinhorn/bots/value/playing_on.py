"""A game played on by bots from a given state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tinhorn.bots import Bot
from tinhorn.kernel.game import CHANCE, AnyGame


def played_on(
    game: AnyGame,
    state: Any,
    bots: Sequence[Bot[Any, Any]],
    dice: Random,
    *,
    is_end: Callable[[Any], bool],
) -> Any:
    """Return the next state that is an end, or the end of the game."""
    while not is_end(state) and (asked := game.pending(state)):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = game.chance(state, dice)
        else:
            action = bots[decision.seat].choose(game.view(state, decision.seat), decision)
        state = game.apply(state, decision.seat, action).state
    return state


def played_on_by_new_bots(
    game: AnyGame,
    state: Any,
    *,
    new_bot: Callable[[Random], Bot[Any, Any]],
    seed: str,
    is_end: Callable[[Any], bool],
) -> Any:
    """The same with a new bot in each seat, all randomness from one seed."""
    bots = [new_bot(Random(f"{seed}/{seat}")) for seat in range(len(state.players))]
    return played_on(game, state, bots, Random(f"{seed}/chance"), is_end=is_end)
