"""What is asked of the database again and again, built once: to build costs more than to run."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select, text, update

from tinhorn.table.storage.schema import deadlines, jobs, seats, tables

OPEN_TABLE: Final = insert(tables)
OPEN_SEATS: Final = insert(seats)
OPEN_DEADLINE: Final = insert(deadlines)

CHANGE_TABLE: Final = update(tables).where(
    tables.c.id == bindparam("of"), tables.c.version == bindparam("known")
)
"""Only if nobody else has changed the table since it was read."""
CHANGE_SEAT: Final = update(seats).where(
    seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at")
)

VERSIONS: Final = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("known", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)

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
    jobs.c.take == bindparam("again"),
)

_DUE: Final = (
    select(deadlines.c.table_id)
    .where(deadlines.c.due <= bindparam("now"), deadlines.c.leased <= bindparam("now"))
    .order_by(deadlines.c.due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("picked")
)
CLAIM_DUES: Final = (
    update(deadlines)
    .where(deadlines.c.table_id == _DUE.c.table_id)
    .values(leased=bindparam("until"))
    .returning(deadlines.c.table_id)
)

_JOB: Final = (jobs.c.table_id, jobs.c.seat, jobs.c.prompt, jobs.c.take)
_OWED: Final = (
    select(*_JOB)
    .where(jobs.c.due <= bindparam("now"), jobs.c.leased <= bindparam("now"))
    .order_by(jobs.c.due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("picked")
)
CLAIM_JOBS: Final = (
    update(jobs)
    .where(*(column == _OWED.c[column.name] for column in _JOB))
    .values(leased=bindparam("until"))
    .returning(*_JOB, jobs.c.due)
)

NOTIFY: Final = text("SELECT pg_notify(:channel, :told)")
TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Writes a page without changing anything: shows whether the database accepts writes."""
