"""Networks of dense layers with ReLU between them, in arrays: read from files, and computed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array

Layers: TypeAlias = list[tuple[Array, Array]]


def small_float() -> Any:
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


def forward(layers: Layers, inputs: Array) -> Array:
    kind = small_float()
    values = inputs.astype(kind)
    for place, (weights, bias) in enumerate(layers):
        out = jnp.dot(values, weights.astype(kind), preferred_element_type=jnp.float32) + bias
        values = jax.nn.relu(out).astype(kind) if place < len(layers) - 1 else out
    return values


def read(path: Path) -> dict[str, Layers]:
    """Return the networks of a file of `tools/train`, by their names, in 32 bits."""
    with np.load(path) as stored:
        names = sorted({name.rsplit("_", 1)[0] for name in stored.files if name != "about"})
        return {name: _layers(stored, f"{name}_") for name in names}


def read_own(path: Path, inputs: int, outputs: int) -> tuple[Layers, bool]:
    """Return the layers of a file `weights:FILE.npz`, and whether it reads logarithms.

    Raises a `ValueError` with a sentence if the file is missing, or does not fit the game.
    """
    try:
        with np.load(path) as stored:
            layers = _layers(stored, "")
            is_log = "log_inputs" in stored.files and bool(stored["log_inputs"])
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} cannot be read as weights: {error}.") from error
    widths = [inputs, *(bias.shape[0] for _, bias in layers)]
    shapes = [weights.shape for weights, _ in layers]
    if shapes != [*pairwise(widths)] or widths[-1] != outputs:
        raise ValueError(
            f"{path} does not fit: layers from {inputs} numbers to {outputs} actions are needed."
        )
    return layers, is_log


def _layers(stored: Any, start: str) -> Layers:
    number = sum(key.startswith(f"{start}w") for key in stored.files)
    return [
        (jnp.float32(stored[f"{start}w{place}"]), jnp.float32(stored[f"{start}b{place}"]))
        for place in range(number)
    ]
