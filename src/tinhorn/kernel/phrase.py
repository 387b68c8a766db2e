"""What is to be said to a person, before a language is chosen."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

Argument: TypeAlias = "int | str | tuple[int, ...] | Phrase"


class Phrase(Struct, frozen=True):
    """The key of a sentence in `locale/` and what fills its gaps.

    Arguments called `seat`, or ending in `_seat` or `_seats`, hold seats: whoever renders the
    phrase puts the players' names there. A phrase within a phrase is rendered first.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {self.args}" if self.args else self.key


def phrase(key: str, /, **args: Argument) -> Phrase:
    return Phrase(key, args)


def of(key: str, reader: int | None, seat: int, /, **args: Argument) -> Phrase:
    """Speak to the reader if it is their own doing, else of the player."""
    return Phrase(f"{key}-you" if reader == seat else key, {"seat": seat, **args})
