"""Every phrase has its sentence, every sentence its phrase, and all gaps are filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from tinhorn.kernel.catalogue import FOLDER
from tinhorn.locale import catalogues

SOURCE = FOLDER.parent
PARTS = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists())
PLAIN = ("",)
TO_YOU = ("", "-you")
# Which argument of these functions is the key, what they fill in themselves, what they may append.
SPEAKERS: dict[str, tuple[int, frozenset[str], tuple[str, ...]]] = {
    "phrase": (0, frozenset(), PLAIN),
    "Phrase": (0, frozenset(), PLAIN),
    "voice": (0, frozenset(), PLAIN),
    "_voice": (0, frozenset(), PLAIN),
    "of": (0, frozenset({"seat"}), TO_YOU),
    "upon": (0, frozenset({"seat", "other_seat"}), (*TO_YOU, "-to-you")),
    "require": (2, frozenset({"file"}), PLAIN),
}


class Spoken(NamedTuple):
    """A place in the code that says something. `pattern` matches the keys it may use."""

    place: str
    pattern: str
    given: frozenset[str] | None
    """What it fills in, if key and arguments can be read off the call."""
    endings: tuple[str, ...]
    """What may be appended to the key."""


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Return the keys of a language and the gaps in their sentences."""
    texts = [path.read_text(encoding="utf-8") for path in catalogues(language)]
    entries = [entry for text in texts for entry in FluentResource(text).body]
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert not junk, junk
    return {entry.id.name: _gaps(entry) for entry in entries if isinstance(entry, Message)}


def _gaps(message: Message) -> frozenset[str]:
    found: set[str] = set()

    class Gaps(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Gaps().visit(message)
    return frozenset(found)


@cache
def nodes(folder: Path) -> list[tuple[Path, ast.AST]]:
    """Return all code of a folder."""
    return [
        (path, node)
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    ]


def spoken(folder: Path) -> Iterator[Spoken]:
    for path, node in nodes(folder):
        if isinstance(node, ast.Call) and (speaker := _name(node.func)) in SPEAKERS:
            place, filled, endings = SPEAKERS[speaker]
            if len(node.args) > place and (pattern := _pattern(node.args[place])):
                names = [keyword.arg for keyword in node.keywords]
                is_open = (
                    None in names
                    or isinstance(node.args[place], ast.JoinedStr)
                    or (speaker == "Phrase" and len(node.args) > 1)
                )
                yield Spoken(
                    f"{path.relative_to(SOURCE)}:{node.lineno}",
                    pattern,
                    None if is_open else frozenset(filter(None, names)) | filled,
                    endings,
                )


@cache
def matching(pattern: str) -> frozenset[str]:
    """Return the keys of the catalogue that a pattern means."""
    is_meant = re.compile(pattern).fullmatch
    return frozenset(key for key in catalogue("en") if is_meant(key))


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _pattern(key: ast.expr) -> str | None:
    match key:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=[ast.Constant(value=str()), *_] as parts):
            return "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in parts
            )
    return None


def literals(folder: Path) -> Iterator[str]:
    """Patterns of every string in the code, for keys that travel through variables."""
    for _, node in nodes(folder):
        if isinstance(node, ast.Constant | ast.JoinedStr) and (found := _pattern(node)):
            yield found


@pytest.mark.parametrize("part", PARTS)
def test_every_phrase_in_the_code_has_its_sentence(part: str) -> None:
    missing = [
        f"{said.place}: {said.pattern}{ending}"
        for said in spoken(SOURCE / part)
        for ending in said.endings
        if not matching(said.pattern + ending)
    ]

    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("part", PARTS)
def test_every_gap_of_a_sentence_is_filled(part: str) -> None:
    known = catalogue("en")
    unfilled = [
        f"{said.place}: {key} lacks {', '.join(sorted(known[key] - said.given))}"
        for said in spoken(SOURCE / part)
        if said.given is not None
        for key in sorted(matching(f"{said.pattern}({'|'.join(said.endings)})"))
        if not known[key] <= said.given
    ]

    assert not unfilled, "\n".join(unfilled)


def test_every_sentence_is_used_somewhere() -> None:
    patterns = set(literals(SOURCE))
    is_used = re.compile("|".join(pattern for pattern in patterns if ".+" in pattern)).fullmatch

    keys = {key: key.removesuffix("-you").removesuffix("-to") for key in catalogue("en")}
    unused = [
        key
        for key, base in keys.items()
        if not key.startswith("web-")  # tests/browser/test_web_files.py looks for those
        and re.escape(base) not in patterns
        and not is_used(base)
    ]

    assert not unused, "\n".join(unused)
