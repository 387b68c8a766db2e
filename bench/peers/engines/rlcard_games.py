"""RLCard: card games in Python, one observation for each decision."""

from __future__ import annotations

from random import Random
from typing import Any

import rlcard
from measure import report


def play(env: Any, rng: Random) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


for name, config in (("limit-holdem", {"game_num_players": 4}), ("uno", {})):
    env = rlcard.make(name, config=config)
    report(name, lambda rng, env=env: play(env, rng))
