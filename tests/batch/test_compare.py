"""The comparison of thousands of games: `make slow` runs it, and `make test` tries its parts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.batch import compare
from tests.batch.compare import CHUNK, Result, Task, tasks, written


def test_chunks_hold_as_many_games_as_asked_for_and_none_twice() -> None:
    chunks = tasks(compare.TITLES, 10_000)

    for title, size in CHUNK.items():
        seeds = [seed for task in chunks if task.title == title for seed in task.seeds]
        assert 10_000 <= len(seeds) == len(set(seeds)) < 10_000 + size


def test_a_second_run_compares_nothing_again_and_tells_what_the_first_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_down(tmp_path, differences=("state.bills differs",))

    status = compare.main(["--titles", "dicetown", "--games", "1", "--folder", str(tmp_path)])

    assert status == 1
    assert "dicetown: 64 games, 20,000 positions, differences: 1" in capsys.readouterr().out


def test_results_of_other_code_do_not_count(tmp_path: Path) -> None:
    write_down(tmp_path, code="older")

    assert written(tmp_path / "results.jsonl") == []


def write_down(folder: Path, *, differences: tuple[str, ...] = (), code: str | None = None) -> None:
    task = Task("dicetown", 0)
    result = Result(*task, code or compare.fingerprint(), 20_000, differences, 1.0)
    (folder / "results.jsonl").write_bytes(msgspec.json.encode(result) + b"\n")


@pytest.mark.slow
def test_ten_thousand_games_of_each_title_are_equal(pytestconfig: pytest.Config) -> None:
    folder = pytestconfig.rootpath / "build" / "compared"

    assert compare.main(["--games", "10000", "--folder", str(folder)]) == 0
