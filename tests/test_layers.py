"""Imports point down only: kernel ← games ← bots, table, batch ← coach, envs ← server ← cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.unmeasured

PACKAGE = Path(__file__).parents[1] / "src" / "tinhorn"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "locale": {"kernel", "locale"},
    "bots": {"kernel", "games", "bots"},
    "envs": {"kernel", "games", "bots", "batch", "envs"},
    "batch": {"kernel", "games", "batch"},
    "table": {"kernel", "games", "table"},
    "coach": {"kernel", "games", "bots", "table", "coach"},
    "server": {"kernel", "games", "locale", "bots", "table", "coach", "server"},
    "cli": {"kernel", "games", "locale", "bots", "envs", "table", "coach", "server", "cli"},
    "__init__": {"kernel", "games", "bots"},
    "__main__": {"cli"},
}
CODEC_USERS = ("bots", "learned", "dicetown")
"""A network of Dice Town reads views as the batched games do. That codec needs no JAX."""
PURE = {"kernel", "games"}
LIBRARIES_OF_THE_PURE = {"msgspec"}
# Rules are pure: they use no clock, no process, no socket and no hidden randomness.
NOT_PURE = {"asyncio", "datetime", "secrets", "socket", "subprocess", "threading", "time"}


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
        return _foreign_objection(layer, names[0])
    wanted = names[1] if len(names) > 1 else ""
    is_allowed = wanted == "batch" and place[: len(CODEC_USERS)] == CODEC_USERS
    if wanted in MAY_IMPORT and wanted not in MAY_IMPORT[layer] and not is_allowed:
        return f"{layer} may not import {wanted} ({target})"
    if layer == wanted == "games" and len(place) > 2 and names[2:3] != [place[1]]:
        return f"the game {place[1]} may import only itself and kernel ({target})"
    return None


def _foreign_objection(layer: str, library: str) -> str | None:
    if layer not in PURE:
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
        ("games/poker/rules.py", "from tinhorn.bots import uniform", "games may not import bots"),
        ("bots/learned/poker.py", "from tinhorn.batch import make", "bots may not import batch"),
        ("games/poker/rules.py", "import tinhorn.games.faro.rules", "the game poker may import"),
        ("games/poker/rules.py", "from ..faro import rules", "the game poker may import"),
        ("games/poker/rules.py", "from tinhorn.games import GAMES", "the game poker may import"),
        ("games/poker/rules.py", "import numpy", "games may use only the standard library"),
        ("games/poker/rules/duel.py", "from tinhorn.games import faro", "the game poker may"),
        ("locale/__init__.py", "from tinhorn.games import GAMES", "locale may not import games"),
        ("games/poker/rules.py", "from tinhorn.batch import make", "games may not import batch"),
        ("batch/poker/rules.py", "from tinhorn.bots import uniform", "batch may not import bots"),
        ("bots/uniform.py", "from tinhorn.table import live", "bots may not import table"),
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
        ("batch/poker/rules.py", "import jax"),
        ("batch/poker/engine.py", "from tinhorn.games import poker"),
        ("locale/__init__.py", "from fluent.runtime import FluentBundle"),
        ("envs/codec.py", "from tinhorn.batch.poker import engine"),
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
