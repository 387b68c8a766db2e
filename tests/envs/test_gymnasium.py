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
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict
from gymnasium.utils.env_checker import check_env

import tinhorn.envs  # noqa: F401 - registers the games
from tests.envs.playing import TABLES, any_legal
from tinhorn.bots import BotError
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
    check_env(against_bots(game, players=players, render_mode="ansi").unwrapped)
    check_env(against_bots(game, players=players, mask="observation").unwrapped)


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
    with pytest.raises(ResetNeeded, match="The game is over: call reset"):
        env.step(int(np.argmax(info["action_mask"])))


@pytest.mark.parametrize("game", GAMES)
def test_the_agent_sees_its_own_table_as_the_terminal_draws_it(game: str) -> None:
    env = against_bots(game, seat=1, render_mode="ansi")
    _, info = env.reset(seed=1)

    during = env.render()
    play_on(env, info["action_mask"], seed=1)
    after = env.render()

    assert "player_3" in during
    assert "Only you see this" in during
    assert "╭" in during
    assert "player_3" in after
    assert after != during


@pytest.mark.parametrize("game", GAMES)
def test_people_can_watch(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = against_bots(game, render_mode="human")

    _, info = env.reset(seed=1)
    begun = capsys.readouterr().out
    env.step(int(np.argmax(info["action_mask"])))
    after = capsys.readouterr().out

    assert "player_3" in begun
    assert "player_3" in after
    assert after != begun


def test_without_the_terminal_a_view_tells_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tinhorn.cli.panels", None)
    env = against_bots("dicetown", render_mode="ansi")
    env.reset(seed=1)

    assert env.render() == str(env.unwrapped.table.view(env.unwrapped._own))


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_where_libraries_look_for_them(game: str) -> None:
    env = against_bots(game, mask="observation")
    observation, info = env.reset(seed=4)

    assert isinstance(env.observation_space, Dict)
    assert env.observation_space.contains(observation)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"] == 1)
    assert env.unwrapped.action_masks().dtype == bool
    assert 0 < info["action_mask"].sum() < len(info["action_mask"])


def test_a_mask_is_nowhere_else() -> None:
    with pytest.raises(ValueError, match="mask= is 'info' or 'observation'"):
        against_bots("winchester", mask="both")


@pytest.mark.parametrize("early", ["render", "action_masks", "step"])
def test_nothing_happens_before_a_reset(early: str) -> None:
    env = against_bots("winchester", render_mode="ansi").unwrapped

    with pytest.raises(ResetNeeded, match="call reset"):
        getattr(env, early)(*([0] if early == "step" else []))


def test_make_imports_the_package_by_itself() -> None:
    made = "import gymnasium; gymnasium.make('tinhorn.envs:tinhorn/Dicetown-v0')"

    done = subprocess.run([sys.executable, "-W", "error", "-c", made], capture_output=True)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat": 9}, "A table of 4 has no seat 9: seats are 0 to 3."),
        ({"opponents": ["uniform"]}, "A table of 4 has one agent and 3 opponents, not 1."),
    ],
)
def test_an_impossible_table_is_refused_at_once(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        against_bots("winchester", **given)


def test_unknown_opponents_are_refused_at_once() -> None:
    with pytest.raises(BotError):
        against_bots("winchester", opponents="nobody")
