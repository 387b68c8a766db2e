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
from gymnasium.spaces import Box, Dict
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import tinhorn.envs  # noqa: F401 - registers the games
from tests.envs.playing import TABLES, any_legal
from tinhorn.games import GAMES, dicetown

PARALLEL = [("dicetown", players) for players in dicetown.PLAYERS]


def turn_based(game: str, players: int = 3, **options: Any) -> Any:
    return pettingzoo.make("aec", f"tinhorn/{game}", players=players, **options)


def simultaneous(game: str, players: int = 3, **options: Any) -> Any:
    return pettingzoo.make("parallel", f"tinhorn/{game}", players=players, **options)


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


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: turn_based(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_games_render_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **mode: turn_based(game, **mode))

    assert "player 2: " in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), PARALLEL)
def test_pettingzoo_finds_its_parallel_api(game: str, players: int) -> None:
    parallel_api_test(simultaneous(game, players), num_cycles=1000)
    parallel_api_test(_Masked(simultaneous(game, players)), num_cycles=1000)


def test_the_same_seed_gives_the_same_parallel_game() -> None:
    parallel_seed_test(lambda: simultaneous("dicetown"))
    parallel_seed_test(lambda: _Masked(simultaneous("dicetown")))


class _Masked(pettingzoo.ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Shows the masks where PettingZoo's suite looks for them, so that it plays legally."""

    def __init__(self, env: Any) -> None:
        self.env, self.metadata = env, env.metadata
        self.possible_agents = env.possible_agents
        mask = Box(0, 1, (env._seats.codec.num_actions,), np.int8)
        self.observation_spaces = {
            agent: Dict(observation=env.observation_space(agent), action_mask=mask)
            for agent in env.possible_agents
        }

    @property
    def agents(self) -> Any:
        return self.env.agents

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.env.action_space(agent)

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        observations, infos = self.env.reset(seed=seed, options=options)
        return self._merged(observations, infos), infos

    def step(self, actions: Any) -> Any:
        observations, *rest, infos = self.env.step(actions)
        return self._merged(observations, infos), *rest, infos

    def _merged(self, observations: Any, infos: Any) -> Any:
        shown = {
            agent: {"observation": seen, "action_mask": infos[agent]["action_mask"]}
            for agent, seen in observations.items()
        }
        assert all(self.observation_spaces[agent].contains(shown[agent]) for agent in shown)
        return shown


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
    with pytest.raises(ValueError, match="winchester has no such table options"):
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
