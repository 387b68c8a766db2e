"""HTTP connections with limits: how long a request may take to arrive and an answer to be read, how
long headers may be, and how many connections an address and the whole server may have.

A client that sends half a request, or reads no answer, would otherwise hold a file descriptor for
ever.
"""

from __future__ import annotations

import sys
from asyncio import TimerHandle, Transport
from collections import Counter
from http import HTTPStatus
from typing import Any, Final, Protocol

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tinhorn.server.auth import network_of
from tinhorn.server.middleware.rate_limits import RECORD_BYTES, UNLIMITED
from tinhorn.server.monitoring.logs import Outage
from tinhorn.server.settings import from_environment

HEADER_BYTES: Final = 32 * 1024
"""The longest address and headers of a request, with those at its end."""
HEADER_OVERHEAD: Final = 32
"""What a header counts besides its letters, because each takes memory of its own."""
REQUEST_BYTES: Final = 4 * RECORD_BYTES
"""From here on a request that the application has refused is no longer read."""
HEADER_SECONDS: Final = 10.0
"""How long a client may take to send its headers."""
BODY_SECONDS: Final = 60.0
"""How long it may take to send the rest."""
READ_SECONDS: Final = 15.0
READ_BYTES: Final = 16 * 1024
"""How much of an answer that waits a client must take in that time."""
MOST_PIPELINED: Final = 32
"""How many requests of a connection may wait for the answer to another one. Browsers and proxies
send none before it; one read of a socket can bring thousands."""
MOST_UNFINISHED: Final = 512
MOST_DESCRIPTORS: Final = 64 * 1024
"""What counts as the limit of file descriptors where there is none."""
SHARED: Final = "tinhorn.http"
"""The key in the state that all connections share under which they find their limits."""


class Proxies(Protocol):
    """The proxies that are trusted to say where a request comes from."""

    def __contains__(self, address: str, /) -> bool: ...


class HttpConnections:
    """The open HTTP connections of a process."""

    def __init__(self, *, per_address: int, proxies: Proxies) -> None:
        """`proxies`: their connections are not counted, because they bring many people."""
        self._per_address = per_address
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._count = 0
        self._unfinished: dict[LimitedHttp, None] = {}
        """The connections that owe a request or the rest of one, the oldest first."""
        self._idle: dict[LimitedHttp, None] = {}
        """The connections that wait for another request, the one that waits longest first."""
        self._outage = Outage("connections")

    def open(self, address: str) -> bool:
        """Count a connection; False if its address has too many already."""
        self._count += 1
        if address in self._proxies:
            return True
        self._open[network_of(address)] += 1
        has_room = self._open[network_of(address)] <= self._per_address
        if not has_room:
            self._outage.begin(ConnectionError("too many of one address"))
        return has_room

    def close(self, address: str) -> None:
        self._count -= 1
        network = network_of(address)
        if self._open[network] > 1:
            self._open[network] -= 1
        else:
            del self._open[network]
        self._note_room()

    def begin(self, connection: LimitedHttp) -> None:
        """Note that a request is on its way. If there are too many of them, give up the oldest."""
        self._idle.pop(connection, None)
        self._unfinished[connection] = None
        if len(self._unfinished) > most_unfinished():
            self._outage.begin(ConnectionError("too many unfinished requests"))
            next(iter(self._unfinished)).refuse(HTTPStatus.REQUEST_TIMEOUT)

    def end(self, connection: LimitedHttp) -> None:
        self._unfinished.pop(connection, None)
        self._idle.pop(connection, None)
        self._note_room()

    def rest(self, connection: LimitedHttp) -> None:
        """Note that all requests are answered. If too many are idle, close the oldest."""
        self._idle[connection] = None
        if len(self._idle) > most_idle():
            self._outage.begin(ConnectionError("too many idle connections"))
            oldest = next(iter(self._idle))
            del self._idle[oldest]
            oldest.transport.close()

    def _note_room(self) -> None:
        if not self._outage.is_on:
            return
        is_crowded = any(count >= self._per_address for count in self._open.values())
        is_crowded |= self._count > most_idle() // 2
        if not is_crowded and len(self._unfinished) <= most_unfinished() // 2:
            self._outage.end()


def most_unfinished() -> int:
    """Return how many requests may be on their way: at most half of the file descriptors."""
    return min(MOST_UNFINISHED, _descriptors() // 2)


def most_idle() -> int:
    """Return how many connections may be idle: a quarter of the file descriptors."""
    return _descriptors() // 4


def _descriptors() -> int:
    """Return how many files this process may open."""
    if sys.platform == "win32":  # it has no such limit
        return MOST_DESCRIPTORS
    import resource

    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if descriptors < 0 else descriptors


def _shared(state: dict[str, Any], config: Config) -> HttpConnections:
    """Return the limits of this process."""
    if SHARED not in state:
        settings = from_environment()
        most = settings.sockets_per_address if settings.is_limited else UNLIMITED.burst
        proxies = ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips)
        state[SHARED] = HttpConnections(per_address=most, proxies=proxies.trusted_hosts)
    found: HttpConnections = state[SHARED]
    return found


class LimitedHttp(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    _timer: TimerHandle | None = None
    _reading: TimerHandle | None = None
    """Runs while parts of answers wait for the client to read."""
    _waiting = 0
    """The bytes that waited when it was set."""
    _received = 0
    """The bytes since the connection was made or its last request ended."""
    _header_size = 0
    _has_headers = False
    _is_ahead = False
    """Too many requests wait for answers: nothing more is read."""
    _address = ""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._all = _shared(self.app_state, self.config)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "-"
        if self._all.open(self._address):
            self._expect(HEADER_SECONDS)
        else:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answered is not None:  # of several requests, the last one is `self.cycle`
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self._is_ahead:
            return
        if self._timer is None and self._received == 0:
            self._expect(HEADER_SECONDS)
        self._received += len(data)
        super().data_received(data)
        if not self.transport.is_closing() and not self._is_ahead and self._is_too_long():
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    @property
    def _is_read(self) -> bool:
        return self._header_size <= HEADER_BYTES and not self._is_ahead

    def _is_too_long(self) -> bool:
        most = REQUEST_BYTES if self._has_headers else HEADER_BYTES
        return self._received > most or self._header_size > HEADER_BYTES

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_size, self._has_headers = 0, False
        if len(self.pipeline) >= MOST_PIPELINED:
            self._is_ahead, self.cycle.keep_alive = True, False  # closes after the last answer

    def on_url(self, url: bytes) -> None:
        self._header_size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_size += len(name) + len(value) + HEADER_OVERHEAD
        if self._is_read:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._has_headers = True
        if self._is_read:
            self._expect(BODY_SECONDS)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._is_read:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._is_read:
            self._received = 0
            self._finish()
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._is_read:
            super().handle_websocket_upgrade()
            self._leave()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None and self._timer is None:
            self._all.rest(self)
        self._await_reading()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._await_reading()

    def _await_reading(self) -> None:
        """Let the client read what waits for it. That must not stop, also after the last answer."""
        if self._reading is None and self.transport.get_write_buffer_size():
            self._waiting = self.transport.get_write_buffer_size()
            self._reading = self.loop.call_later(READ_SECONDS, self._check_reading)

    def _check_reading(self) -> None:
        self._reading = None
        waiting = self.transport.get_write_buffer_size()
        if waiting and 0 <= self._waiting - waiting < READ_BYTES:
            self.transport.abort()
        else:
            self._await_reading()

    def refuse(self, status: HTTPStatus) -> None:
        """Answer unless an answer has begun, and close. The client may send on: nothing is read."""
        self._finish()
        is_answered = self.cycle is not None and not self.cycle.response_complete
        is_silent = not self._received and status == HTTPStatus.REQUEST_TIMEOUT
        if not is_answered and not is_silent:
            text = status.phrase.encode()
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: {len(text)}\r\n"
            self.transport.write(head.encode() + b"connection: close\r\n\r\n" + text)
        self.transport.close()
        self._await_reading()

    def _expect(self, seconds: float) -> None:
        """Wait no longer than this for the next part of the request."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.refuse, HTTPStatus.REQUEST_TIMEOUT)
        self._all.begin(self)

    def _finish(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._all.end(self)

    def _leave(self) -> None:
        """Let go of the parser, which calls this connection back: a cycle would stay in memory."""
        del self.parser
        self._answered = None
        self._finish()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self._all.close(self._address)
