"""Bots play many games, the same ones for the same seed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.cli.terminal import Terminal, tinhorn
from tinhorn.games import GAMES
from tinhorn.kernel.record import from_json

SIMULATE = ("simulate", "winchester", "--games", "3", "--bots", "uniform")


def _results(home: Path, *words: str) -> dict[str, Any]:
    done = tinhorn(home, *SIMULATE, "--json", *words)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found.pop("seconds") > 0
    return found


def test_the_same_seed_gives_the_same_results(tmp_path: Path) -> None:
    first = _results(tmp_path, "--seed", "3")

    assert first == _results(tmp_path, "--seed", "3")
    assert first == _results(tmp_path, "--seed", "3", "--workers", "2")
    assert first != _results(tmp_path, "--seed", "4")


def test_results_name_the_bots_and_the_set_up(tmp_path: Path) -> None:
    results = _results(tmp_path, "--players", "3", "--option", "bonus=hidden")

    assert results["games"] == 3
    assert results["bots"] == ["uniform"] * 3
    assert results["setup"]["bonus"] == "hidden"
    assert sum(standing["wins"] for standing in results["by_bot"]) == 3


def test_dice_town_is_simulated_too(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "simulate", "dicetown", "--games", "4", "--bots", "uniform,uniform")

    assert done.returncode == 0, done.stderr
    assert "Seat 1" in done.stdout
    assert "$" not in done.stdout


def test_people_read_a_table(tmp_path: Path) -> None:
    done = tinhorn(
        tmp_path, "simulate", "winchester", "--games", "2", "--bots", "uniform,uniform,uniform"
    )

    assert done.returncode == 0
    assert "95% interval" in done.stdout
    assert "Seat 2" in done.stdout
    assert "decisions a second" in done.stdout
    assert "$" in done.stdout
    assert done.stderr == ""


def test_progress_is_shown_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SIMULATE)

    terminal.shows("games/s").shows("decisions a second")

    assert terminal.status() == 0


def test_every_record_is_kept_and_can_be_replayed(tmp_path: Path) -> None:
    _results(tmp_path, "--records", "kept/games")

    files = sorted((tmp_path / "kept" / "games").iterdir())

    assert [file.name for file in files] == [f"winchester-{n:06}.json" for n in range(3)]
    assert all(from_json(file.read_bytes(), GAMES).outcome is not None for file in files)
    assert tinhorn(tmp_path, "replay", str(files[0])).returncode == 0


def test_results_are_written_as_the_language_writes_numbers(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, *SIMULATE, "--lang", "de", COLUMNS="100")

    assert re.search(r"\d,\d\s%", done.stdout)
    assert not re.search(r"\d\.\d%", done.stdout)
    assert "Platz 1" in done.stdout
    assert "Platz 0" not in done.stdout
