"""Pictures as pixels; a mode that there is not, and a use before `reset`, get a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the environments need tinhorn[envs]")

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.error import ResetNeeded

import tinhorn.envs
from tests.envs.playing import any_legal
from tinhorn.envs.pettingzoo import SimultaneousEnv, TurnBasedEnv
from tinhorn.games import GAMES

assert tinhorn.envs


@pytest.mark.parametrize("game", [*GAMES])
def test_pixels_change_when_the_table_does(game: str) -> None:
    env = gymnasium.make(f"tinhorn/{game.capitalize()}-v0", render_mode="rgb_array")
    _, info = env.reset(seed=3)
    before: Any = env.render()
    env.step(any_legal(info["action_mask"], Random(3)))
    after: Any = env.render()

    assert before.dtype == np.uint8
    assert before.shape[1:] == (800, 3)
    assert (before != after).any()


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_has_pixels_too(kind: str) -> None:
    env = pettingzoo.make(kind, "tinhorn/dicetown_v0", render_mode="rgb_array")
    env.reset(seed=3)

    assert env.render().shape[1:] == (800, 3)


@pytest.mark.parametrize("kind", [TurnBasedEnv, SimultaneousEnv])
def test_an_unknown_render_mode_is_refused_with_those_that_there_are(kind: Any) -> None:
    with pytest.raises(ValueError, match="no render mode 'video'; there are 'human', 'ansi'"):
        kind("winchester", render_mode="video")


def test_gymnasium_refuses_an_unknown_render_mode_as_well() -> None:
    from tinhorn.envs.gymnasium import SingleAgentEnv

    with pytest.raises(ValueError, match="no render mode 'video'"):
        SingleAgentEnv("winchester", render_mode="video")


@pytest.mark.parametrize("kind", [TurnBasedEnv, SimultaneousEnv])
@pytest.mark.parametrize("early", ["render", "step"])
def test_nothing_but_reset_works_before_the_first_game(kind: Any, early: str) -> None:
    env = kind("winchester", render_mode="ansi")

    with pytest.raises(ResetNeeded, match="call reset"):
        env.render() if early == "render" else env.step({} if kind is SimultaneousEnv else 0)
