"""New networks of dense layers, Adam, and the file of weights that bots load."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array
from tinhorn.batch.networks import Layers


def dense(key: Array, sizes: tuple[int, ...]) -> Layers:
    """He's initialisation; the last layer starts near zero."""
    layers = []
    for place, (inputs, outputs) in enumerate(pairwise(sizes)):
        key, used = jax.random.split(key)
        scale = (2 / inputs) ** 0.5 if place < len(sizes) - 2 else 0.05 / inputs**0.5
        layers.append((jax.random.normal(used, (inputs, outputs)) * scale, jnp.zeros(outputs)))
    return layers


def grown(former: Layers, new: Layers) -> Layers:
    """Return a larger network that says what the former says: it ignores its own new units."""
    layers = []
    for (old, old_bias), (weights, bias) in zip(former, new, strict=True):
        inputs, outputs = old.shape
        weights = weights.at[inputs:, :outputs].set(0.0).at[:inputs, :outputs].set(old)
        layers.append((weights, bias.at[:outputs].set(old_bias)))
    return layers


def adam_state(params: Any) -> Any:
    return {
        "mean": jax.tree.map(jnp.zeros_like, params),
        "square": jax.tree.map(jnp.zeros_like, params),
        "steps": jnp.zeros((), jnp.int32),
    }


def adam(params: Any, gradient: Any, state: Any, rate: Array) -> tuple[Any, Any]:
    """Take one step, with the gradient clipped to a norm of one."""
    norm = jnp.sqrt(sum((part**2).sum() for part in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1.0, 1 / (norm + 1e-9)), gradient)
    steps = state["steps"] + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["mean"], gradient)
    square = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, state["square"], gradient)
    of_mean, of_square = 1 - 0.9**steps, 1 - 0.99**steps
    after = jax.tree.map(
        lambda p, m, s: p - rate * (m / of_mean) / (jnp.sqrt(s / of_square) + 1e-6),
        params,
        mean,
        square,
    )
    return after, {"mean": mean, "square": square, "steps": steps}


def write(
    path: Path, networks: dict[str, Layers], about: dict[str, Any], *, kind: Any = np.float16
) -> None:
    """Write the networks and what made them to one `.npz` that replaces the former at once."""
    arrays: dict[str, Any] = {
        f"{name}_{part}{place}": np.asarray(values, kind)
        for name, layers in networks.items()
        for place, layer in enumerate(layers)
        for part, values in zip(("w", "b"), layer, strict=True)
    }
    text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    unfinished = path.with_suffix(".unfinished.npz")
    np.savez_compressed(unfinished, **(arrays | {"about": text}))
    unfinished.replace(path)
