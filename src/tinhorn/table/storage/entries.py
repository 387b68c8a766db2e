"""Write entries of the log: as many as possible with one statement of the driver."""

from __future__ import annotations

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
from tinhorn.table.storage.statements import INSERT_JSON, insert_values

MOST_ROWS: Final = 64
"""The most rows in one statement: old versions of SQLite take 999 values at a time."""

COLUMNS: Final = tuple(entries.c.keys())


def insert_entries(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert many entries with one driver-level statement.

    SQLAlchemy's work per row costs more than the row; and for each statement the writer's thread
    has to wait for the interpreter lock again.
    """
    if not is_sqlite(connection.engine):
        connection.exec_driver_sql(INSERT_JSON, (_as_json(rows).decode(),))
        return
    for start in range(0, len(rows), MOST_ROWS):
        chunk = rows[start : start + MOST_ROWS]
        values = tuple(chain.from_iterable(chunk))
        connection.exec_driver_sql(insert_values(len(chunk)), values)


def step_values(
    change_sets: Sequence[ChangeSet], rows: Sequence[tuple[Any, ...]], channel: str, payload: str
) -> list[bytes]:
    """Return the parameters of `statements.INSERT_CURRENT`."""
    return [_expected_versions(change_sets), _as_json(rows), channel.encode(), payload.encode()]


def _expected_versions(change_sets: Iterable[ChangeSet]) -> bytes:
    return msgspec.json.encode(
        [
            {"id": changes.table, "version": changes.expected.version}
            for changes in change_sets
            if changes.expected is not None
        ]
    )


def _as_json(rows: Iterable[tuple[Any, ...]]) -> bytes:
    return msgspec.json.encode([dict(zip(COLUMNS, row, strict=True)) for row in rows])


def adds_only_entries(changes: ChangeSet) -> bool:
    has_jobs = changes.new_jobs or changes.closed_jobs
    is_rest_empty = changes.saved is None and changes.due is UNSET and not has_jobs
    return is_rest_empty and bool(changes.entries)


def entry_rows(change_sets: Iterable[ChangeSet]) -> list[tuple[Any, ...]]:
    return [entry_row(changes.table, entry) for changes in change_sets for entry in changes.entries]
