"""The summary of a finished game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.random_play import Turn, all_setups, random_turns
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown.events import DiceRolled, LastDiceRolled
from tinhorn.games.winchester.events import DuelFought
from tinhorn.kernel.game import AnyGame, Luck, Step
from tinhorn.table.replay import frames
from tinhorn.table.summary import Summary, summary

ANN, BOB, CAT = range(3)


def summed_up(game: AnyGame, seed: int) -> tuple[list[Turn], Summary]:
    setup = all_setups(game, game.PLAYERS[-1])[0]
    turns = list(random_turns(game, setup, Random(seed), liveliness=1.0))
    return turns, summary(
        game, frames(game, game.new(setup), [Step(turn.after, turn.events) for turn in turns])
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.NAME))
def test_the_last_round_is_the_outcome_and_frames_are_in_order(game: AnyGame) -> None:
    turns, seen = summed_up(game, 11)

    outcome: Any = game.outcome(turns[-1].after)
    frames = [lap.frame for lap in seen.rounds]
    assert seen.rounds[-1].net_worth == outcome.points
    assert frames == sorted(frames)
    assert [lap.number for lap in seen.rounds] == list(range(len(seen.rounds)))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.NAME))
def test_the_swings_are_the_biggest_changes(game: AnyGame) -> None:
    turns, seen = summed_up(game, 12)

    played = frames(
        game, game.new(turns[0].before.setup), [Step(turn.after, turn.events) for turn in turns]
    )
    changes = [
        max(abs(now - then) for then, now in zip(*pair, strict=True))
        for pair in zip(
            [game.net_worth(frame.state) for frame in played],
            [game.net_worth(frame.state) for frame in played[1:]],
            strict=False,
        )
    ]
    biggest = sorted((abs(swing.change) for swing in seen.swings), reverse=True)
    assert biggest == sorted(changes, reverse=True)[:3]
    assert all(swing.story for swing in seen.swings)
    assert [changes[swing.frame - 1] for swing in seen.swings] == [
        abs(swing.change) for swing in seen.swings
    ]


def test_luck_in_winchester_is_duels_won() -> None:
    events = [DuelFought(ANN, BOB, 3), DuelFought(ANN, CAT, 4)]

    assert winchester.luck(events, 4) == (
        Luck(2, 2, 1.0),
        Luck(1, 0, 0.5),
        Luck(1, 0, 0.5),
        Luck(0, 0, 0.0),
    )


def test_luck_in_dice_town_is_the_value_of_the_dice() -> None:
    events: list[dicetown.Event] = [
        DiceRolled((("9", "A"), ("K",))),
        LastDiceRolled(BOB, ("A", "A")),
    ]

    assert dicetown.luck(events, 2) == (Luck(2, 7, 7.0), Luck(3, 17, 10.5))


def test_every_die_counts_for_a_seat() -> None:
    turns, seen = summed_up(dicetown, 13)

    (dice,) = dicetown.count_dice((turn.entry.seat, turn.action) for turn in turns)
    assert sum(luck.tries for luck in seen.luck) == sum(dice.counts)
