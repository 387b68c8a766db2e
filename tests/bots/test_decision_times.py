"""How long bots take to answer, with and without NumPy (`bench/decisions.py`)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "decisions.py"
LIMITS = {"deputy": 5.0, "marshal": 20.0, "legend": 200.0}
"""Milliseconds of the processor's time, in the median."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("words", [(), ("--without-numpy",)], ids=["numpy", "plain"])
def test_bots_answer_in_time(words: tuple[str, ...]) -> None:
    command = [sys.executable, str(BENCH), "--games", "1", "--json", *words]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)

    assert set(found) == {"winchester", "dicetown"}
    for levels in found.values():
        for level, limit in LIMITS.items():
            assert levels[level]["median"] < limit
