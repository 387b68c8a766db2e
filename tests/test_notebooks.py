"""The notebooks in examples/ run from top to bottom, and are kept without their outputs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.batch.quick_programs import settings

EXAMPLES = Path(__file__).parents[1] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def notebook(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call] # of nbformat


def printed_by(name: str, folder: Path) -> str:
    """Run a notebook in a folder of its own; return what it printed."""
    resources = {"metadata": {"path": str(folder)}}
    done = NotebookClient(notebook(EXAMPLES / name), timeout=None, resources=resources).execute()
    outputs = [output for cell in done.cells for output in cell.get("outputs", ())]
    return "".join(output.text for output in outputs if output.output_type == "stream")


def shares(printed: str) -> dict[str, int]:
    """Return the wins of each bot in percent, from the last contest."""
    lines = [line.split() for line in printed.splitlines() if " wins " in line]
    return {words[0]: int(words[2].rstrip("%")) for words in lines}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    cells = notebook(path).cells

    assert [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")] == []


def test_the_first_bots_are_written_and_the_second_beats_greenhorn(tmp_path: Path) -> None:
    won = shares(printed_by("first_bot.ipynb", tmp_path))

    assert won["python:my_better_bot:ByPrice"] > won["greenhorn"] > 0


@pytest.mark.slow
def test_the_agent_learns_on_the_batch_and_beats_random_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("jax", reason="this notebook needs tinhorn[jax]")
    kept: pytest.Cache | None = getattr(pytestconfig, "cache", None)
    for name, value in settings(None if kept is None else kept.mkdir("jax")).items():
        monkeypatch.setenv(name, value)

    won = shares(printed_by("train_on_batch.ipynb", tmp_path))

    assert won["weights:agent.npz"] > won["uniform"]
