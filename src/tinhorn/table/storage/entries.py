"""Write entries of the log: as many as possible with one statement of the driver."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection

from tinhorn.table.model import ChangeSet
from tinhorn.table.storage.database import is_sqlite
from tinhorn.table.storage.rows import entry_row
from tinhorn.table.storage.schema import entries
from tinhorn.table.storage.statements import INSERT_CURRENT, INSERT_JSON, insert_values

MOST_ROWS: Final = 64
"""The most rows in one statement: old versions of SQLite take 999 values at a time."""

COLUMNS: Final = tuple(entries.c.keys())


def insert_entries(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert many entries with one driver-level statement.

    SQLAlchemy's work per row costs more than the row; and for each statement the writer's thread
    has to wait for the interpreter lock again.
    """
    if not is_sqlite(connection.engine):
        connection.exec_driver_sql(INSERT_JSON, (_as_json(rows),))
        return
    for start in range(0, len(rows), MOST_ROWS):
        chunk = rows[start : start + MOST_ROWS]
        values = tuple(chain.from_iterable(chunk))
        connection.exec_driver_sql(insert_values(len(chunk)), values)


def insert_alone(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> bool:
    """Insert entries by a single statement of SQLite, without a transaction around it.

    The thread then waits once for the interpreter lock, not three times. If the statement fails,
    nothing is written: the caller tries again in a transaction, which reports the error.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    values = tuple(chain.from_iterable(rows))
    try:
        driver.execute(insert_values(len(rows)), values)
    except sqlite3.Error:
        return False
    return True


def insert_current(
    connection: Connection, change_sets: Sequence[ChangeSet], channel: str, payload: str
) -> bool:
    """Insert entries by a single statement of PostgreSQL, which compares versions and notifies.

    One round trip instead of five. If it inserts nothing, the caller tries again in a transaction,
    which finds out why.
    """
    import psycopg  # an optional dependency

    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    expected = [
        {"id": changes.table, "version": changes.expected.version}
        for changes in change_sets
        if changes.expected is not None
    ]
    rows = entry_rows(change_sets)
    versions = msgspec.json.encode(expected).decode()
    values = (versions, _as_json(rows), channel, payload)
    driver.autocommit = True
    try:
        found = driver.execute(INSERT_CURRENT, values).fetchone()
    except psycopg.Error:
        return False
    finally:
        if not driver.closed:
            driver.autocommit = False
    return found is not None and found[0] == len(rows)


def _as_json(rows: Iterable[tuple[Any, ...]]) -> str:
    named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    return msgspec.json.encode(named).decode()


def adds_only_entries(changes: ChangeSet) -> bool:
    has_jobs = changes.new_jobs or changes.closed_jobs
    is_rest_empty = changes.saved is None and changes.due is UNSET and not has_jobs
    return is_rest_empty and bool(changes.entries)


def entry_rows(change_sets: Iterable[ChangeSet]) -> list[tuple[Any, ...]]:
    return [entry_row(changes.table, entry) for changes in change_sets for entry in changes.entries]
