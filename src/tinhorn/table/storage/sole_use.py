"""Only one server may use a SQLite file: each keeps tables in memory and trusts its copy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from sqlalchemy import make_url

from tinhorn.kernel import phrase
from tinhorn.table.storage.interface import StorageError


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Keep other servers from the file of this database; StorageError if one has it.

    The lock is on a file beside it, because closing a second handle of the database would drop the
    locks of SQLite. It ends with the process, however that ends.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        yield
        return
    with open(f"{parsed.database}-server", "ab") as file:
        try:
            _lock(file)
        except BlockingIOError as error:
            raise StorageError(phrase("storage-in-use", file=parsed.database)) from error
        yield


def _lock(file: IO[bytes]) -> None:
    """Lock a file without waiting, or raise BlockingIOError."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
