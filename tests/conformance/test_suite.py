"""The suite itself: a game that breaks one promise fails the test of that promise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support import parcels, secrets_parcels
from tests.support.parcels import Bidding, Over, Pass, Rolling, Snatch, State, View
from tinhorn.kernel.errors import IllegalActionError
from tinhorn.kernel.game import Refusal, Seat, Step, Viewer
from tinhorn.kernel.phrase import Phrase, name_of, phrase
from tinhorn.testing.case import Case
from tinhorn.testing.suite import coding, play, secrets

Broken = dict[str, Callable[..., Any]]


def spoiled(broken: Broken) -> Case:
    """Parcels with some of its functions replaced."""
    game: Any = ModuleType(parcels.__name__)
    vars(game).update(vars(parcels) | broken)
    return Case(game, secrets_parcels, 3)


def never_ends(state: State, seat: Seat, action: parcels.Action) -> Step[State, parcels.Event]:
    step = parcels.apply(state, seat, action)
    again = replace(step.state, phase=Rolling(), lots=1)
    return Step(again, ()) if isinstance(step.state.phase, Over) else step


def the_first_bid_is_marked(
    state: State, seat: Seat, action: parcels.Action
) -> Step[State, parcels.Event]:
    step = parcels.apply(state, seat, action)
    phase = step.state.phase
    if isinstance(phase, Bidding) and sum(bid is not None for bid in phase.bids) == 1:
        first, *others = step.state.players
        players = (replace(first, points=seat), *others)
        return Step(replace(step.state, players=players), step.events)
    return step


def keeps_the_prompt(
    state: State, seat: Seat, action: parcels.Action
) -> Step[State, parcels.Event]:
    step = parcels.apply(state, seat, action)
    return Step(replace(step.state, prompt=state.prompt), step.events)


def allows_anyone(state: State, seat: Seat, action: parcels.Action) -> Refusal | None:
    return None if isinstance(action, Pass) else parcels.check(state, seat, action)


def asks_all(state: State, seat: Seat) -> tuple[parcels.Action, ...]:
    return parcels.options(state, seat) or (Pass(),)


def snatch_for_all(state: State, seat: Seat) -> tuple[parcels.Action, ...]:
    options = parcels.options(state, seat)
    return (Pass(), Snatch()) if options == (Pass(),) else options


def rolls_sixes(state: State, rng: Random) -> parcels.Action:
    return parcels.options(state, -1)[-1]


def shows_the_token(state: State, viewer: Viewer) -> View:
    return replace(parcels.view(state, viewer), lots=state.holder or 0)


def shows_the_bids(state: State, viewer: Viewer) -> View:
    return replace(parcels.view(state, viewer), phase=state.phase)


def offers_what_ann_may_do(state: State, viewer: Viewer) -> View:
    seen = parcels.view(state, viewer)
    return replace(seen, options=seen.options if state.holder == 0 else seen.options[:1])


def counts_as_it_likes(state: State, viewer: Viewer) -> View:
    seen = parcels.view(state, viewer)
    lots: Any = float(seen.lots) if state.prompt % 2 else seen.lots  # equal, and written otherwise
    return replace(seen, lots=lots)


def greets_the_reader(event: parcels.Event, reader: Viewer) -> Phrase:
    return phrase("hello", reader=-1 if reader is None else reader)


def refuses_with_a_hint(state: State, seat: Seat, action: parcels.Action) -> Refusal | None:
    refusal = parcels.check(state, seat, action)
    if refusal is None or state.holder is None:
        return refusal
    return Refusal(refusal.rule, phrase("ask-them", seat=name_of(state.holder)))


def suspects_ann(seen: View, rng: Random) -> State:
    world = parcels.imagine(seen, rng)
    is_known = seen.holds_snatch or seen.viewer == 0 or not seen.is_snatch_out
    return world if is_known else replace(world, holder=0)


def sees_through(seen: View, rng: Random) -> State:
    return replace(parcels.imagine(seen, rng), lots=1)


@pytest.mark.parametrize(
    ("broken", "test"),
    [
        ({"apply": never_ends}, play.test_random_play_always_ends_with_everyone_ranked),
        ({"apply": never_ends}, play.test_a_table_of_absent_players_ends),
        (
            {"options": asks_all},
            play.test_a_seat_has_options_exactly_when_it_owes_an_answer,
        ),
        (
            {"options": snatch_for_all},
            play.test_every_option_and_the_default_pass_check_and_can_be_applied,
        ),
        (
            {"check": allows_anyone},
            play.test_what_is_refused_changes_nothing_and_says_why,
        ),
        (
            {"apply": keeps_the_prompt},
            play.test_under_the_same_prompt_only_those_are_asked_who_have_not_answered,
        ),
        (
            {"apply": the_first_bid_is_marked},
            play.test_simultaneous_answers_commute_after_every_subset,
        ),
        ({"view": shows_the_token}, secrets.test_hidden_changes_leave_the_view_unchanged),
        ({"view": shows_the_bids}, secrets.test_hidden_changes_leave_the_view_unchanged),
        (
            {"view": offers_what_ann_may_do},
            secrets.test_hidden_changes_leave_the_view_unchanged,
        ),
        (
            {"view": shows_the_bids},
            secrets.test_an_answer_tells_the_others_nothing_while_some_still_owe_theirs,
        ),
        (
            {"view": shows_the_token},
            secrets.test_the_same_answer_shows_and_tells_the_same_in_every_hidden_world,
        ),
        ({"check": refuses_with_a_hint}, secrets.test_hidden_changes_leave_refusals_unchanged),
        ({"imagine": sees_through}, secrets.test_an_imagined_world_looks_the_same),
        ({"view": counts_as_it_likes}, coding.test_what_changes_of_a_view_rebuilds_the_next_one),
        (
            {"narrate": greets_the_reader},
            secrets.test_readers_who_are_not_named_are_told_the_same_as_spectators,
        ),
    ],
)
def test_a_broken_promise_is_found(broken: Broken, test: Callable[[Case, int], None]) -> None:
    test(spoiled({}), 8)

    with pytest.raises((AssertionError, IllegalActionError)):
        test(spoiled(broken), 8)


@pytest.mark.parametrize(
    ("broken", "test"),
    [
        ({"chance": rolls_sixes}, play.test_chance_draws_each_of_its_options),
        ({"imagine": suspects_ann}, secrets.test_the_truth_is_among_the_imagined),
    ],
)
def test_a_blind_spot_is_found(broken: Broken, test: Callable[[Case], None]) -> None:
    test(spoiled({}))

    with pytest.raises((AssertionError, IllegalActionError)):
        test(spoiled(broken))
