"""Fit the chance to win of each seat (`tinhorn.bots.value`) on games of bots of all levels.

    PYTHONPATH=src python -m tools.fit_value dicetown --games 2400

Writes the judge's network beside the other weights of the game, and for Dice Town also the prices
of things (`tools/prices.py`), from the same games. Each seat has a random level. The number of a
game is the seed of its randomness, so the command gives the same games everywhere, whatever the
number of processes. Needs NumPy.
"""

from __future__ import annotations

import argparse
import platform
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.game_bots import bots_of, shares
from tinhorn.bots.weights import About
from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown.bots import value as dicetown_value
from tinhorn.games.dicetown.bots.value.features import FEATURES_VERSION as DICETOWN_FEATURES
from tinhorn.games.dicetown.bots.value.features import features as dicetown_features
from tinhorn.games.winchester.bots import value as winchester_value
from tinhorn.games.winchester.bots.value.features import FEATURES_VERSION as WINCHESTER_FEATURES
from tinhorn.games.winchester.bots.value.features import features as winchester_features
from tinhorn.games.winchester.phases import DrawingPlot
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.log import steps
from tinhorn.kernel.record import Record
from tools import prices


class Task(Struct, frozen=True):
    """What differs from game to game."""

    game: AnyGame
    file: Path
    version: int
    features: Callable[[Any], list[list[float]]]
    judged: Callable[[Any], Any]
    """The state that is judged instead of this one; `None` if this one is not used."""
    sizes: tuple[int, ...]
    """The numbers of players, in turn: four is the usual table."""
    noted: Callable[[Record[Any, Any]], prices.Noted | None] = lambda _: None
    """What the prices of things are fitted to."""


def between_auctions(state: Any) -> Any:
    return state if isinstance(state.phase, DrawingPlot) else None


TASKS: Final = {
    "dicetown": Task(
        dicetown,
        dicetown_value.FILE,
        DICETOWN_FEATURES,
        dicetown_features,
        dicetown_value.settled,
        (4, 3, 4, 5, 2, 4),
        prices.noted,
    ),
    "winchester": Task(
        winchester,
        winchester_value.FILE,
        WINCHESTER_FEATURES,
        winchester_features,
        between_auctions,
        (4, 3, 4, 5),
    ),
}
POSITIONS: Final = 30
"""How many positions of each game are used, at most."""
SEATS: Final = 5
HIDDEN: Final = (32,)
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 1e-4
HELD_BACK: Final = 0.15
"""The part of the games that only measures the reliability."""
BINS: Final = 10

Layers = list[tuple[Any, Any]]


def game_of(task: Task, number: int) -> Record[Any, Any]:
    players = task.sizes[number % len(task.sizes)]
    minds = [Random(f"{number}/{seat}") for seat in range(players)]
    levels = tuple(bots_of(task.game.NAME).levels)
    bots = [bot_named(rng.choice(levels), task.game.NAME, rng) for rng in minds]
    dice = Random(f"{number}/c")
    played = play_out(task.game, task.game.Setup(players=players), bots, dice)
    return played.record(("x",) * players)


Rows = list[tuple[Any, Any]]
"""Features and result, both padded to five seats, of some positions of a game."""


def positions(name: str, seed: int, number: int) -> tuple[Rows, prices.Noted | None]:
    """Play a game and choose some of its positions; note what its prices are fitted to."""
    task = TASKS[name]
    record = game_of(task, number)
    return list(_chosen(task, record, Random(f"{seed}/{number}"))), task.noted(record)


def _chosen(task: Task, record: Record[Any, Any], rng: Random) -> Iterator[tuple[Any, Any]]:
    assert record.outcome is not None
    result = shares(record.outcome)
    states = [step.state for step in steps(task.game, record.setup, record.entries)][:-1]
    used = [after for state in states[1:] if (after := task.judged(state)) is not None]
    for state in rng.sample(used, min(POSITIONS, len(used))):
        if task.game.outcome(state) is None:
            rows = np.array(task.features(state), np.float32)
            yield _padded(rows), _padded(np.array(result, np.float32))


def _padded(rows: Any) -> Any:
    missing = SEATS - len(rows)
    return np.pad(rows, [(0, missing)] + [(0, 0)] * (rows.ndim - 1), constant_values=np.nan)


def first_layers(inputs: int, rng: Any) -> Layers:
    sizes = (inputs, *HIDDEN, 1)
    return [
        (rng.normal(0, (2 / before) ** 0.5, (before, after)), np.zeros(after))
        for before, after in pairwise(sizes)
    ]


def rated(layers: Layers, inputs: Any) -> list[Any]:
    """Return what each layer gives; the last one is the rating of each seat."""
    values = [inputs]
    for place, (weights, bias) in enumerate(layers):
        out = values[-1] @ weights + bias
        values.append(out if place == len(layers) - 1 else np.maximum(out, 0))
    return values


def told(ratings: Any, is_there: Any) -> Any:
    shifted = np.where(is_there, ratings, -1e9)
    powers = np.exp(shifted - shifted.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def gradients(layers: Layers, inputs: Any, results: Any, is_there: Any) -> tuple[Layers, float]:
    """Return the gradient of the cross-entropy between the told chances and the results."""
    values = rated(layers, inputs)
    chances = told(values[-1][..., 0], is_there)
    error = float(-(results * np.log(chances + 1e-9)).sum(axis=1).mean())
    back = ((chances - results) * is_there / len(inputs))[..., None]
    found: Layers = []
    for place in reversed(range(len(layers))):
        weights, _ = layers[place]
        flat, into = back.reshape(-1, back.shape[-1]), values[place].reshape(-1, weights.shape[0])
        found.append((into.T @ flat + DECAY * weights, flat.sum(axis=0)))
        back = (back @ weights.T) * (values[place] > 0)
    return found[::-1], error


class Adam:
    """The usual optimiser."""

    def __init__(self, layers: Layers) -> None:
        self._means = [[np.zeros_like(part) for part in layer] for layer in layers]
        self._squares = [[np.zeros_like(part) for part in layer] for layer in layers]
        self._steps = 0

    def step(self, layers: Layers, found: Layers, rate: float) -> None:
        self._steps += 1
        for layer, slope, mean, square in zip(
            layers, found, self._means, self._squares, strict=True
        ):
            for part in range(2):
                mean[part] += 0.1 * (slope[part] - mean[part])
                square[part] += 0.001 * (slope[part] ** 2 - square[part])
                first = mean[part] / (1 - 0.9**self._steps)
                second = square[part] / (1 - 0.999**self._steps)
                layer[part][...] -= rate * first / (np.sqrt(second) + 1e-8)


def fit(inputs: Any, results: Any, is_there: Any, *, epochs: int, seed: int) -> Layers:
    rng = np.random.default_rng(seed)
    layers = first_layers(inputs.shape[-1], rng)
    adam = Adam(layers)
    for epoch in range(epochs):
        order, errors = rng.permutation(len(inputs)), []
        rate = RATE * (1 - epoch / epochs)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            found, error = gradients(layers, inputs[some], results[some], is_there[some])
            adam.step(layers, found, rate)
            errors.append(error)
        print(f"epoch {epoch + 1}: cross-entropy {np.mean(errors):.4f}", flush=True)
    return layers


def reliability(layers: Layers, inputs: Any, results: Any, is_there: Any) -> None:
    chances = told(rated(layers, inputs)[-1][..., 0], is_there)
    error = -(results * np.log(chances + 1e-9)).sum(axis=1).mean()
    print(f"cross-entropy on other games: {error:.4f}")
    flat, won = chances[is_there], results[is_there]
    wrong = 0.0
    for place in range(BINS):
        some = (flat >= place / BINS) & (flat < (place + 1) / BINS + (place == BINS - 1))
        if some.any():
            print(f"{place}: {some.sum()} {flat[some].mean():.3f} {won[some].mean():.3f}")
            wrong += abs(flat[some].mean() - won[some].mean()) * some.sum()
    print(f"mean error {wrong / len(flat):.4f}")


def commit() -> str:
    asked = ["git", "rev-parse", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def about_of(task: Task, wanted: argparse.Namespace) -> About:
    return About(
        game=task.file.stem,
        features=task.version,
        seed=wanted.seed,
        commit=wanted.commit or commit(),
        hardware=platform.machine(),
        jax="not used",
        command=shlex.join(["python", "-m", "tools.fit_value", *sys.argv[1:]]),
        iterations=wanted.games,
    )


def save(path: Path, layers: Layers, about: About) -> None:
    arrays: dict[str, Any] = {"about": np.frombuffer(msgspec.json.encode(about), np.uint8)}
    for place, (weights, bias) in enumerate(layers):
        arrays[f"value_w{place}"] = weights.astype(np.float16)
        arrays[f"value_b{place}"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default="", help="Else asked of git.")
    parser.add_argument("--out", type=Path, help="Else where the bots read it.")
    wanted = parser.parse_args()
    task = TASKS[wanted.game]
    about, out = about_of(task, wanted), wanted.out or task.file.parent
    out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        play = partial(positions, wanted.game, wanted.seed)
        played = list(pool.map(play, range(wanted.games), chunksize=8))
    games = [rows for rows, _ in played]
    split = int(len(games) * (1 - HELD_BACK))
    parts = [_arrays(games[:split]), _arrays(games[split:])]
    layers = fit(*parts[0], epochs=wanted.epochs, seed=wanted.seed)
    reliability(layers, *parts[1])
    save(out / task.file.name, layers, about)
    if noted := [each for _, each in played if each is not None]:
        prices.write(out, noted, about)


def _arrays(games: list[Rows]) -> tuple[Any, Any, Any]:
    inputs = np.stack([row for game in games for row, _ in game])
    results = np.stack([row for game in games for _, row in game])
    is_there = ~np.isnan(results)
    return np.nan_to_num(inputs).astype(np.float64), np.nan_to_num(results), is_there


if __name__ == "__main__":
    main()
