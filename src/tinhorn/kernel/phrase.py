"""What is to be said to a person, before a language is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct, field

Names: TypeAlias = tuple[int, ...]
"""Seats in a phrase: the reader sees the players' names. Nothing else in a phrase is a tuple."""
Argument: TypeAlias = "int | str | Names | Phrase"


class Phrase(Struct, frozen=True):
    """The key of a sentence in `locale/` and the values that fill its gaps.

    Seats are given by `name_of` and `names_of` and become the players' names. A phrase within a
    phrase is rendered first.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {self.args}" if self.args else self.key


def phrase(key: str, /, **args: Argument) -> Phrase:
    return Phrase(key, args)


def name_of(seat: int) -> Names:
    """One seat as an argument of a phrase."""
    return (seat,)


def names_of(seats: Iterable[int]) -> Names:
    """Several seats as an argument of a phrase."""
    return tuple(seats)


def numbers(values: Iterable[int]) -> str:
    """A list of numbers as an argument of a phrase: "3, 4, 7"."""
    return ", ".join(map(str, values))


def of(key: str, reader: int | None, seat: int, /, **args: Argument) -> Phrase:
    """Speak to the reader if it is their own doing, else of the player."""
    return Phrase(f"{key}-you" if reader == seat else key, {"seat": name_of(seat), **args})
