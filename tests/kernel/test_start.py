"""Games that continue from a given state."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.parcels import Setup
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.log import replay, steps
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import Record, from_json, to_json
from tinhorn.testing.random_play import random_turns

TOY: AnyGame = parcels
GAMES: dict[str, AnyGame] = {"parcels": TOY}
SETUP = Setup(players=3)
NAMES = ("Ann", "Bob", "Cat")


def half_a_game() -> tuple[str, Record[Any, Any]]:
    """Return the second half of a game: the state it begins with, and its record."""
    turns = list(random_turns(TOY, SETUP, Random(1)))
    later = turns[len(turns) // 2 :]
    start = msgspec.json.encode(later[0].before).decode()
    play: Play[Any, Any, Any, Any, Any] = Play(
        TOY, SETUP, [turn.entry for turn in later], start=start
    )
    return start, play.record(NAMES)


def test_a_record_replays_from_its_start_state() -> None:
    start, record = half_a_game()
    last = list(random_turns(TOY, SETUP, Random(1)))[-1].after

    assert record.start == start
    assert replay(TOY, SETUP, record.entries, start=start) == last
    assert [*steps(TOY, SETUP, record.entries, start=start)][-1].state == last
    assert record.outcome == parcels.outcome(last)


def test_a_record_with_a_start_reads_back_unchanged() -> None:
    _, record = half_a_game()

    written = to_json(record)

    assert from_json(written, GAMES) == record
    assert to_json(from_json(written, GAMES)) == written


def test_a_record_without_a_start_has_no_start_field() -> None:
    play: Play[Any, Any, Any, Any, Any] = Play(TOY, SETUP)

    assert b"start" not in to_json(play.record(NAMES))


@pytest.mark.parametrize("start", ["", "no JSON", "{}", "[1, 2]", '{"players": 3}'])
def test_input_that_is_not_a_state_is_refused_as_start(start: str) -> None:
    _, record = half_a_game()

    with pytest.raises(RecordError) as refused:
        from_json(to_json(replace(record, start=start)), GAMES)

    assert refused.value.phrase.key == ("record-start" if start else "record-entry")


def test_an_impossible_state_is_refused_as_start() -> None:
    start, record = half_a_game()
    broken = json.loads(start)
    broken["players"] = broken["players"][:1]

    with pytest.raises(RecordError) as refused:
        from_json(to_json(replace(record, start=json.dumps(broken))), GAMES)

    assert refused.value.phrase.key == "record-start"


class _Crashing:
    """The toy game with one method that crashes."""

    def __init__(self, method: str) -> None:
        self._method = method

    def __getattr__(self, name: str) -> Any:
        return self._crash if name == self._method else getattr(parcels, name)

    def _crash(self, *_: object, **__: object) -> Any:
        raise LookupError


@pytest.mark.parametrize(
    ("method", "key"),
    [
        ("new", "record-start"),
        ("pending", "record-entry"),
        ("apply", "record-entry"),
        ("outcome", "record-outcome"),
    ],
)
def test_rules_that_crash_on_a_record_refuse_it_and_keep_the_cause(method: str, key: str) -> None:
    play: Play[Any, Any, Any, Any, Any] = Play(TOY, SETUP)
    play.settle(Random(1))
    crashing: Any = _Crashing(method)

    with pytest.raises(RecordError) as refused:
        from_json(to_json(play.record(NAMES)), {"parcels": crashing})

    assert refused.value.phrase.key == key
    assert isinstance(refused.value.__cause__, LookupError)
