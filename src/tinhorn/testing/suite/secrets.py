"""Nobody learns what they may not know, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from tinhorn.kernel import PublicEvent, Viewer, seats_in
from tinhorn.testing.case import Case
from tinhorn.testing.random_play import random_turns_from

MOST_IMAGINED: Final = 30_000
"""How many worlds to imagine in search of the true one."""


def shown(case: Case, state: Any, viewer: Viewer) -> bytes:
    """Return everything a viewer is sent about a state: view, prompt, options in words."""
    game = case.game
    seen = game.view(state, viewer)
    offered = [(game.label(action), game.consequence(seen, action)) for action in seen.options]
    helped = game.facts(seen), game.relevant_rules(seen), game.hints(seen), game.report(seen)
    public = game.public_decision(seen)
    return msgspec.json.encode((seen, game.question(seen), helped, offered, public))


def heard(case: Case, events: tuple[Any, ...], viewer: Viewer) -> bytes:
    """Return everything a viewer is told of what happened."""
    seen = [event for event in (event.seen_by(viewer) for event in events) if event is not None]
    return msgspec.json.encode([(event, case.game.narrate(event, viewer)) for event in seen])


def test_hidden_changes_leave_the_view_unchanged(case: Case, games: int) -> None:
    rng = case.rng("hidden")
    for turn in case.some_turns(games, 8):
        for viewer in case.viewers:
            world = case.secrets.shuffle_secrets(turn.before, viewer, rng)

            assert shown(case, world, viewer) == shown(case, turn.before, viewer)


def test_readers_who_are_not_named_are_told_the_same_as_spectators(case: Case, games: int) -> None:
    narrate = case.game.narrate
    for turn in case.some_turns(games, 30):
        for event in turn.events:
            if isinstance(event, PublicEvent):
                told = narrate(event, None)
                for reader in set(case.viewers) - seats_in(told):
                    assert narrate(event, reader) == told


def test_secrets_are_many_until_the_end_and_none_after_it(case: Case, games: int) -> None:
    rng, changed = case.rng("many"), 0
    for seed in range(games):
        *turns, last = case.play(seed)
        for viewer in case.viewers:
            state = rng.choice(turns).after
            changed += case.secrets.shuffle_secrets(state, viewer, rng) != state

            assert case.secrets.shuffle_secrets(last.after, viewer, rng) == last.after
    assert changed > games * len(case.viewers) * 0.5


def test_hidden_changes_are_worlds_of_the_same_box(case: Case, games: int) -> None:
    rng = case.rng("box")
    for turn in case.some_turns(games, 8):
        for viewer in case.viewers:
            world = case.secrets.shuffle_secrets(turn.before, viewer, rng)

            assert case.secrets.box(world) == case.secrets.box(turn.before)


def test_hidden_changes_leave_refusals_unchanged(case: Case, games: int) -> None:
    for seed in range(games):
        turns, rng = case.play(seed), case.rng(f"refusals {seed}")
        actions = list({turn.action for turn in turns})
        for turn in rng.sample(turns, min(10, len(turns))):
            for seat in case.seats:
                world = case.secrets.shuffle_secrets(turn.before, seat, rng)
                for action in rng.sample(actions, min(10, len(actions))):
                    assert case.game.check(world, seat, action) == case.game.check(
                        turn.before, seat, action
                    )


def test_the_same_answer_shows_and_tells_the_same_in_every_hidden_world(
    case: Case, games: int
) -> None:
    rng, compared = case.rng("heard"), 0
    for turn in case.some_turns(games, 8):
        seat, action = turn.decision.seat, turn.action
        for viewer in case.viewers:
            world = case.secrets.shuffle_secrets(turn.before, viewer, rng)
            is_allowed = case.game.check(world, seat, action) is None
            if is_allowed and not case.secrets.reveals(turn.before, turn.events, viewer):
                step = case.game.apply(world, seat, action)
                assert shown(case, step.state, viewer) == shown(case, turn.after, viewer)
                assert heard(case, step.events, viewer) == heard(case, turn.events, viewer)
                compared += 1
    assert compared > games


def test_an_answer_tells_the_others_nothing_while_some_still_owe_theirs(
    case: Case, games: int
) -> None:
    rng = case.rng("sealed")
    for turn in case.some_turns(games, 8):
        seat = turn.decision.seat
        if len(case.game.pending(turn.before)) > 1:
            other = rng.choice(case.game.options(turn.before, seat))
            step = case.game.apply(turn.before, seat, other)
            for viewer in set(case.viewers) - {seat}:
                assert shown(case, step.state, viewer) == shown(case, turn.after, viewer)
                assert heard(case, step.events, viewer) == heard(case, turn.events, viewer)


def test_an_imagined_world_looks_the_same(case: Case, games: int) -> None:
    rng = case.rng("imagined")
    for turn in case.some_turns(games, 8):
        for viewer in case.viewers:
            seen = case.game.view(turn.before, viewer)
            world = case.game.imagine(seen, rng)

            assert shown(case, world, viewer) == shown(case, turn.before, viewer)
            assert case.secrets.box(world) == case.secrets.box(turn.before)


def test_an_imagined_world_can_be_played_to_its_end(case: Case, games: int) -> None:
    rng = case.rng("played")
    for turn in case.some_turns(games, 3):
        for viewer in case.viewers:
            world = case.game.imagine(case.game.view(turn.before, viewer), rng)

            *_, last = random_turns_from(case.game, world, rng)

            assert case.game.outcome(last.after) is not None


def test_the_truth_is_among_the_imagined(case: Case) -> None:
    """Find each hidden fact of the real state again in some imagined world."""
    rng = case.rng("truth")
    for turn in case.some_turns(2, 4):
        for viewer in case.viewers:
            missing = dict(_facts(case, turn.before))

            _strike_out_imagined(case, case.game.view(turn.before, viewer), missing, rng)

            assert not missing


def _strike_out_imagined(case: Case, seen: Any, missing: dict[str, Any], rng: Random) -> None:
    for _ in range(MOST_IMAGINED):
        for place, value in _facts(case, case.game.imagine(seen, rng)):
            if place in missing and missing[place] == value:
                del missing[place]
        if not missing:
            return


def _facts(case: Case, state: Any) -> Iterator[tuple[str, Any]]:
    """Return every number and word of a state, by its place."""
    yield from _leaves("", msgspec.to_builtins(case.secrets.facts(state)))


def _leaves(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(f"{place}.{name}", part)
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _leaves(f"{place}[{index}]", part)
    else:
        yield place, value


def test_a_public_decision_lists_what_the_seat_may_answer(case: Case, games: int) -> None:
    """Allow answers above the highest one listed: the list must not depend on secret money."""
    for turn in case.turns(games):
        public = case.game.public_decision(case.game.view(turn.before, None))
        if public is None:
            continue
        (asked,) = case.game.pending(turn.before)
        highest = max(map(_amount, public.options))
        legal = case.game.options(turn.before, asked.seat)

        assert asked.seat == public.seat
        assert {one for one in legal if _amount(one) <= highest} <= set(public.options)


def _amount(action: Any) -> int:
    return int(getattr(action, "amount", 0))
