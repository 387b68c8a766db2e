"""A finished or running game as a sequence of frames.

A frame is a state in which someone is asked something, or in which the game is over. Nobody sees
the states between two frames: draws, and answers that wait for the other seats. Frames are
numbered like the prompts, which everybody knows, so their numbers reveal nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from msgspec import Struct

from tinhorn.kernel.game import CHANCE, AnyGame, Decision, Step


class Frame(Struct, frozen=True):
    """A state that people saw, and the events since the frame before."""

    state: Any
    events: tuple[Any, ...]


def frames(
    game: AnyGame, start: Any, steps: Iterable[Step[Any, Any]], *, with_rest: bool = False
) -> tuple[Frame, ...]:
    """Return the frames of a game that began in state `start` and took these steps.

    The steps come from `kernel.log.steps` for a record, or from `play_log` for a table.
    `with_rest` adds a frame for what happened after the last one, if the game was left there.
    """
    taken = [Step(start, ()), *steps]
    begins = _begins(game, taken)
    shown = [
        Frame(taken[at].state, _events(taken, last, at)) for last, at in pairwise([-1, *begins])
    ]
    rest = _events(taken, begins[-1] if begins else -1, len(taken) - 1)
    return (*shown, Frame(taken[-1].state, rest)) if with_rest and rest else tuple(shown)


def frame_numbers(game: AnyGame, start: Any, steps: Iterable[Step[Any, Any]]) -> Iterator[int]:
    """Number the frame of the state `start` and of the one after each step, or the last frame.

    Before the first frame it is -1.
    """
    taken = [Step(start, ()), *steps]
    begins = set(_begins(game, taken))
    number = -1
    for at in range(len(taken)):
        number += at in begins
        yield number


def _events(taken: list[Step[Any, Any]], after: int, until: int) -> tuple[Any, ...]:
    return tuple(event for step in taken[after + 1 : until + 1] for event in step.events)


def _begins(game: AnyGame, taken: list[Step[Any, Any]]) -> list[int]:
    """Return the places of the states that people saw first in each frame."""
    begins: list[int] = []
    prompt: int | None = CHANCE
    for at, step in enumerate(taken):
        asked = game.pending(step.state)
        if _is_settled(asked) and _prompt(asked) != prompt:
            if begins and _is_passed_over(game, taken[begins[-1] : at + 1]):
                begins.pop()
            begins.append(at)
            prompt = _prompt(asked)
    return begins


def _is_passed_over(game: AnyGame, window: list[Step[Any, Any]]) -> bool:
    """Tell whether nobody did anything in a window that a table of several people does not open."""
    is_idle = not any(
        after.events
        for before, after in pairwise(window)
        if _is_settled(game.pending(before.state))
    )
    return is_idle and game.asks_again(game.view(window[0].state, None))


def _is_settled(asked: tuple[Decision, ...]) -> bool:
    """Return False while a draw is due: chance answers at once."""
    return not asked or asked[0].seat != CHANCE


def _prompt(asked: tuple[Decision, ...]) -> int | None:
    return asked[0].prompt if asked else None
