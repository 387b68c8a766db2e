"""PettingZoo's own suites, and whole games in both of its interfaces."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="these environments need tinhorn[envs]")

import numpy as np
import pettingzoo
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import tinhorn.envs  # noqa: F401 - registers the games
from tests.envs.playing import TABLES, any_legal
from tinhorn.games import GAMES
from tinhorn.kernel.errors import SetupError


def turn_based(game: str, players: int = 3, **options: Any) -> Any:
    return pettingzoo.make("aec", f"tinhorn/{game}_v0", players=players, **options)


def simultaneous(game: str, players: int = 3, **options: Any) -> Any:
    return pettingzoo.make("parallel", f"tinhorn/{game}_v0", players=players, **options)


def play_on(env: Any, seed: int) -> list[tuple[str, int, float]]:
    """Play at random to the end; return who did what, and what each agent had won by then."""
    rng, story = Random(seed), []
    for agent in env.agent_iter():
        _, reward, is_over, _, info = env.last()
        action = None if is_over else any_legal(info["action_mask"], rng)
        story.append((agent, -1 if action is None else action, reward))
        env.step(action)
    return story


def play_together(env: Any, infos: Any, seed: int) -> list[Any]:
    """Play at random to the end; return all actions, and at last the rewards."""
    rng, story = Random(seed), []
    while env.agents:
        actions = {agent: any_legal(infos[agent]["action_mask"], rng) for agent in env.agents}
        _, rewards, _, _, infos = env.step(actions)
        story.append(actions)
    return [*story, rewards]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_its_api(game: str, players: int) -> None:
    api_test(turn_based(game, players), num_cycles=1000)


# PettingZoo expects dictionaries of its own board games only, by their names.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_its_api_with_masks_in_observations(game: str) -> None:
    api_test(turn_based(game, mask="observation"), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: turn_based(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_games_render_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **mode: turn_based(game, **mode))

    assert "player_2" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_its_parallel_api(game: str, players: int) -> None:
    parallel_api_test(simultaneous(game, players), num_cycles=1000)
    parallel_api_test(simultaneous(game, players, mask="observation"), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_parallel_game(game: str) -> None:
    parallel_seed_test(lambda: simultaneous(game))
    parallel_seed_test(lambda: simultaneous(game, mask="observation"))


@pytest.mark.parametrize("game", GAMES)
def test_spectators_see_a_parallel_game(game: str) -> None:
    env = simultaneous(game, render_mode="ansi")
    env.reset(seed=1)

    assert "player_2" in env.render()
    assert "Only you see this" not in env.render()


def test_the_observation_of_an_agent_that_is_not_asked_allows_nothing() -> None:
    env = turn_based("winchester", mask="observation", first=1)
    env.reset(seed=1)

    assert env.observe("player_1")["action_mask"].any()
    assert not env.observe("player_2")["action_mask"].any()
    assert env.observation_space("player_2").contains(env.observe("player_2"))


@pytest.mark.parametrize("make", [turn_based, simultaneous])
def test_nobody_acts_before_a_reset(make: Any) -> None:
    env = make("winchester")

    with pytest.raises((AssertionError, ResetNeeded), match=r"reset\(\)"):
        env.step({} if make is simultaneous else 0)


@pytest.mark.parametrize("kind", ["aec", "parallel"])
@pytest.mark.parametrize("game", GAMES)
def test_four_play_where_nothing_else_is_said(game: str, kind: Any) -> None:
    assert len(pettingzoo.make(kind, f"tinhorn/{game}_v0").possible_agents) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_taken_in_mid_game_plays_on_identically(game: str) -> None:
    env = turn_based(game)
    env.reset(seed=5)
    for _ in range(40):
        env.step(any_legal(env.last()[4]["action_mask"], Random(1)))

    twin = copy.deepcopy(env)

    assert play_on(twin, seed=9) == play_on(env, seed=9)
    assert twin.table.state == env.table.state


@pytest.mark.parametrize("game", GAMES)
def test_the_winners_share_one(game: str) -> None:
    env = turn_based(game)
    env.reset(seed=3)

    story = play_on(env, seed=3)

    last = {agent: reward for agent, _, reward in story[-3:]}
    outcome = GAMES[game].outcome(env.table.state)
    assert outcome is not None
    winners = outcome.ranking[0]
    assert sum(last.values()) == pytest.approx(1)
    assert [f"player_{seat}" for seat in winners] == [agent for agent in last if last[agent]]


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_ends_the_game_and_costs_its_player(game: str) -> None:
    env = turn_based(game)
    env.reset(seed=3)
    offender, mask = env.agent_selection, env.last()[4]["action_mask"]

    env.step(int(np.argmin(mask)))

    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}


def test_players_who_are_asked_at_once_act_at_once() -> None:
    env = simultaneous("dicetown", players=5)

    _, infos = env.reset(seed=1)

    assert [info["is_asked"] for info in infos.values()] == [True] * 5
    played = play_together(env, infos, seed=2)
    assert sum(played[-1].values()) == pytest.approx(1)


def test_a_parallel_step_without_an_answer_is_refused_with_a_sentence() -> None:
    env = simultaneous("dicetown", players=2)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="player_0, player_1 are asked: step"):
        env.step({})


def test_a_copy_of_a_parallel_game_plays_on_identically() -> None:
    env = simultaneous("dicetown")
    _, infos = env.reset(seed=1)
    env.step({agent: any_legal(infos[agent]["action_mask"], Random(1)) for agent in env.agents})
    infos, twin = env._infos(), copy.deepcopy(env)

    assert play_together(twin, infos, seed=4) == play_together(env, infos, seed=4)
    assert twin.table.state == env.table.state


def test_each_offender_of_a_parallel_step_pays() -> None:
    env = simultaneous("dicetown")
    _, infos = env.reset(seed=1)
    actions = {agent: any_legal(infos[agent]["action_mask"], Random(1)) for agent in env.agents}
    illegal = int(np.argmin(infos["player_1"]["action_mask"]))

    _, rewards, over, _, _ = env.step(actions | {"player_1": illegal})

    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    assert env.agents == []


def test_games_follow_each_other_without_a_new_seed() -> None:
    one, other = turn_based("winchester"), turn_based("winchester")
    states = []
    for env in (one, other):
        env.reset(seed=8)
        first = env.table.state
        env.reset()
        states.append((first, env.table.state))

    assert states[0] == states[1]
    assert states[0][0] != states[0][1]


@pytest.mark.parametrize("options", [{"claims": "never"}, {"poker": "on"}])
def test_table_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        turn_based("winchester", **options)


def test_table_options_reach_the_game() -> None:
    env = turn_based("winchester", claims="manual", first=2)
    env.reset(seed=1)

    assert env.table.state.setup.claims == "manual"
    assert env.agent_selection == "player_2"


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_game_plays_on_identically(game: str) -> None:
    env = turn_based(game)
    env.reset(seed=6)

    twin = pickle.loads(pickle.dumps(env))

    assert play_on(twin, seed=2) == play_on(env, seed=2)
