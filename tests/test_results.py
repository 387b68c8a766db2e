"""Every file of bench/results says when, where and by which command it was measured."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bench.readings import RESULTS, Run


@pytest.mark.parametrize("path", sorted(RESULTS.glob("*")), ids=lambda path: path.stem)
def test_a_result_is_the_reading_of_one_run(path: Path) -> None:
    run = msgspec.json.decode(path.read_bytes(), type=Run)

    assert re.fullmatch(r"\d{4}-\d\d-\d\d", run.date)
    assert path.name.startswith(f"{run.date}-")
    assert all([path.suffix == ".json", run.machine, run.load, run.command, run.figures])
