"""Check whether a database answers in time, without getting stuck on one that hangs."""

from __future__ import annotations

import asyncio
import threading

from sqlalchemy import Connection, Engine, NullPool, create_engine, text

from tinhorn.table.storage import time_limit
from tinhorn.table.storage.database import is_sqlite, storage_errors
from tinhorn.table.storage.interface import StorageError
from tinhorn.table.storage.time_limit import Line


class Readiness:
    """Runs one check at a time, on a connection of its own.

    A database that hangs blocks the thread that asks it. All callers therefore share one check,
    and at most one thread is stuck, until its connection is cut. That is not taken from the pool,
    which other stuck queries may have used up. The thread is a daemon, so it does not delay the
    exit.
    """

    def __init__(self, engine: Engine) -> None:
        # Each check has a thread of its own, and SQLite refuses that unless told otherwise.
        arguments = {"check_same_thread": False} if is_sqlite(engine) else {}
        self._engine = create_engine(
            engine.url, hide_parameters=True, poolclass=NullPool, connect_args=arguments
        )
        self._connection: Connection | None = None
        """Kept between checks; only the thread of the running check uses it."""
        self._checking: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Raise StorageError unless the database answers."""
        if self._checking is None or self._checking.done():
            self._checking = self._start()
        await asyncio.shield(self._checking)

    def close(self) -> None:
        """Close the connection, unless a check is stuck on it."""
        if self._connection is not None and (self._checking is None or self._checking.done()):
            self._connection.close()

    def _start(self) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        line = Line()
        limit = loop.call_later(time_limit.ANSWER_SECONDS, line.cut)
        answered.add_done_callback(lambda _: limit.cancel())

        def run() -> None:
            error = self._query(line)
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, answered, error)

        threading.Thread(target=run, name="tinhorn-readiness", daemon=True).start()
        return answered

    def _query(self, line: Line) -> StorageError | None:
        try:
            with storage_errors(self._engine):
                self._connection = self._connection or self._engine.connect()
                with line.using(self._connection):
                    self._connection.execute(text("SELECT version_num FROM alembic_version"))
                    self._connection.rollback()
        except StorageError as error:
            self._connection = None
            return error
        return None


def _resolve(answered: asyncio.Future[None], error: StorageError | None) -> None:
    if error is None:
        answered.set_result(None)
    else:
        answered.set_exception(error)
        answered.exception()  # read once, so that a check nobody waits for any more logs nothing
