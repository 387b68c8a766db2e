"""Games of earlier versions: their records replay by their own rules, their states still open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.dicetown import deal
from tests.support.people import ANN, BOB, CAT
from tests.support.table import GOLDEN, golden
from tinhorn.games import GAMES, dicetown
from tinhorn.games.dicetown.actions import Keep, KeepWithBrute
from tinhorn.games.dicetown.phases import Countering, Reacting, Trimming
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.log import first_state, replay
from tinhorn.kernel.record import from_json

OLD = sorted((GOLDEN / "dicetown" / "version-1").glob("*.log"))


def as_stored_by_version_1(state: State) -> str:
    """Return the JSON of a state as it was written before version 2 of the rules."""
    stored: dict[str, Any] = json.loads(msgspec.json.encode(state))
    del stored["rules"], stored["in_play"]
    if "resume" in stored["phase"]:
        stored["phase"]["moment"] = stored["phase"].pop("resume")
    return json.dumps(stored)


@pytest.mark.parametrize("log", OLD, ids=lambda log: log.stem)
def test_a_record_of_version_1_is_played_by_version_1(log: Path) -> None:
    record = from_json(log.read_bytes(), GAMES)

    assert record.rules == 1
    assert replay(dicetown, record.setup, record.entries, rules=1).rules == 1


def test_a_new_game_is_played_by_the_current_rules_unless_others_are_named() -> None:
    setup = dicetown.Setup(players=2)

    assert first_state(dicetown, setup).rules == dicetown.RULES_VERSION
    assert first_state(dicetown, setup, rules=1).rules == 1


def test_every_stored_state_of_a_game_of_version_1_opens_as_it_was() -> None:
    table = golden("dicetown/version-1/bribes.log", at=0)
    kinds = set()
    for entry in golden("dicetown/version-1/bribes.log").entries:
        table.does(entry.seat, entry.action)
        state: State = table.state
        kinds.add(type(state.phase))

        opened = first_state(dicetown, state.setup, as_stored_by_version_1(state), rules=1)

        assert opened == state
    assert kinds >= {Reacting, Countering}


def test_the_question_after_a_countered_brute_opens_too() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}, rules=1).wastes(8)
    table.rolls("9 9 9 9 9", "K K K K K", "K K K K K")
    table.does(ANN, KeepWithBrute(("9", "9", "9"))).does(BOB, Keep(("K",))).does(CAT, Keep(("K",)))
    table.plays(BOB, "wanted")
    assert table.is_in(Trimming)

    opened = first_state(dicetown, table.state.setup, as_stored_by_version_1(table.state), rules=1)

    assert opened == table.state


def test_a_game_that_continues_from_an_old_state_can_be_played_by_the_new_rules() -> None:
    state = golden("dicetown/version-1/mine.log", at=20).state

    opened = first_state(dicetown, state.setup, as_stored_by_version_1(state))

    assert opened == msgspec.structs.replace(state, rules=dicetown.RULES_VERSION)


@pytest.mark.parametrize("start", ["no JSON", "[]", "7", '{"phase": 3}', "{}"])
def test_a_start_that_is_no_state_is_refused(start: str) -> None:
    with pytest.raises(RecordError) as refused:
        first_state(dicetown, dicetown.Setup(players=2), start)

    assert refused.value.phrase.key == "record-start"


def test_the_versions_that_can_be_replayed() -> None:
    assert [*dicetown.SUPPORTED_RULES] == [1, 2]
    for game in GAMES.values():
        assert game.SUPPORTED_RULES[-1] == game.RULES_VERSION
