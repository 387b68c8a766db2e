"""A finished or running game as a sequence of frames.

A frame is a state in which someone is asked something, or in which the game is over. Nobody sees
the states between two frames: draws, and answers that wait for the other seats. Frames are
numbered like the prompts, which everybody knows, so their numbers reveal nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from msgspec import Struct

from tinhorn.kernel.game import CHANCE, AnyGame, Decision, Step


class Frame(Struct, frozen=True):
    """A state that people saw, and the events since the frame before."""

    state: Any
    events: tuple[Any, ...]


def frames(game: AnyGame, start: Any, steps: Iterable[Step[Any, Any]]) -> tuple[Frame, ...]:
    """Return the frames of a game that began in state `start` and took these steps.

    The steps come from `kernel.log.steps` for a record, or from `play_log` for a table.
    """
    frames: list[Frame] = []
    events: list[Any] = []
    prompt: int | None = CHANCE
    for step in chain((Step(start, ()),), steps):
        events += step.events
        asked = game.pending(step.state)
        if _is_settled(asked) and _prompt(asked) != prompt:
            frames.append(Frame(step.state, tuple(events)))
            events, prompt = [], _prompt(asked)
    return tuple(frames)


def frame_numbers(game: AnyGame, states: Iterable[Any]) -> Iterator[int]:
    """For each state of a game, from the first on: the number of its frame, or of the last one.

    Before the first frame it is -1.
    """
    number = -1
    prompt: int | None = CHANCE
    for state in states:
        asked = game.pending(state)
        if _is_settled(asked) and _prompt(asked) != prompt:
            number, prompt = number + 1, _prompt(asked)
        yield number


def _is_settled(asked: tuple[Decision, ...]) -> bool:
    """False while a draw is due: chance answers at once."""
    return not asked or asked[0].seat != CHANCE


def _prompt(asked: tuple[Decision, ...]) -> int | None:
    return asked[0].prompt if asked else None
