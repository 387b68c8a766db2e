"""The clock of a server in a process of its own, set forward or back while it runs."""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path
from typing import Final

VARIABLE: Final = "TINHORN_TEST_CLOCK"
"""Names the file that says how far a server's clock is ahead."""
AHEAD: Final = struct.Struct("q")


class WrongClock:
    """How far a clock is ahead, in a file: the process that follows it reads it each time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.set_ahead(0)

    @property
    def environment(self) -> dict[str, str]:
        return {VARIABLE: str(self._path)}

    def set_ahead(self, seconds: float) -> None:
        # In place, and in one write: a reader finds the old number or the new one.
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT)
        os.pwrite(file, AHEAD.pack(int(seconds * 1e9)), 0)
        os.close(file)


def follow_wrong_clock() -> None:
    """Let the clock be the one of the environment, in a process that is about to run a server."""
    if (path := os.environ.get(VARIABLE)) is None:
        return
    from tinhorn.table.deadlines import SystemClock

    file = os.open(path, os.O_RDONLY)

    def wall() -> int:
        ahead: int = AHEAD.unpack(os.pread(file, AHEAD.size, 0))[0]
        return time.time_ns() + ahead

    SystemClock.__init__.__defaults__ = (wall, time.monotonic_ns)
