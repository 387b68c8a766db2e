"""PettingZoo classic: environments that ask one agent at a time, with observation and mask."""

from __future__ import annotations

from random import Random
from typing import Any

from measure import report
from pettingzoo.classic import texas_holdem_v4


def play(env: Any, rng: Random) -> int:
    env.reset(seed=rng.randrange(1 << 30))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions += 1
    return decisions


env = texas_holdem_v4.env(num_players=4)
report("texas_holdem_v4", lambda rng: play(env, rng))
