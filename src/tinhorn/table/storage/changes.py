"""Write what a step changes: the table, its seats, its log, its deadline and its bot jobs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from tinhorn.kernel import phrase
from tinhorn.table.model import ChangeSet, SavedTable
from tinhorn.table.storage import schema, statements
from tinhorn.table.storage.entries import entry_rows, insert_entries
from tinhorn.table.storage.interface import CodeTakenError, LostRaceError
from tinhorn.table.storage.rows import job_row, seat_row, table_row


def insert_table(connection: Connection, saved: SavedTable) -> None:
    try:
        connection.execute(statements.OPEN_TABLE, table_row(saved))
    except IntegrityError as error:
        raise CodeTakenError(phrase("table-taken", table=saved.terms.id)) from error
    connection.execute(statements.OPEN_DEADLINE, {"table_id": saved.terms.id, "leased": 0})
    _insert_seats(connection, saved)


def require_expected(connection: Connection, change_sets: Sequence[ChangeSet]) -> None:
    """Raise LostRaceError if another process has changed a table since its step was decided.

    Deadlines and bot jobs follow from seats and log together. So if one process changes the seats
    while another adds to the log, one of them must lose: the version is compared under a row lock.
    Two processes that both add entries collide at the primary key; a step without entries has to
    compare the end of the log itself.
    """
    expected = {
        changes.table: changes.expected for changes in change_sets if changes.expected is not None
    }
    versions = connection.execute(statements.VERSIONS, {"known": list(expected)})
    if any(expected[row.id].version != row.version for row in versions):
        raise LostRaceError
    without_entries = [
        changes.table
        for changes in change_sets
        if changes.table in expected and not changes.entries
    ]
    if without_entries:
        entries = schema.entries.c
        last = select(entries.table_id, func.max(entries.seq).label("seq")).group_by(
            entries.table_id
        )
        rows = connection.execute(last.where(entries.table_id.in_(without_entries)))
        if any(expected[row.table_id].seq != row.seq for row in rows):
            raise LostRaceError


def write_changes(connection: Connection, change_sets: Sequence[ChangeSet]) -> None:
    """Write several change sets with one statement for each kind of row."""
    for changes in change_sets:
        if changes.saved is not None:
            _update_table(connection, changes.saved)
            if not changes.keeps_seats:
                _replace_seats(connection, changes.saved)
    if entries := entry_rows(change_sets):
        insert_entries(connection, entries)
    if dues := [
        {"of": changes.table, "at": changes.due}
        for changes in change_sets
        if not isinstance(changes.due, UnsetType)
    ]:
        connection.execute(statements.SET_DUE, dues)
    if closed := [job for changes in change_sets for job in changes.closed_jobs]:
        connection.execute(
            statements.DROP_JOB,
            [
                {"of": job.table, "by": job.seat, "asked": job.prompt, "again": job.asking}
                for job in closed
            ],
        )
    if jobs := [job_row(job) for changes in change_sets for job in changes.new_jobs]:
        connection.execute(statements.ADD_JOB, jobs)


def _insert_seats(connection: Connection, saved: SavedTable) -> None:
    connection.execute(
        statements.OPEN_SEATS,
        [seat_row(saved.terms.id, seat, holder) for seat, holder in enumerate(saved.seats)],
    )


def _update_table(connection: Connection, saved: SavedTable) -> None:
    """Update a table, or raise LostRaceError if it has changed since it was read."""
    values = table_row(saved) | {"of": saved.terms.id, "known": saved.version - 1}
    del values["id"]  # or SQLite would look at every row that refers to the table
    if connection.execute(statements.CHANGE_TABLE, values).rowcount != 1:
        raise LostRaceError


def _replace_seats(connection: Connection, saved: SavedTable) -> None:
    """Write all seats of a table again: before the game even their number may change."""
    connection.execute(statements.DROP_SEATS, {"of": saved.terms.id})
    _insert_seats(connection, saved)
