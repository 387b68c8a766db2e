"""Counting the dice of all games, and comparing them with expectation."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.live import EVERY_GAME, open_table
from tests.table.conftest import Play
from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown.actions import Roll
from tinhorn.games.winchester.actions import CallDuel, DrawDuel, Pass
from tinhorn.kernel.game import CHANCE
from tinhorn.table.dice_count import DiceCounter, fair_share
from tinhorn.table.seating import abandon
from tinhorn.table.storage.storage import SqlStorage

ANN, BOB = 0, 1


def test_every_die_of_every_roll_is_counted() -> None:
    rolls = [Roll((("9", "9", "A"), ("K",))), Roll(((), ("A",)))]

    (dice,) = dicetown.count_dice([(CHANCE, roll) for roll in rolls])

    assert dice.counts == (2, 0, 0, 0, 1, 2)


def test_duels_are_counted_by_the_seat_that_called_them() -> None:
    answers: list[tuple[int, winchester.Action]] = [
        (BOB, CallDuel()),
        (CHANCE, DrawDuel(BOB)),
        (ANN, Pass()),
        (BOB, CallDuel()),
        (CHANCE, DrawDuel(ANN)),
        (ANN, CallDuel()),
        (CHANCE, DrawDuel(BOB)),
    ]

    (duels,) = winchester.count_dice(answers)

    assert duels.counts == (1, 2)


@pytest.mark.parametrize(
    ("counts", "share"),
    [
        ((100, 100), 1.0),
        ((110, 90), 0.1573),
        ((10, 14), 0.4142),
        ((20, 20, 20, 20, 20, 20), 1.0),
        ((30, 20, 20, 20, 20, 10), 0.0752),
        ((40, 30, 20), 0.0357),
    ],
)
def test_the_share_of_fair_outcomes_follows_the_chi_squared_distribution(
    counts: tuple[int, ...], share: float
) -> None:
    """Against the tables of the chi-squared distribution."""
    assert fair_share(counts) == pytest.approx(share, abs=0.0001)


def test_concurrent_counts_add_each_game_once(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, dicetown.Setup(players=2), game=dicetown)
        await table.live.revise(abandon)
        dice_counter = DiceCounter(store, EVERY_GAME)

        first, second = await asyncio.gather(dice_counter.count(), dice_counter.count())

        assert first == second == await DiceCounter(store, EVERY_GAME).count()
        assert any(sum(counts.count.counts) for counts in first.counts)

    play_quickly(scene)


def test_too_few_draws_give_no_share() -> None:
    assert fair_share((3, 6)) is None
