"""Old games still replay, and each seat sees what it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.goldens import WANTED, find
from tests.support.table import GOLDEN
from tests.support.transcript import transcript
from tests.support.wanted import Wanted
from tinhorn.games import GAMES
from tinhorn.kernel.log import open_decision, steps
from tinhorn.kernel.record import from_json, to_json
from tinhorn.testing.random_play import Turn

LOGS = sorted(GOLDEN.rglob("*.log"))
NAMED = [
    pytest.param(name, wanted, id=f"{name}/{wanted.file}")
    for name, games in WANTED.items()
    for wanted in games
]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}/{log.stem}")
def test_a_golden_game_replays_as_it_was_seen(log: Path) -> None:
    written = log.read_bytes()

    record = from_json(written, GAMES)

    assert to_json(record) == written
    assert transcript(record) == log.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "wanted"), NAMED)
def test_a_golden_game_is_what_it_is_named_for(name: str, wanted: Wanted) -> None:
    record = from_json((GOLDEN / name / f"{wanted.file}.log").read_bytes(), GAMES)

    turns, state = [], GAMES[name].new(record.setup, rules=record.rules)
    for entry, step in zip(
        record.entries,
        steps(GAMES[name], record.setup, record.entries, rules=record.rules),
        strict=True,
    ):
        decision = open_decision(GAMES[name], state, entry.seat)
        assert decision is not None
        turns.append(Turn(state, decision, entry.action, step.events, step.state))
        state = step.state

    assert wanted.is_it(turns)


def test_looking_for_a_golden_game_again_finds_the_same() -> None:
    name, (wanted, *_) = next(iter(WANTED.items()))

    assert find(name, wanted) == find(name, wanted)
