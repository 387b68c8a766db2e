"""Sends messages over a WebSocket without going through ASGI, and reads the usual ones quickly.

A table sends something to each of its viewers many times a second. Through ASGI each message costs
a task switch and a dozen calls; here it is one frame. The frames of one client that are sent in the
same iteration of the event loop leave together, with one system call. In the other direction nearly
every message is one short text frame that arrives whole: it needs no parser. Everything else takes
the way of the library.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # compiled only where there is a compiler or a wheel for the machine
    from websockets.utils import apply_mask

TRANSPORT: Final = "tinhorn.transport"
"""The key in the state of the ASGI scope under which an application finds its transport."""
UNSENT: Final = "tinhorn.unsent"
"""The key in the state that all connections share under which they find their unsent frames."""
TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
SHORT: Final = 126
LONG: Final = 1 << 16
"""From these sizes on, the length field of a frame takes more bytes."""
FINAL: Final = 0x80
"""Set in the first byte of the last frame of a message."""
HEADER: Final = 6
"""The bytes of a client's frame before a short message: kind, size, mask."""
MASKED: Final = 0x80
"""Set in the second byte of every frame of a client."""
MOST_UNREAD: Final = 4
"""How many short messages may wait for the application before the server stops reading."""
MOST_WAITING: Final = 256
"""How many messages of a client may wait at all: one read of a socket can bring ten thousands."""
MOST_DELAY: Final = 10.0
"""How far behind its control frames, in seconds, a client may be."""
PIECE: Final = 4096
"""How many bytes are parsed before the server looks how many messages wait."""
_medium: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack


class EventQueue:
    """What the protocol needs of `asyncio.Queue`, for a single reader: a third of the calls."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        """Set while the reader waits for an event."""

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None:
            if not self._reader.done():
                self._reader.set_result(None)
            self._reader = None

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class FrameWriter(Protocol):
    """A socket that has frames to write."""

    def write_frames(self) -> None: ...


class UnsentFrames:
    """The sockets whose frames leave at the end of this iteration of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[FrameWriter] = []

    def add(self, socket: FrameWriter) -> None:
        if not self._sockets:
            self._loop.call_soon(self._write)
        self._sockets.append(socket)

    def _write(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.write_frames()


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One WebSocket, without compression: a frame is a message with a short header."""

    has_room = True
    """False while the client reads more slowly than messages arrive."""
    _is_between_frames = False
    """True if all data so far was whole frames, so that the library's parser holds no part of one.
    Once it is false for an open socket, it stays so."""
    _late_pong = b""
    """The answer to the last ping that arrived while there was no room."""
    _slowed: asyncio.TimerHandle | None = None
    """Set while the server does not read because of too many control frames."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = EventQueue(self.loop)
        self._unsent: UnsentFrames = self.app_state.setdefault(UNSENT, UnsentFrames(self.loop))
        self._frames: list[bytes] = []
        """What is written at the end of this iteration of the event loop."""

    def data_received(self, data: bytes) -> None:
        if self._is_between_frames:
            message = read_frame(data)
            if message is not None and len(message) <= self.config.ws_max_size:
                self._pass_on(message)
                return
            self._is_between_frames = is_whole(data)
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > MOST_WAITING:
                self.abort()
            if self.transport.is_closing():
                return

    def _pass_on(self, message: bytes) -> None:
        """Hand a message to the application. The library would stop reading after each of them."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        self._forget_client()
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["state"][TRANSPORT] = self
            self._is_between_frames = True

    def _forget_client(self) -> None:
        self.on_room: Callable[[], None] = lambda: None
        """Called when the client has caught up."""
        self.control_delay: Callable[[], float] = lambda: 0.0
        """Counts a control frame; returns how many seconds to wait before more are read."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds this socket: in a cycle, both would stay in memory for long."""
        super().connection_lost(exc)
        self._forget_client()

    def handle_ping(self) -> None:
        """Answer, but never keep more than one answer for a client that does not read."""
        pongs = self.conn.data_to_send()
        if self.has_room:
            self.transport.write(b"".join(pongs))
        elif pongs:
            self._late_pong = pongs[-1]  # it answers all pings before it, too (RFC 6455, 5.5.3)
        self._slow_down()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._slow_down()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._slow_down()

    def _slow_down(self) -> None:
        """Read no more until the control frames so far are within the rate."""
        if (delay := self.control_delay()) > MOST_DELAY:
            self.abort()
        elif delay and not self.transport.is_closing():
            self.transport.pause_reading()
            if self._slowed is not None:
                self._slowed.cancel()
            self._slowed = self.loop.call_later(delay, self._read_on)

    def _read_on(self) -> None:
        self._slowed = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._slowed is None:
                self.transport.resume_reading()
        return message

    def send_frame(self, message: bytes) -> None:
        """Send a message, if the client is still connected."""
        if not self._frames:
            self._unsent.add(self)
        self._frames.append(encode_frame(message))

    def write_frames(self) -> None:
        frames, self._frames = self._frames, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def disconnect(self) -> None:
        """Make the application's next receive return a disconnect, so that it ends."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        """Close at once, without sending buffered data."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.has_room = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_room = True
        if self._late_pong and not self.close_sent:
            self.transport.write(self._late_pong)
        self._late_pong = b""
        self.on_room()


def encode_frame(message: bytes) -> bytes:
    """Encode a message as a single text frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return _medium(TEXT, 126, size) + message
    return _long(TEXT, 127, size) + message


def read_frame(data: bytes) -> bytes | None:
    """Return the message, if the data is exactly one text frame of a client, in ASCII.

    `None` means that the library has to look at it.
    """
    if len(data) < HEADER or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, HEADER
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), HEADER + 2
    elif size > SHORT:
        return None
    if len(data) != start + size:
        return None
    message = apply_mask(data[start:], data[start - 4 : start])
    return message if message.isascii() else None


def is_whole(data: bytes) -> bool:
    """Return True if the data consists of whole frames, each of them a message by itself."""
    at = 0
    while at < len(data):
        if len(data) < at + HEADER or not data[at] & FINAL:
            return False
        size, start = data[at + 1] & ~MASKED, at + HEADER
        if size == SHORT:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + HEADER + 2
        elif size > SHORT:
            return False
        at = start + size
    return at == len(data)
