"""What a moment of a game is called: its round, and the last roll or place in it."""

from __future__ import annotations

from tinhorn.games import dicetown
from tinhorn.games.dicetown.events import (
    CoachUnloaded,
    DiceRolled,
    PlaceLed,
    RoundBegan,
    StoreShuffled,
)
from tinhorn.locale import say

ROLLED = DiceRolled((("9",), ("A",)))


def moment(*events: dicetown.Event) -> str:
    told = dicetown.moment(events)
    assert told is not None
    return say(told)


def test_before_the_first_round_there_is_no_moment() -> None:
    assert dicetown.moment([]) is None
    assert dicetown.moment([ROLLED]) is None


def test_a_round_counts_its_rolls() -> None:
    assert moment(RoundBegan(2)) == moment(RoundBegan(2), ROLLED)
    assert moment(RoundBegan(1), ROLLED, RoundBegan(2), ROLLED, ROLLED) == "Round 2, roll 2"


def test_after_the_rolls_the_last_place_is_named() -> None:
    places = [PlaceLed(0, "mine"), PlaceLed(1, "bank")]

    assert moment(RoundBegan(3), ROLLED, *places, StoreShuffled()) == "Round 3: Bank"
    assert moment(RoundBegan(3), ROLLED, *places, CoachUnloaded(4)) == "Round 3: Stagecoach"
