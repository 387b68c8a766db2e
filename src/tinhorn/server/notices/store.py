"""Contacts, looks and notices in the database. What must not be read there is encrypted before.

A notice is claimed before it is sent, and claimed only once: a process that is killed meanwhile
loses it, because nobody knows whether it arrived. Only a message that surely did not arrive is
tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Table,
    and_,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tinhorn.server.notices.model import TURNS, Notice, Stage
from tinhorn.table.storage.schema import contacts, looks, notices, server_secrets
from tinhorn.table.storage.storage import SqlStorage

T = TypeVar("T")
LEASE: Final = 30_000
"""Milliseconds for which a process may look at a table before another does."""
MOST_LOOKS: Final = 32


class StoredContact(Struct, frozen=True, kw_only=True):
    """A row of contacts; `address` and the server's `base` are encrypted in one text."""

    table_id: str
    seat: int
    token: str
    channel: str
    recipient: str
    address: bytes
    language: str
    zone: str
    is_quiet: bool
    since: int


class Look(NamedTuple):
    """A table to look at: the stage that was seen last, and since when."""

    table: str
    due: int
    stage: Stage
    since: int


class NoticeStore:
    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage

    async def secret(self, name: str, created: bytes) -> bytes:
        """Return a stored secret; `created` is stored if there is none."""

        def find(connection: Connection) -> bytes:
            connection.execute(_insert_new(connection, server_secrets), [_named(name, created)])
            wanted = select(server_secrets.c.value).where(server_secrets.c.name == name)
            return bytes(connection.execute(wanted).scalar_one())

        return await self._write(find)

    async def save_contact(self, contact: StoredContact, stage: Stage, now: int) -> None:
        """Store how a seat is told, instead of what was stored before."""

        def save(connection: Connection) -> None:
            connection.execute(_of_seat(contact.table_id, contact.seat))
            connection.execute(insert(contacts), [_row(contact)])
            waiting = (
                update(notices)
                .where(notices.c.table_id == contact.table_id, notices.c.seat == contact.seat)
                .where(notices.c.state == "waiting")
            )
            connection.execute(waiting.values(recipient=contact.recipient))
            look = {
                "table_id": contact.table_id,
                "due": now,
                "leased": 0,
                "stage": stage,
                "since": now,
            }
            connection.execute(_insert_new(connection, looks), [look])

        await self._write(save)

    async def contact(self, table: str, seat: int) -> StoredContact | None:
        found = await self._contacts(contacts.c.table_id == table, contacts.c.seat == seat)
        return found[0] if found else None

    async def contacts_of_table(self, table: str) -> list[StoredContact]:
        return await self._contacts(contacts.c.table_id == table)

    async def contacts_of_recipient(self, recipient: str) -> list[StoredContact]:
        return await self._contacts(contacts.c.recipient == recipient)

    async def drop_contact(self, table: str, seat: int) -> None:
        await self._write(lambda connection: _drop_seat(connection, table, seat))

    async def drop_recipient(self, recipient: str) -> None:
        """Forget an address at all tables."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(contacts).where(contacts.c.recipient == recipient))
            connection.execute(delete(notices).where(notices.c.recipient == recipient))

        await self._write(drop)

    async def drop_table(self, table: str) -> None:
        """Forget everything about a table."""

        def drop(connection: Connection) -> None:
            for kind in (contacts, notices, looks):
                connection.execute(delete(kind).where(kind.c.table_id == table))

        await self._write(drop)

    async def drop_turns(self, table: str) -> None:
        """Forget what waits to be told of a question: its time stands still."""
        waiting = delete(notices).where(
            notices.c.table_id == table,
            notices.c.kind.in_(TURNS),
            notices.c.state == "waiting",
        )
        await self._write(lambda connection: connection.execute(waiting).rowcount)

    async def drop_claimed(self, notice: Notice) -> None:
        """Forget a notice that was claimed and not sent: it will be due again."""
        claimed = delete(notices).where(_is_notice(notice))
        await self._write(lambda connection: connection.execute(claimed).rowcount)

    async def hurry(self, table: str, stage: Stage | None, now: int) -> None:
        """Look at a table soon: at once, or if its stage is not the one that the last look saw."""
        soon = update(looks).where(looks.c.table_id == table).values(due=now, leased=0)
        if stage is not None:
            soon = soon.where(looks.c.stage != stage)
        await self._write(lambda connection: connection.execute(soon).rowcount)

    async def claim_looks(self, now: int) -> list[Look]:
        """Lease tables that are to be looked at now."""
        picked = (
            select(looks.c.table_id)
            .where(looks.c.due <= now, looks.c.leased <= now)
            .order_by(looks.c.due)
            .limit(MOST_LOOKS)
            .with_for_update(skip_locked=True)
            .cte("picked")
        )
        claim = (
            update(looks)
            .where(looks.c.table_id == picked.c.table_id)
            .values(leased=now + LEASE)
            .returning(looks.c.table_id, looks.c.due, looks.c.stage, looks.c.since)
        )
        return await self._write(
            lambda connection: [Look(*row) for row in connection.execute(claim)]
        )

    async def record_look(
        self, look: Look, stage: Stage, *, new: Iterable[tuple[Notice, str]], due: int, now: int
    ) -> None:
        """Store what is to be told, with the recipients, and when to look again.

        If the table was hurried meanwhile, the earlier time stays. A notice that is known is not
        stored again.
        """
        rows = [_notice_row(notice, recipient) for notice, recipient in new]
        since = look.since if stage == look.stage else now

        def record(connection: Connection) -> None:
            if rows:
                connection.execute(_insert_new(connection, notices), rows)
            of_table = looks.c.table_id == look.table
            connection.execute(update(looks).where(of_table).values(stage=stage, since=since))
            unhurried = update(looks).where(of_table, looks.c.due == look.due)
            connection.execute(unhurried.values(due=due, leased=0))

        await self._write(record)

    async def claim_notices(self, now: int) -> tuple[str, list[Notice]] | None:
        """Claim all that is due for one recipient; nobody can claim it again."""
        is_due = (notices.c.state == "waiting") & (notices.c.due <= now)
        first = select(notices.c.recipient).where(is_due).order_by(notices.c.due).limit(1)
        claim = (
            update(notices)
            .where(is_due, notices.c.recipient == first.scalar_subquery())
            .values(state="begun", attempt=notices.c.attempt + 1)
            .returning(
                notices.c.recipient,
                notices.c.table_id,
                notices.c.seat,
                notices.c.kind,
                notices.c.prompt,
                notices.c.due,
                notices.c.attempt,
            )
        )
        rows = await self._write(lambda connection: connection.execute(claim).all())
        if not rows:
            return None
        return rows[0].recipient, [Notice(*row[1:]) for row in rows]

    async def finish(self, claimed: Sequence[Notice]) -> None:
        """Note that these are settled: sent, refused, or no longer of interest."""
        await self._set(claimed, {"state": "done"})

    async def try_again(self, claimed: Notice, due: int) -> None:
        """Send this later: it surely did not arrive."""
        await self._set([claimed], {"state": "waiting", "due": due})

    async def _set(self, claimed: Sequence[Notice], values: dict[str, Any]) -> None:
        def write(connection: Connection) -> None:
            for notice in claimed:
                connection.execute(update(notices).where(_is_notice(notice)).values(values))

        await self._write(write)

    async def _contacts(self, *conditions: Any) -> list[StoredContact]:
        wanted = select(contacts).where(*conditions).order_by(contacts.c.table_id, contacts.c.seat)
        return await self._storage.read(
            lambda connection: [
                StoredContact(**row._asdict()) for row in connection.execute(wanted)
            ]
        )

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._storage.write(work)


def _insert_new(connection: Connection, table: Table) -> Insert:
    """Return an insert that leaves rows as they are if they exist."""
    match connection.dialect.name:
        case "sqlite":
            return sqlite.insert(table).on_conflict_do_nothing()
        case _:
            return postgresql.insert(table).on_conflict_do_nothing()


def _named(name: str, value: bytes) -> dict[str, Any]:
    return {"name": name, "value": value}


def _row(contact: StoredContact) -> dict[str, Any]:
    return {name: getattr(contact, name) for name in contact.__struct_fields__}


def _notice_row(notice: Notice, recipient: str) -> dict[str, Any]:
    return {
        "table_id": notice.table,
        "seat": notice.seat,
        "kind": notice.kind,
        "prompt": notice.prompt,
        "recipient": recipient,
        "due": notice.due,
        "attempt": notice.attempt,
        "state": "waiting",
    }


def _of_seat(table: str, seat: int) -> Any:
    return delete(contacts).where(contacts.c.table_id == table, contacts.c.seat == seat)


def _drop_seat(connection: Connection, table: str, seat: int) -> None:
    connection.execute(_of_seat(table, seat))
    connection.execute(
        delete(notices).where(
            notices.c.table_id == table, notices.c.seat == seat, notices.c.state == "waiting"
        )
    )


def _is_notice(notice: Notice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table,
        notices.c.seat == notice.seat,
        notices.c.kind == notice.kind,
        notices.c.prompt == notice.prompt,
    )
