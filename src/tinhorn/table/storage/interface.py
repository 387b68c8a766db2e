"""What a live table needs from its storage, whatever keeps the data.

`SqlStorage` keeps it in a database. `MemoryStorage` keeps it in memory, for a server that runs
inside a browser page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol

from tinhorn.kernel import BadInputError, Seat
from tinhorn.table.model import (
    BotJob,
    ChangeSet,
    ChatLine,
    EntryKind,
    LogEntry,
    SavedTable,
    Seen,
    Status,
)

Wake = Callable[[str | None], None]
"""Called with the id of a changed table, or with `None` when any table may have changed."""
Hear = Callable[[str, str], None]
"""Called with the name of a process and the word it announces."""
PLAYED: Final[tuple[EntryKind, ...]] = ("answer", "undo")
"""The entries that a replay needs. Seals and holds leave no trace in it."""


class StorageError(BadInputError):
    """The database cannot be used, or not now. Nothing was changed, or nothing was published."""

    kind = "storage"


class DamagedError(StorageError):
    """A part of the database cannot be read any more, and will not come back by itself."""


class CodeTakenError(BadInputError):
    """There is already a table with this code."""

    kind = "conflict"


class LostRaceError(Exception):
    """Another process has changed the table: read the changes, then decide again."""


def hear_nothing(process: str, word: str) -> None:
    """Ignore an announcement."""


class Storage(Protocol):
    """Reads and writes tables: seats, log, deadlines, bot jobs, chat."""

    @property
    def is_shared(self) -> bool:
        """True if other processes may serve the same tables."""
        ...

    def listen(self, wake: Wake, hear: Hear = hear_nothing) -> None:
        """Call `wake` for tables that another process has changed, `hear` for announcements."""
        ...

    async def announce(self, update: str) -> None:
        """Send one word to all listening processes. It is not stored."""
        ...

    async def close(self) -> None:
        """Finish all pending writes, then disconnect."""
        ...

    async def create(self, saved: SavedTable, entries: Sequence[LogEntry] = ()) -> None:
        """Store a new table, with its log if it has one. Raises CodeTakenError."""
        ...

    def append(self, changes: ChangeSet) -> Awaitable[None]:
        """Write a step; durable on return. LostRaceError if another process changed the table."""
        ...

    async def table(self, table: str) -> SavedTable | None:
        """Return a table without its log, or `None` if there is no such table."""
        ...

    async def entries(self, table: str, game: str, *, after: int = 0) -> list[LogEntry]:
        """Return the log of a table, without the first `after` entries."""
        ...

    async def answers(self, table: str, game: str, *, last: int) -> list[LogEntry]:
        """Return the answers and undos of a table up to entry `last`, without sealed answers."""
        ...

    async def listed(self, *, since: int = 0, limit: int = 100) -> list[SavedTable]:
        """Return the public tables opened since then that wait for players, newest first."""
        ...

    async def held(self, tokens: Mapping[str, str]) -> dict[str, Status]:
        """Return those of these tables that know the hashed token beside them, with their status.

        A table knows the tokens of its seats and of its big screen.
        """
        ...

    async def finished(self) -> list[tuple[str, str]]:
        """Return the ended tables whose draws can be verified, each with its game."""
        ...

    async def ended(self) -> list[str]:
        """Return the tables whose game has begun and has ended, oldest first."""
        ...

    async def claim_dues(self, now: int, *, lease: int, limit: int = 64) -> list[str]:
        """Lease tables whose deadline has passed: no other process gets them during the lease."""
        ...

    async def claim_jobs(self, now: int, *, lease: int, limit: int = 64) -> list[BotJob]:
        """Lease answers that bots owe: no other process gets them during the lease."""
        ...

    async def release(self) -> None:
        """Drop all leases, which a killed process may have left. Only if no other process runs."""
        ...

    async def say(self, table: str, line: ChatLine) -> None:
        """Store a chat message, unless its request was stored already."""
        ...

    async def chat(self, table: str, *, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """Return the latest chat messages, oldest first."""
        ...

    async def note_seen(self, table: str, seat: Seat, seen: Seen) -> None:
        """Store what the player of a seat has seen last."""
        ...

    async def seen(self, table: str, seat: Seat) -> Seen | None:
        """Return what the player of a seat has seen last, if that is known."""
        ...

    async def is_ready(self) -> bool:
        """Return True if the database answers, else raise StorageError."""
        ...

    async def check_writable(self) -> None:
        """Make a real write that changes nothing; raise StorageError if that fails."""
        ...
