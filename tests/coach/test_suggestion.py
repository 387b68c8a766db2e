"""What the coach suggests during a game depends on nothing that the player does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.random_play import all_setups, random_play
from tests.support.secrets import SECRETS
from tinhorn.coach.suggestion import suggest
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE


def asked_states(game: str, rng: Random, share: float) -> list[Any]:
    rules = GAMES[game]
    return [
        state
        for players in rules.PLAYERS
        for setup in rng.sample(all_setups(rules, players), 1)
        for state in random_play(rules, setup, rng)
        if rng.random() < share
        if any(asked.seat != CHANCE for asked in rules.pending(state))
    ]


@pytest.mark.parametrize(("game", "share"), [("winchester", 0.1), ("dicetown", 0.02)])
def test_a_suggestion_tells_nothing_that_the_seat_does_not_know(game: str, share: float) -> None:
    rules, rng = GAMES[game], Random(7)
    states = asked_states(game, rng, share)
    assert len(states) > 8

    for state in states:
        seat = rng.choice([asked.seat for asked in rules.pending(state)])
        other = SECRETS[game].shuffle_secrets(state, seat, rng)
        said = suggest(rules, rules.view(state, seat))
        assert said == suggest(rules, rules.view(other, seat))
        assert said.rules
        assert said.prompt == state.prompt
