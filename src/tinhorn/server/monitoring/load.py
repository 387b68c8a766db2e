"""Notices when this process has more to do than it can, and refuses new tables then.

Everything that a running table can ask of the server is limited elsewhere: one step at a time per
table, messages per connection, waiting messages per client, connections per address. What is left
is the number of tables, so a busy server opens no more of them. Tables that are open stay quick.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import monotonic, process_time
from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import UnavailableError

log = logging.getLogger("tinhorn")

INTERVAL_SECONDS: Final = 0.2
"""How long the monitor sleeps between two measurements."""
TURNS: Final = 5
"""An answer waits for about this number of turns of the event loop before its players are told."""
MEASUREMENTS: Final = 15
"""How many of the last measurements count, by their median: a single slow moment, such as the first
answer of a bot that computes its tables, does not make a server busy."""
BUSY_SECONDS: Final = 0.25
"""With a larger delay than this the server is busy."""
MOST_OPENING: Final = 32
"""How many tables are opened at once. Without this limit, requests that come faster than the
database writes new tables would wait longer and longer."""
CALM_SECONDS: Final = 0.1
"""With a smaller delay than this a busy server opens tables again."""


class LoadMonitor:
    """Measures how long an answer takes because of the work of this process."""

    def __init__(self) -> None:
        self._answers: list[float] = []
        """How many seconds each answer took since the last measurement."""
        self._delays = deque([0.0] * MEASUREMENTS, MEASUREMENTS)
        self._is_busy = False
        self._opening = 0
        """How many tables are being opened now."""

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            started, used = monotonic(), process_time()
            await asyncio.sleep(INTERVAL_SECONDS)
            for _ in range(TURNS):
                await asyncio.sleep(0)
            elapsed = monotonic() - started
            # A process that waits for others uses little processor time: that delay does not count.
            share = min(1.0, (process_time() - used) / elapsed)
            self.note(share * max(elapsed - INTERVAL_SECONDS, self._usual_answer()))

    def note_answer(self, seconds: float) -> None:
        """Note how long an answer took from its message to the update for its players."""
        self._answers.append(seconds)

    def _usual_answer(self) -> float:
        """Return how long answers took since the last call.

        They wait for each other where the event loop, by its turns alone, seems quick.
        """
        answers, self._answers = self._answers, []
        return median(answers) if answers else 0.0

    def note(self, delay: float) -> None:
        """Add one measurement, in seconds."""
        self._delays.append(delay)
        usual = median(self._delays)
        if self._is_busy and usual < CALM_SECONDS:
            self._is_busy = False
            log.warning("calm again, new tables are opened")
        elif not self._is_busy and usual > BUSY_SECONDS:
            self._is_busy = True
            log.warning("busy, new tables are refused", extra={"detail": f"{usual:.2f} s late"})

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Open a table within this context. Raises UnavailableError if the server is busy."""
        if self._is_busy or self._opening == MOST_OPENING:
            raise UnavailableError(phrase("server-busy"))
        self._opening += 1
        try:
            yield
        finally:
            self._opening -= 1
