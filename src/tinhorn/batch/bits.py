"""Sets as bits of an integer: the operations that array code needs, free of branches."""

from __future__ import annotations

from typing import TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

Array: TypeAlias = jax.Array


def count(bits: Array) -> Array:
    """Return how many bits are set."""
    return jax.lax.population_count(bits)


def lowest(bits: Array) -> Array:
    """Return the place of the lowest bit that is set."""
    return count((bits & -bits) - 1)


def highest(bits: Array) -> Array:
    """Return the place of the highest bit that is set."""
    return 31 - jax.lax.clz(bits)


def unpack(bits: Array, size: int) -> Array:
    """Return the lowest `size` bits as a last axis of zeros and ones."""
    return (bits[..., None] >> jnp.arange(size, dtype=bits.dtype)) & 1


def pack(flags: Array) -> Array:
    """Return the inverse of `unpack`: a last axis of at most 31 flags becomes one integer."""
    return (flags.astype(jnp.int32) << jnp.arange(flags.shape[-1])).sum(-1, dtype=jnp.int32)


def rotate(bits: Array, places: Array, size: int) -> Array:
    """Move every bit down by `places`, those that fall off come back at the top of `size` bits."""
    return ((bits >> places) | (bits << (size - places))) & ((1 << size) - 1)


def nth(bits: Array, rank: Array) -> Array:
    """Return the place of the set bit that has `rank` set bits below it, by binary search."""
    place = jnp.zeros_like(rank)
    for width in (16, 8, 4, 2, 1):
        below = count((bits >> place.astype(bits.dtype)) & ((1 << width) - 1)).astype(rank.dtype)
        is_above = rank >= below
        rank = rank - jnp.where(is_above, below, 0)
        place = place + jnp.where(is_above, width, 0)
    return place


def once(value: Array) -> Array:
    """Return the same value, of at most 24 bits, in a way that XLA computes it once.

    XLA copies cheap operations into each of their users: a phase that 40 fields depend on is then
    computed 40 times for each entry of each field. It does not copy divisions. The divisor is 1,
    but the compiler does not know that. An `optimization_barrier` does not do the same: on a
    processor, steps of some rules take as long with it as without anything.
    """
    wide = value.astype(jnp.float32)
    one = (wide < np.float32(2**24)).astype(jnp.float32)
    return (wide / one).astype(value.dtype)
