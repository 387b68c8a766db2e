"""A game that has only what every game must have can be played, told and counted."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import parcels
from tinhorn.kernel.defaults import REQUIRED, IncompleteGameError, complete, plain_text
from tinhorn.kernel.game import AnyGame, Told, seen_events
from tinhorn.kernel.log import replay
from tinhorn.testing.random_play import random_turns


def module(**changes: Any) -> SimpleNamespace:
    required = {name: getattr(parcels, name) for name in REQUIRED}
    return SimpleNamespace(__name__="bare", **(required | changes))


@pytest.fixture
def bare() -> AnyGame:
    return complete(module(new=lambda setup: parcels.new(setup)))


def test_a_bare_game_is_played_to_its_end_and_replayed(bare: AnyGame) -> None:
    setup = bare.Setup(players=3)
    turns = list(random_turns(bare, setup, Random(1), liveliness=0.5))

    entries = [turn.entry for turn in turns]

    assert bare.outcome(turns[-1].after) is not None
    assert replay(bare, setup, entries) == turns[-1].after
    assert bare.RULES_VERSION == 1
    assert list(bare.SUPPORTED_RULES) == [1]


def test_chance_draws_one_of_its_options_and_an_absent_player_takes_the_first(
    bare: AnyGame,
) -> None:
    *_, bidding = (
        turn.after
        for turn in random_turns(bare, bare.Setup(players=3), Random(1))
        if bare.pending(turn.after) and bare.pending(turn.after)[0].kind == "bid"
    )
    dealt = bare.new(bare.Setup(players=3))

    assert {bare.chance(dealt, Random(seed)) for seed in range(20)} == {*bare.options(dealt, -1)}
    assert bare.default(bidding, bare.pending(bidding)[0].seat) == parcels.Bid(0)


def test_a_bare_game_says_nothing_more_than_it_must(bare: AnyGame) -> None:
    state = bare.new(bare.Setup(players=3))
    seen = bare.view(state, 0)

    assert not bare.facts(seen)
    assert not bare.hints(seen)
    assert not bare.relevant_rules(seen)
    assert bare.follow(seen, bare.Orders()) is None
    assert not bare.asks_again(seen)
    assert bare.reveals(state, parcels.LotRolled(1))
    assert bare.upgrade_state("{}", 1) == "{}"
    assert bare.round_number(state) == 1
    assert bare.net_worth(state) == (0, 0, 0)


def test_a_plain_recap_tells_the_last_events_as_the_story_does(bare: AnyGame) -> None:
    turns = list(random_turns(bare, bare.Setup(players=3), Random(1), liveliness=0.5))
    seen = bare.view(turns[-1].after, 0)
    events = [event for turn in turns for event in turn.events]
    told = [Told(event, None) for event in seen_events(events, 0)]

    recap = bare.recap(None, seen, told)

    assert recap
    assert recap == tuple(bare.narrate(one.event, 0) for one in told[-len(recap) :])


def test_a_plain_report_tells_each_field_of_the_view_seat_by_seat(bare: AnyGame) -> None:
    seen = bare.view(bare.new(bare.Setup(players=3)), 0)

    told = [(one.seat, one.text.args["name"], one.text.args["value"]) for one in bare.report(seen)]

    assert (None, "phase", "Dealing") in told
    assert (1, "players", "coins 10 · points 0") in told
    assert (None, "is snatch out", "–") in told
    assert plain_text((True, None)) == "✓, –"
    assert plain_text(()) == "–"


def test_the_net_worth_at_the_end_is_the_outcome(bare: AnyGame) -> None:
    *_, last = random_turns(bare, bare.Setup(players=3), Random(1))
    outcome = bare.outcome(last.after)

    assert outcome is not None
    assert bare.net_worth(last.after) == outcome.points


def test_what_is_missing_is_named() -> None:
    broken = module()
    del broken.view, broken.label

    with pytest.raises(IncompleteGameError, match="the module bare lacks view, label"):
        complete(broken)


def test_a_whole_game_is_returned_as_it_is() -> None:
    assert complete(parcels) is parcels


@pytest.mark.parametrize(("name", "value"), [("PLAYERS", range(0)), ("PLAYERS", 3), ("Setup", 7)])
def test_a_game_with_values_of_a_wrong_kind_is_refused(name: str, value: object) -> None:
    with pytest.raises(IncompleteGameError, match=f"^{name} is "):
        complete(module(**{name: value}))
