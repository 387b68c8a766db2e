"""How messages leave a socket: as uvicorn sends them, but for a shorter way.

A table tells each of its viewers something many times a second. Through ASGI each message costs a
task that wakes up and a dozen calls; here it is one frame, written at once. What is written in one
turn of the event loop leaves together.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TRANSPORT: Final = "tinhorn.transport"
"""Where in the state of its scope an application finds the carrier of its socket."""
TEXT: Final = 0x81
"""How a text begins that is a single frame."""
SHORT: Final = 126
LONG: Final = 1 << 16
"""From these sizes on, a frame needs more bytes to say how long it is."""
_medium: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One WebSocket. Nothing is compressed: a frame is a message with a few bytes before it."""

    def handle_connect(self, event: Request) -> None:
        self.on_room: Callable[[], None] = lambda: None
        """Called when there is room again."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["state"][TRANSPORT] = self

    @property
    def has_room(self) -> bool:
        """Whether the client reads as fast as it is told."""
        return self.writable.is_set()

    def send_frame(self, message: bytes) -> None:
        """Send a message, if the client is still there."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(message))

    def disconnect(self) -> None:
        """Let the application hear that it is over, so that it ends."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        """Send nothing more, not even what is on its way."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_room()


def frame(message: bytes) -> bytes:
    """A message as a single frame of text (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return _medium(TEXT, 126, size) + message
    return _long(TEXT, 127, size) + message
