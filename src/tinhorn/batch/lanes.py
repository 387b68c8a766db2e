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
from tinhorn.batch.packing import packed, unpacked

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
    leaves, tree = jax.tree.flatten((value, *given))
    blank = [jnp.zeros(leaf.shape[1:], leaf.dtype) for leaf in leaves]
    read, changed = _read_and_changed(function, blank, tree)

    def one(needed: list[Array]) -> list[Array]:
        filled = dict(enumerate(blank)) | dict(zip(read, needed, strict=True))
        after = jax.tree.leaves(function(*jax.tree.unflatten(tree, filled.values())))
        return [after[index] for index in changed]

    def compute(rows: Array) -> Array:
        return packed(jax.vmap(one)(unpacked(rows, [blank[index] for index in read])))

    rows, before = (packed([leaves[index] for index in which]) for which in (read, changed))
    after = unpacked(
        _changed_rows(compute, is_needed, rows, before), [blank[index] for index in changed]
    )
    values, values_tree = jax.tree.flatten(value)
    for index, leaf in zip(changed, after, strict=True):
        values[index] = leaf
    computed: Tree = jax.tree.unflatten(values_tree, values)
    return computed


def _read_and_changed(
    function: Callable[..., Any], lane: list[Array], tree: Any
) -> tuple[list[int], list[int]]:
    """Return which leaves the function reads, and which of the first it returns changed."""
    traced = jax.make_jaxpr(function)(*jax.tree.unflatten(tree, lane)).jaxpr
    given, after = traced.invars, traced.outvars
    changed = [index for index, leaf in enumerate(after) if leaf is not given[index]]
    steps = [leaf for step in traced.eqns for leaf in step.invars]
    used = {id(leaf) for leaf in (*steps, *(after[index] for index in changed))}
    return [index for index, leaf in enumerate(given) if id(leaf) in used], changed


def _changed_rows(
    compute: Callable[[Array], Array], is_needed: Array, rows: Array, before: Array
) -> Array:
    """Put what is computed from the rows that need it in place of `before`, part by part."""
    size = is_needed.shape[0]
    part = max(_SMALLEST_PART, -(-size // _PARTS))
    # Past the last lane are places past the end, where nothing is written.
    order = jnp.nonzero(is_needed, size=size + part, fill_value=size)[0]
    number = is_needed.sum()

    def compute_part(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        start, done = carry
        lanes = jax.lax.dynamic_slice_in_dim(order, start, part)
        after = compute(rows[lanes])
        return start + part, done.at[lanes].set(after, mode="drop", indices_are_sorted=True)

    begun = (jnp.zeros((), jnp.int32), before)
    return jax.lax.while_loop(lambda carry: carry[0] < number, compute_part, begun)[1]
