"""Short arrays taken apart: one number for each seat, token or card, each an array of its own.

Under `jax.vmap` every operation then has one element for each game, so that XLA makes one loop of a
whole step. With arrays of a few entries it makes a loop for each shape and each sum, and writes
what lies between to memory.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import Any, TypeVar, cast

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from tinhorn.batch.bits import Array

Tree = TypeVar("Tree")


class Row:
    """A few numbers. Operators work on each of them, as those of an array do."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __getitem__(self, index: int) -> Any:
        return self.values[index]

    def __add__(self, other: Any) -> Row:
        return each(operator.add, self, other)

    def __mul__(self, other: Any) -> Row:
        return each(operator.mul, self, other)

    def __and__(self, other: Any) -> Row:
        return each(operator.and_, self, other)

    def __or__(self, other: Any) -> Row:
        return each(operator.or_, self, other)

    def __rshift__(self, other: Any) -> Row:
        return each(operator.rshift, self, other)

    def __gt__(self, other: Any) -> Row:
        return each(operator.gt, self, other)

    def __ge__(self, other: Any) -> Row:
        return each(operator.ge, self, other)

    def __eq__(self, other: Any) -> Row:  # type: ignore[override]  # as arrays have it
        return each(operator.eq, self, other)

    __hash__ = None  # type: ignore[assignment]  # as arrays have it


def each(function: Callable[..., Any], *values: Any) -> Row:
    """Apply the function to each number; what is no row goes with all of them."""
    size = next(len(value) for value in values if isinstance(value, Row))
    rows = [value if isinstance(value, Row) else (value,) * size for value in values]
    return Row(function(*numbers) for numbers in zip(*rows, strict=True))


def where(condition: Any, then: Any, otherwise: Any) -> Any:
    """`jnp.where` of rows and numbers."""
    if any(isinstance(value, Row) for value in (condition, then, otherwise)):
        return each(jnp.where, condition, then, otherwise)
    return jnp.where(condition, then, otherwise)


def either(condition: Any, then: Tree, otherwise: Tree) -> Tree:
    """Return one of two values that are built alike. What is the same object costs nothing."""

    def choose(one: Any, other: Any) -> Any:
        return other if one is other else where(condition, one, other)

    chosen: Tree = jax.tree.map(choose, then, otherwise)
    return chosen


def row(values: Array) -> Array:
    """Return an array of one axis as a row; as far as types go it is still an array."""
    return cast(Array, Row(values[index] for index in range(values.shape[0])))


def places(size: int) -> Any:
    """Return the row 0, 1, 2 …"""
    return Row(range(size))


def total(values: Any) -> Array:
    """Return the sum of a row in 32 bits, also of flags."""
    return reduce(operator.add, (jnp.asarray(value, jnp.int32) for value in values))


def any_of(flags: Any) -> Array:
    """Return whether one flag of a row is set."""
    is_set: Array = reduce(operator.or_, flags)
    return is_set


def most(values: Any) -> Array:
    """Return the highest number of a row."""
    highest: Array = reduce(jnp.maximum, values)
    return highest


def entry(values: Any, index: Array) -> Array:
    """`values[index]` of a row, or of a short first axis; 0 if there is no such index.

    The masked sum of an array fuses with what surrounds it.
    """
    if not isinstance(values, Row):
        is_wanted = jnp.arange(values.shape[0]) == index
        shape = (-1,) + (1,) * (values.ndim - 1)
        return jnp.where(is_wanted.reshape(shape), values, 0).sum(0, dtype=values.dtype)
    numbers = [jnp.where(index == place, values[place], 0) for place in range(len(values))]
    return reduce(operator.add, numbers)


def lookup(table: NDArray[np.int32], index: Array) -> Array:
    """Return an entry of a constant table; the index must not be beyond its end."""
    return jnp.asarray(table).at[jnp.maximum(index, 0)].get(mode="promise_in_bounds")


def pack(flags: Any) -> Array:
    """Return flags of a row as the bits of one integer."""
    return reduce(operator.or_, (jnp.asarray(flag, jnp.int32) << i for i, flag in enumerate(flags)))
