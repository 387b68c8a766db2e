"""What is written down reads back, and the log is the game."""

from __future__ import annotations

from typing import Any

import msgspec

from tinhorn.games import shortcuts_of
from tinhorn.kernel import (
    Entry,
    Outcome,
    Record,
    decoder,
    from_json,
    from_text,
    replay,
    steps,
    to_json,
    to_text,
)
from tinhorn.kernel.changes import comparisons
from tinhorn.testing.case import Case


def reads_back(value: Any, kind: Any) -> bool:
    return bool(decoder(kind).decode(msgspec.json.encode(value)) == value)


def test_states_views_actions_and_events_read_back(case: Case, games: int) -> None:
    for turn in case.some_turns(games, 10):
        assert reads_back(turn.after, case.game.State)
        assert reads_back(turn.action, case.game.Action)
        for viewer in case.viewers:
            assert reads_back(case.game.view(turn.after, viewer), case.game.View)
            for event in turn.events:
                assert reads_back(event, case.game.Event)
                assert reads_back(event.seen_by(viewer), case.game.Event | None)


def test_what_changes_of_a_view_rebuilds_the_next_one(case: Case, games: int) -> None:
    """Live tables send only the fields of a view that have changed for its viewer."""
    game, shortcuts = case.game, shortcuts_of(case.game)
    shared, own = comparisons(game.View, shortcuts.own_fields)
    for turn in case.some_turns(games, 10):
        public = shared(game.view(turn.before, None), game.view(turn.after, None))
        for viewer in case.viewers:
            before, after = game.view(turn.before, viewer), game.view(turn.after, viewer)

            kept = msgspec.json.decode(msgspec.json.encode(before))
            kept |= msgspec.json.decode(msgspec.json.encode(public | own(before, after)))

            rebuilt = decoder(game.View).decode(msgspec.json.encode(kept))
            assert in_order(rebuilt) == in_order(after)


def in_order(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def test_states_and_views_can_be_keys(case: Case, games: int) -> None:
    for turn in case.some_turns(games, 10):
        again = decoder(case.game.State).decode(msgspec.json.encode(turn.after))

        assert hash(again) == hash(turn.after)
        for viewer in case.viewers:
            assert hash(case.game.view(again, viewer)) == hash(case.game.view(turn.after, viewer))


def test_the_text_of_an_action_reads_back(case: Case, games: int) -> None:
    for turn in case.some_turns(games, 10):
        for action in (turn.action, *case.game.options(turn.before, turn.decision.seat)):
            assert from_text(to_text(action), case.game.Action) == action


def test_the_log_replays_to_the_same_states_and_events(case: Case, games: int) -> None:
    for seed in range(games):
        turns, setup = case.play(seed), case.setup(seed)
        entries = [turn.entry for turn in turns]

        again = list(steps(case.game, setup, entries))

        assert [step.state for step in again] == [turn.after for turn in turns]
        assert [step.events for step in again] == [turn.events for turn in turns]
        assert replay(case.game, setup, entries) == turns[-1].after


def test_the_record_of_a_game_finished_or_not_reads_back(case: Case, games: int) -> None:
    for seed in range(games):
        turns = case.play(seed)
        for played in (turns, turns[: len(turns) // 2], ()):
            record = _record(case, seed, [turn.entry for turn in played])

            assert from_json(to_json(record), {case.game.NAME: case.game}) == record


def _record(case: Case, seed: int, entries: list[Entry[Any]]) -> Record[Any, Any]:
    setup = case.setup(seed)
    outcome: Outcome | None = case.game.outcome(replay(case.game, setup, entries))
    return Record(
        game=case.game.NAME,
        rules=case.game.RULES_VERSION,
        setup=setup,
        names=case.names,
        entries=tuple(entries),
        outcome=outcome,
    )
