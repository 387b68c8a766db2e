"""Every test that docs/trust.md names is there, and runs on every change unless it says (slow)."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:tests|src/tinhorn/testing)/[\w/]+\.py)::(\w+)`( \(slow\))?")
PROMISE = re.compile(r"^### (\d+)\. .*?(?=^##|\Z)", re.MULTILINE | re.DOTALL)


@cache
def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


@cache
def slow_names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and "pytest.mark.slow" in map(ast.unparse, node.decorator_list)
    }


def missing(page: str, root: Path) -> list[str]:
    """Tests that the page names but that do not exist."""
    return [
        f"{file}::{name}"
        for file, name, _ in NAMED.findall(page)
        if not (root / file).exists() or name not in names_in(root / file)
    ]


def test_every_promise_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")

    promises = {int(found[1]): found[0] for found in PROMISE.finditer(page)}

    assert sorted(promises) == list(range(1, 14))
    assert [n for n, text in promises.items() if not NAMED.search(text)] == []
    assert missing(page, ROOT) == []


def test_slow_tests_are_called_slow() -> None:
    page = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
    named = NAMED.findall(page)

    wrong = [
        name for file, name, slow in named if bool(slow) != (name in slow_names_in(ROOT / file))
    ]

    assert len(named) == page.count(".py::")
    assert wrong == []


def test_a_test_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text("def test_here() -> None: ...\n")
    page = "`tests/test_a.py::test_here` `tests/test_a.py::test_gone` `tests/gone.py::test_b`"

    assert missing(page, tmp_path) == ["tests/test_a.py::test_gone", "tests/gone.py::test_b"]
