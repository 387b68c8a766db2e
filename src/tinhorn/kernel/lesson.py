"""A lesson: the scripted beginning of a game, with steps that explain it to a new player."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

from tinhorn.kernel.phrase import Argument, Phrase, phrase

LEARNER: Final = 0
"""The seat of the player who takes the lesson."""


class LessonStep(Struct, frozen=True):
    """The lesson stops here, explains something, and highlights the part of the table it is about.

    If the script goes on with an answer of the learner, the step proposes that answer.
    """

    name: str
    text: Phrase
    marks: tuple[str, ...]
    """The parts of the table that the text is about; a client highlights them."""


class ScriptedAnswer(Struct, frozen=True):
    """What a seat, or chance, answers at this point of the script."""

    seat: int
    action: Any


def lesson_step(game: str, name: str, *marks: str, **args: Argument) -> LessonStep:
    """Return a step that says the sentence `GAME-lesson-NAME` with these arguments."""
    return LessonStep(name, phrase(f"{game}-lesson-{name}", **args), marks)


def scripted(*answers: tuple[int, Any]) -> tuple[ScriptedAnswer, ...]:
    """Return the answers of several seats in a row."""
    return tuple(ScriptedAnswer(seat, action) for seat, action in answers)


ScriptItem: TypeAlias = LessonStep | ScriptedAnswer


class Lesson(Struct, frozen=True, kw_only=True):
    """A scripted game as data. The rules of the game apply every answer of the script."""

    setup: Any
    script: tuple[ScriptItem, ...]
    closing: tuple[LessonStep, ...]
    """Steps at the end of the game: bots play from the end of the script to there."""
    seed: int
    """The first seed of the bots and draws after the script; the next ones follow until the learner
    wins."""
