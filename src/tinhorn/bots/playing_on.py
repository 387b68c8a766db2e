"""Answers of chance and bots, and games that they play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tinhorn.bots.bot import Bot, BotFailedError
from tinhorn.kernel import CHANCE, AnyGame, Decision, Phrase, Seat
from tinhorn.kernel.play import turns


def automatic_answer(
    game: AnyGame, state: Any, decision: Decision, bot: Bot[Any, Any] | None, dice: Random
) -> Any:
    """Answer for chance, for a bot by its own view, or for an absent player if there is none."""
    if decision.seat == CHANCE:
        return game.chance(state, dice)
    if bot is None:
        return game.default(state, decision.seat)
    return bot.choose(game.view(state, decision.seat), decision)


def automatic_answers(
    game: AnyGame,
    bots: Sequence[Bot[Any, Any]],
    dice: Random,
    *,
    failed: dict[Seat, Phrase] | None = None,
) -> Callable[[Any, Decision], Any]:
    """Return a function that answers for chance and for the bot in each seat.

    Once a bot from outside has failed, its seat gets the answers of an absent player; `failed` is
    told why.
    """
    absent: dict[Seat, Phrase] = {} if failed is None else failed

    def choose(state: Any, decision: Decision) -> Any:
        is_absent = decision.seat == CHANCE or decision.seat in absent
        bot = None if is_absent else bots[decision.seat]
        try:
            return automatic_answer(game, state, decision, bot, dice)
        except BotFailedError as error:
            absent[decision.seat] = error.phrase
            return game.default(state, decision.seat)

    return choose


def played_on(
    game: AnyGame,
    state: Any,
    bots: Sequence[Bot[Any, Any]],
    dice: Random,
    *,
    is_end: Callable[[Any], bool],
) -> Any:
    """Return the next state that is an end, or the end of the game."""
    answer = automatic_answers(game, bots, dice)

    def choose(state: Any, decision: Decision) -> Any:
        return None if is_end(state) else answer(state, decision)

    for _, step in turns(game, state, choose):
        state = step.state
    return state


def played_on_by_new_bots(
    game: AnyGame,
    state: Any,
    *,
    new_bot: Callable[[Random], Bot[Any, Any]],
    seed: str,
    is_end: Callable[[Any], bool],
) -> Any:
    """Play on with a new bot in each seat, all randomness from one seed."""
    bots = [new_bot(Random(f"{seed}/{seat}")) for seat in range(state.setup.players)]
    return played_on(game, state, bots, Random(f"{seed}/chance"), is_end=is_end)
