"""tinhorn as a library: a cheap import, a public surface that exists, msgspec as the only need."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tinhorn"

PUBLIC = [
    "tinhorn",
    "tinhorn.kernel",
    "tinhorn.games",
    "tinhorn.games.winchester",
    "tinhorn.games.dicetown",
    "tinhorn.bots",
]
EXTRA_OF = {
    "kernel": "",
    "games": "",
    "bots": "",
    "arena": "",
    "arena/dataset": "data",
    "locale": "cli",
    "questions": "cli",
    "cli": "cli",
    "cli/mcp": "mcp",
    "table": "server",
    "server": "server",
    "server/notices": "notify",
    "batch": "jax",
    "envs": "envs",
    "testing": "testing",
}
FOREIGN_MODULES = """
import sys
before = {name.partition(".")[0] for name in sys.modules}
import tinhorn.arena.simulation, tinhorn.games.winchester, tinhorn.games.dicetown, tinhorn.kernel
after = {name.partition(".")[0] for name in sys.modules}
print(*sorted(after - before - sys.stdlib_module_names))
"""
MODULE_OF = {"open_spiel": "pyspiel"}
"""Libraries that are imported by another name."""
CODEC_MODULES = """
import sys
import tinhorn.envs.codec, tinhorn.envs.table
print(*{name.partition(".")[0] for name in sys.modules})
"""
WITHOUT_TYPER = """
import sys
sys.modules["typer"] = None
from tinhorn.__main__ import main
sys.exit(main())
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_exists(name: str) -> None:
    module = import_module(name)

    missing = [public for public in module.__all__ if not hasattr(module, public)]

    assert missing == []


def test_import_tinhorn_loads_none_of_its_packages() -> None:
    done = run("import sys, tinhorn; print(*[m for m in sys.modules if m.startswith('tinhorn')])")

    assert done.stdout.split() == ["tinhorn"]


def test_an_unknown_name_is_reported_like_that_of_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'tinhorn' has no attribute 'poker'"):
        import_module("tinhorn").poker  # noqa: B018 - the access itself is what fails


def test_dir_lists_names_that_are_not_loaded_yet() -> None:
    done = run("import tinhorn; print(*dir(tinhorn))")

    assert {"winchester", "dicetown", "Play", "__version__"} <= set(done.stdout.split())


def test_kernel_games_and_bots_need_msgspec_and_nothing_else() -> None:
    done = run(FOREIGN_MODULES)

    # msgspec itself uses typing_extensions where it is installed; multiprocessing adds its alias.
    assert set(done.stdout.split()) - {"typing_extensions", "__mp_main__"} == {"msgspec", "tinhorn"}


def test_action_ids_and_observations_of_environments_need_no_jax() -> None:
    pytest.importorskip("numpy", reason="the environments need tinhorn[envs]")

    done = run(CODEC_MODULES)

    assert "numpy" in done.stdout.split(), done.stderr
    assert "jax" not in done.stdout.split()


def test_a_command_without_its_libraries_names_the_extra_to_install() -> None:
    done = run(WITHOUT_TYPER)

    assert done.returncode == 2
    assert "tinhorn[cli]" in done.stderr
    assert "pip install 'tinhorn[cli]'" in done.stderr


def libraries(extra: str) -> set[str]:
    """Return what a plain install and one extra bring, by the names used in imports."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"].get(extra, [])]
    found: set[str] = set()
    for requirement in wanted:
        if inner := re.match(r"tinhorn\[([\w,-]+)\]", requirement):
            found = found.union(*map(libraries, inner[1].split(",")))
        else:
            found.add(re.split(r"[\[;. ]", requirement)[0].replace("-", "_"))
    return found


def modules_of(part: str) -> Iterator[Path]:
    """List the modules of a part, without those of parts within it that have their own extra."""
    within = [PACKAGE / other for other in EXTRA_OF if other.startswith(f"{part}/")]
    for path in (PACKAGE / part).rglob("*.py"):
        if not any(path.is_relative_to(other) for other in within):
            yield path


def foreign_imports(path: Path) -> Iterator[str]:
    """List the libraries that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]


@pytest.mark.parametrize("part", EXTRA_OF)
def test_a_part_imports_only_what_its_extra_installs(part: str) -> None:
    imported = {name for path in modules_of(part) for name in foreign_imports(path)}
    foreign = imported - sys.stdlib_module_names - {"tinhorn"}
    separate = libraries("postgresql") | libraries("open-spiel") | {"ray", "PIL"}
    separate |= {MODULE_OF["open_spiel"]}
    if part == "games":  # the rooms of a game need what they are made for
        separate |= libraries("jax") | libraries("cli")
    if part == "batch":  # Gymnasium loads the environment of thousands of games, `batch/vector.py`
        separate |= {"gymnasium"}

    assert foreign - libraries(EXTRA_OF[part]) - separate == set()


def test_the_extras_build_on_each_other() -> None:
    assert libraries("") == {"msgspec"}
    assert libraries("cli") < libraries("server") < libraries("all")
    assert libraries("all") < libraries("dev")
    assert libraries("jax") | libraries("envs") | libraries("open-spiel") < libraries("dev")
