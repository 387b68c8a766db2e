"""Frequent statements, built once: building them costs more than running them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    String,
    Table,
    Update,
    any_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql

from tinhorn.table.storage.schema import deadlines, entries, jobs, seats, tables

OPEN_TABLE: Final = insert(tables)
OPEN_SEATS: Final = insert(seats)
OPEN_DEADLINE: Final = insert(deadlines)

CHANGE_TABLE: Final = update(tables).where(
    tables.c.id == bindparam("of"), tables.c.version == bindparam("known")
)
"""Updates no row if another process has changed the table since it was read."""
DROP_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("of"))

VERSIONS: Final = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id == any_(bindparam("known", type_=postgresql.ARRAY(String))))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
"""Only with PostgreSQL. An array keeps its text the same for any number of tables."""

SET_DUE: Final = (
    update(deadlines)
    .where(deadlines.c.table_id == bindparam("of"))
    .values(due=bindparam("at"), leased=0)
)
ADD_JOB: Final = insert(jobs)
DROP_JOB: Final = delete(jobs).where(
    jobs.c.table_id == bindparam("of"),
    jobs.c.seat == bindparam("by"),
    jobs.c.prompt == bindparam("asked"),
    jobs.c.asking == bindparam("again"),
)


def _is_free(leased: Column[int]) -> ColumnElement[bool]:
    """Return True if no lease holds. One that ends too late was taken by a clock that was ahead."""
    return or_(leased <= bindparam("now"), leased > bindparam("latest"))


def _claim(rows: Table, *key: Column[Any]) -> Update:
    """Lease the rows that are due longest; those that another process is claiming are left out."""
    picked = (
        select(*key)
        .where(rows.c.due <= bindparam("now"), _is_free(rows.c.leased))
        .order_by(rows.c.due)
        .limit(bindparam("most"))
        .with_for_update(skip_locked=True)
        .cte("picked")
    )
    is_picked = (column == picked.c[column.name] for column in key)
    return update(rows).where(*is_picked).values(leased=bindparam("until"))


_JOB: Final = (jobs.c.table_id, jobs.c.seat, jobs.c.prompt, jobs.c.asking)
CLAIM_DUES: Final = _claim(deadlines, deadlines.c.table_id).returning(deadlines.c.table_id)
CLAIM_JOBS: Final = _claim(jobs, *_JOB).returning(*_JOB, jobs.c.due)

_postgresql: Final = postgresql.dialect()  # type: ignore[no-untyped-call]  # the library has no types here
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


_names: Final = ", ".join(f'"{column.name}"' for column in entries.c)
_types: Final = ", ".join(f'"{one.name}" {one.type.compile(_postgresql)}' for one in entries.c)


@cache
def insert_values(rows: int) -> str:
    """Return the statement of SQLite's driver that inserts this number of entries."""
    row = f"({', '.join('?' * len(entries.c))})"
    return f"INSERT INTO entries ({_names}) VALUES {', '.join([row] * rows)}"


def _insert_json(parameter: str) -> str:
    rows = f"json_to_recordset({parameter}::json) AS row ({_types})"
    return f"INSERT INTO entries ({_names}) SELECT * FROM {rows}"


INSERT_JSON: Final = _insert_json("%s")
"""The statement of PostgreSQL's driver that inserts any number of entries, given in JSON. Its text,
and with it the prepared statement, is always the same, and the driver has one value to convert."""


INSERT_CURRENT: Final = f"""
    WITH expected AS (
        SELECT * FROM json_to_recordset($1::json) AS row (id text, version integer)
    ),
    locked AS (
        SELECT tables.id, tables.version FROM tables
        WHERE tables.id IN (SELECT id FROM expected) ORDER BY tables.id FOR NO KEY UPDATE
    ),
    changed AS (SELECT 1 FROM locked JOIN expected USING (id)
        WHERE locked.version <> expected.version),
    added AS ({_insert_json("$2")} WHERE NOT EXISTS (SELECT 1 FROM changed) RETURNING 1)
    SELECT count(*), (SELECT pg_notify($3, $4)) FROM added
"""
"""The statement of PostgreSQL, to be prepared, that writes a whole step by itself.

It inserts entries only if all their tables have the expected version, under a row lock, and
notifies the other processes. It returns the number of inserted entries.
"""
