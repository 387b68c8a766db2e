"""Runs the server: one process, or several on one port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tinhorn.kernel import BadInputError, phrase, system_reason
from tinhorn.server.http_connections import LimitedHttp
from tinhorn.server.local_network import LOOPBACK, is_loopback, own_address
from tinhorn.server.middleware.rate_limits import MESSAGE_BYTES
from tinhorn.server.monitoring.metrics import MULTIPROCESS_FOLDER
from tinhorn.server.settings import Settings, to_environment
from tinhorn.server.socket.transport import WebSocketTransport
from tinhorn.table.storage.database import default_url, open_database, require_undamaged

BACKLOG: Final = 4_096
"""How many connections may wait; operating systems may allow fewer."""
GRACE_SECONDS: Final = 10
"""How long open requests may take after the server was told to stop."""


class AddressError(BadInputError):
    """The server cannot listen on this address."""

    kind = "address"


def require_database(url: str | None) -> str:
    """Return the URL of the database, created or migrated if needed.

    StorageError says what is wrong with it, damage to a SQLite file included.
    """
    url = url or default_url()
    engine = open_database(url)
    try:
        require_undamaged(engine)
    finally:
        engine.dispose()
    return url


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that already listens, so that the printed address works at once."""
    try:
        return _listening(host, port)
    except OSError as error:
        is_unknown = isinstance(error, socket.gaierror)
        detail = phrase("system-address-unknown") if is_unknown else system_reason(error)
        raise AddressError(
            phrase("server-cannot-listen", host=host, port=str(port), detail=detail)
        ) from error


def _listening(host: str, port: int) -> socket.socket:
    [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


class NetworkListener:
    """Lets a server that runs on the loopback address listen on the local network as well."""

    def __init__(self, host: str, port: int) -> None:
        """`host`: the machine's address there; empty to find it out."""
        self._host = host
        self._port = port
        self._opened: asyncio.Server | None = None
        self._address = ""
        self.server: uvicorn.Server | None = None

    async def open(self) -> str:
        host = self._host or own_address()
        if not self._host and host == LOOPBACK:
            raise AddressError(phrase("server-network-none"))
        listening = _listen_near(host, self._port)
        loop = asyncio.get_running_loop()
        self._opened = await loop.create_server(self._protocol, sock=listening)
        self._running().servers.append(self._opened)  # so that it stops together with the others
        self._address, port = listening.getsockname()[:2]
        return f"http://{self._address}:{port}"

    def close(self) -> None:
        assert self._opened is not None
        self._opened.close()
        self._running().servers.remove(self._opened)
        for connection in tuple(self._running().server_state.connections):
            transport = connection.transport
            if transport is not None and transport.get_extra_info("sockname")[0] == self._address:
                transport.close()

    def _protocol(self) -> asyncio.Protocol:
        server = self._running()
        protocol: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
        return protocol(
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
        )

    def _running(self) -> uvicorn.Server:
        assert self.server is not None
        return self.server


def _listen_near(host: str, port: int) -> socket.socket:
    """Listen on this port, or on any if another program has it."""
    try:
        return listen(host, port)
    except AddressError:
        return listen(host, 0)


def run(settings: Settings, listening: socket.socket, *, workers: int = 1) -> None:
    """Serve until SIGINT or SIGTERM."""
    to_environment(settings)
    if workers == 1:
        _run_alone(settings, listening)
        return
    with TemporaryDirectory(prefix="tinhorn-") as folder:
        os.environ[MULTIPROCESS_FOLDER] = folder
        config = _config("tinhorn.server.app:application", workers)
        Multiprocess(config, sockets=[listening]).run()


def _run_alone(settings: Settings, listening: socket.socket) -> None:
    host, port = listening.getsockname()[:2]
    listener = NetworkListener(settings.network_host, port) if is_loopback(host) else None
    server = uvicorn.Server(_config(partial(_application, listener), 1))
    if listener is not None:
        listener.server = server
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def _application(listener: NetworkListener | None) -> ASGIApp:
    from tinhorn.server.app import application  # after the address was printed: it takes a second

    return application(listener)


def _config(app: str | Callable[[], ASGIApp], workers: int) -> uvicorn.Config:
    # For signals before uvicorn handles them, and for the one it repeats after it has stopped.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))
    return uvicorn.Config(
        app,
        factory=True,
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        workers=workers,
        loop=_event_loop(),
        http=LimitedHttp,
        ws=WebSocketTransport,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
    )


def _event_loop() -> str:
    """Return the name of the event loop: our own, or the usual one where there is no uvloop."""
    return "auto" if find_spec("uvloop") is None else "tinhorn.server.event_loop:EventLoop"
