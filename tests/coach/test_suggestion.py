"""What the coach suggests during a game depends on nothing that the player does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.random_play import all_setups, random_play
from tests.support.secrets import SECRETS
from tinhorn.coach.suggestion import suggest
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.actions import Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.state import State
from tinhorn.kernel.game import CHANCE, Seat


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


def test_a_suggested_pass_says_what_speaks_for_it() -> None:
    reasons = set()
    for state in asked_states("winchester", Random(3), 1):
        seat, phase = winchester.pending(state)[0].seat, state.phase
        said = suggest(winchester, winchester.view(state, seat))
        if not isinstance(phase, Bidding) or said.answer.key != "winchester-label-pass":
            continue
        (why,) = said.why
        reasons.add(why.key)
        worth = int(str(why.args.get("worth", 0)))
        can_pay = state.players[seat].cash > phase.standing
        match why.key:
            case "coach-suggestion-broke":
                assert not can_pay
            case "coach-suggestion-dear":
                assert can_pay
                assert worth <= phase.standing
            case "coach-suggestion-pass":
                assert can_pay
                assert worth > phase.standing
                assert why.args["share"] == income_if_all_pass(state, seat)
            case _:
                pytest.fail(f"no reason to pass: {why.key}")
    assert reasons == {f"coach-suggestion-{end}" for end in ("broke", "dear", "pass")}


def income_if_all_pass(state: State, seat: Seat) -> int:
    """What this seat gets if the leader of the auction buys the plot at the standing bid."""
    if not isinstance(state.phase, Bidding) or not state.phase.standing:
        return 0
    later = state
    while isinstance(later.phase, Bidding):
        later = winchester.apply(later, winchester.pending(later)[0].seat, Pass()).state
    return later.players[seat].cash - state.players[seat].cash
