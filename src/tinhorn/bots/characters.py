"""Characters: habits on top of a level that show now and then, with a name, a hat and a few words.

A bot is named by its level, or by its level and its character: `marshal:bold`. A name without a
character stands for the steady one, which plays exactly as the level does.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from msgspec import Struct

from tinhorn.bots.bot import Mind, Remembering
from tinhorn.kernel import Decision

SEPARATOR: Final = ":"


class Character(Struct, frozen=True):
    """How a bot of this character is called, and which hat it likes to wear."""

    key: str
    name: str
    hat: int


CHARACTERS: Final = (
    Character("tight", "Ada", 2),
    Character("bold", "Buck", 3),
    Character("talkative", "Cora", 4),
    Character("grudge", "Duke", 5),
    Character("steady", "Etta", 1),
)
"""In the order in which they come to a new table."""
STEADY: Final = "steady"
SPARE_NAMES: Final = ("Flint", "Gus", "Hattie", "Ike", "Josie")
"""For bots whose usual name is taken. A game may have a Doc and a Joe of its own."""
_BY_KEY: Final = {character.key: character for character in CHARACTERS}


def character_names() -> tuple[str, ...]:
    """Return the characters in the order in which they come to a new table."""
    return tuple(_BY_KEY)


def character_of(key: str) -> Character:
    return _BY_KEY[key]


def split_name(name: str) -> tuple[str, str | None]:
    """Return the level and the character in the name of a bot; `None` if it names no character."""
    level, separator, character = name.partition(SEPARATOR)
    return level, character if separator else None


def joined_name(level: str, character: str) -> str:
    """Return the name of a bot of this level and character."""
    return f"{level}{SEPARATOR}{character}"


def free_character(taken: Iterable[str]) -> str:
    """Return the first character that nobody at the table has; the steady one if all are taken."""
    known = {*taken}
    return next((key for key in _BY_KEY if key not in known), STEADY)


def free_name(character: str | None, taken: Iterable[str | None]) -> str:
    """Return the usual name of a character, or another one if somebody else has it."""
    known = {name.casefold() for name in taken if name is not None}
    usual = [each.name for each in CHARACTERS]
    wanted = usual if character is None else [_BY_KEY[character].name]
    return next(name for name in (*wanted, *SPARE_NAMES, *usual) if name.casefold() not in known)


class InMeasure:
    """Answers by habit now and then, and otherwise exactly as its level does."""

    def __init__(self, habit: Mind, mind: Mind, often: float, rng: Random) -> None:
        self._habit = habit
        self._mind = mind
        self._often = often
        self._rng = rng

    def recall(self, events: Iterable[Any]) -> None:
        if isinstance(self._habit, Remembering):
            self._habit.recall(events)

    def choose(self, seen: Any, decision: Decision) -> Any:
        shows = self._often == 1.0 or self._rng.random() < self._often
        return (self._habit if shows else self._mind).choose(seen, decision)
