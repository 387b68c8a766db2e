"""`tinhorn export` and `tinhorn import`: records out of a database and into another."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import tinhorn
from tests.support.live import open_table, play_on
from tests.table.conftest import run_scene
from tinhorn.games import winchester
from tinhorn.table.storage.storage import SqlStorage

OVER, ONGOING = "MESA-2345", "GULCH-6789"
FILE = f"winchester-{OVER}.json"
FROM = ("--database", "sqlite:///here.sqlite")
TO = ("--database", "sqlite:///there.sqlite")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a folder with a database in which one game is over and another is not."""

    async def scene(store: SqlStorage) -> None:
        setup = winchester.Setup(players=3)
        over = await open_table(store, setup, game=winchester, table=OVER)
        await play_on(over, Random(5))
        ongoing = await open_table(store, setup, game=winchester, table=ONGOING)
        await play_on(ongoing, Random(5), answers=5)

    run_scene(f"sqlite:///{tmp_path / 'here.sqlite'}", scene)
    return tmp_path


def test_a_game_goes_from_one_database_into_another_and_back_out_as_it_was(home: Path) -> None:
    out = tinhorn(home, "export", *FROM)
    into = tinhorn(home, "import", FILE, *TO)
    again = tinhorn(home, "import", FILE, *TO)
    back = tinhorn(home, "export", "mesa 2345", "--to", "copies", *TO)

    assert [done.returncode for done in (out, into, again, back)] == [0, 0, 0, 0]
    assert out.stdout == f"{OVER}: {FILE}\n"
    assert into.stdout == f"{FILE}: saved as table {OVER}.\n"
    assert again.stdout == f"{FILE}: already here, as table {OVER}.\n"
    assert (home / "copies" / FILE).read_bytes() == (home / FILE).read_bytes()


def test_where_no_game_is_over_there_is_nothing_to_write_down(home: Path) -> None:
    done = tinhorn(home, "export", *TO)

    assert (done.returncode, done.stdout) == (0, "There are no finished games in this database.\n")
    assert not list(home.glob("*.json"))


def test_a_file_that_is_there_is_overwritten_only_by_force(home: Path) -> None:
    (home / FILE).write_text("dear diary")

    done = tinhorn(home, "export", OVER, *FROM)
    kept = (home / FILE).read_text()
    forced = tinhorn(home, "export", OVER, "--force", *FROM)

    assert (done.returncode, kept) == (2, "dear diary")
    assert "already exists" in done.stderr
    assert forced.returncode == 0
    assert (home / FILE).read_text() != "dear diary"


@pytest.mark.parametrize(
    ("code", "sentence"), [(ONGOING, "The game isn’t over yet."), ("MESA-9999", "no table")]
)
def test_only_a_game_that_is_over_is_written_down(home: Path, code: str, sentence: str) -> None:
    done = tinhorn(home, "export", code, *FROM)

    assert done.returncode == 2
    assert sentence in done.stderr
    assert not list(home.glob("*.json"))


def test_of_several_games_none_is_written_down_if_one_cannot_be(home: Path) -> None:
    done = tinhorn(home, "export", OVER, ONGOING, "--to", "copies", *FROM)

    assert (done.returncode, done.stderr) == (2, "The game isn’t over yet.\n")
    assert not (home / "copies").exists()


def test_where_one_file_is_in_the_way_no_other_is_written(home: Path) -> None:
    tinhorn(home, "simulate", "dicetown", "--games", "1", "--bots", "uniform", "--records", "new")
    tinhorn(home, "import", "new/dicetown-000000.json", *FROM)
    *_, last = tinhorn(home, "export", "--to", "copies", *FROM).stdout.split()
    (home / Path(last).name).write_text("dear diary")

    done = tinhorn(home, "export", *FROM)

    assert len(list((home / "copies").iterdir())) == 2
    assert (done.returncode, "already exists" in done.stderr) == (2, True)
    assert [path.name for path in home.glob("*.json")] == [Path(last).name]


def test_no_record_is_stored_if_one_of_several_is_wrong(home: Path) -> None:
    tinhorn(home, "export", *FROM)
    (home / "wrong.json").write_text((home / FILE).read_text().replace(OVER, "GULCH-2345"))

    done = tinhorn(home, "import", FILE, "wrong.json", *TO)

    assert done.returncode == 2
    assert (
        done.stderr == "wrong.json: The contributions don’t match the fingerprints that were fixed "
        "before the start.\n"
    )
    assert not (home / "there.sqlite").exists()
