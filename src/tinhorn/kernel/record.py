"""The record of a game as JSON (docs/record.md): write it, read it, refuse what cannot be replayed.

A record may come from anyone. Whatever is wrong with it, reading and replaying it raises
RecordError with a sentence; crashes of the rules on impossible positions included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.errors import UNREADABLE, BadInputError, RecordError, SetupError
from tinhorn.kernel.game import DOES_NOT_FIT, AnyGame, Outcome
from tinhorn.kernel.log import Entry, answer, first_state
from tinhorn.kernel.phrase import Phrase, phrase

FORMAT: Final = 1
"""The version of the record's own shape."""

CRASHES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What rules raise in a position that no legal game leads to."""

A = TypeVar("A")
C = TypeVar("C")


class Fairness(Struct, frozen=True, kw_only=True):
    """What is needed to verify the draws of a game (docs/fairness.md). Bytes are in hex."""

    table: str
    options: str
    """The setup as JSON, byte for byte as it went into the key."""
    commitment: str
    contributions: tuple[str, ...]
    secret: str | None = None
    """Published when the game is over."""


class Record(Struct, Generic[C, A], frozen=True, kw_only=True):
    """Everything needed to replay a game, and nothing else."""

    format: int = FORMAT
    game: str
    rules: int
    setup: C
    start: str | UnsetType = UNSET
    """The first state, as JSON; only for games that continue from a position of another game."""
    names: tuple[str, ...]
    entries: tuple[Entry[A], ...]
    outcome: Outcome | None = None
    fairness: Fairness | UnsetType = UNSET
    """Only for games played at a table that commits to its draws."""


class _Header(Struct, frozen=True):
    """The fields that decide how the rest of a record is decoded."""

    format: int
    game: str
    rules: int


def to_json(record: Record[Any, Any]) -> bytes:
    """Encode a record with one entry per line, so that people can read and compare records."""
    entries = [msgspec.json.encode(entry) for entry in record.entries]
    rest = msgspec.json.encode(msgspec.structs.replace(record, entries=()))
    before, after = rest.split(b'"entries":[]')
    lines = b"[\n" + b",\n".join(entries) + b"\n]" if entries else b"[]"
    return before + b'"entries":' + lines + after + b"\n"


def from_json(data: bytes, games: Mapping[str, AnyGame]) -> Record[Any, Any]:
    """Decode a record and replay it: the record that is returned is valid by the rules."""
    record = decode_record(data, games)
    _require_replayable(games[record.game], record)
    return record


def decode_record(data: bytes, games: Mapping[str, AnyGame]) -> Record[Any, Any]:
    """Decode a record without replaying it: its entries may still break the rules."""
    game = _game_of(data, games)
    try:
        record: Record[Any, Any] = msgspec.json.decode(data, type=record_type(game))
    except UNREADABLE as error:
        raise RecordError(phrase("record-unreadable"), detail=str(error)) from error
    if len(record.names) != record.setup.players:
        raise RecordError(phrase("record-names", names=len(record.names)))
    return record


def record_type(game: AnyGame) -> Any:
    """Return the type of this game's records, for decoding."""
    generic: Any = Record
    return generic[game.Setup, game.Action]


def _game_of(data: bytes, games: Mapping[str, AnyGame]) -> AnyGame:
    try:
        header = msgspec.json.decode(data, type=_Header)
    except UNREADABLE as error:
        raise RecordError(phrase("record-unreadable"), detail=str(error)) from error
    if header.format != FORMAT:
        raise RecordError(phrase("record-format", format=header.format, known=FORMAT))
    game = games.get(header.game)
    if game is None:
        raise RecordError(phrase("record-game", game=header.game, known=", ".join(sorted(games))))
    if header.rules not in game.SUPPORTED_RULES:
        raise RecordError(phrase("record-rules", rules=header.rules, known=game.RULES_VERSION))
    return game


def _require_replayable(game: AnyGame, record: Record[Any, Any]) -> None:
    state = start_of(game, record)
    for number in range(1, len(record.entries) + 1):
        state = state_after(game, record, state, number)
    with replay_errors(record, phrase("record-outcome")):
        if record.outcome != game.outcome(state):
            raise RecordError(phrase("record-outcome"))


def start_of(game: AnyGame, record: Record[Any, Any]) -> Any:
    """Return the state before the first entry of a record, or raise RecordError."""
    with replay_errors(record, phrase("record-start")):
        try:
            state = first_state(game, record.setup, record.start, rules=record.rules)
        except SetupError as error:
            raise RecordError(error.reason) from error
        assert len(state.players) == record.setup.players, "a start state for another table"
        return state


def state_after(game: AnyGame, record: Record[Any, Any], state: Any, number: int) -> Any:
    """Return the state after entry `number` of a record, or raise RecordError that names it."""
    with replay_errors(record, unplayable(number)):
        try:
            return answer(game, state, record.entries[number - 1]).state
        except BadInputError as error:
            reason = phrase("record-entry", number=number, detail=error.reason)
            raise RecordError(reason, rule=error.rule) from error


def unplayable(number: int) -> Phrase:
    """Return the reason for refusing an entry on which the rules crash."""
    return phrase("record-entry", number=number, detail=DOES_NOT_FIT.reason)


@contextmanager
def replay_errors(record: Record[Any, Any], reason: Phrase) -> Iterator[None]:
    """Turn a crash of the rules into RecordError: the record leads to an impossible position.

    Where a record brings its own start state, that state is to blame; otherwise `reason` says
    what is wrong.
    """
    try:
        yield
    except CRASHES as error:
        raise RecordError(phrase("record-start") if record.start else reason) from error
