"""What tables keep: who sits there, the log, what is due, what bots owe, what was said.

Everything that writes is a `Page`, a whole step of a table, or goes in the same turn as pages do.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UnsetType
from sqlalchemy import Connection, Engine, Select, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.phrase import phrase
from tinhorn.table.model import ENDED, BotJob, ChangeSet, ChatLine, LogEntry, SavedTable
from tinhorn.table.storage import schema, statements
from tinhorn.table.storage.database import is_sqlite, open_database, storage_errors
from tinhorn.table.storage.notifications import ANNOUNCED, CHANNEL, Hear, Listener, Wake
from tinhorn.table.storage.rows import (
    entry_row,
    job_row,
    read_entry,
    read_table,
    seat_row,
    table_row,
)
from tinhorn.table.storage.writer import LostRaceError, Writer

T = TypeVar("T")
MOST_ROWS: Final = 64
"""The most lines in one statement: old versions of SQLite take 999 values at a time."""
Notify = Callable[[Connection, Iterable[str]], None]


class CodeTakenError(BadInputError):
    """There is already a table of this name."""

    kind = "conflict"


class Storage:
    """One database. SQLite serves one process; with PostgreSQL any process may serve any table."""

    def __init__(self, engine: Engine, games: Mapping[str, AnyGame]) -> None:
        self._engine = engine
        self._actions = {name: msgspec.json.Decoder(game.Action) for name, game in games.items()}
        self._name = secrets.token_hex(8)
        self._writer: Writer[ChangeSet] = Writer(engine, self._append)
        self._listener: Listener | None = None

    @classmethod
    def open(cls, url: str, games: Mapping[str, AnyGame]) -> Storage:
        """Open a database, make or mend it; StorageError says what is in the way."""
        return cls(open_database(url), games)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be at work on the same tables."""
        return not is_sqlite(self._engine)

    def listen(self, wake: Wake, hear: Hear = lambda process, update: None) -> None:
        """Call `wake` with each table that another process has moved on, `hear` with its news."""
        if self.is_shared:
            self._listener = Listener(self._engine, self._name, wake, hear)

    async def announce(self, update: str) -> None:
        """Tell the processes that listen now a word that is not worth keeping."""
        if self.is_shared:
            word = [f"{ANNOUNCED}{update}"]
            await self._writer.run(lambda connection: self._notify(connection, word))

    async def close(self) -> None:
        """Write what was ordered and let go of the database."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await self._writer.close()
        self._engine.dispose()

    async def create(self, saved: SavedTable, entries: Sequence[LogEntry] = ()) -> None:
        """Keep a new table, with its log if it has one already; or TakenError."""

        def create(connection: Connection) -> None:
            _create(connection, saved)
            _append(connection, [ChangeSet(table=saved.terms.id, entries=tuple(entries))])

        await self._writer.run(create)

    async def append(self, changes: ChangeSet) -> None:
        """Durable when this returns; LostRaceError if the table has moved on in another process."""
        await self._writer.append(changes)

    async def table(self, table: str) -> SavedTable | None:
        return await self._read(partial(_table, table=table))

    async def entries(self, table: str, game: str, *, after: int = 0) -> list[LogEntry]:
        """The log of a table, from the line after this one on."""
        rows = await self._read(partial(_entries, table=table, after=after))
        return [read_entry(row, self._actions[game]) for row in rows]

    async def listed(self, *, since: int = 0, limit: int = 100) -> list[SavedTable]:
        """The tables opened since then that anyone may join, newest first."""
        tables = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(tables.status == "seating", tables.is_listed, tables.opened >= since)
            .order_by(tables.opened.desc())
            .limit(limit)
        )
        return await self._read(partial(_tables, wanted=wanted))

    async def going_on(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are there and not over."""
        expected = schema.tables.c
        wanted = select(expected.id).where(expected.id.in_(tables), expected.status.not_in(ENDED))
        return await self._read(lambda connection: set(connection.scalars(wanted)))

    async def finished(self) -> list[tuple[str, str]]:
        """The tables whose draws were promised and are published, each with its game."""
        tables = schema.tables.c
        wanted = select(tables.id, tables.game).where(
            tables.status.in_(ENDED), tables.contributions != "", ~tables.is_brought
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(row.id, row.game) for row in rows]

    async def ended(self) -> list[str]:
        """The tables whose game was begun and is over, or abandoned."""
        tables = schema.tables.c
        begun = select(schema.entries.c.table_id).where(schema.entries.c.seq == 1)
        wanted = select(tables.id).where(tables.status.in_(ENDED), tables.id.in_(begun))
        return await self._read(
            lambda connection: list(connection.scalars(wanted.order_by(tables.opened)))
        )

    async def claim_dues(self, now: int, *, lease: int, limit: int = 64) -> list[str]:
        """Tables at which something is due; nobody else gets them until the lease is over."""
        found: list[str] = await self._writer.run(
            partial(_claim_dues, now=now, lease=lease, limit=limit)
        )
        return found

    async def claim_jobs(self, now: int, *, lease: int, limit: int = 64) -> list[BotJob]:
        """Answers that bots owe; nobody else gets them until the lease is over."""
        found: list[BotJob] = await self._writer.run(
            partial(_claim_jobs, now=now, lease=lease, limit=limit)
        )
        return found

    async def release(self) -> None:
        """Nobody is at work on anything: whoever was is gone. Only where there is no other."""
        if not self.is_shared:
            await self._writer.run(_release)

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep what was said, if it was not said already."""
        await self._writer.run(partial(_say, table=table, line=line, notify=self._notify))

    async def chat(self, table: str, *, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """The last things said, oldest first."""
        return await self._read(partial(_chat, table=table, after=after, limit=limit))

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")))
        return True

    async def check_writable(self) -> None:
        """Write something that changes nothing; StorageError if that fails."""
        await self._writer.run(lambda connection: connection.execute(statements.TOUCH))

    def _append(self, connection: Connection, change_sets: Sequence[ChangeSet]) -> None:
        if self.is_shared:
            _require_known(connection, change_sets)
        _append(connection, change_sets)
        self._notify(connection, [changes.table for changes in change_sets])

    def _notify(self, connection: Connection, tables: Iterable[str]) -> None:
        """Wake the processes that share the database; with SQLite there is only this one."""
        if self.is_shared:
            update = " ".join([self._name, *tables])
            connection.execute(statements.NOTIFY, {"channel": CHANNEL, "told": update})

    async def _read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read_now, job)

    def _read_now(self, job: Callable[[Connection], T]) -> T:
        with storage_errors(self._engine), self._engine.begin() as connection:
            return job(connection)


def _create(connection: Connection, saved: SavedTable) -> None:
    try:
        connection.execute(statements.OPEN_TABLE, table_row(saved))
    except IntegrityError as error:
        raise CodeTakenError(phrase("table-taken", table=saved.terms.id)) from error
    connection.execute(statements.OPEN_DEADLINE, {"table_id": saved.terms.id, "leased": 0})
    connection.execute(
        statements.OPEN_SEATS,
        [seat_row(saved.terms.id, seat, holder) for seat, holder in enumerate(saved.seats)],
    )


def _add_entries(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Many lines in one statement, in the words of the driver.

    What SQLAlchemy does for each line costs more than the line; and for each statement the writer's
    thread has to ask for its turn to run again.
    """
    names = ", ".join(f'"{column.name}"' for column in schema.entries.c)
    mark = "?" if is_sqlite(connection.engine) else "%s"
    row = f"({', '.join([mark] * len(schema.entries.c))})"
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        statement = f"INSERT INTO entries ({names}) VALUES {', '.join([row] * len(some))}"
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)))


def _require_known(connection: Connection, change_sets: Sequence[ChangeSet]) -> None:
    """What is due, and what bots owe, follows from seats and log together.

    Where one process changes the seats while another adds to the log, one of them loses the race.
    Lines that are added cannot be added twice; else the log is looked at, too.
    """
    expected = {
        changes.table: changes.expected for changes in change_sets if changes.expected is not None
    }
    versions = connection.execute(statements.VERSIONS, {"known": list(expected)})
    if any(expected[row.id].version != row.version for row in versions):
        raise LostRaceError
    silent = [
        changes.table
        for changes in change_sets
        if changes.table in expected and not changes.entries
    ]
    if silent:
        entries = schema.entries.c
        last = select(entries.table_id, func.max(entries.seq).label("seq")).group_by(
            entries.table_id
        )
        rows = connection.execute(last.where(entries.table_id.in_(silent)))
        if any(expected[row.table_id].seq != row.seq for row in rows):
            raise LostRaceError


def _append(connection: Connection, change_sets: Sequence[ChangeSet]) -> None:
    for changes in change_sets:
        if changes.saved is not None:
            _change(connection, changes.saved)
    if entries := [
        entry_row(changes.table, line) for changes in change_sets for line in changes.entries
    ]:
        _add_entries(connection, entries)
    if dues := [
        {"of": changes.table, "at": changes.due}
        for changes in change_sets
        if not isinstance(changes.due, UnsetType)
    ]:
        connection.execute(statements.SET_DUE, dues)
    if done := [job for changes in change_sets for job in changes.done]:
        connection.execute(
            statements.DROP_JOB,
            [
                {"of": job.table, "by": job.seat, "asked": job.prompt, "again": job.asking}
                for job in done
            ],
        )
    if jobs := [job_row(job) for changes in change_sets for job in changes.jobs]:
        connection.execute(statements.ADD_JOB, jobs)


def _change(connection: Connection, saved: SavedTable) -> None:
    """Only if nobody else has changed the table since it was read."""
    expected = {"of": saved.terms.id, "known": saved.version - 1}
    if connection.execute(statements.CHANGE_TABLE, table_row(saved) | expected).rowcount != 1:
        raise LostRaceError
    connection.execute(
        statements.CHANGE_SEAT,
        [
            seat_row(saved.terms.id, seat, holder) | {"of": saved.terms.id, "at": seat}
            for seat, holder in enumerate(saved.seats)
        ],
    )


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


def _claim_dues(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    asked = {"now": now, "until": now + lease, "most": limit}
    return list(connection.scalars(statements.CLAIM_DUES, asked))


def _claim_jobs(connection: Connection, now: int, lease: int, limit: int) -> list[BotJob]:
    asked = {"now": now, "until": now + lease, "most": limit}
    return [BotJob(*row) for row in connection.execute(statements.CLAIM_JOBS, asked)]


def _release(connection: Connection) -> None:
    connection.execute(update(schema.deadlines).values(leased=0))
    connection.execute(update(schema.jobs).values(leased=0))


def _say(connection: Connection, table: str, line: ChatLine, notify: Notify) -> None:
    entries = schema.chat.c
    again = select(entries.id).where(entries.table_id == table, entries.request == line.request)
    if connection.execute(again).first() is None:
        said = msgspec.structs.asdict(line) | {"table_id": table}
        del said["id"]
        connection.execute(insert(schema.chat), said)
        notify(connection, [table])


def _chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatLine]:
    entries = schema.chat.c
    rows = connection.execute(
        select(entries.id, entries.at, entries.seat, entries.phrase, entries.text, entries.request)
        .where(entries.table_id == table, entries.id > after)
        .order_by(entries.id.desc())
        .limit(limit)
    )
    return [ChatLine(**row._asdict()) for row in reversed(rows.all())]
