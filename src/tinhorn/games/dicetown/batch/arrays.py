"""Short arrays without branches: picking, marking and counting by seat, and one-hot masks.

Indexing an array by a traced integer is a gather, which does not fuse with what surrounds it. A
masked sum over five seats does.
"""

from __future__ import annotations

from typing import Final, cast

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from tinhorn.batch.bits import Array as Array
from tinhorn.batch.rows import entry as entry
from tinhorn.games.dicetown.codec.box import SEATS

EVERY_SEAT: Final = cast(Array, np.arange(SEATS))
YES: Final = cast(Array, np.ones((), np.bool_))
NO: Final = cast(Array, np.zeros((), np.bool_))
"""Of numpy: an array of JAX would start its machinery when this module is imported."""


def lookup(table: NDArray[np.int32], *index: Array) -> Array:
    """Return a row of a constant table; the index must not be beyond its end."""
    return jnp.asarray(table).at[index].get(mode="promise_in_bounds")


def one_hot(index: Array, size: int) -> Array:
    """Return whether each position is this one; none if the index is negative."""
    return jnp.arange(size) == index


def seat(index: Array) -> Array:
    """Return which seat this is: `bool[5]`."""
    return one_hot(index, SEATS)


def first(flags: Array) -> Array:
    """Return the index of the first flag that is set, -1 if none is."""
    size = flags.shape[0]
    index = jnp.where(flags, jnp.arange(size), size).min()
    return jnp.where(index == size, -1, index)


def plus(values: Array, index: int, amount: Array) -> Array:
    """Add an amount at one position of the last axis. A scatter would not fuse."""
    return values + amount[..., None] * (jnp.arange(values.shape[-1]) == index)


def count(flags: Array) -> Array:
    return flags.sum(dtype=jnp.int32)


def earlier(values: Array) -> Array:
    """Return, for each position of the last axis, the sum of those before it."""
    sums = [jnp.zeros(values.shape[:-1], jnp.int32)]
    for index in range(values.shape[-1] - 1):
        sums.append(sums[-1] + values[..., index])
    return jnp.stack(sums, -1)
