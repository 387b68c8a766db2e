"""Everything about a game is in its folder: no other file of the package names one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import tinhorn
from tinhorn.games import installed

ROOT: Final = Path(tinhorn.__file__).parent
ROOMS: Final = sorted(
    path.name for path in ROOT.iterdir() if path.name not in {"__init__.py", "__pycache__"}
)
"""All rooms, and what is in none; only the package itself exports our games by name."""
OWN: Final = tuple(each.offer.rules.rpartition(".")[2] for each in installed().values())
SUFFIXES: Final = (".py", ".js", ".css", ".html", ".ts", ".ftl", ".json", ".webmanifest", ".typed")
NAMES: Final = "|".join(
    re.escape(word)
    for name, each in installed().items()
    for word in {name, each.offer.title, each.offer.title.replace(" ", "-")}
)
NAMED: Final = re.compile(rf"(?i:{NAMES})|\b[WD]-[A-Z]{{3,}}")
"""A name or a title, or the id of a rule."""


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_names_no_game(room: str) -> None:
    files = [
        path
        for path in (ROOT / room, *(ROOT / room).rglob("*"))
        if path.suffix in SUFFIXES
        and path.parent.name != "vendor"
        and path.relative_to(ROOT).parts[:2] not in {("games", name) for name in OWN}
    ]
    assert files

    told = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]

    assert told == []
