"""Programs as bots in `tinhorn simulate` and `tinhorn play`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, answers, plays_on, tinhorn
from tinhorn.cli.errors import UsageError
from tinhorn.cli.play.seats import SeatHolder, require_permission, seat_holder
from tinhorn.games import winchester

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
BOT = f"stdio:{sys.executable} {EXAMPLE}"


def test_a_program_is_simulated_by_its_command(tmp_path: Path) -> None:
    bots = f"{BOT},uniform,uniform"

    done = tinhorn(
        tmp_path, "simulate", "winchester", "--games", "3", "--bots", bots, "--workers", "2"
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "stdio:" in done.stdout


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_program_that_never_answers_is_refused_before_the_first_game(
    tmp_path: Path, command: str
) -> None:
    done = tinhorn(tmp_path, command, "winchester", "--bots", "stdio:false,uniform,marshal,deputy")

    assert done.returncode == 2
    assert done.stderr == (
        "The program “false” stopped before the game was over (exit status 1).\n"
    )


DYING = """
import json, sys
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
for answered in range(3):
    message = json.loads(sys.stdin.readline() or sys.exit())
    print(json.dumps({"prompt": message["prompt"], "option": 0}), flush=True)
sys.stdin.readline()
sys.exit(3)
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_dies_forfeits_its_games_and_the_others_play_on(
    tmp_path: Path, workers: str
) -> None:
    (tmp_path / "dying.py").write_text(DYING, encoding="utf-8")
    bots = f"stdio:{sys.executable} dying.py,uniform,uniform"
    words = ("simulate", "winchester", "--games", "4", "--workers", workers, "--bots", bots)

    done = tinhorn(tmp_path, *words, COLUMNS="200")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Forfeits" in done.stdout
    assert "forfeited 4 games" in done.stdout
    assert "exit status 3" in " ".join(done.stdout.split()), "on one line or two"


def test_a_program_plays_against_people_and_goes_on_only_with_permission(tmp_path: Path) -> None:
    words = ("play", "winchester", "--players", "3", "--save", "game.json")
    answers(Terminal(tmp_path, *words, "--bots", BOT).shows("(program)"), 2).type("quit").status()

    refused = Terminal(tmp_path, "play", "winchester", "--resume", "game.json", columns=300)
    assert refused.shows("To let it run, add --bots").status() == 2

    strange = "stdio:other"
    other = Terminal(tmp_path, "play", "winchester", "--resume", "game.json", "--bots", strange)
    assert other.shows("--resume can only be combined").status() == 2

    resumed = Terminal(tmp_path, "play", "winchester", "--resume", "game.json", "--bots", BOT)
    assert plays_on(resumed).status() == 0


@pytest.mark.parametrize("bot", ["stdio:perl a bot.pl", "python:mine:First", "weights:my net.npz"])
def test_what_a_record_names_runs_only_with_permission(bot: str) -> None:
    holder = SeatHolder("Ada", bot)
    assert seat_holder(holder.recorded, winchester) == holder

    require_permission([holder], [bot], "a.json")
    with pytest.raises(UsageError):
        require_permission([holder], [], "a.json")
