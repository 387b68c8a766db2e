"""The legend of Dice Town, which plays by a trained network."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests.support.random_play import random_play
from tinhorn.arena.simulation import simulate
from tinhorn.bots import bot_named
from tinhorn.bots.weights import weights
from tinhorn.games import dicetown
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import CHANCE
from tinhorn.testing.random_play import all_setups

SUMS_OF_VERSION_1 = (6160786.55548, 12596849.75012, 5531437.02382)
"""Of features, candidates and worths, each number times its place: of all views of the test."""
WITHOUT_NUMPY = """
import sys
from random import Random
sys.modules["numpy"] = None
from tinhorn.bots import bot_named
from tinhorn.arena.schedule import play_out
from tinhorn.games import dicetown
bots = [bot_named("legend", "dicetown", Random(seat)) for seat in range(2)]
played = play_out(dicetown, dicetown.Setup(players=2), bots, Random(1))
print(type(bots[0]).__name__, dicetown.outcome(played.state) is not None)
"""


def setups_of_training(players: int) -> list[dicetown.Setup]:
    """List every combination of options but `memory`, which shows more of the same positions."""
    return [setup for setup in all_setups(dicetown, players) if setup.memory == "secret"]


def views(rng: Random) -> list[View]:
    """Return what the seats that are asked see, with every number of players."""
    return [
        dicetown.view(state, asked.seat)
        for players in dicetown.PLAYERS
        for setup in rng.sample(setups_of_training(players), 1)
        for state in random_play(dicetown, setup, rng)
        for asked in dicetown.pending(state)[:1]
        if asked.seat != CHANCE and rng.random() < 0.1
    ]


def test_the_network_reads_the_numbers_that_it_was_trained_with() -> None:
    """A change here needs a new version of the features, and a new training."""
    np = pytest.importorskip("numpy")
    from tinhorn.games.dicetown.bots.network.features import FEATURES_VERSION, see
    from tinhorn.games.dicetown.codec.views import from_view

    seen = [see(from_view(view)) for view in views(Random(1))]
    sums = tuple(
        sum(float(part @ np.arange(len(part))) for part in parts)
        for parts in zip(*seen, strict=True)
    )

    assert FEATURES_VERSION == 1
    assert sums == pytest.approx(SUMS_OF_VERSION_1, rel=1e-5)


def test_the_weights_fit_the_features_and_the_outputs() -> None:
    pytest.importorskip("numpy")
    from tinhorn.games.dicetown.bots.network.features import FEATURES_VERSION, see
    from tinhorn.games.dicetown.bots.network.player import WEIGHTS
    from tinhorn.games.dicetown.bots.network.policy import CANDIDATES, OUTPUTS
    from tinhorn.games.dicetown.codec.views import from_view

    found = weights(WEIGHTS, FEATURES_VERSION)
    seen = see(from_view(views(Random(1))[0]))
    layers = found.networks["actor"]

    assert found.about.game == "dicetown"
    assert len(layers[0][0][0]) == len(seen.features)
    assert (len(layers[-1][1]), len(seen.candidates)) == (OUTPUTS, CANDIDATES)


def test_a_bot_plays_by_the_weights_of_a_folder(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    shipped = files("tinhorn.games.dicetown").joinpath("bots", "weights", "policy.npz")
    (tmp_path / "dicetown.npz").write_bytes(shipped.read_bytes())
    setup = dicetown.Setup(players=2)

    from_folder = simulate(dicetown, setup, (f"weights:{tmp_path}", "deputy"), 1, 1)
    legend = simulate(dicetown, setup, ("legend", "deputy"), 1, 1)

    assert from_folder.by_bot == legend.by_bot


def test_without_numpy_the_legend_is_a_bot_that_needs_none() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMPY]

    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["LegendWithoutNumpy", "True"]


@pytest.mark.slow
def test_the_legend_beats_three_marshals() -> None:
    pytest.importorskip("numpy")

    results = simulate(dicetown, dicetown.Setup(players=4), ("legend", *["marshal"] * 3), 200, 1)

    assert results.by_bot[0].win_rate > 0.38


def test_a_legend_in_doubt_leaves_the_choice_to_chance() -> None:
    pytest.importorskip("numpy")
    from tinhorn.games.dicetown.bots.network.player import DicetownLegend

    seen = max(views(Random(1)), key=lambda view: len(view.options))
    assert seen.decision is not None

    sure = {bot_named("legend", "dicetown", Random(n)).choose(seen, seen.decision) for n in (1, 2)}
    unsure = {
        DicetownLegend(Random(n), temperature=50.0).choose(seen, seen.decision) for n in range(8)
    }

    assert len(sure) == 1
    assert len(unsure) > 1
