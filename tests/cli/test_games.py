"""`tinhorn games`, and games that are loaded from a folder while they are written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import tinhorn_from_scratch as tinhorn

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars-dice"


def folder_of(folder: Path, *, offer: str, entry: str = "broken") -> Path:
    """Return a folder with a game that consists of these lines."""
    folder.mkdir()
    (folder / f"{folder.name}.py").write_text(offer)
    (folder / "pyproject.toml").write_text(
        f'[project.entry-points."tinhorn.games"]\n{entry} = "{folder.name}:OFFER"\n'
    )
    return folder


def listed(home: Path, *words: str) -> dict[str, dict[str, object]]:
    done = tinhorn(home, *words, "games", "--json")
    assert done.returncode == 0, done.stderr
    return {one["name"]: one for one in map(json.loads, done.stdout.splitlines())}


def test_each_game_is_listed_with_its_source_and_what_it_offers(tmp_path: Path) -> None:
    games = listed(tmp_path)

    assert {game["type"] for game in games.values()} == {"game"}
    for game in games.values():
        assert str(game["source"]).startswith("tinhorn ")
        assert game["offers"] == ["codec", "batch", "terminal", "web", "rulebook", "lesson"]
        assert "uniform" in str(game["bots"])
        assert len(str(game["languages"]).split(",")) == 7


def test_a_folder_is_a_game_while_it_is_written(tmp_path: Path) -> None:
    game = listed(tmp_path, "--games", str(EXAMPLE))["liarsdice"]

    assert game["source"] == str(EXAMPLE)
    assert game["bots"] == ["deputy", "uniform"]
    assert game["offers"] == ["codec", "web", "rulebook"]
    assert game["languages"] == ["de", "en"]
    assert "liarsdice" not in listed(tmp_path)


def test_people_read_the_list_in_their_language(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "--games", str(EXAMPLE), "games", "--lang", "de")

    assert "liarsdice  Liar’s Dice, für 2 bis 6 Personen" in done.stdout
    assert "  Sprachen: de, en" in done.stdout


def test_worker_processes_play_a_game_from_a_folder(tmp_path: Path) -> None:
    words = ("simulate", "liarsdice", "--games", "6", "--workers", "2", "--json")

    done = tinhorn(tmp_path, "--games", str(EXAMPLE), *words)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6


def test_a_game_for_fewer_than_the_usual_players_is_played_by_as_many_as_it_takes(
    tmp_path: Path,
) -> None:
    offer = (
        "from tinhorn.kernel import Offer\n"
        "from tinhorn.games.winchester import *\n"
        "OFFER = Offer(name='trio', title='Trio', rules='trio')\n"
        "NAME, PLAYERS = 'trio', range(3, 4)\n"
    )
    folder = folder_of(tmp_path / "trio", offer=offer, entry="trio")

    done = tinhorn(tmp_path, "--games", str(folder), "simulate", "trio", "--games", "3", "--json")

    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["bots"]) == 3


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named"),
        ("OFFER = 7", "broken:OFFER is no tinhorn.kernel.Offer"),
        (
            "from tinhorn.kernel import Offer\n"
            "OFFER = Offer(name='broken', title='Broken', rules='json')",
            "the module json lacks NAME, PLAYERS, Setup",
        ),
    ],
)
def test_a_broken_game_is_listed_with_the_reason_and_breaks_no_other(
    tmp_path: Path, offer: str, reason: str
) -> None:
    folder = folder_of(tmp_path / "broken", offer=offer)

    games = listed(tmp_path, "--games", str(folder), "--games", str(EXAMPLE))

    assert reason in str(games["broken"]["reason"])
    assert games["broken"]["source"] == str(folder)
    assert games.keys() > {"liarsdice", "broken"}


def test_a_folder_without_a_game_is_listed_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "pyproject.toml").write_text("[project]\nname = 'other'\n")

    games = listed(tmp_path, *("--games", "empty"), *("--games", "other"))

    assert "No such file" in str(games["empty"]["reason"])
    assert "no entry point in the group tinhorn.games" in str(games["other"]["reason"])
