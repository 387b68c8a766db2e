"""All fields of many games in one array of bytes, a row for each game.

To gather and scatter one array is many times faster than one for each field.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array


def packed(lanes: Any) -> Array:
    """Return all fields of all lanes, a row for each lane."""
    leaves = [
        leaf.astype(jnp.uint8)[..., None]
        if leaf.dtype == bool
        else jax.lax.bitcast_convert_type(leaf, jnp.uint8).reshape(*leaf.shape, -1)
        for leaf in jax.tree.leaves(lanes)
    ]
    return jnp.concatenate([leaf.reshape(leaf.shape[0], -1) for leaf in leaves], 1)


def unpacked(rows: Array, like: Any) -> Any:
    """Return the lanes of `packed`; `like` is one of them."""
    leaves, tree = jax.tree.flatten(like)
    found, first = [], 0
    for leaf in leaves:
        width = leaf.dtype.itemsize
        part = rows[:, first : first + leaf.size * width]
        first += leaf.size * width
        shaped = part.reshape(len(rows), *leaf.shape, *([width] if width > 1 else []))
        is_flag = leaf.dtype == bool
        found.append(
            shaped.astype(bool) if is_flag else jax.lax.bitcast_convert_type(shaped, leaf.dtype)
        )
    return jax.tree.unflatten(tree, found)
