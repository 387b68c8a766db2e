"""Draws from bags."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tinhorn.kernel.chance import draw, is_part, without


def test_a_draw_is_without_replacement() -> None:
    bag = ["a", "a", "b", "c"]

    drawn = draw(bag, 3, Random(1))

    assert len(drawn) == 3
    assert not Counter(drawn) - Counter(bag)
    assert bag == ["a", "a", "b", "c"]


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    assert draw([], 0, Random(1)) == ()


def test_every_order_is_equally_likely() -> None:
    rng = Random(1)

    counts = Counter(draw("abc", 3, rng) for _ in range(6_000))

    assert counts.keys() == set(permutations("abc"))
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_draw_is_the_beginning_of_a_shuffle() -> None:
    assert draw("abcdef", 2, Random(7)) == draw("abcdef", 6, Random(7))[:2]


class OnlyRandrange(Random):
    """Counts from above: each draw takes the last of what is left."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert stop is None
        return start - 1


def test_only_randrange_is_used() -> None:
    assert draw("abc", 2, OnlyRandrange()) == ("c", "a")


def test_the_rest_of_a_bag_keeps_its_order() -> None:
    assert without("abcab", "ba") == ("c", "a", "b")


def test_an_item_that_is_not_in_the_bag_cannot_be_removed() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without("abc", "d")


@pytest.mark.parametrize(
    ("drawn", "is_so"), [("", True), ("ab", True), ("aab", True), ("aaa", False), ("d", False)]
)
def test_items_can_be_drawn_together_if_the_bag_holds_them_as_often(
    drawn: str, *, is_so: bool
) -> None:
    assert is_part(drawn, "aabc") is is_so
