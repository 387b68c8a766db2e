"""What is kept of a table. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.game import Seat
from tinhorn.table.fairness import Secret

SeatKind: TypeAlias = Literal["open", "person", "bot", "absent"]
Status: TypeAlias = Literal["seating", "playing", "over", "abandoned"]
EntryKind: TypeAlias = Literal["answer", "seal", "undo"]
By: TypeAlias = Literal["person", "bot", "chance", "lapse", "absent", "window"]
"""Who gave an answer. `lapse`: the clock ran out; `absent`: nobody sits there; `window`: a
reaction window closed without an answer."""

ENDED: Final[tuple[Status, ...]] = ("over", "abandoned")
NO_SEAT: Final[Seat] = -1
"""The host of a table that a big screen has opened."""


class Timing(Struct, frozen=True, kw_only=True):
    """How a table takes its time."""

    kind: Literal["none", "live", "slow"] = "none"
    answer: int | None = None
    """For one answer; `None` for as long as it takes."""
    window: int = 5_000
    """For how long every moment to react stays open, whoever holds what."""
    pace: float = 1.0
    """How human bots and automatic answers take their time; 0 for at once."""
    patience: int = 2
    """After so many lapses in a row a person counts as away, until they come back."""


class Holder(Struct, frozen=True, kw_only=True):
    """Who holds a seat. Of tokens and recovery codes only hashes are kept.

    People who pass one device around hold their seats by the same token.
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

    @property
    def is_absent(self) -> bool:
        """Whether the table answers by default for this seat."""
        return self.kind == "absent" or self.is_away


class Terms(Struct, frozen=True, kw_only=True):
    """What a table was opened with; it never changes."""

    id: str
    """Also the code under which people find it."""
    game: str
    rules: int
    options: str
    """The set-up as JSON, letter by letter as it goes into the key of the draws."""
    secret: Secret
    timing: Timing = Timing()
    title: str = ""
    host: Seat = 0
    is_listed: bool = False
    when_left: Literal["bot", "default"] = "bot"
    opened: int = 0
    screen: str | None = None
    """The hash of the token of the big screen that opened it, if one did."""
    start: str | None = None
    """The state from which its game goes on, as JSON; `None` for a new game."""
    is_imported: bool = False
    """Whether it was played elsewhere and brought here as a record."""


class SavedTable(Struct, frozen=True, kw_only=True):
    """A table as it is kept, its log apart."""

    terms: Terms
    status: Status
    seats: tuple[Holder, ...]
    contributions: tuple[bytes, ...] = ()
    """What each seat added to the draws, once the game has begun."""
    rematch: str | None = None
    """The table at which these people play again."""
    version: int = 0
    """Counts the changes of all but the log."""

    @property
    def has_ended(self) -> bool:
        """Whether its game is over or abandoned: nothing more comes of it, all may be shown."""
        return self.status in ENDED


class LogEntry(Struct, frozen=True, kw_only=True):
    """One line of a table's log: an answer, an answer sealed until its moment closes, an undo."""

    seq: int
    at: int
    kind: EntryKind
    seat: Seat
    prompt: int
    by: By
    action: Any = None
    """`None` in an undo, and in a seal that takes an earlier one back."""
    request: str | None = None


class BotJob(Struct, frozen=True):
    """A bot owes an answer."""

    table: str
    seat: Seat
    prompt: int
    asking: int
    due: int


class ExpectedVersion(Struct, frozen=True):
    """From what a step was decided: the version of the table, the number of its last line."""

    version: int
    seq: int


class ChangeSet(Struct, frozen=True, kw_only=True):
    """What one step adds to a table, all of it or nothing."""

    table: str
    expected: ExpectedVersion | None = None
    """If it is no longer so, another process was faster."""
    entries: tuple[LogEntry, ...] = ()
    due: int | UnsetType | None = UNSET
    """When something is to happen by itself, if that changes."""
    jobs: tuple[BotJob, ...] = ()
    done: tuple[BotJob, ...] = ()
    """Jobs that are no longer asked for."""
    saved: SavedTable | None = None
    """What becomes of the table and its seats, if that changes: the version after the known one."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said at a table: one of the fixed phrases, or text."""

    id: int = 0
    at: int
    seat: Seat | None
    phrase: str | None = None
    text: str | None = None
    request: str
    """Who said it and how they call it: what is sent again is not said again."""
