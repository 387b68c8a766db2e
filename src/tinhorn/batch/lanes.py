"""Computing only in those lanes of a batch that need it, on a processor.

Branch-free rules compute every case in every lane. A graphics card does that in one go. A processor
pays for each lane, so there the lanes that need a computation are put together, and only these are
computed, some at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
from jax.custom_batching import custom_vmap

from tinhorn.batch.bits import Array
from tinhorn.batch.rows import either

Tree = TypeVar("Tree")

_PARTS: Final = 8
"""The lanes of a batch are computed in at most this many parts."""
_SMALLEST_PART: Final = 16
"""Lanes. Smaller parts would save nothing."""


def where_needed(is_needed: Array, function: Callable[..., Tree], value: Tree, *given: Any) -> Tree:
    """`function(value, *given)`, which must be the value itself where it is not needed."""

    @custom_vmap
    def computed(is_needed: Array, *given: Any) -> Any:
        return function(*given)

    @computed.def_vmap
    def in_batch(size: int, is_batched: list[Any], *given: Any) -> tuple[Any, Any]:
        lanes = jax.tree.map(partial(_in_every_lane, size), given, tuple(is_batched))
        after = _computed_where(function, *lanes)
        return after, jax.tree.map(lambda _: True, after)

    after: Tree = computed(is_needed, value, *given)
    return after


def _in_every_lane(size: int, leaf: Array, has_lanes: bool) -> Array:  # noqa: FBT001 - JAX calls it
    return leaf if has_lanes else jnp.broadcast_to(leaf, (size, *jnp.shape(leaf)))


def _computed_where(
    function: Callable[..., Tree], is_needed: Array, value: Tree, *given: Any
) -> Tree:
    """Apply the function in each lane."""
    size = is_needed.shape[0]
    if jax.default_backend() != "cpu" or size < 2 * _SMALLEST_PART:
        return jax.vmap(function)(value, *given)
    order = jnp.argsort(~is_needed)
    computed = _computed_first(function, is_needed.sum(), order, (value, *given))
    place = jnp.cumsum(is_needed) - 1
    placed = jax.tree.map(lambda leaf: leaf[place], computed)
    chosen: Tree = jax.vmap(either)(is_needed, placed, value)
    return chosen


def _computed_first(
    function: Callable[..., Tree], number: Array, order: Array, given: tuple[Any, ...]
) -> Tree:
    """Return the function of so many lanes, the first of this order, part by part.

    The rest is empty.
    """
    size = order.shape[0]
    part = max(_SMALLEST_PART, -(-size // _PARTS))
    order = jnp.pad(order, (0, part))

    def compute_part(carry: tuple[Array, Tree]) -> tuple[Array, Tree]:
        start, done = carry
        lanes = jax.lax.dynamic_slice_in_dim(order, start, part)
        after = jax.vmap(function)(*jax.tree.map(lambda leaf: leaf[lanes], given))
        put = partial(jax.lax.dynamic_update_slice_in_dim, start_index=start, axis=0)
        return start + part, jax.tree.map(put, done, after)

    empty = jax.tree.map(
        lambda leaf: jnp.zeros((size + part, *leaf.shape[1:]), leaf.dtype), given[0]
    )
    begun = (jnp.zeros((), jnp.int32), empty)
    computed: Tree = jax.lax.while_loop(lambda carry: carry[0] < number, compute_part, begun)[1]
    return computed
