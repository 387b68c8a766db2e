"""Read and write tables: seats, log, deadlines, bot jobs, chat.

All writes go through one writer: the change set of a step, or any other work in the same queue.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Select, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from tinhorn.kernel import AnyGame, Seat, decoder
from tinhorn.table.model import (
    ENDED,
    BotJob,
    ChangeSet,
    ChatLine,
    LogEntry,
    SavedTable,
    Seen,
    Status,
)
from tinhorn.table.storage import schema, statements, time_limit
from tinhorn.table.storage.changes import insert_table, require_expected, write_changes
from tinhorn.table.storage.database import is_sqlite, open_database, storage_errors
from tinhorn.table.storage.direct_postgresql import DirectPostgresql
from tinhorn.table.storage.entries import MOST_ROWS, adds_only_entries
from tinhorn.table.storage.interface import (
    PLAYED,
    Hear,
    Wake,
    hear_nothing,
)
from tinhorn.table.storage.notifications import (
    CHANNEL,
    Announcement,
    Written,
    build_payload,
    change_sets_of,
    words_of,
)
from tinhorn.table.storage.readiness import Readiness
from tinhorn.table.storage.rows import (
    read_entry,
    read_table,
)
from tinhorn.table.storage.time_limit import Line, silence
from tinhorn.table.storage.writer import Writer

T = TypeVar("T")
Notify = Callable[[Connection, Iterable[str]], None]
READERS: Final = 4
"""How many threads read, one for each connection that the pool keeps. They do nothing else: while a
database hangs, only they are stuck."""


class SqlStorage:
    """One database. SQLite serves one process; with PostgreSQL any process may serve any table."""

    def __init__(self, engine: Engine, games: Mapping[str, AnyGame]) -> None:
        self._engine = engine
        self.is_shared = not is_sqlite(engine)
        """True if other processes may serve the same tables."""
        self._actions = {name: decoder(game.Action) for name, game in games.items()}
        self._name = secrets.token_hex(8)
        self._writer: Writer[Written] = Writer(engine, self._write, self._is_one_statement)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tinhorn-reader")
        self._readiness = Readiness(engine)
        self._postgresql = DirectPostgresql(engine, self._name) if self.is_shared else None
        self._writer.direct = self._postgresql
        self._is_closed = False

    @classmethod
    def open(cls, url: str, games: Mapping[str, AnyGame]) -> SqlStorage:
        """Open a database; create or migrate it if needed. StorageError says what went wrong."""
        return cls(open_database(url), games)

    def listen(self, wake: Wake, hear: Hear = hear_nothing) -> None:
        """Call `wake` for tables that another process has changed, `hear` for announcements."""
        if self._postgresql is not None:
            self._postgresql.listen(wake, hear)

    async def announce(self, update: str) -> None:
        """Send one word to all listening processes. It is not stored."""
        if self.is_shared:
            await self._writer.append(Announcement(update))

    async def close(self) -> None:
        """Finish all pending writes, then disconnect."""
        await self._writer.close()
        if self._postgresql is not None:
            self._postgresql.close()
        self._readiness.close()
        self._is_closed = True
        self._readers.shutdown(wait=False)
        self._engine.pool.dispose()

    async def create(self, saved: SavedTable, entries: Sequence[LogEntry] = ()) -> None:
        """Store a new table, with its log if it has one. Raises CodeTakenError."""

        def create(connection: Connection) -> None:
            insert_table(connection, saved)
            write_changes(connection, [ChangeSet(table=saved.terms.id, entries=tuple(entries))])

        await self._writer.run(create)

    def append(self, changes: ChangeSet) -> Awaitable[None]:
        """Write a step; durable when awaited. LostRaceError if another process was faster."""
        return self._writer.append(changes)

    async def table(self, table: str) -> SavedTable | None:
        return await self.read(partial(_table, table=table))

    async def entries(self, table: str, game: str, *, after: int = 0) -> list[LogEntry]:
        """Return the log of a table, without the first `after` entries."""
        rows = await self.read(partial(_entries, table=table, after=after))
        return [read_entry(row, self._actions[game]) for row in rows]

    async def answers(self, table: str, game: str, *, last: int) -> list[LogEntry]:
        """Return the answers and undos of a table up to entry `last`.

        Sealed answers are left out, and no row after `last` is touched. The cost of this query
        therefore does not show whether anybody has sealed an answer since.
        """
        rows = await self.read(partial(_answers, table=table, last=last))
        return [read_entry(row, self._actions[game]) for row in rows]

    async def listed(self, *, since: int = 0, limit: int = 100) -> list[SavedTable]:
        """Return the public tables opened since then that wait for players, newest first."""
        tables = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(tables.status == "seating", tables.is_listed, tables.opened >= since)
            .order_by(tables.opened.desc())
            .limit(limit)
        )
        return await self.read(partial(_tables, wanted=wanted))

    async def held(self, tokens: Mapping[str, str]) -> dict[str, Status]:
        """Return those of these tables that know the hashed token beside them, with their status.

        A table knows the tokens of its seats and of its big screen.
        """
        tables, seats = schema.tables.c, schema.seats.c
        given = [*tokens.values()]
        is_known = or_(seats.token.in_(given), tables.screen.in_(given))
        wanted = (
            select(tables.id, tables.status, seats.token, tables.screen)
            .join(schema.seats, seats.table_id == tables.id)
            .where(tables.id.in_([*tokens]), is_known)
        )
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return {row.id: row.status for row in rows if tokens[row.id] in (row.token, row.screen)}

    async def finished(self) -> list[tuple[str, str]]:
        """Return the ended tables whose draws can be verified, each with its game."""
        tables = schema.tables.c
        wanted = select(tables.id, tables.game).where(
            tables.status.in_(ENDED), tables.contributions != "", ~tables.is_imported
        )
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.id, row.game) for row in rows]

    async def ended(self) -> list[str]:
        """Return the tables whose game has begun and has ended, oldest first."""
        tables = schema.tables.c
        begun = select(schema.entries.c.table_id).where(schema.entries.c.seq == 1)
        wanted = select(tables.id).where(tables.status.in_(ENDED), tables.id.in_(begun))
        return await self.read(
            lambda connection: list(connection.scalars(wanted.order_by(tables.opened)))
        )

    async def claim_dues(self, now: int, *, lease: int, limit: int = 64) -> list[str]:
        """Lease tables whose deadline has passed: no other process gets them during the lease."""
        rows = await self._claim(statements.CLAIM_DUES, now, lease, limit)
        return [row.table_id for row in rows]

    async def claim_jobs(self, now: int, *, lease: int, limit: int = 64) -> list[BotJob]:
        """Lease answers that bots owe: no other process gets them during the lease."""
        return [BotJob(*row) for row in await self._claim(statements.CLAIM_JOBS, now, lease, limit)]

    async def _claim(self, claim: Executable, now: int, lease: int, limit: int) -> Sequence[Any]:
        """Return the rows that a claim leases. The clocks of processes may differ by one lease."""
        values = {"now": now, "until": now + lease, "latest": now + 2 * lease, "most": limit}
        return await self.write(lambda connection: connection.execute(claim, values).all())

    async def release(self) -> None:
        """Drop all leases, which a killed process may have left. Only if no other process runs."""
        if not self.is_shared:
            await self._writer.run(_release)

    async def say(self, table: str, line: ChatLine) -> None:
        """Store a chat message, unless its request was stored already."""
        await self._writer.run(partial(_say, table=table, line=line, notify=self._notify))

    async def chat(self, table: str, *, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """Return the latest chat messages, oldest first."""
        return await self.read(partial(_chat, table=table, after=after, limit=limit))

    async def note_seen(self, table: str, seat: Seat, seen: Seen) -> None:
        """Store what the player of a seat has seen last."""
        await self._writer.run(partial(_note_seen, table=table, seat=seat, seen=seen))

    async def seen(self, table: str, seat: Seat) -> Seen | None:
        """Return what the player of a seat has seen last, if that is known."""
        return await self.read(partial(_seen, table=table, seat=seat))

    async def is_ready(self) -> bool:
        """Return True if the database answers, else raise StorageError."""
        await self._readiness.check()
        return True

    async def check_writable(self) -> None:
        """Make a real write that changes nothing; raise StorageError if that fails."""
        await self._writer.run(_probe_write)

    def _is_one_statement(self, written: Sequence[Written]) -> bool:
        """Return True for steps that only add entries to SQLite's log, as most do."""
        change_sets = change_sets_of(written)
        rows = sum(len(changes.entries) for changes in change_sets)
        return not self.is_shared and rows <= MOST_ROWS and all(map(adds_only_entries, change_sets))

    def _write(self, connection: Connection, written: Sequence[Written]) -> None:
        change_sets = change_sets_of(written)
        if self.is_shared:
            require_expected(connection, change_sets)
        write_changes(connection, change_sets)
        self._notify(connection, words_of(written))

    def _notify(self, connection: Connection, words: Iterable[str]) -> None:
        """Notify the processes that share the database; with SQLite there are none."""
        if self.is_shared:
            values = {"channel": CHANNEL, "payload": build_payload(self._name, words)}
            connection.execute(statements.NOTIFY, values)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that writes, in a transaction of the writer; durable when awaited."""
        found: T = await self._writer.run(work)
        return found

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread; StorageError if the database does not answer in time."""
        line = Line()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(time_limit.ANSWER_SECONDS):
                return await loop.run_in_executor(self._readers, self._read_now, query, line)
        except TimeoutError as error:
            line.cut()
            raise silence() from error

    def _read_now(self, query: Callable[[Connection], T], line: Line) -> T:
        try:
            with (
                storage_errors(self._engine),
                self._engine.connect() as connection,
                line.using(connection),
                connection.begin(),
            ):
                return query(connection)
        finally:
            if self._is_closed:  # meanwhile: the connection went back to a pool that nobody closes
                self._engine.pool.dispose()


def _table(connection: Connection, table: str) -> SavedTable | None:
    found = _tables(connection, select(schema.tables).where(schema.tables.c.id == table))
    return found[0] if found else None


def _tables(connection: Connection, wanted: Select[Any]) -> list[SavedTable]:
    rows = connection.execute(wanted).all()
    ids = [row.id for row in rows]
    seats = schema.seats.c
    holders = connection.execute(
        select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.table_id, seats.seat)
    ).all()
    return [
        read_table(row, [holder for holder in holders if holder.table_id == row.id]) for row in rows
    ]


def _entries(connection: Connection, table: str, after: int) -> Sequence[Any]:
    entries = schema.entries.c
    return connection.execute(
        select(schema.entries)
        .where(entries.table_id == table, entries.seq > after)
        .order_by(entries.seq)
    ).all()


def _answers(connection: Connection, table: str, last: int) -> Sequence[Any]:
    entries = schema.entries.c
    return connection.execute(
        select(schema.entries)
        .where(entries.table_id == table, entries.seq <= last, entries.kind.in_(PLAYED))
        .order_by(entries.seq)
    ).all()


def _release(connection: Connection) -> None:
    connection.execute(update(schema.deadlines).values(leased=0))
    connection.execute(update(schema.jobs).values(leased=0))
    connection.execute(update(schema.looks).values(leased=0))


def _probe_write(connection: Connection) -> None:
    """Rewrite the revision: a real write, which changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _say(connection: Connection, table: str, line: ChatLine, notify: Notify) -> None:
    chat = schema.chat.c
    again = select(chat.id).where(chat.table_id == table, chat.request == line.request)
    if connection.execute(again).first() is None:
        row = msgspec.structs.asdict(line) | {"table_id": table}
        del row["id"]
        connection.execute(insert(schema.chat), row)
        notify(connection, [table])


def _note_seen(connection: Connection, table: str, seat: Seat, seen: Seen) -> None:
    values = msgspec.structs.asdict(seen)
    own = sqlite if connection.dialect.name == "sqlite" else postgresql
    put = own.insert(schema.seen).values(table_id=table, seat=seat, **values)
    connection.execute(put.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))


def _seen(connection: Connection, table: str, seat: Seat) -> Seen | None:
    columns = schema.seen.c
    wanted = select(columns.seq, columns.at).where(columns.table_id == table, columns.seat == seat)
    row = connection.execute(wanted).first()
    return None if row is None else Seen(row.seq, row.at)


def _chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatLine]:
    chat = schema.chat.c
    rows = connection.execute(
        select(chat.id, chat.at, chat.seat, chat.phrase, chat.text, chat.by, chat.request)
        .where(chat.table_id == table, chat.id > after)
        .order_by(chat.id.desc())
        .limit(limit)
    )
    return [ChatLine(**row._asdict()) for row in reversed(rows.all())]
