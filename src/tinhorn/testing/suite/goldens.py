"""Finished games that were recorded once are replayed on every run."""

from __future__ import annotations

import pytest

from tinhorn.kernel import from_json, to_json
from tinhorn.testing.case import Case


def test_every_recorded_game_replays_to_the_same_end(case: Case) -> None:
    if case.goldens is None:
        pytest.skip("no folder of records: --tinhorn-goldens FOLDER")
    paths = sorted(case.goldens.glob("*.json"))
    assert paths, f"there are no records in {case.goldens}"

    for path in paths:
        record = from_json(path.read_bytes(), {case.game.NAME: case.game})

        assert record.outcome is not None, path
        assert from_json(to_json(record), {case.game.NAME: case.game}) == record
