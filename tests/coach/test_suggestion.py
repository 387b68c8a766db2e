"""What the coach suggests during a game depends on nothing that the player does not know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.dicetown import deal
from tests.support.people import ANN
from tests.support.random_play import random_play
from tests.support.secrets import SECRETS
from tinhorn.coach.suggestion import suggest
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.winchester.actions import Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.state import State
from tinhorn.kernel.catalogue import english
from tinhorn.kernel.game import CHANCE, Seat
from tinhorn.kernel.record import from_json
from tinhorn.testing.random_play import all_setups

DATA = Path(__file__).parents[1] / "data"


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
        assert rules.check(state, seat, said.action) is None
        assert said.answer == rules.label(said.action)


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
            case "winchester-suggestion-broke":
                assert not can_pay
            case "winchester-suggestion-dear":
                assert can_pay
                assert worth <= phase.standing
            case "winchester-suggestion-pass":
                assert can_pay
                assert worth > phase.standing
                assert why.args["share"] == income_if_all_pass(state, seat)
            case _:
                pytest.fail(f"no reason to pass: {why.key}")
    assert reasons == {f"winchester-suggestion-{end}" for end in ("broke", "dear", "pass")}


def income_if_all_pass(state: State, seat: Seat) -> int:
    """Return what this seat gets if the leader of the auction buys the plot at the standing bid."""
    if not isinstance(state.phase, Bidding) or not state.phase.standing:
        return 0
    later = state
    while isinstance(later.phase, Bidding):
        later = winchester.apply(later, winchester.pending(later)[0].seat, Pass()).state
    return later.players[seat].cash - state.players[seat].cash


def test_the_coach_gives_one_reason_for_every_answer() -> None:
    for game in GAMES.values():
        record = from_json((DATA / f"{game.NAME}-finished.json").read_bytes(), GAMES)
        state = game.new(record.setup, rules=record.rules)
        kinds = set()
        for entry in record.entries:
            for asked in game.pending(state):
                if asked.seat != CHANCE and asked.kind not in kinds:
                    kinds.add(asked.kind)
                    told = suggest(game, game.view(state, asked.seat))
                    assert len(told.why) == 1
                    assert len(re.findall(r"[.!?](?= |$)", english(told.why[0]))) == 1
            state = game.apply(state, entry.seat, entry.action).state
        assert len(kinds) >= 3


def test_dice_are_suggested_for_a_place() -> None:
    table = deal().rolls("9 9 9 J A", "10 10 Q Q A", "9 J Q K A")
    told = suggest(dicetown, dicetown.view(table.state, ANN))

    kept = told.action.dice
    assert told.why[0].key == "dicetown-why-dice"
    assert told.why[0].args["count"] == max(kept.count(face) for face in kept)
