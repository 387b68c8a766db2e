"""Computing only in the lanes that need it: the right lanes, in any number, and no others."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tinhorn.batch.bits import Array
from tinhorn.batch.lanes import where_needed

LANES = 100
"""More than one part takes."""


def added(value: Array, one: Array, other: Array) -> Array:
    return value + one + other


@jax.jit
@jax.vmap
def where_flagged(is_needed: Array, value: Array) -> Array:
    """Adds 1, as far as this is computed at all."""
    return where_needed(is_needed, added, value, jnp.int32(1), value * 0)


@pytest.mark.parametrize("needed", [(), (0,), (99,), range(LANES), range(0, LANES, 3)])
def test_a_processor_computes_the_lanes_that_need_it_and_no_others(needed: range) -> None:
    assert jax.default_backend() == "cpu"
    is_needed = np.isin(np.arange(LANES), list(needed))
    values = np.arange(LANES, dtype=np.int32)

    found = where_flagged(is_needed, values)

    assert (np.asarray(found) == values + is_needed).all()


def test_one_lane_alone_is_computed() -> None:
    value = where_needed(jnp.bool_(1), added, jnp.int32(3), jnp.int32(4), jnp.int32(5))

    assert value == 12


def test_batches_of_batches_are_computed_alike() -> None:
    is_needed = np.arange(3 * LANES).reshape(3, LANES) % 4 == 1
    values = np.arange(3 * LANES, dtype=np.int32).reshape(3, LANES)

    found = jax.jit(jax.vmap(where_flagged))(is_needed, values)

    assert (np.asarray(found) == values + is_needed).all()
