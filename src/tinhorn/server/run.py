"""Runs the server: one process, or several on one port."""

from __future__ import annotations

import os
import signal
import socket
import sys
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.system_errors import system_reason
from tinhorn.server.metrics import MULTIPROCESS_FOLDER
from tinhorn.server.middleware.rate_limits import MESSAGE_BYTES
from tinhorn.server.settings import Settings, to_environment
from tinhorn.server.socket.transport import WebSocketTransport
from tinhorn.table.storage.database import default_url, open_database

GRACE_SECONDS: Final = 10
"""How long open requests may take after the server was told to stop."""


class AddressError(BadInputError):
    """The server cannot listen on this address."""

    kind = "address"


def require_database(url: str | None) -> str:
    """Return the URL of the database, created or migrated if needed; raises StorageError."""
    url = url or default_url()
    open_database(url).dispose()
    return url


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that already listens, so that the printed address works at once."""
    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        is_unknown = isinstance(error, socket.gaierror)
        detail = phrase("system-address-unknown") if is_unknown else system_reason(error)
        raise AddressError(
            phrase("server-cannot-listen", host=host, port=str(port), detail=detail)
        ) from error
    return listening


def run(settings: Settings, listening: socket.socket, *, workers: int = 1) -> None:
    """Serve until SIGINT or SIGTERM."""
    to_environment(settings)
    config = uvicorn.Config(
        "tinhorn.server.app:application",
        factory=True,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        workers=workers,
        ws=WebSocketTransport,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
    )
    # For signals before uvicorn handles them, and for the one it repeats after it has stopped.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        if not server.started:
            sys.exit(STARTUP_FAILURE)
        return
    with TemporaryDirectory(prefix="tinhorn-") as folder:
        os.environ[MULTIPROCESS_FOLDER] = folder
        Multiprocess(config, sockets=[listening]).run()
