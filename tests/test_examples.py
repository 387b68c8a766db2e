"""Examples that need arguments print their usage when they get none."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted(
    path
    for path in (Path(__file__).parents[1] / "examples").rglob("*.py")
    if "sys.argv" in path.read_text(encoding="utf-8")
)


def test_some_examples_need_arguments() -> None:
    assert {"bot.py", "price_bot.py", "load_dataset.py"} <= {path.name for path in EXAMPLES}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_without_its_arguments_prints_its_usage(path: Path) -> None:
    usage = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))

    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=False)

    assert usage is not None
    assert f"python {path.name}" in usage.replace("examples/", "")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (1, "", usage.strip())
