"""What is on its way to one client, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

BACKLOG: Final = 200
"""So many messages may wait for a slow reader; then the connection is cut, and can resume."""


class Line(Protocol):
    """What messages leave by."""

    on_room: Callable[[], None]

    @property
    def has_room(self) -> bool: ...
    def carry(self, message: bytes) -> None: ...
    def hang_up(self) -> None: ...
    def cut(self) -> None: ...


class Outbox:
    """Whoever puts something in does not wait: it leaves at once, or when there is room."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._is_closed = False
        line.on_room = self._send_on

    def put(self, message: bytes) -> None:
        if self._is_closed:
            return
        if self._line.has_room:
            self._line.carry(message)
        elif len(self._waiting) < BACKLOG:
            self._waiting.append(message)
        else:
            self._is_closed = True
            self._waiting.clear()
            self._line.cut()

    def close(self) -> None:
        """Take nothing more; hang up when what is in there is sent."""
        self._is_closed = True
        if not self._waiting:
            self._line.hang_up()

    def _send_on(self) -> None:
        while self._waiting and self._line.has_room:
            self._line.carry(self._waiting.popleft())
        if self._is_closed:
            self.close()
