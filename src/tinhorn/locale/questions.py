"""What someone means who types to the table: an answer to what is asked, or a question.

Answers are options, by number or by the words of their names. Questions name a topic in the words
that the reader's language has for it (`topic-…`), perhaps with a player's name: “plots of Ana”.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from tinhorn.kernel.game import AnyGame, Seat, Statement, Viewer
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.kernel.text import to_text
from tinhorn.locale import say
from tinhorn.locale.rulebook import ID

_THOUSANDS: Final = re.compile("(?<=[0-9])[., \u00a0\u202f](?=[0-9]{3}(?![0-9]))")
_RULE: Final = re.compile(rf"(?<![\w-]){ID}(?![\w-])", re.IGNORECASE)
AT_HAND: Final = ("story", "rule", "undo")
"""Topics that whoever asks has at hand."""
ALWAYS: Final = ("options", "prompt", *AT_HAND, "help")
"""Topics of every game."""


class Option(Struct, frozen=True):
    """Something that may be answered: its name, and how a record writes it."""

    label: Phrase
    text: str


class QuestionContext(Struct, frozen=True):
    """What can be talked about: the table as one viewer knows it, and what they may answer."""

    viewer: Viewer
    names: tuple[str, ...]
    language: str
    ask: Phrase
    options: tuple[Option, ...]
    statements: tuple[Statement, ...]


def question_context(
    game: AnyGame, seen: Any, names: tuple[str, ...], language: str
) -> QuestionContext:
    """What can be talked about with whoever has this view."""
    return QuestionContext(
        viewer=seen.viewer,
        names=names,
        language=language,
        ask=game.question(seen),
        options=tuple(Option(game.label(action), to_text(action)) for action in seen.options),
        statements=game.report(seen),
    )


class Interpretation(Struct, frozen=True):
    """`options`: the places of those that were chosen, several if they are named in a row."""

    options: tuple[int, ...] = ()
    lines: tuple[Phrase, ...] = ()
    topic: str | None = None
    """One that whoever asks has at hand."""
    rule: str | None = None
    is_known: bool = True
    """Whether it means anything at all."""


def interpret(text: str, question_context: QuestionContext) -> Interpretation:
    """What the text says to the table."""
    spoken = _Words(text, question_context)
    return (
        spoken.rule()
        or spoken.number()
        or spoken.question(is_whole=True)
        or spoken.answer()
        or spoken.question(is_whole=False)
        or spoken.unknown()
    )


class _Words:
    """The words of one text, looked at in several ways; each says `None` if it is not that."""

    def __init__(self, text: str, question_context: QuestionContext) -> None:
        self._text = text.strip()
        self._talk = question_context
        self._words = words(self._text)
        self._seats = tuple(
            seat
            for seat, name in enumerate(question_context.names)
            if _find(words(name), self._words) and not name.isdecimal()
        )
        self._is_mine = any(
            _find(word, self._words) for word in aliases("me", question_context.language)
        )

    def rule(self) -> Interpretation | None:
        found = _RULE.search(self._text)
        return Interpretation(topic="rule", rule=found[0].upper()) if found else None

    def number(self) -> Interpretation | None:
        number = int(self._text) if self._text.isdecimal() else 0
        return Interpretation((number - 1,)) if 1 <= number <= len(self._talk.options) else None

    def answer(self) -> Interpretation | None:
        """An option by its words, or several with an “and” between them."""
        chosen: list[int] = []
        for part in self._parts():
            found = self._fitting(part)
            if len(found) > 1:
                return Interpretation(lines=(self._several(found),))
            chosen += found or [-1]
        return None if -1 in chosen or not chosen else Interpretation(tuple(chosen))

    def _parts(self) -> list[tuple[str, ...]]:
        joints = [re.escape(" ".join(word)) for word in aliases("and", self._talk.language)]
        parts = re.split(rf"[,+&]\s|\b(?:{'|'.join(joints)})\b", self._text.casefold())
        return [part for part in map(words, parts) if part]

    def _fitting(self, part: tuple[str, ...]) -> list[int]:
        """The options with all these words, of those the ones with the fewest others."""
        question_context = self._talk
        found: dict[int, int] = {}
        for place, option in enumerate(question_context.options):
            label = Counter(
                words(say(option.label, question_context.language, question_context.names))
            )
            if not Counter(part) - (label | Counter(words(option.text))):
                found[place] = (label - Counter(part)).total()
        return [place for place, left in found.items() if left == min(found.values())]

    def _several(self, places: Sequence[int]) -> Phrase:
        question_context = self._talk
        labels = (
            say(
                question_context.options[place].label,
                question_context.language,
                question_context.names,
            )
            for place in places
        )
        return phrase("question-several", options="; ".join(labels))

    def question(self, *, is_whole: bool) -> Interpretation | None:
        """A topic, a player, or both. If it is to be whole, nothing else may be said."""
        topics, alias = self._topics()
        if is_whole and (not topics or self._others(alias)):
            return None
        if "help" in topics:
            return Interpretation(lines=(self._help(),))
        if topics and topics <= {*AT_HAND}:
            return Interpretation(topic=topics.pop())
        lines = (*self._always(topics), *self._told(topics))
        if topics:
            return Interpretation(lines=lines or (phrase("question-nothing"),))
        return Interpretation(lines=lines) if lines else None

    def _topics(self) -> tuple[set[str], tuple[str, ...]]:
        """The topics that the longest of the words that name one names."""
        known = [
            (alias, topic)
            for topic in self._known_topics()
            for alias in aliases(topic, self._talk.language)
            if _find(alias, self._words)
        ]
        longest = max((alias for alias, _ in known), key=len, default=())
        return {topic for alias, topic in known if alias == longest}, longest

    def _known_topics(self) -> tuple[str, ...]:
        told = (statement.topic for statement in self._talk.statements)
        return tuple(dict.fromkeys((*told, *ALWAYS)))

    def _others(self, alias: tuple[str, ...]) -> set[str]:
        """The words that are neither the topic's nor somebody's name."""
        mine = [word for known in aliases("me", self._talk.language) for word in known]
        names = [word for seat in self._seats for word in words(self._talk.names[seat])]
        return {*self._words} - {*alias, *mine, *names}

    def _always(self, topics: set[str]) -> Iterator[Phrase]:
        if "prompt" in topics:
            yield self._talk.ask
        if "options" in topics:
            for number, option in enumerate(self._talk.options, start=1):
                yield phrase("question-option", number=number, option=option.label)
            if not self._talk.options:
                yield phrase("question-no-options")

    def _told(self, topics: set[str]) -> tuple[Phrase, ...]:
        """The statements that fit; numbers that are named narrow them down."""
        seats: set[Seat | None] = {*self._seats}
        if self._is_mine and self._talk.viewer is not None:
            seats.add(self._talk.viewer)
        if topics:
            seats |= {None} if seats else {*range(len(self._talk.names)), None}
        found = [
            statement.text
            for statement in self._talk.statements
            if (statement.topic in topics or not topics) and statement.seat in seats
        ]
        numbers = {int(word) for word in self._words if word.isdecimal()}
        exact = [text for text in found if numbers & _numbers(text)]
        return tuple(exact or found)

    def _help(self) -> Phrase:
        language = self._talk.language
        called = [_first(topic, language) for topic in self._known_topics()]
        return phrase("question-help", topics=", ".join(dict.fromkeys(called)))

    def unknown(self) -> Interpretation:
        told = phrase("question-unknown", text=self._text)
        return Interpretation(lines=(told, self._help()), is_known=False)


def words(text: str) -> tuple[str, ...]:
    """Small letters without accents, numbers without the marks of their thousands."""
    parted = unicodedata.normalize("NFKD", _THOUSANDS.sub("", text)).casefold()
    plain = "".join(letter for letter in parted if not unicodedata.combining(letter))
    return tuple(re.findall(r"\w+", plain))


@cache
def aliases(topic: str, language: str) -> tuple[tuple[str, ...], ...]:
    """What a topic may be called."""
    return tuple(map(words, say(Phrase(f"topic-{topic}"), language).split(",")))


def _first(topic: str, language: str) -> str:
    return say(Phrase(f"topic-{topic}"), language).split(",")[0]


def _numbers(told: Phrase) -> set[int]:
    """The numbers that a statement is about; seats are none."""
    return {value for value in told.args.values() if isinstance(value, int)}


def _find(wanted: tuple[str, ...], spoken: tuple[str, ...]) -> bool:
    """Whether these words stand one after the other in what was said."""
    size = len(wanted)
    places = range(len(spoken) - size + 1)
    return size > 0 and any(spoken[at : at + size] == wanted for at in places)
