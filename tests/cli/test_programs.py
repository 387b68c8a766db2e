"""Programs as bots in `tinhorn simulate` and `tinhorn play`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, answers, plays_on, tinhorn

pytestmark = pytest.mark.unmeasured

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
BOT = f"stdio:{sys.executable} {EXAMPLE}"


def test_a_program_is_simulated_by_its_command(tmp_path: Path) -> None:
    bots = f"{BOT},uniform,uniform"

    done = tinhorn(
        tmp_path, "simulate", "winchester", "--games", "3", "--bots", bots, "--workers", "2"
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "stdio:" in done.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_fails_ends_the_simulation_in_one_sentence(
    tmp_path: Path, workers: str
) -> None:
    words = ("simulate", "winchester", "--workers", workers, "--bots", "stdio:false")

    done = tinhorn(tmp_path, *words)

    assert done.returncode == 2
    assert done.stderr == (
        "The program “false” ended before the game was over, with exit status 1.\n"
    )


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
