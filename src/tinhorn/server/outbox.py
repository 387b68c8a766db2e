"""What is on its way to one client, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

BACKLOG: Final = 200
"""So many messages may wait for a slow reader; then the connection is cut, and can resume."""


class Outbox:
    """Whoever puts something in does not wait; one task writes it."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._woken: asyncio.Future[None] | None = None
        self._is_closed = False

    def put(self, message: str) -> None:
        if len(self._waiting) >= BACKLOG:
            self.cut()
        if not self._is_closed:
            self._waiting.append(message)
            self._wake()

    def close(self) -> None:
        """Take nothing more; what is in there is sent."""
        self._is_closed = True
        self._wake()

    def cut(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        self.close()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put in, until it is closed."""
        while True:
            while self._waiting:
                await send(self._waiting.popleft())
            if self._is_closed:
                return
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)
