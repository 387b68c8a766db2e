"""`tinhorn arena`: ratings of bots and programs, a chart, and games that are not played twice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.cli.terminal import Terminal, tinhorn
from tests.cli.test_programs import BOT

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


def test_forfeits_are_counted_and_ranked_last_and_fit_in_eighty_columns(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Late:\n"
        "    def __init__(self, rng):\n"
        "        self.left = 5\n"
        "    def choose(self, view, decision):\n"
        "        self.left -= 1\n"
        "        return view.options[0] if self.left else None\n"
    )
    words = (*WORDS, "--bots", "python:bad:Late,uniform,greenhorn", "--games", "6")

    shown = tinhorn(tmp_path, *words, COLUMNS="80")
    told = json.loads(tinhorn(tmp_path, *words, "--json").stdout)["entrants"]

    assert shown.returncode == 0, shown.stderr
    assert "Forfeits" in shown.stdout
    assert "not an action: None" in shown.stdout
    assert "…" not in shown.stdout
    late, *others = told
    assert (late["bot"], late["forfeits"], late["wins"]) == ("python:bad:Late", late["seats"], 0)
    assert late["failure"]["key"] == "bot-no-action"
    assert [other["forfeits"] for other in others] == [0, 0]
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()[1:]]
    assert len(games) == 6
    for game in games:
        failed = [seat for seat, bot in enumerate(game["seats"]) if bot.startswith("python:")]
        assert sorted(game["ranking"][-1]) == failed or not failed


def test_a_chart_of_another_kind_is_refused_before_the_games(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, *WORDS, "--plot", "chart.gif")

    assert done.returncode == 2
    assert ".svg or .png" in done.stderr
    assert not (tmp_path / "games.jsonl").exists()


def test_a_chart_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, *WORDS, "--plot", "missing/chart.svg")

    assert done.returncode == 2
    assert done.stderr == "missing/chart.svg cannot be written: it does not exist.\n"
    assert not (tmp_path / "games.jsonl").exists()


def test_after_control_c_an_arena_says_what_is_known_and_how_it_goes_on(tmp_path: Path) -> None:
    words = (*WORDS, "--bots", "uniform,greenhorn", "--games")
    tinhorn(tmp_path, *words, "2")

    terminal = Terminal(tmp_path, *words, "100000", columns=100).shows("/100000")
    terminal.interrupt()

    terminal.shows("Win rate").shows("greenhorn").shows(
        "The same command goes on from games.jsonl."
    )
    assert terminal.status() == 130
