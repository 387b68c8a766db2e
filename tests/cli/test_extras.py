"""A command whose libraries are not installed says which extra brings them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import PATIENCE, environment
from tinhorn.cli.extras import EXTRA_WITH, extra_with

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from tinhorn.cli import main
sys.exit(main({words!r}))
"""


def run_without(home: Path, modules: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process in which these modules cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(modules=modules, words=[*words])],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(
    ("module", "words", "sentence"),
    [
        ("typer", "--help", "This needs tinhorn[cli]: pip install 'tinhorn[cli]'"),
        ("fluent", "rules W-DUEL-2", "This needs tinhorn[cli]: pip install 'tinhorn[cli]'"),
        ("rich", "rules W-DUEL-2", "This needs tinhorn[cli]: pip install 'tinhorn[cli]'"),
        ("litestar", "serve", "This needs tinhorn[server]: pip install 'tinhorn[server]'"),
        ("mcp", "mcp", "This needs tinhorn[mcp]: pip install 'tinhorn[mcp]'"),
        (
            "ray",
            "arena winchester --bots deputy,uniform --ray auto",
            "This needs tinhorn[ray]: pip install 'tinhorn[ray]'",
        ),
        ("sqlalchemy", "export", "This needs tinhorn[server]: pip install 'tinhorn[server]'"),
        (
            "litestar",
            "serve --lang de",
            "Das braucht tinhorn[server]: pip install 'tinhorn[server]'",
        ),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(
    tmp_path: Path, module: str, words: str, sentence: str
) -> None:
    done = run_without(tmp_path, {module}, *words.split())

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{sentence}\n")


def test_without_any_extra_the_command_still_ends_in_a_sentence(tmp_path: Path) -> None:
    done = run_without(tmp_path, {*EXTRA_WITH}, "play", "winchester")

    assert done.returncode == 2
    assert done.stderr == "This needs tinhorn[cli]: pip install 'tinhorn[cli]'\n"


def test_the_rules_need_no_server(tmp_path: Path) -> None:
    server = {module for module, extra in EXTRA_WITH.items() if extra == "server"}

    done = run_without(tmp_path, server, "rules", "W-DUEL-2")

    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_that_no_extra_brings_is_not_explained_away() -> None:
    assert extra_with(ModuleNotFoundError("No module named 'nonsense'", name="nonsense")) is None
