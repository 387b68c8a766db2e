"""Random choices: what is allowed, and how often."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import nth, rotate
from tinhorn.batch.sampling import below, shuffled, uniform_action

MANY = 20_000


def test_an_action_is_one_of_the_legal_ones_each_as_likely() -> None:
    legal = np.zeros(163, np.bool_)
    legal[[0, 31, 32, 64, 100, 162]] = True
    keys = jax.random.split(jax.random.key(0), MANY)

    chosen = jax.jit(jax.vmap(lambda key: uniform_action(jnp.asarray(legal), key)))(keys)

    counts = np.bincount(np.asarray(chosen), minlength=163)
    assert (counts[~legal] == 0).all()
    assert (abs(counts[legal] - MANY / 6) < 5 * (MANY / 6 * 5 / 6) ** 0.5).all()


def test_numbers_below_a_bound_are_as_likely() -> None:
    words = jax.random.bits(jax.random.key(1), (MANY,), jnp.uint32)

    counts = np.bincount(np.asarray(below(19, words)))

    assert len(counts) == 19
    assert (abs(counts - MANY / 19) < 5 * (MANY / 19) ** 0.5).all()


def test_the_largest_word_stays_below_the_bound() -> None:
    assert int(below(7, jnp.uint32(2**32 - 1))) == 6


def test_every_order_comes_out_of_a_shuffle_as_often() -> None:
    words = jax.random.bits(jax.random.key(2), (MANY, 3), jnp.uint32)

    orders = np.asarray(jax.jit(jax.vmap(shuffled))(words))

    counts = np.unique(orders, axis=0, return_counts=True)[1]
    assert len(counts) == 6
    assert (abs(counts - MANY / 6) < 5 * (MANY / 6 * 5 / 6) ** 0.5).all()


def test_equal_words_still_make_a_permutation() -> None:
    assert shuffled(jnp.zeros(5, jnp.uint32)).tolist() == [0, 1, 2, 3, 4]


def test_the_place_of_a_bit_is_found_by_its_rank() -> None:
    bits = jnp.uint32(0b1000_0000_0000_0000_0000_0010_0001_0010)

    assert [int(nth(bits, jnp.int32(rank))) for rank in range(4)] == [1, 4, 9, 31]


def test_bits_that_fall_off_come_back_at_the_top() -> None:
    assert int(rotate(jnp.int32(0b00110), jnp.int32(2), 5)) == 0b10001
