"""Interpret text typed at the table: an answer, or a question about the game.

An answer is an option, by its number (on the text page: by its letter) or by words of its label. A
question names a topic in words of the reader's language (`topic-…`), optionally with a player's
name: “plots of Ana”. It may also name a card, a place, an objective or a rule: “what is Wanted”.
Words are compared without case, accents and separators.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, islice
from typing import Any, Final

from msgspec import Struct

from tinhorn.kernel import AnyGame, Phrase, Seat, Statement, Thing, Viewer, phrase, to_text
from tinhorn.locale import say
from tinhorn.locale.rulebook import ID

_RULE: Final = re.compile(rf"(?<![\w-]){ID}(?![\w-])", re.IGNORECASE)
AT_HAND: Final = ("story", "rule", "undo")
"""Topics that the caller answers itself."""
ALWAYS: Final = ("options", "prompt", *AT_HAND, "help", "more")
"""Topics of every game."""


LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SHORT_THOUSANDS: Final = re.compile(r"(?<=[0-9])k\b", re.IGNORECASE)


class Option(Struct, frozen=True):
    """A possible answer: its label, and its text form in a record."""

    label: Phrase
    text: str


class QuestionContext(Struct, frozen=True):
    """What a viewer can ask about and answer: their statements, question and options."""

    viewer: Viewer
    names: tuple[str, ...]
    language: str
    question: Phrase
    options: tuple[Option, ...]
    statements: tuple[Statement, ...]
    is_lettered: bool = False
    """Whether options have letters instead of numbers."""
    typed_values: frozenset[str] = frozenset()
    """Letters and numbers that stand for something in the options, such as faces of dice."""
    things: tuple[tuple[Thing, str], ...] = ()
    """What can be asked for by its name, and its rule."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The letter or number of each option."""
        count = len(self.options)
        if not self.is_lettered:
            return tuple(str(number) for number in range(1, count + 1))
        return option_letters(count, taken=self.typed_values)


def question_context(
    game: AnyGame,
    seen: Any,
    names: tuple[str, ...],
    language: str,
    *,
    is_lettered: bool = False,
) -> QuestionContext:
    """Return the context for the viewer of this view."""
    return QuestionContext(
        viewer=seen.viewer,
        names=names,
        language=language,
        question=game.question(seen),
        options=tuple(Option(game.label(action), to_text(action)) for action in seen.options),
        statements=game.report(seen),
        is_lettered=is_lettered,
        typed_values=_typed_values(game, seen.options),
        things=tuple((thing, game.RULE_FOR[key]) for key, thing in game.THINGS.items()),
    )


def _typed_values(game: AnyGame, options: Sequence[Any]) -> frozenset[str]:
    """Return what players may type for the values of these options."""
    return frozenset(
        value
        for field, values in game.TYPED_VALUES.items()
        if any(hasattr(action, field) for action in options)
        for value in values
    )


def option_letters(count: int, *, taken: frozenset[str]) -> tuple[str, ...]:
    """Name options by letters: A to Z, then AA, AB and so on; without those that are taken."""
    single = [letter for letter in LETTERS if letter not in taken]
    double = (first + second for first in single for second in single)
    return tuple(islice(chain(single, double), count))


class Interpretation(Struct, frozen=True):
    """The meaning of a text. `options` are the indices of the chosen options."""

    options: tuple[int, ...] = ()
    lines: tuple[Phrase, ...] = ()
    topic: str | None = None
    """A topic that the caller answers itself."""
    rule: str | None = None
    search: str | None = None
    """With the topic `rule`: the words to look for in the rules."""
    is_known: bool = True
    """Whether the text was understood."""


def interpret(text: str, context: QuestionContext) -> Interpretation:
    """Find the meaning of the text: the first of these readings that fits."""
    spoken = _TypedText(text, context)
    return (
        spoken.rule()
        or spoken.mark()
        or spoken.question(is_whole=True)
        or spoken.answer()
        or spoken.thing(least_words=2)
        or spoken.question(is_whole=False)
        or spoken.thing(least_words=1)
        or spoken.unknown()
    )


class _TypedText:
    """One text, read in several ways; each reading is `None` if it does not fit."""

    def __init__(self, text: str, context: QuestionContext) -> None:
        typed = text.strip()
        # “4k” is 4,000, except where K stands for something else.
        self._text = typed if "K" in context.typed_values else _SHORT_THOUSANDS.sub("000", typed)
        self._context = context
        self._words = words(self._text)
        self._seats = tuple(
            seat
            for seat, name in enumerate(context.names)
            if appear(words(name), self._words) and not name.isdecimal()
        )
        self._is_mine = any(appear(word, self._words) for word in aliases("me", context.language))

    def rule(self) -> Interpretation | None:
        found = _RULE.search(self._text)
        return Interpretation(topic="rule", rule=found[0].upper()) if found else None

    def mark(self) -> Interpretation | None:
        """Find an option by its letter or number."""
        marks = self._context.marks
        typed = self._text.upper().rstrip(".)")
        return Interpretation((marks.index(typed),)) if typed in marks else None

    def thing(self, *, least_words: int) -> Interpretation | None:
        """Find a card, a place or an objective by its name: what it does, and its rule."""
        context = self._context
        named = [
            (words(say(thing.name, context.language, context.names)), thing, rule)
            for thing, rule in context.things
        ]
        found = [one for one in named if len(one[0]) >= least_words and appear(one[0], self._words)]
        if not found:
            return None
        _, thing, rule = max(found, key=lambda one: len(one[0]))
        if thing.text is None:
            return Interpretation(topic="rule", rule=rule)
        told = phrase("question-thing", thing=thing.name, text=thing.text)
        return Interpretation(lines=(told,), rule=rule)

    def answer(self) -> Interpretation | None:
        """Find an option by its words, or several joined by “and”."""
        numbers = {word for word in self._words if word.isdecimal()}
        typed = self._context.typed_values
        if typed and numbers == {*self._words} and numbers - typed:
            return None
        chosen: list[int] = []
        for part in self._parts():
            found = self._fitting(part)
            if len(found) > 1:
                return Interpretation(lines=(self._several(found),))
            chosen += found or [-1]
        return None if -1 in chosen or not chosen else Interpretation(tuple(chosen))

    def _parts(self) -> list[tuple[str, ...]]:
        joints = [re.escape(" ".join(word)) for word in aliases("and", self._context.language)]
        parts = re.split(rf"[,+&]\s|\b(?:{'|'.join(joints)})\b", self._text.casefold())
        return [part for part in map(words, parts) if part]

    def _fitting(self, part: tuple[str, ...]) -> list[int]:
        """Return the options that have all these words and the fewest others."""
        context = self._context
        found: dict[int, int] = {}
        for place, option in enumerate(context.options):
            label = Counter(words(say(option.label, context.language, context.names)))
            if not Counter(part) - (label | Counter(words(option.text))):
                found[place] = (label - Counter(part)).total()
        return [place for place, left in found.items() if left == min(found.values())]

    def _several(self, places: Sequence[int]) -> Phrase:
        context = self._context
        labels = (
            say(context.options[place].label, context.language, context.names) for place in places
        )
        return phrase("question-several", options="; ".join(labels))

    def question(self, *, is_whole: bool) -> Interpretation | None:
        """Find a topic, a player, or both. With `is_whole` the text may hold no other words."""
        topics, alias = self._topics()
        if is_whole and (not topics or self._others(alias)):
            return None
        if topics & {"help", "more"}:
            return Interpretation(lines=(self._help(is_long="more" in topics),))
        if topics == {"rule"} and (others := self._others(alias)):
            search = " ".join(word for word in self._words if word in others)
            return Interpretation(topic="rule", search=search)
        if topics and topics <= {*AT_HAND}:
            return Interpretation(topic=topics.pop())
        lines = (*self._always(topics), *self._statements(topics))
        if topics:
            return Interpretation(lines=lines or (phrase("question-nothing"),))
        return Interpretation(lines=lines) if lines else None

    def _topics(self) -> tuple[set[str], tuple[str, ...]]:
        """Return the topics with the longest alias in the text, and that alias."""
        known = [
            (alias, topic)
            for topic in self._known_topics()
            for alias in aliases(topic, self._context.language)
            if appear(alias, self._words)
        ]
        longest = max((alias for alias, _ in known), key=len, default=())
        return {topic for alias, topic in known if alias == longest}, longest

    def _known_topics(self) -> tuple[str, ...]:
        topics = (statement.topic for statement in self._context.statements)
        return tuple(dict.fromkeys((*topics, *ALWAYS)))

    def _others(self, alias: tuple[str, ...]) -> set[str]:
        """Return the words that belong neither to the topic nor to a player's name."""
        mine = [word for known in aliases("me", self._context.language) for word in known]
        names = [word for seat in self._seats for word in words(self._context.names[seat])]
        return {*self._words} - {*alias, *mine, *names}

    def _always(self, topics: set[str]) -> Iterator[Phrase]:
        if "prompt" in topics:
            yield self._context.question
        if "options" in topics:
            for mark, option in zip(self._context.marks, self._context.options, strict=True):
                yield phrase("question-option", number=mark, option=option.label)
            if not self._context.options:
                yield phrase("question-no-options")

    def _statements(self, topics: set[str]) -> tuple[Phrase, ...]:
        """Return the statements that fit; numbers in the text narrow them down."""
        seats: set[Seat | None] = {*self._seats}
        if self._is_mine and self._context.viewer is not None:
            seats.add(self._context.viewer)
        if topics:
            seats |= {None} if seats else {*range(len(self._context.names)), None}
        found = [
            statement.text
            for statement in self._context.statements
            if (statement.topic in topics or not topics) and statement.seat in seats
        ]
        numbers = {int(word) for word in self._words if word.isdecimal()}
        exact = [text for text in found if numbers & _numbers(text)]
        return tuple(exact or found)

    def _help(self, *, is_long: bool) -> Phrase:
        """Say how to answer and ask.

        With letters it is short, and the whole list comes on demand.
        """
        language = self._context.language
        if not self._context.is_lettered:
            return phrase("question-help", topics=self._topic_list())
        if is_long:
            return phrase("question-help-more", topics=self._topic_list())
        called = {name: first_alias(name, language) for name in ("score", "money", "rule", "more")}
        return phrase("question-help-short", **called)

    def _topic_list(self) -> str:
        topics = [topic for topic in self._known_topics() if topic != "more"]
        called = [first_alias(topic, self._context.language) for topic in topics]
        return ", ".join(dict.fromkeys(called))

    def unknown(self) -> Interpretation:
        unknown = phrase("question-unknown", text=self._text)
        return Interpretation(lines=(unknown, self._help(is_long=False)), is_known=False)


def _numbers(statement: Phrase) -> set[int]:
    """Return the numbers in a statement, seats excluded."""
    return {value for value in statement.args.values() if isinstance(value, int)}


_THOUSANDS: Final = re.compile("(?<=[0-9])[., \u00a0\u202f](?=[0-9]{3}(?![0-9]))")


def words(text: str) -> tuple[str, ...]:
    """Return words in lower case without accents; numbers without thousands separators."""
    parted = unicodedata.normalize("NFKD", _THOUSANDS.sub("", text)).casefold()
    plain = "".join(letter for letter in parted if not unicodedata.combining(letter))
    return tuple(re.findall(r"\w+", plain))


@cache
def aliases(topic: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the words for a topic."""
    return tuple(map(words, say(Phrase(f"topic-{topic}"), language).split(",")))


def first_alias(topic: str, language: str) -> str:
    return say(Phrase(f"topic-{topic}"), language).split(",")[0]


def appear(wanted: tuple[str, ...], spoken: tuple[str, ...]) -> bool:
    """Return whether the wanted words appear in this order, without gaps."""
    size = len(wanted)
    places = range(len(spoken) - size + 1)
    return size > 0 and any(spoken[at : at + size] == wanted for at in places)
