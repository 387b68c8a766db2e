"""Reaction windows that come again (D-REACT): a table of several people may pass over them."""

from __future__ import annotations

from random import Random

import pytest

from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Pass
from tinhorn.games.dicetown.phases import Gambling
from tinhorn.games.dicetown.state import Setup
from tinhorn.kernel.game import CHANCE, Seat


@pytest.mark.rule("D-REACT-1")
def test_everybody_whose_question_comes_again_is_asked_again() -> None:
    awaited: set[Seat] = set()
    again = 0
    for seed in range(12):
        rng = Random(seed)
        state = dicetown.new(Setup(players=4))
        before = 0
        while decisions := dicetown.pending(state):
            if state.round != before:
                assert not awaited, "the dice are over, and they were not asked again"
                before = state.round
            if isinstance(state.phase, Gambling) and not any(state.phase.answers):
                awaited -= set(state.phase.asked)
                if dicetown.asks_again(dicetown.view(state, None)):
                    again += 1
                    awaited |= set(state.phase.asked)
            awaited -= {seat for seat, player in enumerate(state.players) if not player.store}
            seat = decisions[0].seat
            if seat == CHANCE:
                action = dicetown.chance(state, rng)
            elif isinstance(state.phase, Gambling):
                action = Pass()
            else:
                action = rng.choice(dicetown.options(state, seat))
            state = dicetown.apply(state, seat, action).state

    assert again > 12


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_no_other_window_comes_again(viewer: Seat | None) -> None:
    rng = Random(3)
    state = dicetown.new(Setup(players=4))
    while decisions := dicetown.pending(state):
        if not isinstance(state.phase, Gambling):
            assert not dicetown.asks_again(dicetown.view(state, viewer))
        seat = decisions[0].seat
        draws = dicetown.chance(state, rng) if seat == CHANCE else None
        action = draws or rng.choice(dicetown.options(state, seat))
        state = dicetown.apply(state, seat, action).state
