"""The outgoing messages of one client, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

BACKLOG: Final = 200
"""How many messages may wait for a slow reader. Then the connection is cut, and can resume."""


class Transport(Protocol):
    """Sends messages to one client."""

    on_room: Callable[[], None]
    control_delay: Callable[[], float]

    @property
    def has_room(self) -> bool: ...
    def send_frame(self, message: bytes) -> None: ...
    def disconnect(self) -> None: ...
    def abort(self) -> None: ...


class Outbox:
    """Never blocks the sender: a message leaves at once, or when the transport has room again."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._waiting: deque[bytes] = deque()
        self._is_closed = False
        transport.on_room = self._send_waiting

    def put(self, message: bytes) -> None:
        if self._is_closed:
            return
        if self._transport.has_room:
            self._transport.send_frame(message)
        elif len(self._waiting) < BACKLOG:
            self._waiting.append(message)
        else:
            # Back-pressure: a client that does not read must not fill the server's memory.
            self._is_closed = True
            self._waiting.clear()
            self._transport.abort()

    def close(self) -> None:
        """Accept no more messages, and disconnect once the waiting ones are sent."""
        self._is_closed = True
        if not self._waiting:
            self._transport.disconnect()

    def _send_waiting(self) -> None:
        while self._waiting and self._transport.has_room:
            self._transport.send_frame(self._waiting.popleft())
        if self._is_closed:
            self.close()
