"""Notices when this process has more to do than it can, and refuses new tables then.

Everything that a running table can ask of the server is limited elsewhere: one step at a time per
table, messages per connection, waiting messages per client, connections per address. What is left
is the number of tables, so a busy server opens no more of them. Tables that are open stay quick.
"""

from __future__ import annotations

import asyncio
from time import monotonic, process_time
from typing import Final

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import UnavailableError

INTERVAL_SECONDS: Final = 0.2
"""How often the delay is measured."""
BUSY_SECONDS: Final = 0.5
"""With a larger delay than this, the server is busy: every answer waits that long."""
SMOOTHING: Final = 0.3
"""The weight of the last measurement: one slow moment does not make a server busy."""


class LoadMonitor:
    """Measures how late the event loop runs what is due because of its own work."""

    def __init__(self) -> None:
        self.delay = 0.0
        """The smoothed delay in seconds."""

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            due, used = monotonic() + INTERVAL_SECONDS, process_time()
            await asyncio.sleep(INTERVAL_SECONDS)
            # A loop that is late without work of its own waits for other programs.
            self.note(min(monotonic() - due, process_time() - used))

    def note(self, late: float) -> None:
        """Add one measurement."""
        self.delay += SMOOTHING * (late - self.delay)

    def require_capacity(self) -> None:
        """Raise UnavailableError while the server is busy."""
        if self.delay > BUSY_SECONDS:
            raise UnavailableError(phrase("server-busy"))
