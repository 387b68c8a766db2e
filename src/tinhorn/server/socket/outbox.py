"""What is on its way to one client, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

BACKLOG: Final = 200
"""So many messages may wait for a slow reader; then the connection is cut, and can resume."""


class Transport(Protocol):
    """What messages leave by."""

    on_room: Callable[[], None]

    @property
    def has_room(self) -> bool: ...
    def send_frame(self, message: bytes) -> None: ...
    def disconnect(self) -> None: ...
    def abort(self) -> None: ...


class Outbox:
    """Whoever puts something in does not wait: it leaves at once, or when there is room."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._waiting: deque[bytes] = deque()
        self._is_closed = False
        transport.on_room = self._send_on

    def put(self, message: bytes) -> None:
        if self._is_closed:
            return
        if self._transport.has_room:
            self._transport.send_frame(message)
        elif len(self._waiting) < BACKLOG:
            self._waiting.append(message)
        else:
            self._is_closed = True
            self._waiting.clear()
            self._transport.abort()

    def close(self) -> None:
        """Take nothing more; hang up when what is in there is sent."""
        self._is_closed = True
        if not self._waiting:
            self._transport.disconnect()

    def _send_on(self) -> None:
        while self._waiting and self._transport.has_room:
            self._transport.send_frame(self._waiting.popleft())
        if self._is_closed:
            self.close()
