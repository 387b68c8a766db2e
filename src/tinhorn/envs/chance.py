"""Chance in small steps: every `randrange` that the engine asks for is one draw of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from tinhorn.envs.codec import Codec
from tinhorn.kernel import CHANCE


class Position(Struct, frozen=True):
    """A state of the engine, and the draws that are known of what chance owes there."""

    state: Any
    draws: tuple[int, ...] = ()
    outcomes: int = 0
    """How many outcomes the next draw has, each as likely; 0 if a player is asked or nobody."""

    def __deepcopy__(self, memo: Any) -> Position:
        """Return the same position: positions never change."""
        return self


class _UndrawnError(Exception):
    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _Script(Random):
    """Answers with the given draws, and stops the engine when it asks for one more."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        super().__init__(0)
        self._draws = list(reversed(draws))

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert stop is None, "the engine draws from zero on"
        if start == 1:
            return 0
        if not self._draws:
            raise _UndrawnError(start)
        return self._draws.pop()


def settled(codec: Codec, state: Any, draws: tuple[int, ...] = ()) -> Position:
    """Return the next position in which a draw is due, a player is asked or the game is over."""
    while decisions := codec.game.pending(state):
        if decisions[0].seat == CHANCE:
            try:
                drawn = codec.game.chance(state, _Script(draws))
            except _UndrawnError as undrawn:
                return Position(state, draws, undrawn.outcomes)
            state, draws = codec.game.apply(state, CHANCE, drawn).state, ()
        elif (passed := codec.after_forced_pass(state)) is not None:
            state = passed
        else:
            break
    return Position(state)


def after_draw(codec: Codec, position: Position, outcome: int) -> Position:
    return settled(codec, position.state, (*position.draws, outcome))
