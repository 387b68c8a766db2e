"""Storage in memory, for a server that runs inside a browser page.

Each change hands the whole table to `keep`, which may store it elsewhere: the page keeps it in the
browser's database. The next start hands the stored tables back.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, UnsetType

from tinhorn.kernel import AnyGame, Seat, converted, phrase
from tinhorn.table.fairness import Secret
from tinhorn.table.model import BotJob, ChangeSet, ChatLine, LogEntry, SavedTable, Seen, Status
from tinhorn.table.storage.interface import (
    PLAYED,
    CodeTakenError,
    Hear,
    LostRaceError,
    Wake,
    hear_nothing,
)

Keep = Callable[[str, bytes], Awaitable[None]]
"""Stores bytes under a name, such as the JSON of a table under its id; durable on return."""


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table with everything that belongs to it."""

    saved: SavedTable
    entries: tuple[LogEntry, ...] = ()
    due: int | None = None
    jobs: tuple[BotJob, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    seen: dict[Seat, Seen] = {}


async def keep_nothing(table: str, data: bytes) -> None:
    """Store a table nowhere else."""


class MemoryStorage:
    """The tables of one process. `kept` are tables that an earlier process has handed to `keep`."""

    def __init__(
        self, games: Mapping[str, AnyGame], *, kept: Iterable[bytes] = (), keep: Keep = keep_nothing
    ) -> None:
        self._actions = {name: game.Action for name, game in games.items()}
        self._keep = keep
        stored = map(self._decoded, kept)
        self._tables = {found.saved.terms.id: found for found in stored}
        self._leased: dict[str | BotJob, int] = {}
        """When the lease of a table's deadline, or of a bot job, ends."""

    @property
    def is_shared(self) -> bool:
        return False

    def listen(self, wake: Wake, hear: Hear = hear_nothing) -> None:
        """Do nothing: there is no other process to listen to."""

    async def announce(self, update: str) -> None:
        """Do nothing: there is no other process to tell."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""

    async def create(self, saved: SavedTable, entries: Sequence[LogEntry] = ()) -> None:
        if saved.terms.id in self._tables:
            raise CodeTakenError(phrase("table-taken", table=saved.terms.id))
        await self._put(StoredTable(saved=saved, entries=tuple(entries)))

    async def append(self, changes: ChangeSet) -> None:
        found = self._tables[changes.table]
        _require_next(found, changes)
        for job in changes.closed_jobs:
            self._leased.pop(job, None)
        if not isinstance(changes.due, UnsetType):
            self._leased.pop(changes.table, None)
        closed = {_name(job) for job in changes.closed_jobs}
        await self._put(
            StoredTable(
                saved=changes.saved or found.saved,
                entries=found.entries + changes.entries,
                due=found.due if isinstance(changes.due, UnsetType) else changes.due,
                jobs=(*(job for job in found.jobs if _name(job) not in closed), *changes.new_jobs),
                chat=found.chat,
                seen=found.seen,
            )
        )

    async def table(self, table: str) -> SavedTable | None:
        found = self._tables.get(table)
        return None if found is None else found.saved

    async def entries(self, table: str, game: str, *, after: int = 0) -> list[LogEntry]:
        found = self._tables.get(table)
        return [] if found is None else [entry for entry in found.entries if entry.seq > after]

    async def answers(self, table: str, game: str, *, last: int) -> list[LogEntry]:
        found = self._tables.get(table)
        entries = () if found is None else found.entries[:last]
        return [entry for entry in entries if entry.kind in PLAYED]

    async def listed(self, *, since: int = 0, limit: int = 100) -> list[SavedTable]:
        wanted = [
            saved
            for saved in self._saved()
            if saved.status == "seating" and saved.terms.is_listed and saved.terms.opened >= since
        ]
        return sorted(wanted, key=lambda saved: -saved.terms.opened)[:limit]

    async def held(self, tokens: Mapping[str, str]) -> dict[str, Status]:
        return {
            saved.terms.id: saved.status
            for saved in self._saved()
            if tokens.get(saved.terms.id, "")
            in (saved.terms.screen, *(holder.token for holder in saved.seats))
        }

    async def finished(self) -> list[tuple[str, str]]:
        return [
            (saved.terms.id, saved.terms.game)
            for saved in self._saved()
            if saved.has_ended and saved.contributions and not saved.terms.is_imported
        ]

    async def ended(self) -> list[str]:
        begun = [found.saved for found in self._tables.values() if found.entries]
        ended = [saved.terms for saved in begun if saved.has_ended]
        return [terms.id for terms in sorted(ended, key=lambda terms: terms.opened)]

    async def claim_dues(self, now: int, *, lease: int, limit: int = 64) -> list[str]:
        due = sorted(
            (found.due, name) for name, found in self._tables.items() if found.due is not None
        )
        claimed = [name for at, name in due if at <= now and self._leased.get(name, 0) <= now]
        self._leased |= dict.fromkeys(claimed[:limit], now + lease)
        return claimed[:limit]

    async def claim_jobs(self, now: int, *, lease: int, limit: int = 64) -> list[BotJob]:
        jobs = [job for found in self._tables.values() for job in found.jobs]
        due = sorted(
            (job for job in jobs if job.due <= now and self._leased.get(job, 0) <= now),
            key=lambda job: job.due,
        )
        self._leased |= dict.fromkeys(due[:limit], now + lease)
        return due[:limit]

    async def release(self) -> None:
        self._leased.clear()

    async def say(self, table: str, line: ChatLine) -> None:
        found = self._tables[table]
        if all(earlier.request != line.request for earlier in found.chat):
            numbered = msgspec.structs.replace(line, id=len(found.chat) + 1)
            await self._put(msgspec.structs.replace(found, chat=(*found.chat, numbered)))

    async def chat(self, table: str, *, after: int = 0, limit: int = 100) -> list[ChatLine]:
        found = self._tables.get(table)
        lines = () if found is None else found.chat
        return [line for line in lines if line.id > after][-limit:]

    async def note_seen(self, table: str, seat: Seat, seen: Seen) -> None:
        found = self._tables[table]
        await self._put(msgspec.structs.replace(found, seen=found.seen | {seat: seen}))

    async def seen(self, table: str, seat: Seat) -> Seen | None:
        found = self._tables.get(table)
        return None if found is None else found.seen.get(seat)

    async def is_ready(self) -> bool:
        return True

    async def check_writable(self) -> None:
        """Do nothing: memory can always be written."""

    def _saved(self) -> list[SavedTable]:
        return [found.saved for found in self._tables.values()]

    async def _put(self, stored: StoredTable) -> None:
        name = stored.saved.terms.id
        self._tables[name] = stored
        await self._keep(name, msgspec.json.encode(stored, enc_hook=_plain))

    def _decoded(self, data: bytes) -> StoredTable:
        """Read a table; the type of its actions depends on its game."""
        found = _decoder.decode(data)
        kind = self._actions[found.saved.terms.game]
        return msgspec.structs.replace(
            found, entries=tuple(_with_action(entry, kind) for entry in found.entries)
        )


def _name(job: BotJob) -> tuple[str, int, int, int]:
    return job.table, job.seat, job.prompt, job.asking


def _require_next(found: StoredTable, changes: ChangeSet) -> None:
    """Raise LostRaceError if the table has changed since the step was decided."""
    expected, changed = changes.expected, changes.saved
    requests = {(entry.seat, entry.request) for entry in found.entries if entry.request}
    if (
        (expected is not None and expected.version != found.saved.version)
        or (changed is not None and changed.version != found.saved.version + 1)
        or any(entry.seq <= len(found.entries) for entry in changes.entries)
        or any((entry.seat, entry.request) in requests for entry in changes.entries)
    ):
        raise LostRaceError


def _with_action(entry: LogEntry, kind: Any) -> LogEntry:
    """Return the same entry with an action of the game, where it has one."""
    if entry.action is None:
        return entry
    return msgspec.structs.replace(entry, action=converted(entry.action, kind))


def _plain(value: object) -> bytes:
    assert isinstance(value, Secret)
    return bytes(value)


def _secret(kind: type, value: object) -> Secret:
    assert kind is Secret
    assert isinstance(value, str)
    return Secret(base64.b64decode(value))


_decoder: Final = msgspec.json.Decoder(StoredTable, dec_hook=_secret)
