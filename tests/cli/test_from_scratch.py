"""Commands in a new Python, as they are installed. Other tests fork them from one process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import tinhorn_from_scratch

DATA = Path(__file__).parents[1] / "data"
GAME = str(DATA / "winchester-finished.json")


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("play", "--help"),
        ("simulate", "winchester", "--games", "1"),
        ("arena", "--help"),
        ("replay", GAME),
        ("review", "--help"),
        ("verify", GAME),
        ("rules", "W-DUEL-2"),
        ("export", "--help"),
        ("import", "--help"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_starts_from_scratch_without_a_warning(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    done = tinhorn_from_scratch(tmp_path, *words)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(("wanted", "used"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")])
def test_numpy_has_one_thread_unless_the_user_says_otherwise(
    wanted: dict[str, str], used: str
) -> None:
    script = "import os; from tinhorn.cli import main; main(['--version'])"
    script += "; print(os.environ['OPENBLAS_NUM_THREADS'])"
    others = {name: value for name, value in os.environ.items() if "OPENBLAS" not in name}

    done = subprocess.run(
        [sys.executable, "-c", script], env=others | wanted, capture_output=True, check=True
    )

    assert done.stdout.split()[-1].decode() == used
