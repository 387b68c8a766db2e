"""Networks are trained on arrays and play on views: both must give them the same numbers."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.random_play import random_play
from tinhorn.games import winchester
from tinhorn.games.winchester.bots.features import features
from tinhorn.kernel.game import CHANCE
from tinhorn.testing.random_play import all_setups

jax = pytest.importorskip("jax")


@pytest.mark.parametrize(
    "players", [*(pytest.param(few, marks=pytest.mark.slow) for few in (3, 4)), 5]
)
def test_a_view_has_the_same_features_in_arrays(players: int) -> None:
    from tinhorn.games.winchester.batch.opponents.features import see
    from tinhorn.games.winchester.codec.views import from_view

    numbers, rng, compared = jax.jit(lambda seen: see(seen).features), Random(players), 0
    for _ in range(12):
        setup = rng.choice(all_setups(winchester, players))
        for state in random_play(winchester, setup, rng):
            for decision in winchester.pending(state):
                if decision.seat != CHANCE and decision.kind != "claim" and rng.random() < 0.5:
                    view = winchester.view(state, rng.randrange(players))
                    expected = features(view)
                    found = numbers(from_view(view)).tolist()
                    assert found == pytest.approx(expected, abs=1e-4)
                    compared += 1
    assert compared > 200
