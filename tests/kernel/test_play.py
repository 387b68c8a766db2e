"""A game in memory."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support import parcels
from tests.support.parcels import Bid, DealSnatch, Pass, RollLot, Setup
from tests.support.people import ANN, BOB, CAT
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


def test_a_record_holds_setup_names_entries_and_outcome() -> None:
    play = Play(TOY, Setup(players=3), OPENING)

    record = play.record(("Ann", "Bob", "Cat"))

    assert (record.game, record.rules) == ("parcels", parcels.RULES_VERSION)
    assert (record.setup, record.entries) == (Setup(players=3), OPENING)
    assert record.names == ("Ann", "Bob", "Cat")
    assert record.outcome is None
