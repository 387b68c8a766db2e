"""Give up on a database that does not answer, and free the thread that waits for it.

A thread that waits for an answer cannot be stopped from outside, and a database that hangs, or a
network that drops everything, may keep it for hours. When the connection is shut down under it, the
thread gets an error at once.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection

from tinhorn.kernel import phrase
from tinhorn.table.storage.interface import StorageError

ANSWER_SECONDS: Final = 5.0
"""How long a database may take for one query or one transaction."""
NO_SOCKET: Final = -1


def silence() -> StorageError:
    """Return the error of a database that does not answer."""
    return StorageError(phrase("storage-silent"))


class Line:
    """The network connection that a thread uses for a while, for others to cut.

    SQLite has none: there, a cut only refuses further use.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket = NO_SOCKET
        self.is_cut = False

    def require(self) -> None:
        """Raise StorageError if the line has been cut."""
        if self.is_cut:
            raise silence()

    @contextmanager
    def using(self, connection: Connection) -> Iterator[None]:
        """Use this connection, unless the line has been cut."""
        pgconn = getattr(connection.connection.driver_connection, "pgconn", None)
        with self.holding(NO_SOCKET if pgconn is None else pgconn.socket):
            yield

    @contextmanager
    def holding(self, number: int) -> Iterator[None]:
        """Use the connection with this file descriptor, unless the line has been cut."""
        with self._lock:
            self.require()
            self._socket = number
        try:
            yield
        finally:
            with self._lock:
                self._socket = NO_SOCKET

    def cut(self) -> None:
        """Wake the thread with an error, now or when it next uses the line."""
        with self._lock:
            self.is_cut = True
            if self._socket == NO_SOCKET:
                return
            # The same connection under another number: closing that one leaves the first alone.
            with socket.fromfd(self._socket, socket.AF_INET, socket.SOCK_STREAM) as copy:
                try:
                    copy.shutdown(socket.SHUT_RDWR)
                except OSError:
                    return  # it has just broken by itself
