"""A tampered record is refused with a sentence, however it was changed; nothing crashes."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.live import EVERY_GAME
from tests.support.mutations import mutated, with_mutated_start
from tests.support.old_data import RECORDS
from tests.table.conftest import Play
from tinhorn.games import GAMES
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.frames import frames
from tinhorn.kernel.log import steps
from tinhorn.kernel.record import decode_record, from_json
from tinhorn.table.fairness import FairnessError, proof, verify
from tinhorn.table.records import import_record
from tinhorn.table.storage.interface import CodeTakenError
from tinhorn.table.storage.storage import SqlStorage

QUICK = 40
"""Mutations of each record in the normal run."""
THOROUGH = 4_000
"""Mutations of each record in the slow run."""

REFUSALS = RecordError, FairnessError


def decode_mutated(path: Path, rng: Random) -> bytes:
    record: dict[str, Any] = json.loads(path.read_bytes())
    return json.dumps(mutated(record, rng)).encode()


def check(data: bytes) -> bool:
    """Read a record in every way there is; return whether it is still valid."""
    try:
        record = decode_record(data, GAMES)
    except RecordError:
        return False
    game = GAMES[record.game]
    for read in (verify, proof):
        with suppress(*REFUSALS):
            read(game, record)
    try:
        from_json(data, GAMES)
    except RecordError:
        return False
    return True


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_mutated_record_is_read_or_refused(path: Path) -> None:
    rng = Random(path.stem)

    valid = [check(decode_mutated(path, rng)) for _ in range(QUICK)]

    assert valid.count(False) > QUICK / 2, "most mutations should be refused"


@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_start_state_is_refused_even_where_the_rules_crash_on_it(game: str) -> None:
    (path,) = (path for path in RECORDS if path.stem == f"{game}-played-on")
    record, rng = json.loads(path.read_bytes()), Random(game)

    valid = [check(json.dumps(with_mutated_start(record, rng)).encode()) for _ in range(150)]

    assert False in valid


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_thousands_of_mutated_records_are_read_or_refused(path: Path) -> None:
    rng = Random(f"{path.stem} thorough")

    for _ in range(THOROUGH):
        check(decode_mutated(path, rng))


def test_what_is_imported_after_a_mutation_was_valid_and_nothing_else_is(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        rng = Random(1)
        for number in range(10 * len(RECORDS)):
            data = decode_mutated(RECORDS[number % len(RECORDS)], rng)
            try:
                record = from_json(data, EVERY_GAME)
                saved = await import_record(store, GAMES[record.game], record, f"T{number}", 0)
            except (*REFUSALS, CodeTakenError):
                continue
            assert await store.table(saved.terms.id) == saved

    play_quickly(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_where_a_person_is_asked_is_refused_by_its_number(game: str) -> None:
    (path,) = (path for path in RECORDS if path.stem == f"{game}-finished")
    record = json.loads(path.read_bytes())
    number = next(n for n, entry in enumerate(record["entries"], 1) if entry["seat"] >= 0)
    record["entries"][number - 1]["seat"] = -1

    with pytest.raises(RecordError) as refused:
        proof(GAMES[game], decode_record(json.dumps(record).encode(), GAMES))

    assert refused.value.phrase.key == "record-entry"
    assert refused.value.phrase.args["number"] == number


@pytest.mark.parametrize("game", GAMES)
def test_the_refusal_names_the_frame_that_people_saw_before_the_answer(game: str) -> None:
    (path,) = (path for path in RECORDS if path.stem == f"{game}-finished")
    record = json.loads(path.read_bytes())
    asked = [n for n, entry in enumerate(record["entries"], 1) if entry["seat"] >= 0]
    number = asked[len(asked) // 2]
    whole = from_json(path.read_bytes(), GAMES)
    before = steps(GAMES[game], whole.setup, whole.entries[: number - 1], rules=whole.rules)
    shown = frames(GAMES[game], GAMES[game].new(whole.setup, rules=whole.rules), before)
    record["entries"][number - 1]["seat"] = -1

    with pytest.raises(RecordError) as refused:
        from_json(json.dumps(record).encode(), GAMES)

    assert refused.value.phrase.args["frame"] == len(shown) - 1 > 5
