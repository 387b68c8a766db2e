"""Imports point down only: kernel ← games ← bots, table, batch ← arena, coach ← server ← cli.

The environments stand on top of all: they draw the table as the command line does.

A game is a folder with a room for each of its parts, and each room may import less than the whole.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from os.path import dirname, normpath
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "tinhorn"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "locale": {"kernel", "games", "locale"},
    "questions": {"kernel", "locale", "questions"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "envs": {"kernel", "games", "locale", "bots", "cli", "envs"},
    "batch": {"kernel", "games", "batch"},
    "table": {"kernel", "games", "table"},
    "testing": {"kernel", "games", "locale", "questions", "testing"},
    "coach": {"kernel", "games", "bots", "table", "coach"},
    "server": {"kernel", "games", "locale", "questions", "bots", "table", "coach", "server"},
    "cli": {
        "kernel",
        "games",
        "locale",
        "questions",
        "bots",
        "arena",
        "table",
        "coach",
        "server",
        "cli",
    },
    "__init__": {"kernel", "games", "bots"},
    "__main__": {"cli"},
}
ROOMS = {
    "words": {"kernel"},
    "bots": {"kernel", "bots"},
    "codec": {"kernel", "envs", "batch"},
    "batch": {"kernel", "batch"},
    "terminal": {"kernel", "locale", "cli"},
}
"""What a room of a game may import beside the rules of that game. All other modules are rules."""
OWN_ROOMS = {"words": {"words"}, "bots": {"bots", "codec"}, "codec": {"codec", "batch"}}
OWN_ROOMS |= {"batch": {"batch", "bots", "codec"}, "terminal": {"terminal", "words"}}
"""The rooms of its own game that a room may import."""
PURE = {"kernel", "games"}
FINDS_GAMES = ("games", "__init__.py")
LIBRARIES_OF_THE_PURE = {"msgspec"}
# Rules are pure: they use no clock, no process, no socket and no hidden randomness.
NOT_PURE = {"asyncio", "datetime", "secrets", "socket", "subprocess", "threading", "time"}
LOCKS = ("kernel", "decoders.py", "threading")
"""Decoders are built once, under a lock."""


def offences(package: Path) -> list[str]:
    """List every import that points up, as `file:line: what is wrong`."""
    return [
        f"{path.relative_to(package.parent)}:{line}: {wrong}"
        for path in sorted(package.rglob("*.py"))
        for line, target in _imports(path, package)
        if (wrong := _objection(path.relative_to(package).parts, target, package.name))
    ]


def _objection(place: tuple[str, ...], target: str, package: str) -> str | None:
    layer = place[0].removesuffix(".py")
    if layer not in MAY_IMPORT:
        return f"{layer} has no layer: give it one in test_layers.py"
    names = target.split(".")
    if names[0] != package:
        return None if (*place, names[0]) == LOCKS else _foreign_objection(place, names[0])
    wanted = names[1] if len(names) > 1 else ""
    if layer == "games" and len(place) > 2:
        return _objection_in_game(place[1], place[2], wanted, names[2:], target)
    if wanted in MAY_IMPORT and wanted not in MAY_IMPORT[layer]:
        return f"{layer} may not import {wanted} ({target})"
    return None


def _objection_in_game(
    game: str, room: str, wanted: str, inside: list[str], target: str
) -> str | None:
    allowed = ROOMS.get(room, {"kernel"})
    if wanted == "games":
        if inside[:1] != [game]:
            return f"the game {game} may import only itself and kernel ({target})"
        is_room = inside[1:2] and inside[1] in ROOMS
        may_use = room == "__init__.py" and inside[1:2] == ["words"]
        if is_room and inside[1] not in OWN_ROOMS.get(room, ()) and not may_use:
            return f"{room} of a game may not import its {inside[1]} ({target})"
        return None
    if wanted in MAY_IMPORT and wanted not in allowed:
        return f"{room} of a game may not import {wanted} ({target})"
    return None


def _foreign_objection(place: tuple[str, ...], library: str) -> str | None:
    layer = place[0].removesuffix(".py")
    if layer not in PURE or (place[2:3] and place[2] in ROOMS.keys() - {"words"}):
        return None
    if place == FINDS_GAMES and library in {"importlib", "logging"}:
        return None
    if library in NOT_PURE:
        return f"{layer} is pure: no {library}"
    if library in sys.stdlib_module_names or library in LIBRARIES_OF_THE_PURE:
        return None
    return f"{layer} may use only the standard library and msgspec, not {library}"


def _imports(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        match node:
            case ast.Import(names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module, names, level):
                base = ".".join(filter(None, [_home(path, package, level), module]))
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def _home(path: Path, package: Path, level: int) -> str:
    """Return the package that a relative import starts from: one dot is the module's own."""
    if not level:
        return ""
    parts = path.relative_to(package.parent).parts
    return ".".join(parts[: len(parts) - level])


def test_imports_point_down_only() -> None:
    found = offences(PACKAGE)

    assert not found, "\n".join(["Imports that point up:", *found])


@pytest.mark.parametrize(
    ("place", "line", "complaint"),
    [
        ("kernel/game.py", "from tinhorn.games import winchester", "kernel may not import games"),
        ("kernel/game.py", "from tinhorn import games", "kernel may not import games"),
        ("kernel/game.py", "from .. import bots", "kernel may not import bots"),
        ("kernel/game.py", "import rich", "kernel may use only the standard library and msgspec"),
        ("kernel/game.py", "import time", "kernel is pure: no time"),
        (
            "games/poker/rules.py",
            "from tinhorn.bots import uniform",
            "rules.py of a game may not import bots",
        ),
        ("bots/learned/poker.py", "from tinhorn.batch import make", "bots may not import batch"),
        ("games/poker/rules.py", "import tinhorn.games.faro.rules", "the game poker may import"),
        ("games/poker/rules.py", "from ..faro import rules", "the game poker may import"),
        ("games/poker/rules.py", "from tinhorn.games import GAMES", "the game poker may import"),
        ("games/poker/rules/duel.py", "from tinhorn.games.poker.bots import legend", "rules of a"),
        ("games/poker/words/say.py", "from tinhorn.games.poker.bots import x", "words of a game"),
        (
            "games/poker/bots/deputy.py",
            "import tinhorn.arena.luck",
            "bots of a game may not import",
        ),
        ("games/poker/batch/rules.py", "from tinhorn.bots import x", "batch of a game may not"),
        ("games/poker/words/say.py", "import numpy", "games may use only the standard library"),
        ("games/poker/rules.py", "import numpy", "games may use only the standard library"),
        ("games/poker/rules/duel.py", "from tinhorn.games import faro", "the game poker may"),
        ("games/poker/rules.py", "from tinhorn.batch import make", "rules.py of a game may not"),
        ("batch/rules.py", "from tinhorn.bots import uniform", "batch may not import bots"),
        ("envs/codec.py", "from tinhorn.batch import engine", "envs may not import batch"),
        ("bots/uniform.py", "from tinhorn.table import live", "bots may not import table"),
        ("questions/words.py", "from tinhorn.games import GAMES", "questions may not import"),
        ("locale/__init__.py", "import tinhorn.questions.interpretation", "locale may not import"),
        ("bots/uniform.py", "from tinhorn.envs import codec", "bots may not import envs"),
        ("envs/table.py", "from tinhorn.table import live", "envs may not import table"),
        ("table/live.py", "from tinhorn.server import app", "table may not import server"),
        ("server/app.py", "import tinhorn.cli", "server may not import cli"),
        ("__init__.py", "from tinhorn.cli import main", "__init__ may not import cli"),
        ("utils/more.py", "import json", "utils has no layer"),
        ("kernel/game.py", "import_module('tinhorn.cli')", "kernel may not import cli"),
        ("kernel/game.py", "def f() -> None:\n    import tinhorn.cli", "kernel may not import cli"),
    ],
)
def test_an_import_that_points_up_is_reported_with_its_file_and_line(
    tmp_path: Path, place: str, line: str, complaint: str
) -> None:
    package = _plant(tmp_path, place, line)

    found = offences(package)

    assert len(found) == 1
    assert found[0].startswith(f"tinhorn/{place}:{line.count(chr(10)) + 2}: {complaint}")


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/game.py", "from tinhorn.kernel.errors import RecordError"),
        ("kernel/game.py", "from . import errors"),
        ("kernel/game.py", "import json, msgspec"),
        ("games/__init__.py", "from tinhorn.games import faro, poker"),
        ("games/poker/rules.py", "from tinhorn.games.poker.state import State"),
        ("games/poker/rules.py", "from tinhorn.kernel.game import Seat"),
        ("games/poker/rules/duel.py", "from tinhorn.games.poker import state"),
        ("batch/rules.py", "import jax"),
        ("games/poker/batch/rules.py", "import jax"),
        ("games/poker/codec/engine.py", "from tinhorn.games import poker"),
        ("games/poker/codec/__init__.py", "from tinhorn.envs.codec import Codec"),
        ("games/poker/bots/legend.py", "from tinhorn.games.poker.codec import engine"),
        ("games/poker/terminal/menu.py", "from tinhorn.cli.panels import plain"),
        ("locale/__init__.py", "from fluent.runtime import FluentBundle"),
        ("questions/words.py", "from tinhorn.locale import say"),
        ("envs/single.py", "from tinhorn.bots import uniform"),
        ("cli/play.py", "from tinhorn import __version__"),
        ("cli/play.py", "from tinhorn.bots import uniform"),
    ],
)
def test_an_import_that_points_down_is_allowed(tmp_path: Path, place: str, line: str) -> None:
    package = _plant(tmp_path, place, line)

    assert offences(package) == []


def _plant(folder: Path, place: str, line: str) -> Path:
    package = folder / "tinhorn"
    planted = package / place
    planted.parent.mkdir(parents=True)
    planted.write_text(f'"""Planted."""\n{line}\n', encoding="utf-8")
    return package


IMPORTED = re.compile(
    r"""(?:\bfrom\s*|^\s*import\s*|\bimport\(\s*)["'`]([^"'`]+)["'`]""", re.MULTILINE
)


def page_offences(package: Path) -> list[str]:
    """List each import of a game's page that is neither in its folder nor a module of the page."""
    return [
        f"{path.relative_to(package.parent)}: {target} is no module of {game} or of the page"
        for folder in sorted((package / "games").glob("*/web"))
        for game in [folder.parent.name]
        for path in sorted(folder.rglob("*.js"))
        for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
        for target in [_address(f"games/{game}/{path.relative_to(folder).as_posix()}", name)]
        if not _may_load(package, game, target)
    ]


def _address(importer: str, name: str) -> str:
    """Return the address below the root of the page; that of a library stays as it is."""
    return normpath(f"{dirname(importer)}/{name}") if name.startswith(".") else name


def _may_load(package: Path, game: str, target: str) -> bool:
    own = target.removeprefix(f"games/{game}/")
    folder = package / "web" if own == target else package / "games" / game / "web"
    return (folder / own).exists() or (folder / own).with_suffix(".d.ts").exists()


def test_the_page_of_a_game_loads_its_own_folder_and_modules_of_the_page() -> None:
    assert page_offences(PACKAGE) == []


@pytest.mark.parametrize(
    ("line", "is_allowed"),
    [
        ('import { lot } from "./lot.js";', True),
        ('import { html } from "../../draw/art.js";', True),
        ('/** @type {import("../../draw/art.js").Art} */', True),
        ('import { dice } from "../faro/dice.js";', False),
        ('const late = import("../../games/faro/dice.js");', False),
        ('import "../../../../games/poker/rules.js";', False),
        ('import { html } from "lit";', False),
        ('export { cards } from "./cards.js";', False),
    ],
)
def test_an_import_of_a_page_is_reported_with_its_file(
    tmp_path: Path, *, line: str, is_allowed: bool
) -> None:
    package = _plant(tmp_path, "games/poker/web/index.js", line)
    for module in ("games/poker/web/lot.js", "games/faro/web/dice.js", "web/draw/art.js"):
        (package / module).parent.mkdir(parents=True, exist_ok=True)
        (package / module).write_text("")

    found = page_offences(package)

    assert found == [] if is_allowed else len(found) == 1
    assert all(each.startswith("tinhorn/games/poker/web/index.js: ") for each in found)
