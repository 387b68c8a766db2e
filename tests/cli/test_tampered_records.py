"""A tampered record gets a sentence and an exit status from every command that reads records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.support.mutations import mutated, with_mutated_start
from tests.support.old_data import RECORDS
from tinhorn.cli import main
from tinhorn.games import GAMES

QUICK = 5
"""Mutations of each record for each command in the normal run."""
THOROUGH = 500
"""The same in the slow run."""
COMMANDS = {
    "verify": ("verify",),
    "replay": ("replay",),
    "replay as JSON": ("replay", "--json"),
    "import": ("import", "--database", "sqlite:///{folder}/tables.sqlite"),
}
SENTENCE_ENDS = (".", "?", "!", ")")


class Outcome(NamedTuple):
    status: int
    errors: str
    """Standard error; with `--json`, the sentence in it."""


Command = Callable[[bytes], Outcome]


@pytest.fixture(params=COMMANDS.values(), ids=list(COMMANDS))
def command(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Return one of the commands; it is called with the content of a file."""
    words = [word.format(folder=tmp_path) for word in request.param]
    file = tmp_path / "tampered.json"

    def call(data: bytes) -> Outcome:
        file.write_bytes(data)
        status = main([*words, "--lang", "en", str(file)])
        errors = capsys.readouterr().err
        if "--json" in words and errors:
            errors = f"{json.loads(errors)['reason']}\n"
        return Outcome(status, errors)

    return call


def require_sentence(outcome: Outcome, data: bytes) -> None:
    """Either the record is still valid, or standard error has one sentence and nothing else."""
    assert outcome.status in (0, 2), data
    if outcome.status:
        assert outcome.errors.count("\n") == 1, (outcome.errors, data)
        assert outcome.errors.strip().endswith(SENTENCE_ENDS), (outcome.errors, data)
    else:
        assert not outcome.errors, data


def read_many(command: Command, path: Path, rng: Random, count: int) -> list[int]:
    record = json.loads(path.read_bytes())
    statuses = []
    for _ in range(count):
        data = json.dumps(mutated(record, rng)).encode()
        outcome = command(data)
        require_sentence(outcome, data)
        statuses.append(outcome.status)
    return statuses


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_tampered_record_is_read_or_refused_with_a_sentence(path: Path, command: Command) -> None:
    statuses = read_many(command, path, Random(path.stem), QUICK)

    assert statuses.count(2) > QUICK / 2, "most mutations should be refused"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_an_impossible_start_is_refused_with_a_sentence(
    game: str, command: Command
) -> None:
    (path,) = (path for path in RECORDS if path.stem == f"{game}-played-on")
    record, rng = json.loads(path.read_bytes()), Random(game)

    for _ in range(QUICK):
        data = json.dumps(with_mutated_start(record, rng)).encode()
        require_sentence(command(data), data)


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00", b"\xff\xfe", b"null", b"[]", b"{}", b'"x"', b'{"entries": ', b"[" * 100_000],
    ids=["empty", "zero", "binary", "null", "list", "object", "text", "cut off", "deep"],
)
def test_a_file_that_is_no_record_is_refused_with_a_sentence(data: bytes, command: Command) -> None:
    outcome = command(data)

    assert outcome.status == 2
    require_sentence(outcome, data)


def test_a_start_state_with_another_number_of_players_is_refused(command: Command) -> None:
    """The game replays, but its score sheet has a player without a name."""
    (path,) = (path for path in RECORDS if path.stem == "winchester-played-on")
    record = json.loads(path.read_bytes())
    record["setup"]["players"] -= 1
    record["names"].pop()
    data = json.dumps(record).encode()

    outcome = command(data)

    assert outcome.status == 2
    require_sentence(outcome, data)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_hundreds_of_tampered_records_are_read_or_refused_with_sentences(
    path: Path, command: Command
) -> None:
    read_many(command, path, Random(f"{path.stem} thorough"), THOROUGH)
