"""Sends messages over a WebSocket without going through ASGI.

A table sends something to each of its viewers many times a second. Through ASGI each message costs
a task switch and a dozen calls; here it is one frame. The frames of one iteration of the event loop
leave together, with one system call.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TRANSPORT: Final = "tinhorn.transport"
"""The key in the state of the ASGI scope under which an application finds its transport."""
TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
SHORT: Final = 126
LONG: Final = 1 << 16
"""From these sizes on, the length field of a frame takes more bytes."""
_medium: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One WebSocket, without compression: a frame is a message with a short header."""

    def handle_connect(self, event: Request) -> None:
        self.on_room: Callable[[], None] = lambda: None
        """Called when the client has caught up."""
        self._unsent: list[bytes] = []
        """Frames that leave at the end of this iteration of the event loop."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["state"][TRANSPORT] = self

    @property
    def has_room(self) -> bool:
        """False while the client reads more slowly than messages arrive."""
        return self.writable.is_set()

    def send_frame(self, message: bytes) -> None:
        """Send a message, if the client is still connected."""
        if not self._unsent:
            self.loop.call_soon(self._write_unsent)
        self._unsent.append(encode_frame(message))

    def _write_unsent(self) -> None:
        frames, self._unsent = self._unsent, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def disconnect(self) -> None:
        """Make the application's next receive return a disconnect, so that it ends."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        """Close at once, without sending buffered data."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_room()


def encode_frame(message: bytes) -> bytes:
    """Encode a message as a single text frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return _medium(TEXT, 126, size) + message
    return _long(TEXT, 127, size) + message
