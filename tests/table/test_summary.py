"""The summary of a finished game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.winchester import deal as winchester_deal
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown.events import (
    DiceKept,
    DiceRolled,
    DiceTrimmed,
    LastDiceRolled,
    RoundBegan,
)
from tinhorn.games.winchester.events import DuelFought
from tinhorn.kernel.frames import frames
from tinhorn.kernel.game import AnyGame, Luck, Step
from tinhorn.table.summary import Summary, summary
from tinhorn.testing.random_play import Turn, all_setups, random_turns

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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.NAME))
def test_the_story_of_a_swing_speaks_to_its_reader(game: AnyGame) -> None:
    turns, seen = summed_up(game, 12)
    played = frames(
        game, game.new(turns[0].before.setup), [Step(turn.after, turn.events) for turn in turns]
    )

    seat = seen.swings[0].seat
    told = summary(game, played, reader=seat)

    keys = {line.key for swing in told.swings if swing.seat == seat for line in swing.story}
    assert any(key.endswith("-you") for key in keys)
    assert not any(line.key.endswith("-you") for swing in seen.swings for line in swing.story)


def test_luck_in_winchester_is_duels_won() -> None:
    events = [DuelFought(ANN, BOB, 3), DuelFought(ANN, CAT, 4)]

    assert winchester.luck(events, 4) == (
        Luck(2, 2, 1.0),
        Luck(1, 0, 0.5),
        Luck(1, 0, 0.5),
        Luck(0, 0, 0.0),
    )


def test_luck_in_dice_town_is_what_the_dice_are_worth_and_not_their_pips() -> None:
    nines, aces = (dicetown.luck([DiceRolled(((face, face), ()))], 2) for face in ("9", "A"))

    assert nines == aces == (Luck(1, 2, 7 / 6), Luck(0, 0, 0.0))


def test_luck_in_dice_town_counts_the_dice_set_aside() -> None:
    events: list[dicetown.Event] = [
        RoundBegan(1),
        DiceRolled((("9", "A", "A"), None)),
        DiceKept(ANN, ("A", "A"), 1),
        LastDiceRolled(ANN, ("K",)),
    ]

    ann, _ = dicetown.luck(events, 2)

    assert (ann.tries, ann.got) == (2, 2 + 2)
    first = (6 * 3 + 6 * 5 * 3 * 2 + 6 * 5 * 4) / 6**3
    assert ann.expected == pytest.approx(first + (2 * 5 + 3) / 6)


def test_a_new_round_begins_without_dice_set_aside() -> None:
    events: list[dicetown.Event] = [
        RoundBegan(1),
        DiceKept(ANN, ("A", "A"), 1),
        RoundBegan(2),
        DiceRolled((("A",),)),
    ]

    assert dicetown.luck(events, 1) == (Luck(1, 1, 1.0),)


def test_dice_that_were_trimmed_are_not_set_aside() -> None:
    events: list[dicetown.Event] = [
        DiceKept(ANN, ("K",), 0),
        DiceKept(ANN, ("A", "A", "K"), 0),
        DiceTrimmed(ANN, ("K",), 0),
        LastDiceRolled(ANN, ("K",)),
    ]

    (ann,) = dicetown.luck(events, 1)
    assert (ann.tries, ann.got) == (1, 3)
    assert ann.expected == pytest.approx((2 * 5 + 3) / 6)


def test_luck_counts_every_roll_of_a_game() -> None:
    turns, seen = summed_up(dicetown, 13)

    rolls = [event for turn in turns for event in turn.events]
    expected = sum(
        sum(1 for dice in event.dice if dice) if isinstance(event, DiceRolled) else 1
        for event in rolls
        if isinstance(event, DiceRolled | LastDiceRolled)
    )
    assert sum(luck.tries for luck in seen.luck) == expected


def test_a_shared_lead_in_plots_is_no_net_worth_during_the_game() -> None:
    table = winchester_deal(players=3)

    assert winchester.net_worth(table.state) == (8, 8, 8)
    table.auction(13, ANN, 1)

    ann, bob, _ = winchester.net_worth(table.state)
    assert ann >= 8 - 2 + 5
    assert bob < ann
