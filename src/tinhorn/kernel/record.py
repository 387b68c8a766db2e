"""The record of a game as JSON (docs/record.md): write it, read it, refuse what cannot be replayed.

A record may come from anyone. Whatever is wrong with it, reading and replaying it raises
RecordError with a sentence; crashes of the rules on impossible positions included.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.decoders import decoder
from tinhorn.kernel.errors import UNREADABLE, BadInputError, RecordError, SetupError
from tinhorn.kernel.frames import frame_numbers
from tinhorn.kernel.game import DOES_NOT_FIT, AnyGame, Outcome, Seat, Step
from tinhorn.kernel.log import Entry, answer, first_state, steps
from tinhorn.kernel.options import option_value, options_by_name, unknown_option
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

NOT_A_RECORD: Final = phrase("record-unreadable")
FIELD: Final = re.compile(r"field `(\w+)`")
PLACE: Final = re.compile(r"at `\$\.?([^`]+)`")

A = TypeVar("A")
C = TypeVar("C")


class Attempt(Struct, frozen=True):
    """One attempt to start a game: what each seat had committed to before anyone revealed."""

    commitments: tuple[str | None, ...]
    """The SHA-256 of each seat's contribution; `None` where the contribution is derived."""
    withheld: tuple[Seat, ...] = ()
    """The seats that did not reveal their contribution in time. If there are any, the attempt
    is void, and the start is attempted anew without them."""


class Fairness(Struct, frozen=True, kw_only=True):
    """What is needed to verify the draws of a game (docs/fairness.md). Bytes are in hex."""

    table: str
    """The code of the table."""
    options: str
    """The setup as JSON, byte for byte as it went into the key."""
    commitment: str
    """The hash of the secret, published before seats were taken."""
    contributions: tuple[str, ...]
    """The random bytes of each player, in hexadecimal digits."""
    secret: str | None = None
    """Published when the game is over."""
    attempts: tuple[Attempt, ...] | UnsetType = UNSET
    """All attempts to start the game; the last one succeeded. Unset under protocol 1."""

    @property
    def protocol(self) -> int:
        """The version of the protocol by which the contributions were made."""
        return 1 if isinstance(self.attempts, UnsetType) else 2


class Record(Struct, Generic[C, A], frozen=True, kw_only=True):
    """Everything needed to replay a game, and nothing else."""

    format: int = FORMAT
    """The version of this layout."""
    game: str
    """The name of the game."""
    rules: int
    """The version of the rules."""
    setup: C
    """The table options."""
    start: str | UnsetType = UNSET
    """The first state, as JSON; only for games that continue from a position of another game."""
    names: tuple[str, ...]
    """By seat."""
    entries: tuple[Entry[A], ...]
    """All answers, those of chance included."""
    outcome: Outcome | None = None
    """How the game ended; `None` if it has not."""
    fairness: Fairness | UnsetType = UNSET
    """Only for games played at a table that commits to its draws."""


class _Header(Struct, frozen=True):
    """The fields that decide how the rest of a record is decoded."""

    format: int
    game: str
    rules: int


class _Options(Struct, frozen=True):
    """The table options, whatever their values."""

    setup: dict[str, object]


_decode_options: Final = decoder(_Options).decode
_decode_header: Final = decoder(_Header).decode


def recorded_name(name: str, bot: str | None) -> str:
    """Return a player's name as records have it: a bot's with its kind, `Ada (deputy:tight)`."""
    return name if bot is None else f"{name} ({bot})"


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
        record: Record[Any, Any] = decoder(record_type(game)).decode(data)
    except UNREADABLE as error:
        reason = _wrong_option(game, data, error) or _unreadable(error)
        raise RecordError(reason, detail=str(error)) from error
    except SetupError as error:
        raise RecordError(error.phrase) from error
    if len(record.names) != record.setup.players:
        raise RecordError(phrase("record-names", names=len(record.names)))
    return record


def record_type(game: AnyGame) -> Any:
    """Return the type of this game's records, for decoding."""
    generic: Any = Record
    return generic[game.Setup, game.Action]


def _game_of(data: bytes, games: Mapping[str, AnyGame]) -> AnyGame:
    try:
        header = _decode_header(data)
    except UNREADABLE as error:
        raise RecordError(_unreadable(error), detail=str(error)) from error
    if header.format != FORMAT:
        raise RecordError(phrase("record-format", format=header.format, known=FORMAT))
    game = games.get(header.game)
    if game is None:
        raise RecordError(phrase("record-game", game=header.game, known=", ".join(sorted(games))))
    if header.rules not in game.SUPPORTED_RULES:
        raise RecordError(phrase("record-rules", rules=header.rules, known=game.RULES_VERSION))
    return game


def _unreadable(error: Exception) -> Phrase:
    """Say why decoding failed, from what msgspec says."""
    told = str(error)
    if "truncated" in told:
        return phrase("record-truncated")
    if isinstance(error, msgspec.ValidationError):
        names = [found[1] for found in (PLACE.search(told), FIELD.search(told)) if found]
        return phrase("record-field", field=".".join(names)) if names else NOT_A_RECORD
    return phrase("record-not-json")


def _wrong_option(game: AnyGame, data: bytes, error: Exception) -> Phrase | None:
    """Say which table option is wrong, with those or the values that there are."""
    if "`$.setup" not in str(error):
        return None
    known = options_by_name(game.Setup)
    try:
        for name, value in _decode_options(data).setup.items():
            if name in known:
                option_value(known[name], value)
            elif name != "players":
                raise unknown_option(game, name)
    except SetupError as wrong:
        return wrong.phrase
    except UNREADABLE:  # no object at all, or a name that is not UTF-8
        return None
    return None


def _require_replayable(game: AnyGame, record: Record[Any, Any]) -> None:
    state = start_of(game, record)
    for number in range(1, len(record.entries) + 1):
        state = state_after(game, record, state, number)
    with replay_errors(record, lambda: phrase("record-outcome")):
        if record.outcome != game.outcome(state):
            raise RecordError(phrase("record-outcome"))


def start_of(game: AnyGame, record: Record[Any, Any]) -> Any:
    """Return the state before the first entry of a record, or raise RecordError."""
    with replay_errors(record, lambda: phrase("record-start")):
        try:
            state = first_state(game, record.setup, record.start, rules=record.rules)
        except SetupError as error:
            raise RecordError(error.phrase) from error
        counted = len(game.net_worth(state))
        assert counted == record.setup.players, "a start state for another table"
        return state


def steps_of(game: AnyGame, record: Record[Any, Any]) -> Iterator[Step[Any, Any]]:
    """Yield the state after each entry of a record, with the events that the entry caused."""
    return steps(game, record.setup, record.entries, start=record.start, rules=record.rules)


def state_after(game: AnyGame, record: Record[Any, Any], state: Any, number: int) -> Any:
    """Return the state after entry `number` of a record, or raise RecordError that names it."""
    with replay_errors(record, lambda: unplayable(game, record, number)):
        try:
            return answer(game, state, record.entries[number - 1]).state
        except BadInputError as error:
            reason = _refused(game, record, number, error.phrase)
            raise RecordError(reason, rule=error.rule) from error


def unplayable(game: AnyGame, record: Record[Any, Any], number: int) -> Phrase:
    """Return the reason for refusing an entry on which the rules crash."""
    return _refused(game, record, number, DOES_NOT_FIT.reason)


def _refused(game: AnyGame, record: Record[Any, Any], number: int, why: Phrase) -> Phrase:
    frame = _frame_before(game, record, number)
    return phrase("record-entry", number=number, frame=frame, detail=why)


def _frame_before(game: AnyGame, record: Record[Any, Any], number: int) -> int:
    """Return the number of the frame that people saw before this entry."""
    rules, start = record.rules, record.start
    entries = record.entries[: number - 1]
    try:
        first = first_state(game, record.setup, start, rules=rules)
        taken = steps(game, record.setup, entries, start=start, rules=rules)
        *_, last = frame_numbers(game, first, taken)
    except CRASHES:  # in a start position that no game leads to
        return 0
    return max(last, 0)


@contextmanager
def replay_errors(record: Record[Any, Any], reason: Callable[[], Phrase]) -> Iterator[None]:
    """Turn a crash of the rules into RecordError: the record leads to an impossible position.

    Where a record brings its own start state, that state is to blame; otherwise `reason` says
    what is wrong.
    """
    try:
        yield
    except CRASHES as error:
        raise RecordError(phrase("record-start") if record.start else reason()) from error
