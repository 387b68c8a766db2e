"""A game in memory."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support import parcels
from tests.support.parcels import Bid, DealSnatch, Pass, RollLot, Setup
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import GAMES
from tinhorn.kernel.errors import IllegalActionError, StaleActionError
from tinhorn.kernel.game import CHANCE, AnyGame, Decision
from tinhorn.kernel.log import Entry
from tinhorn.kernel.play import Play

TOY: AnyGame = parcels
OPENING: tuple[Entry[Any], ...] = (
    Entry(CHANCE, 0, DealSnatch(CAT)),
    Entry(CHANCE, 1, RollLot(5)),
)


def test_an_answer_is_logged_and_returns_its_events() -> None:
    play = Play(TOY, Setup(players=3), OPENING)

    play.answer(Decision(ANN, 2, "bid"), Bid(1))
    play.answer(Decision(BOB, 2, "bid"), Bid(3))
    events = play.answer(Decision(CAT, 2, "bid"), Bid(2))

    assert events == (parcels.BidsRevealed((1, 3, 2), BOB),)
    assert play.entries == [
        *OPENING,
        Entry(ANN, 2, Bid(1)),
        Entry(BOB, 2, Bid(3)),
        Entry(CAT, 2, Bid(2)),
    ]


def test_a_refused_or_stale_answer_changes_nothing() -> None:
    play = Play(TOY, Setup(players=3), OPENING)
    state = play.state

    with pytest.raises(IllegalActionError):
        play.answer(Decision(ANN, 2, "bid"), Bid(99))
    with pytest.raises(StaleActionError):
        play.answer(Decision(ANN, 1, "bid"), Bid(1))

    assert play.state == state
    assert len(play.entries) == 2


def test_chance_answers_until_a_person_is_asked() -> None:
    play = Play(TOY, Setup(players=3))

    events = play.settle(Random(1))

    assert [type(event) for event in events] == [parcels.SnatchDealt, parcels.LotRolled]
    assert isinstance(play.state.phase, parcels.Bidding)
    assert play.settle(Random(1)) == ()


def test_settling_a_game_that_is_over_does_nothing() -> None:
    play = Play(TOY, Setup(players=3, lots=1), OPENING)
    for seat in (ANN, BOB, CAT):
        play.answer(Decision(seat, 2, "bid"), Bid(0))
    for seat in (BOB, CAT):
        play.answer(Decision(seat, 3, "snatch"), Pass())

    assert play.settle(Random(1)) == ()


def test_rules_of_a_version_that_there_is_not_are_refused() -> None:
    with pytest.raises(ValueError, match="no version 9 of the rules of parcels: use 1"):
        Play(TOY, Setup(players=3), rules=9)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_viewer_that_sits_nowhere_is_refused(game: AnyGame) -> None:
    state = game.new(game.Setup(players=4))

    with pytest.raises(ValueError, match="A table of 4 has no seat 9: seats are 0 to 3"):
        game.view(state, 9)


def test_a_record_holds_setup_names_entries_and_outcome() -> None:
    play = Play(TOY, Setup(players=3), OPENING)

    record = play.record(("Ann", "Bob", "Cat"))

    assert (record.game, record.rules) == ("parcels", parcels.RULES_VERSION)
    assert (record.setup, record.entries) == (Setup(players=3), OPENING)
    assert record.names == ("Ann", "Bob", "Cat")
    assert record.outcome is None


def test_a_game_in_memory_says_how_far_it_is() -> None:
    play = Play(TOY, Setup(players=2))

    assert repr(play) == "<Play of parcels, 0 entries; asked: chance: deal>"

    play.settle(Random(1))

    asked = "Seat 1 (index 0): bid, Seat 2 (index 1): bid"
    assert repr(play) == f"<Play of parcels, 2 entries; asked: {asked}>"
