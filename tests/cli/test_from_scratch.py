"""Commands in a new Python, as they are installed. Other tests fork them from one process."""

from __future__ import annotations

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
