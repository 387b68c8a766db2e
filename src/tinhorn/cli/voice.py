"""What the terminal says, to one reader, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence

from tinhorn.kernel.phrase import Argument, Phrase
from tinhorn.locale import listed, say


def printable(text: str) -> str:
    """Text from outside, unable to steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


class Voice:
    """Says phrases. `voice("cli-bye")` is short for saying a phrase of that key."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = tuple(map(printable, names))

    def __call__(self, key: str, /, **args: Argument) -> str:
        return self.say(Phrase(key, args))

    def say(self, said: Phrase) -> str:
        return say(said, names=self.names)

    def list(self, items: Sequence[str]) -> str:
        return listed(items)
