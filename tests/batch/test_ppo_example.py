"""The PPO example: its estimates are right, and a tiny run goes through to the plot."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("jax", reason="the batched rules need tinhorn[jax]")

import jax
import jax.numpy as jnp

from tinhorn.arena.contest import Contest, hold
from tinhorn.games import winchester

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_winchester.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("ppo_winchester", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def steps(example: Any, *rows: tuple[bool, float, float, bool]) -> Any:
    """Samples of one game: whose step it is, its value, the reward, whether the game ends."""
    columns = [jnp.array(column)[:, None] for column in zip(*rows, strict=True)]
    is_learner, value, reward, is_over = columns
    nothing = jnp.zeros((len(rows), 1))
    return example.Sample(nothing, nothing, nothing, nothing, value, is_learner, reward, is_over)


def test_what_others_do_between_two_steps_of_the_learner_is_one_step(example: Any) -> None:
    samples = steps(
        example,
        (True, 0.5, 0.0, False),
        (False, 9.0, 0.0, False),
        (True, 0.6, 0.0, False),
        (False, 9.0, 1.0, True),
        (True, 0.2, 0.0, False),
    )

    found = example.advantages(samples, jnp.array([0.4]))[:, 0]

    last = 1.0 - 0.6
    first = 0.995 * 0.6 - 0.5 + 0.995 * 0.95 * last
    assert jnp.allclose(found[jnp.array([0, 2, 4])], jnp.array([first, last, 0.995 * 0.4 - 0.2]))


def test_the_samples_of_the_learner_come_first(example: Any) -> None:
    is_learner = jnp.array([[False, True, False, False], [True, False, False, False]])

    found = example.own_samples(jnp.arange(8).reshape(2, 4), is_learner)

    assert sorted(found.tolist()) == [1, 4]


def test_a_step_of_learning_makes_a_good_action_likelier(example: Any) -> None:
    network = example.new_network(jax.random.key(1), 5, 3)
    seen, mask = jnp.ones((8, 5)), jnp.array([[True, True, False]] * 8)
    action = jnp.array([0, 1] * 4)
    logits, value = example.evaluate(network, seen, mask)
    before = example.log_probability(logits, action)
    own = jnp.ones(8, bool)
    samples = example.Sample(seen, mask, action, before, value, own, value, own)
    zeros = jax.tree.map(jnp.zeros_like, network)
    adam = example.Adam(jnp.zeros((), jnp.int32), zeros, zeros)

    batch = (samples, jnp.array([1.0, -1.0] * 4), value)
    network, _ = example.learn(network, adam, batch, jax.random.key(2))

    after, _ = example.evaluate(network, seen, mask)
    assert (example.log_probability(after, action)[0] > before[0]).item()
    assert (jax.nn.softmax(after)[:, 2] == 0).all()


def test_a_tiny_run_writes_a_plot_and_its_network_plays_in_the_arena(
    example: Any, tmp_path: Path, capsys: Any
) -> None:
    saved = tmp_path / "ppo.npz"
    words = ("--games", "8", "--steps", "64", "--iterations", "4", "--plot", tmp_path / "ppo.svg")

    example.main([*map(str, (*words, "--save", saved))])

    bots = (f"weights:{saved}", "uniform")
    setup = winchester.Setup(players=4)
    found = hold(Contest(game="winchester", setup=setup, bots=bots, games=4, seed=1))
    assert [entrant.forfeits for entrant in found.entrants] == [0, 0]

    picture = ElementTree.parse(tmp_path / "ppo.svg").getroot()
    (line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    rates = capsys.readouterr().out.splitlines()
    assert len(line.attrib["points"].split()) == len(rates) > 0
    assert all("win rate" in rate for rate in rates)
