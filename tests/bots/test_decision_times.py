"""How long bots take to answer, with and without NumPy (`bench/decisions.py`)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "decisions.py"
LEVELS = ("deputy", "marshal", "legend")


@pytest.mark.parametrize("words", [(), ("--without-numpy",)], ids=["numpy", "plain"])
def test_the_times_of_all_bots_are_measured(words: tuple[str, ...]) -> None:
    command = [sys.executable, str(BENCH), "--games", "1", "--json", *words]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)

    assert set(found) == {"winchester", "dicetown"}
    for levels in found.values():
        assert set(LEVELS) <= set(levels)
        assert all(levels[level]["median"] > 0 for level in LEVELS)
