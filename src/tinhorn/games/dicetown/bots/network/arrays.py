"""Array code that NumPy runs in bots and JAX in training."""

from __future__ import annotations

from typing import Any, TypeAlias

Array: TypeAlias = Any
"""Of NumPy or of JAX."""


def library(array: Array) -> Any:
    """Return the functions for this array: `numpy` or `jax.numpy`."""
    return array.__array_namespace__()
