"""The hunt for tests that are not green every time names them, and saves its runs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench import readings
from tools import hunt

TESTS = """
def test_is_green():
    pass

def test_is_red():
    raise AssertionError
"""


def test_a_red_test_is_named_with_its_seed_and_load_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_two.py").write_text(TESTS)
    monkeypatch.setattr(readings, "RESULTS", tmp_path)
    words = f"hunt.py 1 --seed 7 --load none --workers 0 --part {tmp_path}/test_two.py --save"
    monkeypatch.setattr("sys.argv", words.split())
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)  # else the run takes itself for a part

    with pytest.raises(SystemExit) as end:
        hunt.main()

    (saved,) = tmp_path.glob("*-hunt.json")
    (figures,) = msgspec.json.decode(saved.read_bytes(), type=readings.Run).figures
    (failed,) = figures["failed"]
    assert end.value.code
    assert failed.endswith("test_two.py::test_is_red")
    assert (figures["seed"], figures["load"], figures["status"]) == (7, "none", 1)
    assert "seed 7, load none" in capsys.readouterr().out
