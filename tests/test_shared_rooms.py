"""What a shared room holds is of no single game: sentences and styles of one are in its folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import tinhorn
from tests.test_one_folder import OWN
from tinhorn.bots.game_bots import bots_of

ROOT: Final = Path(tinhorn.__file__).parent
ROOMS: Final = {
    "": ROOT,
    **{name: ROOT / "games" / name for name in OWN},
    "example": ROOT.parents[1] / "examples",
}
"""Everything that is shared, by an empty name; each game; the game of a third party."""
PYTHON: Final = (".py",)
PAGE: Final = (".js", ".html", ".json")
CATALOGUES: Final = ("locale/en.ftl", "locale/web/en.ftl", "locale/how-to-play/en.ftl")
STYLES: Final = sorted(path.name for path in (ROOT / "web" / "style").glob("*.css"))
GIVEN: Final = set.intersection(*({*bots_of(name).levels} for name in OWN))
"""Words that all games give the shared page, in `games/installed.js`: their levels of bots."""
_KEY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ ([a-z][\w-]*) \}")
_ENDING: Final = re.compile(r"-you$")
_WORD: Final = re.compile(r"[A-Za-z_][\w-]*")
_FORMATTED: Final = re.compile(r"[a-z][\w-]*-(?:\$?\{[^{}]*\}[\w-]*)+")
_SLOT: Final = re.compile(r"\$?\{[^{}]*\}")
_STRING: Final = re.compile(r"""["'`]([\w-]+)["'`]|(?<=[{,\s])(\w+)(?=:)""")
_TEXT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|`[^`]*`')
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_SELECTOR: Final = re.compile(r"([^{};]*)\{")
_CLASS: Final = re.compile(r"\.([A-Za-z][\w-]*)")


@cache
def code(room: str, suffixes: tuple[str, ...]) -> str:
    """Return the code of a room; that of games is not in the shared one."""
    games = [] if room else [ROOMS[name] for name in OWN]
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(ROOMS[room].rglob("*"))
        if path.suffix in suffixes
        and not {"vendor", "art", "node_modules"} & {*path.parts}
        and not any(path.is_relative_to(game) for game in games)
    )


@cache
def named(room: str, suffixes: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_WORD.findall(code(room, suffixes)))


@cache
def quoted(room: str, suffixes: tuple[str, ...]) -> frozenset[str]:
    """Return the words that stand for themselves in strings and as names of fields."""
    found = {first or second for first, second in _STRING.findall(code(room, suffixes))}
    return frozenset(found if room else found | GIVEN)


@cache
def formatted(room: str, suffixes: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """Return the keys that a room puts together, with a group for each slot."""
    found = {*_FORMATTED.findall(code(room, suffixes))}
    return tuple(re.compile("(.+)".join(map(re.escape, _SLOT.split(key)))) for key in found)


def is_formatted(room: str, key: str, suffixes: tuple[str, ...]) -> bool:
    """Return True if a room puts a key together, or gives shared code the words for that."""
    forms = (*formatted(room, suffixes), *formatted("", suffixes))
    matches = (form.fullmatch(key) for form in forms)
    return any(match and quoted(room, suffixes).issuperset(match.groups()) for match in matches)


def users(*uses: Callable[[str], bool]) -> set[str]:
    """Return the rooms with the first of these kinds of use that there is."""
    found = ({room for room in ROOMS if use(room)} for use in uses)
    return next(filter(None, found), set())


def of_one_game(keys: Iterator[str], rooms_of: Callable[[str], set[str]]) -> list[str]:
    """List what a single game uses, and nothing shared."""
    used = {key: rooms_of(key) for key in keys}
    return [
        f"{key}: {room}" for key, rooms in used.items() if len(rooms) == 1 for room in rooms if room
    ]


def users_of_sentence(key: str) -> set[str]:
    suffixes = PAGE if key.startswith("web-") else PYTHON
    keys = {key, _ENDING.sub("", key)}
    return users(
        lambda room: not keys.isdisjoint(named(room, suffixes)),
        lambda room: any(is_formatted(room, one, suffixes) for one in keys),
    )


@cache
def classes(room: str) -> frozenset[str]:
    """Return the words on lines that set a class, and the classes in selectors."""
    lines = [line for line in code(room, PAGE).splitlines() if "class" in line.lower()]
    selectors = " ".join(_TEXT.findall(code(room, PAGE)))
    return frozenset([*_WORD.findall("\n".join(lines)), *_CLASS.findall(selectors)])


def users_of_class(name: str) -> set[str]:
    return users(
        lambda room: name in classes(room),
        lambda room: name in named(room, (*PAGE, *PYTHON)),
    )


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_shared_sentence_is_of_no_single_game(catalogue: str) -> None:
    text = (ROOT / catalogue).read_text(encoding="utf-8")
    inside = {*_REFERENCE.findall(text)}
    keys = [key for key in _KEY.findall(text) if key not in inside]
    assert keys

    assert of_one_game(iter(keys), users_of_sentence) == []


@pytest.mark.parametrize("style", STYLES)
def test_a_shared_style_is_of_no_single_game(style: str) -> None:
    text = _COMMENT.sub("", (ROOT / "web" / "style" / style).read_text(encoding="utf-8"))
    found = {name for selector in _SELECTOR.findall(text) for name in _CLASS.findall(selector)}

    assert of_one_game(iter(sorted(found)), users_of_class) == []
