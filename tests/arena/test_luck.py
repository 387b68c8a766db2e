"""The luck of a game: what the same bots make of it, from its start and from near its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tinhorn.arena.luck import Luck, luck_of
from tinhorn.arena.schedule import play_out
from tinhorn.bots import Bot, bot_named
from tinhorn.bots.value import chances
from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown.bots.judge import is_near_the_end
from tinhorn.games.dicetown.bots.value import is_before_round
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.log import steps

SEED = "a game"


def bots_and_dice(game: AnyGame, seed: str) -> tuple[Sequence[Bot[Any, Any]], Random]:
    bots = [bot_named("deputy", game.NAME, Random(f"{seed}/{seat}")) for seat in range(3)]
    return bots, Random(f"{seed}/chance")


def states_of(game: AnyGame) -> list[Any]:
    setup = game.Setup(players=3)
    played = play_out(game, setup, *bots_and_dice(game, SEED))
    after = [step.state for step in steps(game, setup, played.entries)]
    return [game.new(setup), *after]


def luck_with(game: AnyGame, states: Sequence[Any], *, seed: str | None = None) -> list[Luck]:
    return list(luck_of(game, states, lambda other: bots_and_dice(game, seed or other)))


def test_a_game_that_always_goes_the_same_way_has_no_luck() -> None:
    states = states_of(winchester)

    assert luck_with(winchester, states, seed=SEED) == [Luck(0.0, 0.0)] * 3


def test_the_winner_of_a_game_was_lucky_and_the_others_were_not() -> None:
    states = states_of(winchester)
    result = chances(winchester, states[-1])

    luck = luck_with(winchester, states)

    assert sum(each.last for each in luck) == pytest.approx(0)
    assert all(each.before == 0 for each in luck), "no game of Winchester is cut"
    assert all(
        each.last > 0 if share == 1 else each.last <= 0
        for each, share in zip(luck, result, strict=True)
    )


def test_a_game_of_dice_town_is_cut_where_its_end_comes_near() -> None:
    states = states_of(dicetown)
    near = [is_near_the_end(state) for state in states]
    cut = near.index(True)

    again = luck_with(dicetown, states, seed=SEED)
    whole, last = luck_with(dicetown, states), luck_with(dicetown, states[cut:])

    assert sum(map(is_before_round, states[:cut])) > 2
    before = [each.before for each in again]
    assert before == pytest.approx([0] * 3), "the first rounds went the same way"
    assert any(abs(each.before) > 0.01 for each in whole)
    assert [each.last for each in whole] == [each.last for each in last]
