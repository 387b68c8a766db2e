"""A game goes on as long as someone owes an answer, allows what it offers, and comes to an end."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from tinhorn.kernel import CHANCE, IllegalActionError, Seat
from tinhorn.testing.case import Case
from tinhorn.testing.random_play import random_turns


def test_random_play_always_ends_with_everyone_ranked(case: Case, games: int) -> None:
    for seed in range(games):
        *_, last = case.play(seed)

        outcome = case.game.outcome(last.after)

        assert case.game.pending(last.after) == ()
        assert outcome is not None
        assert sorted(seat for rank in outcome.ranking for seat in rank) == list(case.seats)
        assert len(outcome.points) == case.players


def test_a_table_of_absent_players_ends(case: Case, games: int) -> None:
    for seed in range(games):
        turns = random_turns(case.game, case.setup(seed), case.rng(seed), liveliness=0)

        *_, last = turns

        assert case.game.outcome(last.after) is not None


def test_there_is_no_outcome_before_the_end(case: Case, games: int) -> None:
    for turn in case.turns(games):
        assert case.game.outcome(turn.before) is None


def test_a_seat_has_options_exactly_when_it_owes_an_answer(case: Case, games: int) -> None:
    for turn in case.turns(games):
        for state in (turn.before, turn.after):
            asked = {decision.seat for decision in case.game.pending(state)}

            for seat in case.seats:
                assert bool(case.game.options(state, seat)) == (seat in asked)
            assert CHANCE in asked or not case.game.options(state, CHANCE)


def test_every_option_and_the_default_pass_check_and_can_be_applied(case: Case, games: int) -> None:
    for turn in case.some_turns(games, 15):
        for decision in case.game.pending(turn.before):
            answers = list(case.game.options(turn.before, decision.seat))
            if decision.seat != CHANCE:
                answers.append(case.game.default(turn.before, decision.seat))

            for action in answers:
                assert case.game.check(turn.before, decision.seat, action) is None
                case.game.apply(turn.before, decision.seat, action)


def test_the_same_answer_to_the_same_state_always_leads_to_the_same(case: Case, games: int) -> None:
    for seed in range(games):
        assert case.game.new(case.setup(seed)) == case.game.new(case.setup(seed))
    for turn in case.some_turns(games, 15):
        before = msgspec.json.encode(turn.before)

        again = case.game.apply(turn.before, turn.decision.seat, turn.action)

        assert (again.state, again.events) == (turn.after, turn.events)
        assert msgspec.json.encode(turn.before) == before


def test_no_option_is_offered_twice(case: Case, games: int) -> None:
    """Allow doubles for chance only: an outcome that is listed n times is n times as likely."""
    for turn in case.some_turns(games, 15):
        options = case.game.options(turn.before, turn.decision.seat)

        assert turn.decision.seat == CHANCE or len(set(options)) == len(options)


def test_chance_answers_with_one_of_its_options_where_they_are_listed(
    case: Case, games: int
) -> None:
    for turn in case.turns(games):
        if turn.decision.seat == CHANCE and case.game.options(turn.before, CHANCE):
            assert turn.action in case.game.options(turn.before, CHANCE)


def test_chance_draws_each_of_its_options(case: Case) -> None:
    turns = [turn for turn in case.play(0) if turn.decision.seat == CHANCE]

    for turn in turns:
        options = set(case.game.options(turn.before, CHANCE))
        drawn = {case.game.chance(turn.before, Random(seed)) for seed in range(20 * len(options))}

        assert options <= drawn


def test_what_is_refused_changes_nothing_and_says_why(case: Case, games: int) -> None:
    for seed in range(games):
        turns, rng = case.play(seed), case.rng(f"refused {seed}")
        actions = list({turn.action for turn in turns})
        for turn in rng.sample(turns, min(10, len(turns))):
            before = msgspec.json.encode(turn.before)
            asked = {decision.seat for decision in case.game.pending(turn.before)}

            for seat in case.everyone:
                for action in rng.sample(actions, min(20, len(actions))):
                    _is_allowed_or_refused(case, turn.before, seat, action, is_asked=seat in asked)
            assert msgspec.json.encode(turn.before) == before


def _is_allowed_or_refused(
    case: Case, state: Any, seat: Seat, action: Any, *, is_asked: bool
) -> None:
    refusal = case.game.check(state, seat, action)
    if refusal is None:
        assert is_asked, f"seat {seat} may answer though nobody asked"
        case.game.apply(state, seat, action)
        return
    with pytest.raises(IllegalActionError) as refused:
        case.game.apply(state, seat, action)
    assert (refused.value.rule, refused.value.phrase) == (refusal.rule, refusal.reason)


def test_a_prompt_is_the_same_for_all_who_are_asked_and_never_comes_back(
    case: Case, games: int
) -> None:
    for turn in case.turns(games):
        prompts = {decision.prompt for decision in case.game.pending(turn.before)}
        then = {decision.prompt for decision in case.game.pending(turn.after)}

        assert len(prompts) == 1
        assert len(then) <= 1
        assert all(prompt >= turn.decision.prompt for prompt in then)


def test_under_the_same_prompt_only_those_are_asked_who_have_not_answered(
    case: Case, games: int
) -> None:
    for turn in case.turns(games):
        asked = {decision.seat for decision in case.game.pending(turn.before)}
        still = {
            decision.seat
            for decision in case.game.pending(turn.after)
            if decision.prompt == turn.decision.prompt
        }

        assert still in (set(), asked - {turn.decision.seat})


def test_simultaneous_answers_commute_after_every_subset(case: Case, games: int) -> None:
    for turn in case.some_turns(games, 15):
        asked, rng = case.game.pending(turn.before), case.rng(turn.decision)
        if len(asked) > 1:
            answers = {
                decision.seat: rng.choice(case.game.options(turn.before, decision.seat))
                for decision in asked
            }

            _commute(case, turn.before, answers)


def _commute(case: Case, state: Any, answers: dict[int, Any]) -> None:
    """Check that after any subset of the answers the state is the same, in any order."""
    reached = {frozenset[int](): state}
    for size in range(1, len(answers) + 1):
        for seats in map(frozenset, combinations(answers, size)):
            after = [
                case.game.apply(reached[seats - {last}], last, answers[last]).state
                for last in seats
            ]
            assert all(other == after[0] for other in after)
            reached[seats] = after[0]


def test_the_box_is_conserved(case: Case, games: int) -> None:
    for seed in range(games):
        full = case.secrets.box(case.game.new(case.setup(seed)))

        for turn in case.play(seed):
            assert case.secrets.box(turn.after) == full


@pytest.mark.slow
def test_ten_thousand_games_end_and_keep_the_box(case: Case) -> None:
    setups = [case.setup(seed) for seed in range(100)]
    for seed in range(10_000):
        setup = setups[seed % len(setups)]
        full = case.secrets.box(case.game.new(setup))

        for turn in random_turns(case.game, setup, case.rng(seed)):
            assert case.secrets.box(turn.after) == full

        assert case.game.outcome(turn.after) is not None
