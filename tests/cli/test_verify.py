"""The draws of a record are checked from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import tinhorn
from tests.support.live import open_table, play_on
from tests.table.conftest import run_scene
from tinhorn.games import winchester
from tinhorn.kernel.record import to_json
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the record of a game that was played at a table, game.json."""
    place = tmp_path_factory.mktemp("verified")

    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        await play_on(table, Random(5))
        record = await export_record(store, winchester, table.live.saved)
        (place / "game.json").write_bytes(to_json(record))

    run_scene(f"sqlite:///{place / 'tables.sqlite'}", scene)
    return place


def test_a_game_from_a_table_is_as_promised(folder: Path) -> None:
    done = tinhorn(folder, "verify", "game.json")

    assert done.returncode == 0
    assert "draws in this game check out" in done.stdout


def test_a_program_reads_how_many_draws_there_were(folder: Path) -> None:
    done = tinhorn(folder, "verify", "--json", "game.json")

    assert json.loads(done.stdout)["draws"] >= 20


def test_a_draw_that_was_changed_is_named(folder: Path) -> None:
    """The boat was put elsewhere: the game replays all the same, but it was not drawn like that."""
    record = json.loads((folder / "game.json").read_text())
    deal = record["entries"][0]["action"]
    deal["boat"] = deal["boat"] % 12 + 1
    (folder / "tampered.json").write_text(json.dumps(record))

    done = tinhorn(folder, "verify", "tampered.json")

    assert done.returncode == 2
    assert "Entry 1 doesn’t check out" in done.stderr


def test_a_game_without_a_promise_cannot_be_checked(folder: Path) -> None:
    done = tinhorn(
        folder,
        "simulate",
        "winchester",
        "--players",
        "3",
        "--games",
        "1",
        "--bots",
        "uniform,uniform,uniform",
        "--records",
        "kept",
    )
    assert done.returncode == 0, done.stderr
    record = next((folder / "kept").iterdir())

    done = tinhorn(folder, "verify", str(record))

    assert done.returncode == 2
    assert "draws in this game can’t be verified" in done.stderr
