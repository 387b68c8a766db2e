"""Notices when this process has more to do than it can, and refuses new tables then.

Everything that a running table can ask of the server is limited elsewhere: one step at a time per
table, messages per connection, waiting messages per client, connections per address. What is left
is the number of tables, so a busy server opens no more of them. Tables that are open stay quick.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from statistics import median
from time import monotonic, process_time
from typing import Final

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import UnavailableError

log = logging.getLogger("tinhorn")

INTERVAL_SECONDS: Final = 0.2
"""How often the delay of the event loop is measured."""
MEASUREMENTS: Final = 7
"""How many of the last measurements count, by their median: a single slow moment, such as the first
answer of a bot that computes its tables, does not make a server busy."""
BUSY_SECONDS: Final = 0.15
"""With a larger delay than this the server is busy. An answer waits several times for the event
loop, so players wait about three times as long."""
CALM_SECONDS: Final = 0.05
"""With a smaller delay than this a busy server opens tables again."""


class LoadMonitor:
    """Measures how late the event loop runs what is due because of its own work."""

    def __init__(self) -> None:
        self._delays = deque([0.0] * MEASUREMENTS, MEASUREMENTS)
        self._is_busy = False

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            due, used = monotonic() + INTERVAL_SECONDS, process_time()
            await asyncio.sleep(INTERVAL_SECONDS)
            # A loop that is late without work of its own waits for other programs.
            self.note(min(monotonic() - due, process_time() - used))

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

    def require_capacity(self) -> None:
        """Raise UnavailableError while the server is busy."""
        if self._is_busy:
            raise UnavailableError(phrase("server-busy"))
