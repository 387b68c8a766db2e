"""What is stored of a table. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.game import Seat
from tinhorn.table.fairness import Secret

SeatKind: TypeAlias = Literal["open", "person", "bot", "absent"]
Status: TypeAlias = Literal["seating", "playing", "over", "abandoned"]
EntryKind: TypeAlias = Literal["answer", "seal", "hold", "release", "undo"]
Hints: TypeAlias = Literal["alone", "all"]
"""Who may ask the coach: a player alone with bots, or every player."""
By: TypeAlias = Literal["person", "bot", "chance", "timeout", "absent", "window"]
"""Who gave an answer. `timeout`: the seat ran out of time; `absent`: nobody sits there; `window`:
a reaction window closed without an answer."""

ENDED: Final[tuple[Status, ...]] = ("over", "abandoned")
NO_SEAT: Final[Seat] = -1
"""The host of a table that was opened by a shared screen, which has no seat."""


class Timing(Struct, frozen=True, kw_only=True):
    """The time limits of a table, in milliseconds."""

    kind: Literal["none", "live", "slow"] = "none"
    answer: int | None = None
    """The limit for one answer; `None` for no limit."""
    window: int = 1_500
    """How long a reaction window stays open at least, whatever anyone holds or answers."""
    windows: Literal["timed", "untimed"] = "timed"
    """`untimed`: a reaction window closes only when all people who are asked have answered."""
    pace: float = 1.0
    """A factor on the thinking time of bots and automatic answers; 0 to answer at once."""
    patience: int = 2
    """The number of timeouts in a row after which a person counts as away."""


class Holder(Struct, frozen=True, kw_only=True):
    """The holder of a seat. Only hashes of tokens and recovery codes are stored.

    People who share one device hold their seats with the same token.
    """

    kind: SeatKind = "open"
    name: str | None = None
    hat: int = 1
    bot: str | None = None
    """The level of a bot."""
    is_away: bool = False
    token: str | None = None
    recovery: str | None = None
    contribution: bytes | None = None
    orders: str | None = None
    """The standing orders of a person as JSON. Only that person may see them."""

    @property
    def is_absent(self) -> bool:
        """True if the table gives the default answers for this seat."""
        return self.kind == "absent" or self.is_away


class Terms(Struct, frozen=True, kw_only=True):
    """What a table was opened with.

    Options, timing and host may change until the game begins; everything else never changes.
    """

    id: str
    """Also the code that people type to find the table."""
    game: str
    rules: int
    options: str
    """The setup as JSON, byte for byte as it goes into the key of the draws."""
    secret: Secret
    timing: Timing = Timing()
    title: str = ""
    host: Seat = 0
    is_listed: bool = False
    when_left: Literal["bot", "default"] = "bot"
    opened: int = 0
    screen: str | None = None
    """The hash of the token of the shared screen that opened the table, if one did."""
    start: str | None = None
    """The state from which the game continues, as JSON; `None` for a new game."""
    hints: Hints = "alone"
    is_imported: bool = False
    """True if the game was played elsewhere and imported as a record."""


class SavedTable(Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its log."""

    terms: Terms
    status: Status
    seats: tuple[Holder, ...]
    contributions: tuple[bytes, ...] = ()
    """The contribution of each seat to the draws, once the game has begun."""
    rematch: str | None = None
    """The table at which the same people play again."""
    is_watched: bool = True
    """False if, as far as the server knows, nobody but the players is connected."""
    version: int = 0
    """Counts the changes of everything but the log."""

    @property
    def has_ended(self) -> bool:
        """True once the game is over or abandoned: it is final, and everything may be shown."""
        return self.status in ENDED


class LogEntry(Struct, frozen=True, kw_only=True, gc=False):
    """One entry of a table's log.

    An answer, an answer sealed in a reaction window, a request for time there, the end of that
    time, or an undo.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: Seat
    prompt: int
    by: By
    action: Any = None
    """`None` in an undo, in entries about time, and in a seal that withdraws an earlier one."""
    request: str | None = None
    """The client's id of the request: with the seat, the idempotency key."""


class BotJob(Struct, frozen=True):
    """An answer that a bot owes, and when it is to give it."""

    table: str
    seat: Seat
    prompt: int
    asking: int
    due: int


class ExpectedVersion(Struct, frozen=True, gc=False):
    """What a step was decided from: the version of the table, and the number of its last entry."""

    version: int
    seq: int


class ChangeSet(Struct, frozen=True, kw_only=True, gc=False):
    """Everything that one step of a table writes, in one transaction."""

    table: str
    expected: ExpectedVersion | None = None
    """If the table has moved on, the step lost a race against another process."""
    entries: tuple[LogEntry, ...] = ()
    due: int | UnsetType | None = UNSET
    """The next deadline of the table; unset if it stays as it is."""
    new_jobs: tuple[BotJob, ...] = ()
    closed_jobs: tuple[BotJob, ...] = ()
    """Jobs whose answer is no longer wanted."""
    saved: SavedTable | None = None
    """The table and its seats, if they change; its version is the expected one plus one."""
    keeps_seats: bool = False
    """True if `saved` has the same seats as before, so that only the table is written."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat message: one of the fixed phrases, or text."""

    id: int = 0
    at: int
    seat: Seat | None
    phrase: str | None = None
    text: str | None = None
    request: str
    """Idempotency key: sender plus client request id."""
