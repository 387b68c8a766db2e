"""Phrases as text in one reader's language, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tinhorn.cli.language import ENGLISH, language
from tinhorn.cli.printable import printable
from tinhorn.kernel import Argument, Phrase
from tinhorn.locale import LANGUAGES, decimal, listed, percent, say
from tinhorn.questions.interpretation import words


class Translator:
    """Renders phrases. `translator("cli-left")` renders the phrase of that key."""

    def __init__(self, names: Sequence[str] = (), language: str = ENGLISH) -> None:
        self.names = tuple(map(printable, names))
        self.language = language if language in LANGUAGES else ENGLISH

    def __call__(self, key: str, /, **args: Argument) -> str:
        return self.say(Phrase(key, args))

    def say(self, said: Phrase) -> str:
        return say(said, self.language, self.names)

    def list(self, items: Sequence[str]) -> str:
        return listed(items, self.language)

    def percent(self, share: float, *, is_whole: bool = False) -> str:
        return percent(share, self.language, is_whole=is_whole)

    def points(self, change: float) -> str:
        """Return the difference of two shares of 1 in percentage points, with its sign."""
        amount = decimal(abs(change) * 100, self.language, is_aligned=True)
        return self("percentage-points", change=f"{'−' if change < 0 else '+'}{amount}")

    def decimal(self, number: float) -> str:
        return decimal(number, self.language)

    def is_command(self, command: str, text: str) -> bool:
        """Tell whether the text is a word for a command, in this language or in English."""
        return _plain(text) in {*_commands(command, self.language), *_commands(command, ENGLISH)}

    def command(self, command: str) -> str:
        """Return the word that is taught for a command."""
        return self(f"command-{command}").split(",")[0]


def translator_for(lang: str | None) -> Translator:
    """Return the translator for `--lang`, else for the language of the environment."""
    return Translator(language=language(lang, LANGUAGES))


@cache
def _commands(command: str, language: str) -> tuple[tuple[str, ...], ...]:
    return tuple(map(_plain, say(Phrase(f"command-{command}"), language).split(",")))


def _plain(text: str) -> tuple[str, ...]:
    """Return the words without case and accents; a sign such as `?` as it is."""
    return words(text) or (text.strip(),)
