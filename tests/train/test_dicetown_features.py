"""Networks are trained with JAX and play with NumPy: both must give them the same numbers."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.random_play import random_play
from tinhorn.games import dicetown
from tinhorn.kernel.game import CHANCE

jax = pytest.importorskip("jax")


@pytest.mark.slow
def test_a_view_has_the_same_features_with_jax_and_numpy() -> None:
    from tinhorn.games.dicetown.bots.network.features import see
    from tinhorn.games.dicetown.codec.views import from_view

    compiled, rng, compared = jax.jit(see), Random(1), 0
    for players in dicetown.PLAYERS:
        for state in random_play(dicetown, dicetown.Setup(players=players), rng):
            for decision in dicetown.pending(state)[:1]:
                if decision.seat != CHANCE and rng.random() < 0.3:
                    observation = from_view(dicetown.view(state, decision.seat))
                    arrays = jax.tree.map(jax.numpy.asarray, observation)
                    for fast, plain in zip(compiled(arrays), see(observation), strict=True):
                        assert fast.tolist() == pytest.approx(plain.tolist(), abs=1e-4)
                    compared += 1
    assert compared > 100
