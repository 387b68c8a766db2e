"""Gymnasium's own checks, and games of one agent against bots."""

from __future__ import annotations

import copy
import subprocess
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="these environments need tinhorn[envs]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import tinhorn.envs  # noqa: F401 - registers the games
from tests.envs.playing import TABLES, any_legal
from tinhorn.games import GAMES


def against_bots(game: str, **options: Any) -> Any:
    return gymnasium.make(f"tinhorn.envs:tinhorn/{game.capitalize()}-v0", **options)


def play_on(env: Any, mask: Any, seed: int) -> list[float]:
    """Play at random to the end and return all rewards."""
    rng, rewards, is_over = Random(seed), [], False
    while not is_over:
        _, reward, is_over, _, info = env.step(any_legal(mask, rng))
        rewards.append(reward)
        mask = info["action_mask"]
    return rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_its_api(game: str, players: int) -> None:
    check_env(against_bots(game, players=players).unwrapped)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["uniform", ["heuristic", "uniform"]])
def test_an_agent_plays_whole_games_against_bots(game: str, opponents: Any) -> None:
    env = against_bots(game, players=3, opponents=opponents)
    for seed in range(3):
        _, info = env.reset(seed=seed)

        rewards = play_on(env, info["action_mask"], seed)

        outcome = GAMES[game].outcome(env.unwrapped.table.state)
        assert outcome is not None
        winners = outcome.ranking[0]
        assert rewards[:-1] == [0.0] * (len(rewards) - 1)
        assert rewards[-1] == (1 / len(winners) if info["seat"] in winners else 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_taken_in_mid_game_plays_on_identically(game: str) -> None:
    env = against_bots(game, players=3).unwrapped
    _, info = env.reset(seed=5)
    for _ in range(10):
        info = env.step(any_legal(info["action_mask"], Random(1)))[4]

    twin = copy.deepcopy(env)

    assert play_on(twin, info["action_mask"], 9) == play_on(env, info["action_mask"], 9)
    assert twin.table.state == env.table.state


def test_every_game_draws_a_seat_unless_one_is_given() -> None:
    drawn, fixed = against_bots("winchester"), against_bots("winchester", seat=2)

    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_ends_the_game_and_costs_the_agent(game: str) -> None:
    env = against_bots(game)
    _, info = env.reset(seed=1)

    _, reward, is_over, is_cut, _ = env.step(int(np.argmin(info["action_mask"])))

    assert (reward, is_over, is_cut) == (-1.0, True, False)


def test_the_text_of_the_table_can_be_rendered() -> None:
    env = against_bots("dicetown", render_mode="ansi")
    env.reset(seed=1)

    assert "player 3: " in env.render()


@pytest.mark.parametrize("wrong", [{"opponents": ["uniform"]}, {"seat": 4}])
def test_a_table_that_cannot_be_filled_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="one agent and 3 opponents"):
        against_bots("winchester", **wrong)


def test_make_imports_the_package_by_itself() -> None:
    made = "import gymnasium; gymnasium.make('tinhorn.envs:tinhorn/Dicetown-v0')"

    done = subprocess.run([sys.executable, "-W", "error", "-c", made], capture_output=True)

    assert done.returncode == 0, done.stderr
