"""A policy is as strong in the batched game as in the engine."""

from __future__ import annotations

from math import sqrt
from random import Random

import numpy as np
import pytest

from tests.batch.dicetown.replayed import played_out
from tinhorn.games import dicetown
from tinhorn.games.dicetown.batch import Rules
from tinhorn.games.dicetown.codec import actions as ids
from tinhorn.games.dicetown.codec import engine
from tinhorn.kernel.game import CHANCE

DEVIATIONS = 3.5
"""Two equal policies differ by more in one of two thousand runs."""

WEIGHTS = np.ones((2, ids.NUM_ACTIONS), np.float32)
"""Seat 0 keeps one die at a time, which is free, and offers nothing; the others choose anything."""
WEIGHTS[0, [ids.KEEP + (1 << position) for position in range(5)]] = 50
WEIGHTS[0, ids.OFFER_NOTHING] = 50


def won_in_engine(rng: Random) -> bool:
    state = dicetown.new(dicetown.Setup(players=2))
    while (outcome := dicetown.outcome(state)) is None:
        seat = dicetown.pending(state)[0].seat
        if seat == CHANCE:
            state = dicetown.apply(state, CHANCE, dicetown.chance(state, rng)).state
            continue
        options = engine.options(state, seat)
        weights = WEIGHTS[min(seat, 1), list(options)].tolist()
        chosen = rng.choices(list(options), weights)[0]
        state = dicetown.apply(state, seat, options[chosen]).state
    return 0 in outcome.ranking[0]


@pytest.mark.slow  # test_equal.py compares every position of the same games
def test_a_policy_wins_as_often_in_the_batched_game_as_in_the_engine() -> None:
    require_equal_strength(engine_games=60, seeds=range(5, 6))


@pytest.mark.slow
def test_a_policy_wins_as_often_in_many_games() -> None:
    require_equal_strength(engine_games=2_000, seeds=range(100, 132))


def require_equal_strength(*, engine_games: int, seeds: range) -> None:
    rng = Random(11)
    one = np.mean([won_in_engine(rng) for _ in range(engine_games)])
    played = [played_out([Rules(players=2)], seed=seed, weights=WEIGHTS) for seed in seeds]
    batched_wins = np.concatenate([shown.rewards[-1][:, 0] for shown in played])
    two = batched_wins.mean()
    spread = sqrt(one * (1 - one) / engine_games + two * (1 - two) / len(batched_wins))

    assert abs(one - two) < DEVIATIONS * spread
    assert min(one, two) > 0.55
