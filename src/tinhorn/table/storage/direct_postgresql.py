"""Write steps to PostgreSQL from the event loop, and hear from other processes, on one connection.

Sending a statement and reading its result do not block, so no thread has to wait for either. The
notifications of other processes arrive on the same connection. PostgreSQL also notifies the sender:
that comes together with the result, and costs nothing more.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import Engine

from tinhorn.table.storage import time_limit
from tinhorn.table.storage.entries import adds_only_entries, entry_rows, step_values
from tinhorn.table.storage.interface import Hear, StorageError, Wake, hear_nothing
from tinhorn.table.storage.notifications import (
    CHANNEL,
    Written,
    build_payload,
    change_sets_of,
    dispatch,
    words_of,
)
from tinhorn.table.storage.statements import INSERT_CURRENT
from tinhorn.table.storage.time_limit import Line
from tinhorn.table.storage.writer import Done

if TYPE_CHECKING:
    from psycopg import Connection
    from psycopg.pq.abc import PGconn

STEP: Final = b"tinhorn_step"
"""The name of the prepared statement that writes steps."""
CONNECT_SECONDS: Final = 2 * time_limit.ANSWER_SECONDS
"""How long it may take to connect and to prepare the statement."""
RECONNECT_SECONDS: Final = 0.5
"""How long to wait before connecting again."""


class DirectPostgresql:
    """One connection that belongs to the event loop once a thread has opened it."""

    def __init__(self, engine: Engine, own: str) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own = own
        self._wake: Wake = lambda table: None
        self._hear: Hear = hear_nothing
        self._connection: Connection | None = None
        self._socket = -1
        self._is_connecting = False
        self._is_closed = False
        self._rows = 0
        """How many entries the step on its way has."""
        self._done: Done | None = None
        """Set while a step is on its way."""
        self._is_written = False
        self._limit: asyncio.TimerHandle | None = None
        """Gives up on the step that is on its way."""

    def listen(self, wake: Wake, hear: Hear) -> None:
        """Connect, and call back for every notification of another process."""
        self._wake, self._hear = wake, hear
        self._connect_soon()

    def write(self, changes: Sequence[Written], done: Done) -> bool:
        change_sets = change_sets_of(changes)
        if not all(map(adds_only_entries, change_sets)):
            return False
        if self._connection is None:
            self._connect_soon()
            return False
        rows = entry_rows(change_sets)
        payload = build_payload(self._own, words_of(changes))
        self._rows, self._is_written, self._done = len(rows), False, done
        self._limit = asyncio.get_running_loop().call_later(time_limit.ANSWER_SECONDS, self._lose)
        self._send(self._connection.pgconn, step_values(change_sets, rows, CHANNEL, payload))
        return True

    def close(self) -> None:
        self._is_closed = True
        self._disconnect()

    def _send(self, connection: PGconn, values: list[bytes]) -> None:
        import psycopg  # an optional dependency

        try:
            connection.send_query_prepared(STEP, values)
            self._flush(connection)
        except psycopg.Error:
            self._lose()

    def _flush(self, connection: PGconn) -> None:
        """Send what the operating system takes now, and the rest when it takes more."""
        loop = asyncio.get_running_loop()
        loop.remove_writer(self._socket)
        if connection.flush():
            loop.add_writer(self._socket, self._on_ready)

    def _on_ready(self) -> None:
        """Read what has arrived: the result of the step, or notifications."""
        import psycopg

        assert self._connection is not None
        connection = self._connection.pgconn
        try:
            connection.consume_input()
            if self._done is not None:
                self._flush(connection)
                self._read_result(connection)
            notices = list(iter(connection.notifies, None))
        except psycopg.Error:
            self._lose()
            return
        for notice in notices:
            dispatch(notice.extra.decode(), self._own, self._wake, self._hear)

    def _read_result(self, connection: PGconn) -> None:
        from psycopg.pq import ExecStatus

        while not connection.is_busy():
            result = connection.get_result()
            if result is None:
                self._finish()
                return
            is_success = result.status == ExecStatus.TUPLES_OK
            self._is_written = is_success and int(result.get_value(0, 0) or 0) == self._rows

    def _finish(self) -> None:
        done, self._done = self._done, None
        if self._limit is not None:
            self._limit.cancel()
        if done is not None:
            done(is_written=self._is_written)

    def _lose(self) -> None:
        """Give up the connection, which is broken, or hangs.

        The thread finds out what became of the step.
        """
        self._disconnect()
        self._is_written = False
        self._finish()
        asyncio.get_running_loop().call_later(RECONNECT_SECONDS, self._connect_soon)

    def _disconnect(self) -> None:
        if self._connection is not None:
            loop = asyncio.get_running_loop()
            loop.remove_reader(self._socket)
            loop.remove_writer(self._socket)
            self._connection.close()
            self._connection = None

    def _connect_soon(self) -> None:
        """Connect in a thread, which may take long, unless that has begun already."""
        if self._is_connecting or self._is_closed or self._connection is not None:
            return
        self._is_connecting = True
        loop = asyncio.get_running_loop()
        line = Line()
        limit = loop.call_later(CONNECT_SECONDS, line.cut)
        threading.Thread(
            target=self._connect, args=(loop, line, limit), name="tinhorn-connect", daemon=True
        ).start()

    def _take_over(self, connection: Connection | None, limit: asyncio.TimerHandle) -> None:
        """Use a new connection, or try again later if there is none."""
        limit.cancel()
        self._is_connecting = False
        loop = asyncio.get_running_loop()
        if connection is None:
            loop.call_later(RECONNECT_SECONDS, self._connect_soon)
        elif self._is_closed:
            connection.close()
        else:
            self._connection, self._socket = connection, connection.pgconn.socket
            loop.add_reader(self._socket, self._on_ready)
            # Notifications sent while this process was not connected are lost.
            self._wake(None)

    # The methods below run in a thread of their own.

    def _connect(
        self, loop: asyncio.AbstractEventLoop, line: Line, limit: asyncio.TimerHandle
    ) -> None:
        connection = self._opened(line)
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._take_over, connection, limit)
        elif connection is not None:
            connection.close()

    def _opened(self, line: Line) -> Connection | None:
        import psycopg

        try:
            connection = psycopg.connect(self._url, autocommit=True)
        except psycopg.Error:
            return None
        try:
            with line.holding(connection.pgconn.socket):
                connection.pgconn.prepare(STEP, INSERT_CURRENT.encode())
                connection.execute(f"LISTEN {CHANNEL}")
        except (psycopg.Error, StorageError):
            connection.close()
            return None
        return connection
