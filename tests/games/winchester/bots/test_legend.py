"""The bots that play by trained networks, and the networks themselves."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests.support.random_play import random_play
from tests.support.secrets import SECRETS
from tinhorn.arena.simulation import simulate
from tinhorn.bots import BotError, bot_named
from tinhorn.bots.network import in_python, softmax, with_numpy
from tinhorn.bots.value import evaluate
from tinhorn.bots.weights import WrongWeightsError, weights
from tinhorn.games import dicetown, winchester
from tinhorn.games.winchester.bots.features import FEATURES_VERSION, features
from tinhorn.games.winchester.bots.legend import WEIGHTS, choices
from tinhorn.games.winchester.state import Setup, State
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import CHANCE
from tinhorn.testing.random_play import all_setups

NETWORKS = weights(WEIGHTS, FEATURES_VERSION).networks


def asked_states(rng: Random) -> list[State]:
    return [
        state
        for players in winchester.PLAYERS
        for setup in rng.sample(all_setups(winchester, players), 3)
        for state in random_play(winchester, setup, rng)
        if any(asked.seat != CHANCE for asked in winchester.pending(state))
        if rng.random() < 0.1
    ]


def views(rng: Random) -> list[View]:
    """Return what the seat that is asked sees."""
    return [
        winchester.view(state, winchester.pending(state)[0].seat) for state in asked_states(rng)
    ]


def test_the_weights_are_made_for_these_features() -> None:
    about = weights(WEIGHTS, FEATURES_VERSION).about
    (seen, *_) = views(Random(1))

    assert about.game == "winchester"
    assert about.features == FEATURES_VERSION
    assert about.hardware
    assert f"--seed {about.seed}" in about.command
    assert about.commit
    assert about.iterations > 0
    for layers in NETWORKS.values():
        assert len(layers[0][0][0]) == len(features(seen))


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(WrongWeightsError, match="features 1, not 99"):
        weights(WEIGHTS, 99)


def test_a_bot_plays_by_the_weights_of_a_folder(tmp_path: Path) -> None:
    shipped = files("tinhorn.games.winchester").joinpath("bots", "weights", "policy.npz")
    (tmp_path / "winchester.npz").write_bytes(shipped.read_bytes())
    bots = (f"weights:{tmp_path}", "deputy", "deputy")

    from_folder = simulate(winchester, Setup(players=3), bots, 2, 1)
    legend = simulate(winchester, Setup(players=3), ("legend", "deputy", "deputy"), 2, 1)

    assert from_folder.by_bot == legend.by_bot


@pytest.mark.parametrize("file", [b"", b"no zip"])
def test_a_folder_without_weights_is_refused(file: bytes, tmp_path: Path) -> None:
    (tmp_path / "winchester.npz").write_bytes(file)

    for folder in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BotError, match="has no weights for"):
            bot_named(f"weights:{folder}", "winchester", Random(), allow_programs=True)


def test_only_names_typed_on_this_machine_read_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="has no bot called"):
        bot_named(f"weights:{tmp_path}", "winchester", Random())


def test_the_actor_has_a_logit_for_every_choice() -> None:
    for seen in views(Random(2)):
        assert seen.viewer is not None
        assert len(NETWORKS["actor"][-1][1]) == len(choices(seen, seen.viewer))


@pytest.mark.parametrize("name", sorted(NETWORKS))
def test_networks_say_the_same_with_numpy_and_in_plain_python(name: str) -> None:
    pytest.importorskip("numpy")
    plain, fast = in_python(NETWORKS[name]), with_numpy(NETWORKS[name])

    for seen in views(Random(3))[:20]:
        inputs = features(seen)
        assert plain(inputs) == pytest.approx(fast(inputs), abs=1e-3, rel=1e-3)


def test_softmax_gives_chances() -> None:
    assert softmax([0.0, 0.0]) == [0.5, 0.5]
    assert softmax([1000.0, 0.0]) == pytest.approx([1.0, 0.0])
    assert max(softmax([1.0, 0.0], temperature=5.0)) < max(softmax([1.0, 0.0]))


def test_chances_to_win_add_up_to_one() -> None:
    for seen in views(Random(4)):
        chances = evaluate(winchester, seen)
        assert len(chances) == len(seen.players)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0


def test_chances_to_win_depend_on_nothing_that_the_viewer_does_not_know() -> None:
    rng = Random(5)

    for state in asked_states(rng):
        seat = rng.randrange(len(state.players))
        other = SECRETS["winchester"].shuffle_secrets(state, seat, rng)
        assert evaluate(winchester, winchester.view(state, seat)) == evaluate(
            winchester, winchester.view(other, seat)
        )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stronger", "weaker", "expected"),
    [("deputy", "greenhorn", 0.4), ("marshal", "deputy", 0.3), ("legend", "marshal", 0.3)],
)
def test_each_level_of_winchester_beats_the_level_below(
    stronger: str, weaker: str, expected: float
) -> None:
    results = simulate(winchester, Setup(players=4), (stronger, *[weaker] * 3), 240, 1)

    assert results.by_bot[0].win_rate > expected


@pytest.mark.slow
def test_the_deputy_of_dice_town_beats_the_greenhorn() -> None:
    bots = ("deputy", *["greenhorn"] * 3)

    results = simulate(dicetown, dicetown.Setup(players=4), bots, 120, 1)

    assert results.by_bot[0].win_rate > 0.4
