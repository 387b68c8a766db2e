"""Random choices of a fixed cost: an action from a mask, a number below a bound, a shuffle."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, count, nth
from tinhorn.batch.rows import entry

WORD = 32


def below(bound: Array | int, random: Array) -> Array:
    """Return an integer from 0 up to the bound, exclusive, made of random 32-bit words.

    The product is taken in 24 bits of precision: for a bound of 100 the chances of two outcomes
    differ by less than one in a hundred thousand.
    """
    share = (random >> 8).astype(jnp.float32) * np.float32(2.0**-24)
    most = jnp.asarray(bound, jnp.int32) - 1
    return jnp.minimum((share * jnp.asarray(bound, jnp.float32)).astype(jnp.int32), most)


def uniform_action(mask: Array, key: Array) -> Array:
    """Return one of the actions that the mask allows, each as likely."""
    return nth_action(mask, jax.random.bits(key, (), jnp.uint32))


def nth_action(mask: Array, random: Array) -> Array:
    """Return the allowed action that a random 32-bit word picks."""
    words = _words(mask)
    counts = count(words).astype(jnp.int32)
    sums = _running_sums(counts)
    rank = below(sums[-1], random)
    word = sum((rank >= passed).astype(jnp.int32) for passed in sums[:-1])
    index = jnp.asarray(word, jnp.int32)
    rank = rank - entry(jnp.stack([jnp.zeros_like(rank), *sums[:-1]]), index)
    return WORD * index + nth(entry(words, index), rank)


def _words(mask: Array) -> Array:
    """Return the mask as 32-bit words."""
    padded = jnp.pad(mask, (0, -mask.shape[0] % WORD)).reshape(-1, WORD)
    shifted = padded.astype(jnp.uint32) << jnp.arange(WORD, dtype=jnp.uint32)
    return shifted.sum(-1, dtype=jnp.uint32)


def _running_sums(counts: Array) -> list[Array]:
    sums = [counts[0]]
    for index in range(1, counts.shape[0]):
        sums.append(sums[-1] + counts[index])
    return sums


def shuffled(random: Array) -> Array:
    """Return a permutation of the indices of these random words: the rank of each among them.

    Comparing all pairs fuses into one loop; a sort does not. Equal words keep their order.
    """
    size = random.shape[0]
    earlier = np.tril(np.ones((size, size), np.bool_), -1)
    is_before = (random[None, :] < random[:, None]) | (
        (random[None, :] == random[:, None]) & earlier
    )
    return is_before.sum(1, dtype=jnp.int32)
