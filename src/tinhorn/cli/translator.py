"""What the terminal says, to one reader, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tinhorn.cli.language import ENGLISH
from tinhorn.kernel.phrase import Argument, Phrase
from tinhorn.locale import LANGUAGES, listed, say

SPACES: Final = "\u00a0\u202f"
"""That do not break a line: some languages have them in amounts."""


def printable(text: str) -> str:
    """Text from outside, unable to steer the terminal."""
    return "".join(letter if letter.isprintable() or letter in SPACES else "�" for letter in text)


class Translator:
    """Says phrases. `voice("cli-bye")` is short for saying a phrase of that key."""

    def __init__(self, names: Sequence[str] = (), language: str = ENGLISH) -> None:
        self.names = tuple(map(printable, names))
        self.language = language if language in LANGUAGES else ENGLISH

    def __call__(self, key: str, /, **args: Argument) -> str:
        return self.say(Phrase(key, args))

    def say(self, said: Phrase) -> str:
        return say(said, self.language, self.names)

    def list(self, items: Sequence[str]) -> str:
        return listed(items, self.language)
