"""Timers for deadlines that are near, so that they fire on time.

`TableRegistry.run` looks for due deadlines a few times a second, on any table. A timer is exact,
but exists only for tables in the memory of this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tinhorn.table.deadlines import Clock
from tinhorn.table.live import LiveTable

NEAR_SECONDS: Final = 10.0
"""Deadlines that are farther away get no timer yet."""


class TableTimers:
    """At most one timer per table. `fire` is called when the table's next deadline is due."""

    def __init__(self, clock: Clock, fire: Callable[[LiveTable], None]) -> None:
        self._clock = clock
        self._fire = fire
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def reset(self, live: LiveTable) -> None:
        """Replace the timer of a table after its next deadline may have changed."""
        if timer := self._timers.pop(live.id, None):
            timer.cancel()
        if live.due is None:
            return
        seconds = (live.due - self._clock.now()) / 1000
        if seconds < NEAR_SECONDS:
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(max(seconds, 0), self._expire, live)

    def cancel_all(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _expire(self, live: LiveTable) -> None:
        self._timers.pop(live.id, None)
        self._fire(live)
