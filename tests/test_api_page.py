"""docs/api.md is up to date, names all that the library exports, and describes each field."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest
from msgspec import Struct

from tinhorn import bots, kernel
from tinhorn.games import GAMES
from tools.api_reference import FILE, page
from tools.protocol import DOCUMENT, SCHEMA, fact_kinds, notes, structs

PAGE = FILE.read_text(encoding="utf-8")
OF_A_GAME = ("actions", "events", "orders", "phases", "state", "view")
OF_ALL_GAMES = (
    *("kernel.game", "kernel.log", "kernel.phrase", "kernel.record", "kernel.sealed"),
    *("coach.review", "coach.suggestion", "arena.contest", "arena.ratings"),
)


def types_of(package: str, modules: tuple[str, ...]) -> Iterator[type[Struct]]:
    """Yield the public Structs that these modules define."""
    for module in modules:
        for name, kind in vars(import_module(f"{package}.{module}")).items():
            is_own = inspect.isclass(kind) and kind.__module__ == f"{package}.{module}"
            if is_own and issubclass(kind, Struct) and not name.startswith("_"):
                yield kind


def types_of_games() -> Iterator[type[Struct]]:
    for game in GAMES:
        yield from types_of(f"tinhorn.games.{game}", OF_A_GAME)


def test_the_api_page_is_up_to_date() -> None:
    assert page() == PAGE, "write it again: make api"


def test_each_member_on_the_api_page_has_a_text() -> None:
    assert re.findall(r"^- `[^`]*`$", PAGE, re.MULTILINE) == []


def test_the_api_page_has_every_name_of_kernel_and_bots() -> None:
    headings = set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))

    assert {*kernel.__all__, *bots.__all__} <= headings


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("## tinhorn.batch", "### make"),
        ("## tinhorn.envs", "## tinhorn.envs.gymnasium"),
        ("## tinhorn.coach.review", "### review"),
        ("## tinhorn.coach.suggestion", "### suggest"),
        ("## tinhorn.coach.chances", "### public_chances"),
        ("## tinhorn.arena.contest", "### Contest"),
        ("### Play", "- `entries: list[Entry[A]]`"),
        ("### Play", "- `state: S`"),
    ],
)
def test_the_api_page_has_what_else_is_public(heading: str, line: str) -> None:
    assert f"\n{line}" in PAGE.partition(f"\n{heading}\n")[2]


def test_the_api_page_has_the_actions_phases_and_events_of_every_game() -> None:
    headings = set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))

    assert {kind.__name__ for kind in types_of_games()} <= headings


@pytest.mark.parametrize("kind", [*types_of_games(), *types_of("tinhorn", OF_ALL_GAMES)])
def test_every_type_and_field_that_reaches_a_program_is_described(kind: type[Struct]) -> None:
    assert inspect.getdoc(kind)
    said = notes(kind)
    fields = [field.name for field in msgspec.structs.fields(kind)]
    assert [field for field in fields if not said[field][1]] == []


def test_every_message_and_its_fields_are_described() -> None:
    missing = {
        f"{kind.__name__}.{field.name}"
        for kind in structs()
        for field in msgspec.structs.fields(kind)
        if not notes(kind)[field.name][1]
    }

    assert missing == set()


def test_no_property_of_the_schema_lacks_a_description() -> None:
    parts = json.loads(SCHEMA.read_bytes())["$defs"]
    properties = {
        f"{name}.{field}": shown
        for name, part in parts.items()
        for field, shown in part.get("properties", {}).items()
    }

    assert len(properties) > 500
    assert [name for name, shown in properties.items() if not shown.get("description")] == []


def test_the_protocol_page_has_every_kind_of_fact() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition("\n## Facts\n")[2]

    assert all(f"| `{each.kind}` |" in text for game in GAMES for each in fact_kinds(game))
