"""Whatever comes in is understood or refused; nothing else ever happens."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tinhorn.kernel import (
    IllegalActionError,
    MalformedActionError,
    Record,
    RecordError,
    SetupError,
    from_json,
    from_text,
    to_json,
    to_text,
)
from tinhorn.testing.case import Case
from tinhorn.testing.strategies import lines_of, mutated_bytes, mutated_json, values_of


@cache
def positions(case: Case) -> list[Any]:
    """Draw states from all over a game."""
    return [turn.before for turn in case.some_turns(2, 40)]


@cache
def short_record(case: Case) -> bytes:
    """Return the first answers of a game."""
    return to_json(
        Record(
            game=case.game.NAME,
            rules=case.game.RULES_VERSION,
            setup=case.setup(0),
            names=case.names,
            entries=tuple(turn.entry for turn in case.play(0)[:12]),
        )
    )


def read_or_refused(case: Case, data: bytes) -> None:
    try:
        record = from_json(data, {case.game.NAME: case.game})
    except RecordError:
        return
    assert from_json(to_json(record), {case.game.NAME: case.game}) == record


@settings(deadline=None)
@given(data=st.data())
def test_any_action_by_any_seat_is_allowed_or_refused(case: Case, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(positions(case)))
    seat = data.draw(st.integers(-2, case.players))
    action = data.draw(values_of(case.game.Action))

    if case.game.check(state, seat, action) is None:
        case.game.apply(state, seat, action)
    else:
        with pytest.raises(IllegalActionError):
            case.game.apply(state, seat, action)


@settings(deadline=None)
@given(data=st.data())
def test_any_set_up_is_a_game_or_refused(case: Case, data: st.DataObject) -> None:
    try:
        setup = data.draw(values_of(case.game.Setup))
        state = case.game.new(setup)
    except SetupError:
        return
    assert case.game.pending(state)


@settings(deadline=None)
@given(data=st.binary())
def test_any_bytes_are_no_record(case: Case, data: bytes) -> None:
    read_or_refused(case, data)


@settings(deadline=None)
@given(data=st.data())
def test_a_record_with_some_bytes_changed_is_read_or_refused(
    case: Case, data: st.DataObject
) -> None:
    read_or_refused(case, data.draw(mutated_bytes(short_record(case))))


@settings(deadline=None)
@given(data=st.data())
def test_a_record_with_a_value_changed_is_read_or_refused(case: Case, data: st.DataObject) -> None:
    read_or_refused(case, data.draw(mutated_json(short_record(case))))


@settings(deadline=None)
@given(data=st.data())
def test_any_line_is_an_action_or_malformed(case: Case, data: st.DataObject) -> None:
    line = data.draw(lines_of(case.game.Action))

    try:
        action = from_text(line, case.game.Action)
    except MalformedActionError:
        return
    assert from_text(to_text(action), case.game.Action) == action


@settings(deadline=None)
@given(data=st.data())
def test_the_text_of_any_action_reads_back(case: Case, data: st.DataObject) -> None:
    action = data.draw(values_of(case.game.Action))

    assert from_text(to_text(action), case.game.Action) == action
