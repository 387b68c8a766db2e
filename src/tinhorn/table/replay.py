"""A game looked back on, moment by moment.

A moment is a point at which someone was asked something, or at which the game was over: what lies
between two of them, draws and answers that wait sealed for others, nobody saw happen. Moments are
counted like questions, and everybody knows those: their numbers tell nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from msgspec import Struct

from tinhorn.kernel.game import CHANCE, AnyGame, Decision, Step
from tinhorn.kernel.log import Entry, answer


class Frame(Struct, frozen=True):
    """A state that people saw, and what led to it since the moment before."""

    state: Any
    events: tuple[Any, ...]


def frames(game: AnyGame, start: Any, entries: Iterable[Entry[Any]]) -> tuple[Frame, ...]:
    """The moments of a game that began with this state; what was taken back is none of them."""
    frames: list[Frame] = []
    events: list[Any] = []
    prompt: int | None = CHANCE
    for step in chain((Step(start, ()),), _steps(game, start, entries)):
        events += step.events
        asked = game.pending(step.state)
        if _is_settled(asked) and _prompt(asked) != prompt:
            frames.append(Frame(step.state, tuple(events)))
            events, prompt = [], _prompt(asked)
    return tuple(frames)


def _steps(game: AnyGame, state: Any, entries: Iterable[Entry[Any]]) -> Iterator[Step[Any, Any]]:
    for entry in entries:
        step = answer(game, state, entry)
        yield step
        state = step.state


def _is_settled(asked: tuple[Decision, ...]) -> bool:
    """Chance answers at once."""
    return not asked or asked[0].seat != CHANCE


def _prompt(asked: tuple[Decision, ...]) -> int | None:
    return asked[0].prompt if asked else None
