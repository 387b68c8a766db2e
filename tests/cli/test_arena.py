"""`tinhorn arena`: ratings of bots and programs, a chart, and games that are not played twice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import tinhorn
from tests.cli.test_programs import BOT

pytestmark = pytest.mark.unmeasured

WORDS = ("arena", "winchester", "--players", "3", "--seed", "1", "--file", "games.jsonl")


def told(home: Path, *words: str) -> dict[str, Any]:
    done = tinhorn(home, *WORDS, "--bots", f"{BOT},uniform", *words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_an_arena_goes_on_from_its_file_and_draws_a_chart(tmp_path: Path) -> None:
    first = told(tmp_path, "--games", "2", "--plot", "chart.svg")
    played = (tmp_path / "games.jsonl").read_text().splitlines()

    second = told(tmp_path, "--games", "3")

    assert (first["games"], second["games"]) == (2, 3)
    assert (tmp_path / "games.jsonl").read_text().splitlines()[: len(played)] == played
    assert {entrant["bot"] for entrant in second["entrants"]} == {BOT, "uniform"}
    for entrant in second["entrants"]:
        assert entrant["low"] <= entrant["win_rate"] <= entrant["high"]
        assert entrant["rating"]["low"] < entrant["rating"]["rating"] < entrant["rating"]["high"]
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8").startswith("<svg")


def test_no_interval_and_no_name_is_cut_in_eighty_columns(tmp_path: Path) -> None:
    words = ("arena", "winchester", "--games", "2", "--bots", "deputy,greenhorn:talkative")

    done = tinhorn(tmp_path, *words, "--luck", COLUMNS="80")

    assert "…" not in done.stdout
    assert len(re.findall(r"\d% – +\d+\.\d%", done.stdout)) == 4
    assert "Without luck" in done.stdout


def test_a_chart_of_another_kind_is_refused_before_the_games(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, *WORDS, "--plot", "chart.gif")

    assert done.returncode == 2
    assert ".svg or .png" in done.stderr
    assert not (tmp_path / "games.jsonl").exists()
