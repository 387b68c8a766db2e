"""Networks of one's own: `weights:FILE.npz`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="networks in files need NumPy")

import numpy as np

from tinhorn.arena.schedule import require_playable
from tinhorn.arena.simulation import MatchUp, play
from tinhorn.bots import BotError, bot_named
from tinhorn.envs.codec import codec_of
from tinhorn.games import GAMES
from tinhorn.kernel.play import Play

HIDDEN = 8


def asked(game: str) -> tuple[Any, Any]:
    """Return the first view in which a seat has a choice, and its decision."""
    rules = GAMES[game]
    table: Any = Play(rules, rules.Setup(players=4))
    table.settle(Random(1))
    (decision, *_) = rules.pending(table.state)
    return rules.view(table.state, decision.seat), decision


def layers(game: str, favourite: int | None = None) -> dict[str, Any]:
    """Return two layers; the bias of the last one prefers one action id."""
    view, _ = asked(game)
    codec, rng = codec_of(game), np.random.default_rng(1)
    inputs, outputs = len(codec.vector(view)), codec.num_actions
    found = {
        "w0": rng.normal(size=(inputs, HIDDEN)),
        "b0": np.zeros(HIDDEN),
        "w1": rng.normal(size=(HIDDEN, outputs)),
        "b1": np.zeros(outputs),
    }
    if favourite is not None:
        found["b1"][favourite] = 1e9
    return found


@pytest.mark.parametrize("game", [*GAMES])
def test_a_network_takes_the_legal_action_that_it_rates_highest(game: str, tmp_path: Path) -> None:
    view, decision = asked(game)
    codec, file = codec_of(game), tmp_path / "own.npz"
    wanted = view.options[-1]
    np.savez(file, **layers(game, codec.encode(wanted, view, decision.seat)))

    bot = bot_named(f"weights:{file}", game, Random(1), allow_programs=True)

    assert bot.choose(view, decision) == wanted


@pytest.mark.parametrize("log_inputs", [False, True])
def test_the_inputs_are_those_that_it_was_trained_with(
    tmp_path: Path,
    log_inputs: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    view, decision = asked("winchester")
    codec, own, file = codec_of("winchester"), layers("winchester"), tmp_path / "own.npz"
    np.savez(file, log_inputs=log_inputs, **own)

    chosen = bot_named(f"weights:{file}", "winchester", Random(1), allow_programs=True).choose(
        view, decision
    )

    seen = codec.vector(view).astype(np.float32)
    seen = np.sign(seen) * np.log1p(np.abs(seen)) if log_inputs else seen
    rated = np.maximum(seen @ own["w0"] + own["b0"], 0) @ own["w1"] + own["b1"]
    ids = [codec.encode(option, view, decision.seat) for option in view.options]
    assert chosen == view.options[int(np.argmax(rated[ids]))]


@pytest.mark.parametrize("game", [*GAMES])
def test_a_network_plays_whole_games(game: str, tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    np.savez(file, **layers(game))
    bots = (f"weights:{file}", "uniform", "uniform", "uniform")

    played = play(MatchUp(game=game, setup=GAMES[game].Setup(players=4), bots=bots, seed=1), 0)

    assert played.forfeits == ()


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    own, empty, text = layers("winchester"), tmp_path / "empty.npz", tmp_path / "text.npz"
    np.savez(empty)
    text.write_text("no network")
    files = [empty, text, tmp_path / "missing.npz"]
    for name, changed in (
        ("cut", {"b1": own["b1"][:-1]}),
        ("gap", {"w1": own["w1"][:-1]}),
        ("half", {"b0": None}),
    ):
        kept = {key: array for key, array in {**own, **changed}.items() if array is not None}
        np.savez(tmp_path / f"{name}.npz", **kept)
        files.append(tmp_path / f"{name}.npz")

    for file in files:
        with pytest.raises(BotError, match="has no weights for winchester"):
            bot_named(f"weights:{file}", "winchester", Random(1), allow_programs=True)


def test_a_network_for_other_observations_is_refused_or_forfeits(tmp_path: Path) -> None:
    own, file = layers("winchester"), tmp_path / "own.npz"
    np.savez(file, **{**own, "w0": own["w0"][:-1]})
    bots = (f"weights:{file}", "uniform", "uniform", "uniform")
    setup = GAMES["winchester"].Setup(players=4)

    with pytest.raises(BotError, match="has no weights for winchester"):
        require_playable("winchester", setup, bots)
    (forfeit,) = play(MatchUp(game="winchester", setup=setup, bots=bots, seed=1), 0).forfeits

    assert forfeit.reason.key == "bot-weights"
