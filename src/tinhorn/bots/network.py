"""Networks of dense layers: with NumPy where it is installed, else in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from math import exp
from operator import mul
from pathlib import Path
from typing import TypeAlias

from tinhorn.bots.one_thread import one_thread
from tinhorn.bots.weights import Layer, weights

Network: TypeAlias = Callable[[Sequence[float]], list[float]]


@cache
def network(file: Path, version: int, name: str) -> Network:
    """Return a network of a file by its name, such as `actor` or `judge`."""
    layers = weights(file, version).networks[name]
    return with_numpy(layers) if find_spec("numpy") else in_python(layers)


def in_python(layers: Sequence[Layer]) -> Network:
    def outputs(inputs: Sequence[float]) -> list[float]:
        values = list(inputs)
        for place, (columns, biases) in enumerate(layers):
            values = [
                sum(map(mul, column, values)) + bias
                for column, bias in zip(columns, biases, strict=True)
            ]
            if place < len(layers) - 1:
                values = [max(0.0, value) for value in values]
        return values

    return outputs


def with_numpy(layers: Sequence[Layer]) -> Network:
    import numpy as np

    arrays = [
        (np.array(columns, np.float32), np.array(biases, np.float32)) for columns, biases in layers
    ]

    def outputs(inputs: Sequence[float]) -> list[float]:
        values = np.array(inputs, np.float32)
        with one_thread():
            for place, (columns, biases) in enumerate(arrays):
                values = columns @ values + biases
                if place < len(arrays) - 1:
                    values = np.maximum(values, 0)
        numbers: list[float] = values.tolist()
        return numbers

    return outputs


def softmax(logits: Sequence[float], *, temperature: float = 1.0) -> list[float]:
    """Return the probabilities that these logits stand for."""
    most = max(logits)
    weights = [exp((logit - most) / temperature) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
