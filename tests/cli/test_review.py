"""`tinhorn review`: what the coach says of a record, as text and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.cli.terminal import tinhorn

DATA = Path(__file__).parents[1] / "data"
WINCHESTER = str(DATA / "winchester-finished.json")
DICETOWN = str(DATA / "dicetown-finished.json")


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> CompletedProcess[str]:
    """Review a game for the second player; it plays hundreds of rounds."""
    return tinhorn(tmp_path_factory.mktemp("review"), "review", WINCHESTER, "--as", "2")


def test_a_review_shows_chances_luck_turning_points_and_better_choices(
    done: CompletedProcess[str],
) -> None:
    assert done.returncode == 0, done.stderr
    for heading in ("Own choices", "Turning points", "Better choices", "Better: "):
        assert heading in done.stdout
    assert re.search(r"\[Auction \d+: plot \d+\]", done.stdout)
    assert not re.search(r"\b[WD]-[A-Z]+-\d", done.stdout)
    assert "100.0%" in done.stdout
    assert "Estimated after the game, knowing all the cards." in done.stdout
    knowledge = "Judged by what the player knew at the time."
    assert done.stdout.index("Better choices") < done.stdout.index(knowledge)


def test_a_review_tells_changes_of_chances_in_percentage_points(
    done: CompletedProcess[str],
) -> None:
    assert "percentage points (pp)" in done.stdout
    assert re.search(r"[+−]\d+\.\d\u00a0pp", done.stdout)
    assert not re.search(r"[+−]\d+(\.\d)?\s?%", done.stdout)


@pytest.mark.parametrize("record", [WINCHESTER, pytest.param(DICETOWN, marks=pytest.mark.slow)])
def test_a_review_as_json_adds_up_exactly(tmp_path: Path, record: str) -> None:
    done = tinhorn(tmp_path, "review", record, "--as", "2", "--json")

    told = json.loads(done.stdout)
    for parts in told["parts"]:
        assert parts["start"] + parts["luck"] + parts["own"] + parts["others"] == parts["result"]
    assert {found["seat"] for found in told["improvements"]} <= {1}


def test_a_review_speaks_the_readers_language(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "review", WINCHESTER, "--as", "2", "--lang", "de")

    assert "Wendepunkte" in done.stdout
    assert "Besser: " in done.stdout


def test_a_review_speaks_to_the_player_whose_choices_it_examines(
    done: CompletedProcess[str],
) -> None:
    name = json.loads(Path(WINCHESTER).read_text())["names"][1]

    assert name not in done.stdout
    assert re.search(r"^ *\d+  You [+−]", done.stdout, re.MULTILINE)


def test_a_seat_that_is_not_at_the_table_is_refused_with_a_sentence(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "review", WINCHESTER, "--as", "9")

    assert done.returncode != 0
    assert "There is no player called “9”" in done.stderr
