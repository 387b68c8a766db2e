"""The log is the game: entries, their replay, and the record of a game as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.errors import (
    UNREADABLE,
    BadInputError,
    RecordError,
    SetupError,
    StaleActionError,
)
from tinhorn.kernel.game import AnyEvent, AnyGame, AnyView, Decision, Game, Outcome, Seat, Step
from tinhorn.kernel.phrase import phrase

FORMAT: Final = 1
"""The version of the record's own shape (docs/record.md)."""

BROKEN: Final = (ArithmeticError, AssertionError, LookupError, StopIteration, TypeError)
"""How rules fail on a state that they never lead to."""

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)


class Entry(Struct, Generic[A], frozen=True):
    """Who answered which prompt with what."""

    seat: Seat
    prompt: int
    action: A


class Fairness(Struct, frozen=True, kw_only=True):
    """What it takes to check that nobody steered the draws (docs/fairness.md). Bytes are in hex."""

    table: str
    options: str
    """The set-up as JSON, letter by letter as it went into the key."""
    commitment: str
    contributions: tuple[str, ...]
    secret: str | None = None
    """Published when the game is over."""


class Record(Struct, Generic[C, A], frozen=True, kw_only=True):
    """A game as it is kept: everything needed to play it again, and nothing else."""

    format: int = FORMAT
    game: str
    rules: int
    setup: C
    start: str | UnsetType = UNSET
    """The state it began with, as JSON; only for games that did not begin at the beginning."""
    names: tuple[str, ...]
    entries: tuple[Entry[A], ...]
    outcome: Outcome | None = None
    fairness: Fairness | UnsetType = UNSET
    """Only for games played at a table that commits to its draws."""


class _Header(Struct, frozen=True):
    """What must be known of a record before the rest can be read."""

    format: int
    game: str
    rules: int


def answer(game: Game[C, S, A, E, V], state: S, entry: Entry[A]) -> Step[S, E]:
    """Apply an entry, if its prompt is still open for its seat."""
    if not any(
        asked.seat == entry.seat and asked.prompt == entry.prompt for asked in game.pending(state)
    ):
        raise StaleActionError(phrase("stale-prompt", prompt=entry.prompt))
    return game.apply(state, entry.seat, entry.action)


def first_state(game: Game[C, S, A, E, V], setup: C, start: str | UnsetType | None = None) -> S:
    """The state before the first entry: that of a new game, or the one that was given as JSON."""
    if not start:
        return game.new(setup)
    try:
        state: S = msgspec.json.decode(start, type=game.State)
    except UNREADABLE as error:
        raise RecordError(phrase("record-start")) from error
    return state


def steps(
    game: Game[C, S, A, E, V],
    setup: C,
    entries: Iterable[Entry[A]],
    *,
    start: str | UnsetType = UNSET,
) -> Iterator[Step[S, E]]:
    """The state after each entry, and the events it caused."""
    state = first_state(game, setup, start)
    for entry in entries:
        step = answer(game, state, entry)
        yield step
        state = step.state


def replay(
    game: Game[C, S, A, E, V],
    setup: C,
    entries: Iterable[Entry[A]],
    *,
    start: str | UnsetType = UNSET,
) -> S:
    """The state that a log leads to."""
    state = first_state(game, setup, start)
    for entry in entries:
        state = answer(game, state, entry).state
    return state


def to_json(record: Record[Any, Any]) -> bytes:
    """The record, one entry a line, so that a person can read it and compare two of them."""
    entries = [msgspec.json.encode(entry) for entry in record.entries]
    rest = msgspec.json.encode(msgspec.structs.replace(record, entries=()))
    before, after = rest.split(b'"entries":[]')
    lines = b"[\n" + b",\n".join(entries) + b"\n]" if entries else b"[]"
    return before + b'"entries":' + lines + after + b"\n"


def from_json(data: bytes, games: Mapping[str, AnyGame]) -> Record[Any, Any]:
    """Read a record of one of these games and play it through: a record read is a valid one."""
    record = decoded(data, games)
    with sound_start(record):
        _play_through(games[record.game], record)
    return record


@contextmanager
def sound_start(record: Record[Any, Any]) -> Iterator[None]:
    """A state that a record brings along may be none the rules know: then anything may fail."""
    try:
        yield
    except BROKEN as error:
        if not record.start:
            raise
        raise RecordError(phrase("record-start")) from error


def decoded(data: bytes, games: Mapping[str, AnyGame]) -> Record[Any, Any]:
    """A record as it is written, whether or not its game can be played like that."""
    game = _game_of(data, games)
    try:
        record: Record[Any, Any] = msgspec.json.decode(data, type=record_type(game))
    except UNREADABLE as error:
        raise RecordError(phrase("record-unreadable"), detail=str(error)) from error
    if len(record.names) != record.setup.players:
        raise RecordError(phrase("record-names", names=len(record.names)))
    return record


def record_type(game: AnyGame) -> Any:
    """The type of this game's records, for decoding."""
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
    if header.rules != game.RULES_VERSION:
        raise RecordError(phrase("record-rules", rules=header.rules, known=game.RULES_VERSION))
    return game


def _play_through(game: AnyGame, record: Record[Any, Any]) -> None:
    try:
        state = first_state(game, record.setup, record.start)
    except SetupError as error:
        raise RecordError(error.reason) from error
    for number, entry in enumerate(record.entries, start=1):
        state = after_entry(game, state, number, entry)
    if record.outcome != game.outcome(state):
        raise RecordError(phrase("record-outcome"))


def after_entry(game: Game[Any, S, A, Any, Any], state: S, number: int, entry: Entry[A]) -> S:
    """The state after entry `number` of a record, which is told if it cannot be."""
    try:
        return answer(game, state, entry).state
    except BadInputError as error:
        raise RecordError(
            phrase("record-entry", number=number, detail=error.reason), rule=error.rule
        ) from error


def open_decision(game: Game[Any, S, Any, Any, Any], state: S, seat: Seat) -> Decision | None:
    """What this seat is asked now, if anything."""
    return next((asked for asked in game.pending(state) if asked.seat == seat), None)
