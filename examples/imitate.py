"""Learns Winchester from a data set of bots, and plays what it has learned in the arena.

    cd examples
    tinhorn simulate winchester --games 600 --bots legend --parquet games
    python imitate.py games
    tinhorn arena winchester --games 400 --bots python:imitate:Imitator,greenhorn

A small network gives each action a number; the bot takes the legal one with the highest. Needs:
pip install 'tinhorn[data]'
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tinhorn.envs.codec import codec_of

WEIGHTS = Path("imitate.npz")
HIDDEN = 128
RATE = 0.002
PASSES = 16
PART = 256
"""Decisions that are learned from at once."""


def inputs(observations: Any) -> Any:
    """Amounts and flags on one scale, and a constant."""
    seen = np.asarray(observations, np.float32)
    seen = np.sign(seen) * np.log1p(np.abs(seen))
    return np.concatenate([seen, np.ones((*seen.shape[:-1], 1), np.float32)], axis=-1)


def rated(layers: Any, seen: Any) -> tuple[Any, Any]:
    """Return the hidden layer, and a number for each action."""
    hidden = np.maximum(seen @ layers[0], 0)
    return hidden, hidden @ layers[1]


def learned(seen: Any, masks: Any, chosen: Any) -> Any:
    """Return two layers that make the choices likely, by Adam."""
    rng = np.random.default_rng(1)
    sizes = ((seen.shape[1], HIDDEN), (HIDDEN, masks.shape[1]))
    layers = [rng.normal(0, size[0] ** -0.5, size).astype(np.float32) for size in sizes]
    means, squares = ([np.zeros_like(layer) for layer in layers] for _ in range(2))
    count = 0
    for number in range(PASSES):
        for part in np.array_split(rng.permutation(len(seen)), len(seen) // PART + 1):
            hidden, logits = rated(layers, seen[part])
            logits = np.where(masks[part], logits, -np.inf)
            wrong = np.exp(logits - logits.max(axis=1, keepdims=True))
            wrong /= wrong.sum(axis=1, keepdims=True)
            wrong[np.arange(len(part)), chosen[part]] -= 1
            back = wrong @ layers[1].T * (hidden > 0)
            slopes, count = (seen[part].T @ back, hidden.T @ wrong), count + 1
            for layer, mean, square, slope in zip(layers, means, squares, slopes, strict=True):
                mean += 0.1 * (slope / len(part) - mean)
                square += 0.001 * ((slope / len(part)) ** 2 - square)
                scale = np.sqrt(square / (1 - 0.999**count)) + 1e-8
                layer -= RATE * (1 - number / PASSES) * mean / (1 - 0.9**count) / scale
    return layers


def main(folder: str) -> None:
    import pyarrow.parquet as pq

    columns = ["observation", "mask", "action_id", "options"]
    rows = pq.read_table(f"{folder}/decisions.parquet", columns=columns)
    rows = rows.filter(np.array(rows["options"]) > 1)
    size = rows.num_rows
    seen = inputs(rows["observation"].combine_chunks().flatten().to_numpy().reshape(size, -1))
    masks = rows["mask"].combine_chunks().flatten().to_numpy().reshape(size, -1) == 1
    chosen = rows["action_id"].to_numpy()
    kept = size * 9 // 10
    layers = learned(seen[:kept], masks[:kept], chosen[:kept])
    best = np.where(masks[kept:], rated(layers, seen[kept:])[1], -np.inf).argmax(axis=1)
    print(f"{size} decisions; {np.mean(best == chosen[kept:]):.0%} of the last tenth foretold")
    np.savez(WEIGHTS, *layers)


class Imitator:
    """The bot: `python:imitate:Imitator`."""

    def __init__(self, rng: Random) -> None:
        with np.load(WEIGHTS) as stored:
            self.layers = [stored[name] for name in stored.files]
        self.codec = codec_of("winchester")

    def choose(self, view: Any, decision: Any) -> Any:
        ids = [self.codec.encode(option, view, decision.seat) for option in view.options]
        _, ratings = rated(self.layers, inputs(self.codec.vector(view)))
        return view.options[int(np.argmax(ratings[ids]))]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
