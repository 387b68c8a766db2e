"""Times of a server that tests change: how long it waits, and when it is busy.

On a busy machine a disk, a bot that starts or a device that reveals may need longer than the
seconds that they really have. And to make a real server late by a quarter of a second takes minutes
of a fast one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "TINHORN_TEST_REVEAL_TIME"
"""Says how long, or names the file that says it."""
LIMITS: Final = "TINHORN_TEST_LIMITS"
"""Says how many seconds databases and bots may take to answer; the real limits hold if empty."""
REAL_LIMITS: Final = {LIMITS: ""}
"""For the environment of a server whose limits are what a test is about."""
LATE: Final = "TINHORN_TEST_BUSY_SECONDS"
"""Says with which delay a server is busy; with a tenth of it, it is calm again."""
PATIENT: Final = 60 * 60_000
"""Milliseconds."""
LIMIT: Final = 600.0
"""Longer than clients wait."""


class _Told:
    """A time that a file says whenever it is added to another one."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __radd__(self, now: int) -> int:
        return now + int(self._path.read_text())


def patience(wish: int | Path = PATIENT) -> dict[str, str]:
    """Return what makes a server wait so long for devices, for its environment.

    It waits for databases and bots, too.
    """
    return {VARIABLE: str(wish), LIMITS: str(LIMIT)}


def be_patient() -> None:
    """Wait as long as the environment says, in a process that is about to run a server."""
    if (busy := os.environ.get(LATE)) is not None:
        from tinhorn.server.monitoring import load

        load.BUSY_SECONDS, load.CALM_SECONDS = float(busy), float(busy) / 10  # type: ignore[misc]
    if limit := os.environ.get(LIMITS):
        from tinhorn.server.monitoring import storage

        storage.READY_SECONDS = float(limit)  # type: ignore[misc]
        wait_for_answers(float(limit))
    if (wish := os.environ.get(VARIABLE)) is None:
        return
    from tinhorn.table import seating

    waits = int(wish) if wish.isdigit() else _Told(Path(wish))
    seating.REVEAL_TIME = waits  # type: ignore[misc, assignment]


def wait_for_answers(limit: float = LIMIT) -> None:
    """Give databases and bots so many seconds in this process."""
    from tinhorn.server.bots import workers
    from tinhorn.table.storage import time_limit

    workers.ANSWER_SECONDS = time_limit.ANSWER_SECONDS = limit  # type: ignore[misc]


def main() -> None:
    from tinhorn.cli import main as tinhorn

    be_patient()
    sys.exit(tinhorn())


if __name__ == "__main__":
    main()
