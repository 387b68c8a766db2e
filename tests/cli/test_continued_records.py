"""Records of games that were continued from a position of another game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.terminal import tinhorn
from tests.support.cases import CASES
from tests.support.live import play_on
from tests.support.start import played_on
from tests.table.conftest import run_scene
from tinhorn.kernel.record import to_json
from tinhorn.table.records import export_record
from tinhorn.table.seating import abandon
from tinhorn.table.storage.storage import SqlStorage


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with such a record, game.json, and one with another start, broken.json."""
    place = tmp_path_factory.mktemp("start")
    case = next(case for case in CASES if str(case) == "winchester for 3")

    async def scene(store: SqlStorage) -> None:
        _, table = await played_on(store, case)
        await play_on(table, case.rng("on"), answers=30)
        await table.live.revise(abandon)
        record = await export_record(store, case.game, table.live.saved)
        (place / "game.json").write_bytes(to_json(record))
        state = json.loads(record.start or "")
        state["players"] = state["players"][:1]
        broken = replace(record, start=json.dumps(state))
        (place / "broken.json").write_bytes(to_json(broken))

    run_scene(f"sqlite:///{place / 'tables.sqlite'}", scene)
    return place


def test_a_continued_game_is_replayed_from_where_it_began(folder: Path) -> None:
    done = tinhorn(folder, "replay", "--as", "all", "game.json")

    assert done.returncode == 0
    assert "bids" in done.stdout


def test_the_draws_of_a_continued_game_are_verified(folder: Path) -> None:
    done = tinhorn(folder, "verify", "--json", "game.json")

    assert json.loads(done.stdout)["draws"] > 0


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_invalid_start_state_is_refused(folder: Path, command: str) -> None:
    done = tinhorn(folder, command, "broken.json")

    assert done.returncode == 2
    assert "can’t be continued from this position" in done.stderr
