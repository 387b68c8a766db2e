"""The event loop of a server: it takes all waiting connections at once.

uvloop takes one connection in each turn. A busy server makes few turns, so the queue of the
operating system would run full, and clients would be cut off without a word.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvloop

MOST_ACCEPTED: Final = 128
"""The most connections that are taken in one turn, so that others are served in between."""
PAUSE_SECONDS: Final = 1.0
"""How long to wait if no connection can be taken, because too many files are open."""

MakeProtocol = Callable[[], asyncio.BaseProtocol]


class EventLoop(uvloop.Loop):
    """uvloop, with another way to listen on a socket."""

    async def create_server(  # type: ignore[override]  # the only way in which it is called here
        self, protocol_factory: MakeProtocol, *, sock: socket.socket, **_: Any
    ) -> Any:
        return Acceptor(self, protocol_factory, sock)


class Acceptor:
    """Listens on a socket until it is closed: what uvicorn needs of `asyncio.Server`."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, make_protocol: MakeProtocol, listening: socket.socket
    ) -> None:
        self._loop = loop
        self._make_protocol = make_protocol
        self._socket = listening
        self._tasks: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        listening.settimeout(0)
        self._resume()

    def close(self) -> None:
        self._loop.remove_reader(self._socket)
        if self._pause is not None:
            self._pause.cancel()
        self._socket.close()

    async def wait_closed(self) -> None:
        """Return at once: connections that are open stay open."""

    def _resume(self) -> None:
        self._pause = None
        self._loop.add_reader(self._socket, self._accept)

    def _accept(self) -> None:
        for _ in range(MOST_ACCEPTED):
            try:
                connection, _ = self._socket.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                return
            except OSError:
                self._loop.remove_reader(self._socket)
                self._pause = self._loop.call_later(PAUSE_SECONDS, self._resume)
                return
            task = self._loop.create_task(self._serve(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket) -> None:
        """Give a connection its protocol; the client may be gone already."""
        connection.settimeout(0)
        with suppress(OSError):
            await self._loop.connect_accepted_socket(self._make_protocol, connection)
