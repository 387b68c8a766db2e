"""Phrases: text keys with arguments, before a language is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct, field

Names: TypeAlias = tuple[int, ...]
"""Seats in a phrase, shown as the players' names. Nothing else in a phrase is a tuple."""
Argument: TypeAlias = "int | str | Names | Phrase"
"""A number, a word, players, or another phrase."""


class Phrase(Struct, frozen=True, gc=False):
    """The key of a message in `locale/`, and its arguments.

    Seats are given by `name_of` and `names_of` and become the players' names. A phrase within a
    phrase is rendered first.
    """

    key: str
    """The key of the message."""
    args: dict[str, Argument] = field(default_factory=dict)
    """Its arguments, by name."""

    def __str__(self) -> str:
        return f"{self.key} {self.args}" if self.args else self.key


def phrase(key: str, /, **args: Argument) -> Phrase:
    return Phrase(key, args)


def name_of(seat: int) -> Names:
    """Return one seat as an argument of a phrase."""
    return (seat,)


def names_of(seats: Iterable[int]) -> Names:
    """Return several seats as an argument of a phrase."""
    return tuple(seats)


def seats_in(text: Phrase) -> set[int]:
    """Return the seats that a phrase names, also within its phrases."""
    found: set[int] = set()
    for value in text.args.values():
        if isinstance(value, tuple):
            found.update(value)
        elif isinstance(value, Phrase):
            found |= seats_in(value)
    return found


def numbers(values: Iterable[int]) -> str:
    """Return a list of numbers as an argument of a phrase: "3, 4, 7"."""
    return ", ".join(map(str, values))


def of(key: str, reader: int | None, seat: int, /, **args: Argument) -> Phrase:
    """Address the reader if `seat` is theirs (`key-you`), or else name the player (`key`)."""
    return Phrase(f"{key}-you" if reader == seat else key, {"seat": name_of(seat), **args})


def upon(key: str, reader: int | None, seat: int, other: int, /, **args: Argument) -> Phrase:
    """Tell what one player does to another, addressing the reader if they are one of the two."""
    if reader == other:
        key = f"{key}-to"
    suffix = "-you" if reader in (seat, other) else ""
    return Phrase(f"{key}{suffix}", {"seat": name_of(seat), "other_seat": name_of(other), **args})
