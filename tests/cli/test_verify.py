"""The draws of a record are checked from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import tinhorn
from tests.support.live import VirtualClock, open_table, play_on, seated
from tests.support.old_data import DATA
from tests.table.conftest import run_scene
from tinhorn.games import GAMES, winchester
from tinhorn.kernel.record import Attempt, to_json
from tinhorn.table.fairness import Terms, commitment, key, options_of
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.records import export_record
from tinhorn.table.seating import abandon, begin, new_saved_table, reveal, void_attempt
from tinhorn.table.storage.storage import SqlStorage

NOTHING = Attempt((None,) * 3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the record of a game that was played at a table, game.json."""
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

    found = json.loads(done.stdout)
    assert found["draws"] >= 20
    assert (found["protocol"], found["is_whole"]) == (2, True)


def test_the_result_says_by_which_protocol_and_what_it_does_not_cover(folder: Path) -> None:
    done = tinhorn(folder, "verify", "game.json")
    old = tinhorn(folder, "verify", str(DATA / "winchester-finished.json"))

    said = " ".join(done.stdout.split())
    assert "Checked by protocol 2." in said
    assert "Against players, even all together: proven" in said
    assert "who doesn’t play: not proven. No device added anything" in said
    assert "Against an operator who plays: not proven" in said
    assert "whose device took part: not proven" in said
    assert "Not covered: who saw hidden cards, names, players’ answers, and extra fields" in said
    assert "stops before the end" not in said
    said = " ".join(old.stdout.split())
    assert "Checked by protocol 1." in said
    assert "who doesn’t play: proven if one contribution came from a player’s device" in said
    assert "Against an operator who plays: not proven" in said


def test_a_record_that_was_shortened_is_named(folder: Path) -> None:
    record = json.loads((folder / "game.json").read_text())
    record["entries"] = record["entries"][:-1]
    record["outcome"] = None
    (folder / "shortened.json").write_text(json.dumps(record))

    done = tinhorn(folder, "verify", "shortened.json")

    assert done.returncode == 0
    assert "This record stops before the end of the game" in " ".join(done.stdout.split())


def test_attempts_to_start_cannot_be_added_to_a_record(folder: Path) -> None:
    """All attempts are in the key, so nobody can add or remove one."""
    record = json.loads((folder / "game.json").read_text())
    none = [None] * 3
    void = {"commitments": ["ab" * 32, None, None], "withheld": [0]}
    record["fairness"]["attempts"] = [void, {"commitments": none, "withheld": []}]
    (folder / "added.json").write_text(json.dumps(record))

    assert tinhorn(folder, "verify", "added.json").returncode == 2


def test_a_start_that_was_repeated_is_told(tmp_path: Path) -> None:
    part = bytes(16)
    people = seated(*[Holder(kind="person", commitment=commitment(part))] * 3)

    def started(saved: SavedTable) -> SavedTable:
        """Bob's device reveals nothing."""
        saved = begin(saved, range(3))
        for attempt in (1, 2):
            for seat in (0, 2):
                saved = reveal(
                    saved,
                    seat,
                    attempt=attempt,
                    contribution=part,
                    following=commitment(part),
                )
            saved = void_attempt(saved, 0) if attempt == 1 else saved
        return saved

    async def scene(store: SqlStorage) -> None:
        setup = winchester.Setup(players=3)
        await store.create(new_saved_table("MESA", winchester, setup, people, now=0))
        live = await LiveTable.load(store, GAMES, "MESA", VirtualClock())
        await live.revise(started)
        await live.revise(abandon)
        record = await export_record(store, winchester, live.saved)
        (tmp_path / "repeated.json").write_bytes(to_json(record))

    run_scene(f"sqlite:///{tmp_path / 'tables.sqlite'}", scene)

    said = " ".join(tinhorn(tmp_path, "verify", "repeated.json").stdout.split())

    assert "because a contribution was missing: BOB." in said
    assert "who doesn’t play: proven if one contribution came from a player’s device" in said
    assert "who plays: proven only to a player whose device took part in the last start" in said


def test_the_rules_version_is_part_of_the_key() -> None:
    old = winchester.Setup(players=3)
    terms = Terms("MESA", "winchester", 1, options_of(old), "")

    assert key(bytes(32), terms, (NOTHING,), [bytes(16)] * 3) != key(
        bytes(32), terms._replace(rules=2), (NOTHING,), [bytes(16)] * 3
    )


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
