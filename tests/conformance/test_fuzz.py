"""Whatever comes in is understood or refused; nothing else ever happens."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.cases import CASES, Case
from tests.support.people import NAMES
from tests.support.strategies import lines_of, mutated_bytes, mutated_json, values_of
from tinhorn.kernel.errors import IllegalActionError, MalformedActionError, RecordError, SetupError
from tinhorn.kernel.record import Record, from_json, to_json
from tinhorn.kernel.text import from_text, to_text

pytestmark = pytest.mark.unmeasured

FEWEST = [case for case in CASES if case.players == 3]


@pytest.fixture(
    params=[
        *(pytest.param(case, id=str(case)) for case in FEWEST),
        *(pytest.param(case, id=f"{case}, explored", marks=pytest.mark.slow) for case in FEWEST),
    ],
    scope="session",
)
def case(request: pytest.FixtureRequest) -> Case:
    """Each game once, and once more where hypothesis looks for new examples (`make slow`)."""
    found: Case = request.param
    return found


@cache
def positions(case: Case) -> list[Any]:
    """States from all over a game."""
    return [turn.before for turn in case.some_turns(2, 40)]


@cache
def short_record(case: Case) -> bytes:
    """The first answers of a game."""
    return to_json(
        Record(
            game=case.game.NAME,
            rules=case.game.RULES_VERSION,
            setup=case.setup(0),
            names=NAMES[: case.players],
            entries=tuple(turn.entry for turn in case.play(0)[:12]),
        )
    )


def read_or_refused(case: Case, data: bytes) -> None:
    try:
        record = from_json(data, {case.game.NAME: case.game})
    except RecordError:
        return
    assert from_json(to_json(record), {case.game.NAME: case.game}) == record


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


@given(data=st.data())
def test_any_set_up_is_a_game_or_refused(case: Case, data: st.DataObject) -> None:
    setup = data.draw(values_of(case.game.Setup))

    try:
        state = case.game.new(setup)
    except SetupError:
        return
    assert case.game.pending(state)


@given(data=st.binary())
def test_any_bytes_are_no_record(case: Case, data: bytes) -> None:
    read_or_refused(case, data)


@given(data=st.data())
def test_a_record_with_some_bytes_changed_is_read_or_refused(
    case: Case, data: st.DataObject
) -> None:
    read_or_refused(case, data.draw(mutated_bytes(short_record(case))))


@given(data=st.data())
def test_a_record_with_a_value_changed_is_read_or_refused(case: Case, data: st.DataObject) -> None:
    read_or_refused(case, data.draw(mutated_json(short_record(case))))


@given(data=st.data())
def test_any_line_is_an_action_or_malformed(case: Case, data: st.DataObject) -> None:
    line = data.draw(lines_of(case.game.Action))

    try:
        action = from_text(line, case.game.Action)
    except MalformedActionError:
        return
    assert from_text(to_text(action), case.game.Action) == action


@given(data=st.data())
def test_the_text_of_any_action_reads_back(case: Case, data: st.DataObject) -> None:
    action = data.draw(values_of(case.game.Action))

    assert from_text(to_text(action), case.game.Action) == action
