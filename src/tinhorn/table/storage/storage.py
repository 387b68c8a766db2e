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
from tinhorn.kernel.game import Game
from tinhorn.kernel.phrase import phrase
from tinhorn.table.model import ENDED, ChatLine, Job, Kept, Line, Page
from tinhorn.table.storage import schema, statements
from tinhorn.table.storage.database import is_sqlite, open_database, storage_errors
from tinhorn.table.storage.notifications import ANNOUNCED, CHANNEL, Hear, Listener, Wake
from tinhorn.table.storage.rows import job_row, kept_row, line_row, read_kept, read_line, seat_row
from tinhorn.table.storage.writer import LostRaceError, Writer

T = TypeVar("T")
AnyGame = Game[Any, Any, Any, Any, Any]
MOST_ROWS: Final = 64
"""The most lines in one statement: old versions of SQLite take 999 values at a time."""
Notify = Callable[[Connection, Iterable[str]], None]


class TakenError(BadInputError):
    """There is already a table of this name."""

    kind = "conflict"


class Store:
    """One database. SQLite serves one process; with PostgreSQL any process may serve any table."""

    def __init__(self, engine: Engine, games: Mapping[str, AnyGame]) -> None:
        self._engine = engine
        self._actions = {name: msgspec.json.Decoder(game.Action) for name, game in games.items()}
        self._name = secrets.token_hex(8)
        self._writer: Writer[Page] = Writer(engine, self._append)
        self._listener: Listener | None = None

    @classmethod
    def open(cls, url: str, games: Mapping[str, AnyGame]) -> Store:
        """Open a database, make or mend it; StorageError says what is in the way."""
        return cls(open_database(url), games)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be at work on the same tables."""
        return not is_sqlite(self._engine)

    def listen(self, wake: Wake, hear: Hear = lambda process, told: None) -> None:
        """Call `wake` with each table that another process has moved on, `hear` with its news."""
        if self.is_shared:
            self._listener = Listener(self._engine, self._name, wake, hear)

    async def announce(self, told: str) -> None:
        """Tell the processes that listen now a word that is not worth keeping."""
        if self.is_shared:
            word = [f"{ANNOUNCED}{told}"]
            await self._writer.run(lambda connection: self._notify(connection, word))

    async def close(self) -> None:
        """Write what was ordered and let go of the database."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await self._writer.close()
        self._engine.dispose()

    async def create(self, kept: Kept, lines: Sequence[Line] = ()) -> None:
        """Keep a new table, with its log if it has one already; or TakenError."""

        def create(connection: Connection) -> None:
            _create(connection, kept)
            _append(connection, [Page(table=kept.terms.id, lines=tuple(lines))])

        await self._writer.run(create)

    async def append(self, page: Page) -> None:
        """Durable when this returns; LostRaceError if the table has moved on in another process."""
        await self._writer.append(page)

    async def table(self, table: str) -> Kept | None:
        return await self._read(partial(_table, table=table))

    async def lines(self, table: str, game: str, *, after: int = 0) -> list[Line]:
        """The log of a table, from the line after this one on."""
        rows = await self._read(partial(_lines, table=table, after=after))
        return [read_line(row, self._actions[game]) for row in rows]

    async def listed(self, *, since: int = 0, limit: int = 100) -> list[Kept]:
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
        known = schema.tables.c
        wanted = select(known.id).where(known.id.in_(tables), known.status.not_in(ENDED))
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

    async def claim_jobs(self, now: int, *, lease: int, limit: int = 64) -> list[Job]:
        """Answers that bots owe; nobody else gets them until the lease is over."""
        found: list[Job] = await self._writer.run(
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

    def _append(self, connection: Connection, pages: Sequence[Page]) -> None:
        if self.is_shared:
            _require_known(connection, pages)
        _append(connection, pages)
        self._notify(connection, [page.table for page in pages])

    def _notify(self, connection: Connection, tables: Iterable[str]) -> None:
        """Wake the processes that share the database; with SQLite there is only this one."""
        if self.is_shared:
            told = " ".join([self._name, *tables])
            connection.execute(statements.NOTIFY, {"channel": CHANNEL, "told": told})

    async def _read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read_now, job)

    def _read_now(self, job: Callable[[Connection], T]) -> T:
        with storage_errors(self._engine), self._engine.begin() as connection:
            return job(connection)


def _create(connection: Connection, kept: Kept) -> None:
    try:
        connection.execute(statements.OPEN_TABLE, kept_row(kept))
    except IntegrityError as error:
        raise TakenError(phrase("table-taken", table=kept.terms.id)) from error
    connection.execute(statements.OPEN_DEADLINE, {"table_id": kept.terms.id, "leased": 0})
    connection.execute(
        statements.OPEN_SEATS,
        [seat_row(kept.terms.id, seat, holder) for seat, holder in enumerate(kept.seats)],
    )


def _add_lines(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
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


def _require_known(connection: Connection, pages: Sequence[Page]) -> None:
    """What is due, and what bots owe, follows from seats and log together.

    Where one process changes the seats while another adds to the log, one of them loses the race.
    Lines that are added cannot be added twice; else the log is looked at, too.
    """
    known = {page.table: page.known for page in pages if page.known is not None}
    versions = connection.execute(statements.VERSIONS, {"known": list(known)})
    if any(known[row.id].version != row.version for row in versions):
        raise LostRaceError
    silent = [page.table for page in pages if page.table in known and not page.lines]
    if silent:
        lines = schema.entries.c
        last = select(lines.table_id, func.max(lines.seq).label("seq")).group_by(lines.table_id)
        rows = connection.execute(last.where(lines.table_id.in_(silent)))
        if any(known[row.table_id].seq != row.seq for row in rows):
            raise LostRaceError


def _append(connection: Connection, pages: Sequence[Page]) -> None:
    for page in pages:
        if page.kept is not None:
            _change(connection, page.kept)
    if lines := [line_row(page.table, line) for page in pages for line in page.lines]:
        _add_lines(connection, lines)
    if dues := [
        {"of": page.table, "at": page.due} for page in pages if not isinstance(page.due, UnsetType)
    ]:
        connection.execute(statements.SET_DUE, dues)
    if done := [job for page in pages for job in page.done]:
        connection.execute(
            statements.DROP_JOB,
            [
                {"of": job.table, "by": job.seat, "asked": job.prompt, "again": job.take}
                for job in done
            ],
        )
    if jobs := [job_row(job) for page in pages for job in page.jobs]:
        connection.execute(statements.ADD_JOB, jobs)


def _change(connection: Connection, kept: Kept) -> None:
    """Only if nobody else has changed the table since it was read."""
    known = {"of": kept.terms.id, "known": kept.version - 1}
    if connection.execute(statements.CHANGE_TABLE, kept_row(kept) | known).rowcount != 1:
        raise LostRaceError
    connection.execute(
        statements.CHANGE_SEAT,
        [
            seat_row(kept.terms.id, seat, holder) | {"of": kept.terms.id, "at": seat}
            for seat, holder in enumerate(kept.seats)
        ],
    )


def _table(connection: Connection, table: str) -> Kept | None:
    found = _tables(connection, select(schema.tables).where(schema.tables.c.id == table))
    return found[0] if found else None


def _tables(connection: Connection, wanted: Select[Any]) -> list[Kept]:
    rows = connection.execute(wanted).all()
    ids = [row.id for row in rows]
    seats = schema.seats.c
    holders = connection.execute(
        select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.table_id, seats.seat)
    ).all()
    return [
        read_kept(row, [holder for holder in holders if holder.table_id == row.id]) for row in rows
    ]


def _lines(connection: Connection, table: str, after: int) -> Sequence[Any]:
    lines = schema.entries.c
    return connection.execute(
        select(schema.entries).where(lines.table_id == table, lines.seq > after).order_by(lines.seq)
    ).all()


def _claim_dues(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    asked = {"now": now, "until": now + lease, "most": limit}
    return list(connection.scalars(statements.CLAIM_DUES, asked))


def _claim_jobs(connection: Connection, now: int, lease: int, limit: int) -> list[Job]:
    asked = {"now": now, "until": now + lease, "most": limit}
    return [Job(*row) for row in connection.execute(statements.CLAIM_JOBS, asked)]


def _release(connection: Connection) -> None:
    connection.execute(update(schema.deadlines).values(leased=0))
    connection.execute(update(schema.jobs).values(leased=0))


def _say(connection: Connection, table: str, line: ChatLine, notify: Notify) -> None:
    lines = schema.chat.c
    again = select(lines.id).where(lines.table_id == table, lines.request == line.request)
    if connection.execute(again).first() is None:
        said = msgspec.structs.asdict(line) | {"table_id": table}
        del said["id"]
        connection.execute(insert(schema.chat), said)
        notify(connection, [table])


def _chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatLine]:
    lines = schema.chat.c
    rows = connection.execute(
        select(lines.id, lines.at, lines.seat, lines.phrase, lines.text, lines.request)
        .where(lines.table_id == table, lines.id > after)
        .order_by(lines.id.desc())
        .limit(limit)
    )
    return [ChatLine(**row._asdict()) for row in reversed(rows.all())]
