"""A game that offers no more than its rules and phrases, in every place but the server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

from tests.cli.terminal import PATIENCE, TINHORN, environment, tinhorn_from_scratch
from tests.support.third_party import BROKEN, LEFT_OUT, PENNIES
from tinhorn.games import FOLDERS

IN_ENVIRONMENTS = """
from random import Random
import gymnasium, numpy, pettingzoo
from pettingzoo.test import api_test
import tinhorn.envs
env = pettingzoo.make("aec", "tinhorn/pennies", players=3)
api_test(env, num_cycles=200)
alone = gymnasium.make("tinhorn.envs:tinhorn/Pennies-v0", players=3)
_, info = alone.reset(seed=1)
rng, is_over = Random(1), False
while not is_over:
    legal = numpy.flatnonzero(info["action_mask"])
    _, reward, is_over, _, info = alone.step(int(rng.choice(list(legal))))
print("played", reward)
"""


def command(home: Path, *words: str) -> str:
    done = tinhorn_from_scratch(home, *words, **{FOLDERS: str(PENNIES)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_in_the_terminal_and_its_record_is_read(tmp_path: Path) -> None:
    words = ["play", "pennies", "--players", "3", "--seed", "1", "--save", "game.json"]
    line = pexpect.spawn(
        str(TINHORN),
        words,
        env=environment(tmp_path, **{FOLDERS: str(PENNIES)}),
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 100),
    )
    rng = Random(1)
    while line.expect(["dana> ", "Dana> ", pexpect.EOF]) < 2:
        line.sendline(str(1 + rng.randrange(2)))
    assert line.wait() == 0, line.before

    replayed = command(tmp_path, "replay", "game.json")
    assert "begins." in replayed
    assert re.search(r"There were \d+\.", replayed)
    review = command(tmp_path, "review", "game.json")
    assert "Own choices" in review
    assert "()" not in review, "it has no rules to name"
    command(tmp_path, "verify", "game.json")


def test_bots_play_it_in_the_arena_and_in_simulations(tmp_path: Path) -> None:
    program = f"stdio:{sys.executable} {Path('examples/stdio_bot.py').resolve()}"

    rated = command(tmp_path, "arena", "pennies", "--games", "2", "--bots", f"uniform,{program}")
    simulated = command(tmp_path, "simulate", "pennies", "--games", "3")

    assert "uniform" in rated
    assert "3 games" in simulated


def test_a_broken_game_is_named_and_the_others_are_there(tmp_path: Path) -> None:
    folders = f"{BROKEN}:{PENNIES}"

    done = tinhorn_from_scratch(
        tmp_path, "simulate", "pennies", "--games", "1", **{FOLDERS: folders}
    )

    assert done.returncode == 0
    told = re.findall(r"^The game (\w+) of .* is left out", done.stderr, re.MULTILINE)
    assert sorted(told) == sorted(LEFT_OUT)


@pytest.mark.parametrize("words", [("games",), ("simulate", "winchester", "--games", "1")])
def test_broken_games_change_no_sentence_of_another(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = tinhorn_from_scratch(tmp_path, *words, **{FOLDERS: str(BROKEN)})

    assert done.returncode == 0, done.stderr
    assert "Winchester" in done.stdout or words[0] != "games"
    assert "Not Winchester" not in done.stdout
    assert done.stderr.count("exist already: game-winchester") == 1
    assert done.stderr.count("The part bots of the game partless is left out") <= 1


def test_it_is_an_environment_with_a_plain_codec() -> None:
    pytest.importorskip("gymnasium", reason="these environments need tinhorn[envs]")

    done = subprocess.run(
        [sys.executable, "-c", IN_ENVIRONMENTS],
        env=environment(Path.home(), **{FOLDERS: str(PENNIES), "PYTHONWARNINGS": "default"}),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert done.returncode == 0, done.stderr
    assert "played" in done.stdout
