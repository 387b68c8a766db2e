"""The sentences of a language as Fluent messages, and a reader for the English ones.

Errors are read by people who have the library without its extras, so English is read here with the
standard library alone. The reader knows the parts of Fluent that our catalogues use: arguments,
functions, plurals and other selections. `tinhorn.locale` says phrases in every language.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, assert_never

from msgspec import Struct

from tinhorn.kernel.phrase import Argument, Phrase

if TYPE_CHECKING:
    from tinhorn.kernel.game import Presentation

FOLDER: Final = Path(__file__).parents[1] / "locale"
MONEY_UNIT: Final = 1000
"""How many dollars are one for `MONEY`: games count money in thousands."""
LONGEST: Final = 10**18
"""The largest number that is written by the language's rules; larger ones have no separators."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =(.*(?:\n+[ }].*)*)", re.MULTILINE)
_TOKEN: Final = re.compile(
    r"\{\s*\$(?P<selector>\w+)\s*->"
    r"|\{\s*(?:(?P<function>[A-Z]+)\()?(?:\$(?P<name>[a-z]\w*)|(?P<number>\d+))\)?\s*\}"
    r"|\s*\n\s*\*?\[(?P<variant>\w+)\]\s*"
    r"|(?P<end>\s*\})"
    r"|(?P<text>[^{}\n]+|\n)"
)


class _Slot(Struct, frozen=True):
    """The place of an argument, or of a number, as a function writes it."""

    value: str | int
    function: str | None


class _Selection(Struct, frozen=True):
    """Texts to choose from by an argument; the last one is for all other values."""

    name: str
    variants: tuple[tuple[str, _Pattern], ...]


_Part: TypeAlias = str | _Slot | _Selection
_Pattern: TypeAlias = tuple[_Part, ...]


_of_games: Final[dict[Path, None]] = {}
_loaders: Final[list[Callable[[], object]]] = []


def add_sentences(folder: Path) -> None:
    """Make the sentences of a game known: one file for each language, English among them."""
    _of_games[folder] = None


def load_before_reading(load: Callable[[], object]) -> None:
    """Remember what adds the sentences of all games; it is called when the first one is read."""
    _loaders.append(load)


def catalogues(language: str) -> tuple[Path, ...]:
    """Return the files of a language: the shared one, then those of the games that are loaded.

    A game that lacks a language says its own sentences in English. Of two messages with the same
    key the first counts, so no game can change a sentence of ours.
    """
    while _loaders:
        _loaders.pop()()
    own = (folder / f"{language}.ftl" for folder in _of_games)
    return (
        FOLDER / f"{language}.ftl",
        *(path if path.exists() else path.with_name("en.ftl") for path in own),
    )


def keys(path: Path) -> tuple[str, ...]:
    """Return the keys of the messages in a file."""
    return tuple(found[1] for found in _MESSAGE.finditer(path.read_text(encoding="utf-8")))


def english(said: Phrase, names: Sequence[str] = ()) -> str:
    """Return the English text of a phrase, or its key and arguments if there is no such message.

    Seats are called by these names, or else by their numbers.
    """
    pattern = _messages(catalogues("en")).get(said.key)
    return str(said) if pattern is None else _filled(pattern, said.args, names)


def in_words(game: Presentation[Any, Any], view: Any) -> str:
    """Return what a view shows in English: the table, the question, and the answers by number."""
    options = [
        f"{number:>4}  {english(game.label(action))}"
        for number, action in enumerate(view.options, start=1)
    ]
    table = [english(statement.text) for statement in game.report(view)]
    return "\n".join([*table, english(game.question(view)), *options])


@cache
def _messages(files: tuple[Path, ...]) -> Mapping[str, _Pattern]:
    texts = (path.read_text(encoding="utf-8") for path in reversed(files))
    return {
        key: _read(_tokens(pattern))[0]
        for text in texts
        for key, pattern in _MESSAGE.findall(text)
        if not key.startswith("web-")
    }


def _tokens(text: str) -> Iterator[re.Match[str]]:
    first, _, rest = text.partition("\n")
    return _TOKEN.finditer(f"{first}\n{textwrap.dedent(rest)}".strip())


def _read(tokens: Iterator[re.Match[str]]) -> tuple[_Pattern, str | None]:
    """Read to the end of a message or of a variant; return it and the key of the next variant."""
    parts: list[_Part] = []
    for token in tokens:
        if token["variant"] or token["end"]:
            return tuple(parts), token["variant"]
        parts.append(_part(token, tokens))
    return tuple(parts), None


def _part(token: re.Match[str], tokens: Iterator[re.Match[str]]) -> _Part:
    if token["selector"]:
        return _Selection(token["selector"], tuple(_variants(tokens)))
    if token["text"]:
        return token["text"]
    return _Slot(token["name"] or int(token["number"]), token["function"])


def _variants(tokens: Iterator[re.Match[str]]) -> Iterator[tuple[str, _Pattern]]:
    key = next(tokens)["variant"]
    while key is not None:
        pattern, following = _read(tokens)
        yield key, pattern
        key = following


def _filled(pattern: _Pattern, args: Mapping[str, Argument], names: Sequence[str]) -> str:
    return "".join(_text(part, args, names) for part in pattern)


def _text(part: _Part, args: Mapping[str, Argument], names: Sequence[str]) -> str:
    match part:
        case str():
            return part
        case _Slot():
            value = args.get(part.value, part.value) if isinstance(part.value, str) else part.value
            return _argument(value, part.function, names)
        case _Selection():
            return _filled(_chosen(part, args.get(part.name)), args, names)
    assert_never(part)


def _chosen(selection: _Selection, value: Argument | None) -> _Pattern:
    fitting = {str(value), "one" if value == 1 else "other"}
    found = (pattern for key, pattern in selection.variants if key in fitting)
    return next(found, selection.variants[-1][1])


def _argument(value: Argument, function: str | None, names: Sequence[str]) -> str:
    match value:
        case int() if function == "MONEY":
            return _money(value * MONEY_UNIT)
        case int() if function == "DOLLARS":
            return _money(value)
        case int():
            return str(value) if abs(value) > LONGEST else f"{value:,}"
        case Phrase():
            return english(value, names)
        case tuple():
            return _listed([_name(seat, names) for seat in value])
        case str():
            return value
    assert_never(value)


def _money(dollars: int) -> str:
    return f"-${-dollars:,}" if dollars < 0 else f"${dollars:,}"


def _listed(items: Sequence[str]) -> str:
    """Join several things: "a", "a and b", "a, b, and c"."""
    *others, last = items
    comma = "," if len(others) > 1 else ""
    return f"{', '.join(others)}{comma} and {last}" if others else last


def _name(seat: int, names: Sequence[str]) -> str:
    if 0 <= seat < len(names):
        return names[seat] or english(Phrase("player-without-name", {"number": seat + 1}))
    return english(Phrase("seat-without-name", {"number": seat + 1}))
