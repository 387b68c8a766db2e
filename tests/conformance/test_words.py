"""The promises of words, kept by every game."""

from __future__ import annotations

import pytest

from tests.support.cases import CASES, Case
from tinhorn.games import GAMES
from tinhorn.testing.suite.words import *  # noqa: F403

OURS = [case for case in CASES if case.game.NAME in GAMES]


@pytest.mark.parametrize("ours", OURS, ids=str)
def test_whoever_is_asked_in_our_games_gets_a_hint(ours: Case) -> None:
    for turn in ours.some_turns(2, 15):
        for viewer in ours.viewers:
            seen = ours.game.view(turn.before, viewer)
            assert bool(ours.game.hints(seen)) == (seen.decision is not None)
