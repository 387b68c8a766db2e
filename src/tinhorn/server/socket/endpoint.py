"""The WebSocket endpoint in plain ASGI: what a framework adds to each message would add up."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from tinhorn.kernel import BadInputError, phrase
from tinhorn.server import auth
from tinhorn.server.api.errors import UnknownError, describe_error, language_of, status_of
from tinhorn.server.services import Services
from tinhorn.server.socket.outbox import Transport
from tinhorn.server.socket.session import Session
from tinhorn.server.socket.transport import TRANSPORT
from tinhorn.server.wire.errors import PROTOCOL_HEADER, PROTOCOL_VERSION
from tinhorn.table.live import LiveTable
from tinhorn.table.storage.interface import StorageError

PATH: Final = re.compile(r"/api/tables/(?P<code>[^/]+)/socket")
HEADERS: Final = ((PROTOCOL_HEADER.encode(), str(PROTOCOL_VERSION).encode()),)
"""Sent with every handshake, accepted or refused."""


class Socket:
    """One WebSocket and its handshake request."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.transport: Transport = scope["state"].pop(TRANSPORT)  # so that neither holds the other
        self._receive = receive
        self._send: Any = send  # the types lack the refusal with a body, which ASGI has

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "headers": HEADERS})

    async def refuse(self, error: BadInputError) -> None:
        """Answer the handshake like any other refused HTTP request."""
        await self._receive()
        said = describe_error(error, language_of(self.handshake), is_reading=True)
        problem = msgspec.json.encode(said)
        await self._send(
            {
                "type": "websocket.http.response.start",
                "status": status_of(error),
                "headers": [(b"content-type", b"application/json"), *HEADERS],
            }
        )
        await self._send({"type": "websocket.http.response.body", "body": problem})

    async def receive(self) -> str | bytes | None:
        """Return the next message, or `None` when the client has disconnected."""
        event: Any = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        return event.get("text") or event.get("bytes") or b""

    async def close(self) -> None:
        """Close the socket, if the client has not done so already."""
        try:
            await self._send({"type": "websocket.close"})
        except (ClientDisconnected, RuntimeError):
            return


class SocketEndpoint:
    """Handles WebSockets itself and passes everything else to the application."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == ScopeType.WEBSOCKET:
            return _serve(Socket(scope, receive, send), self._app.state.services)
        return self._app(scope, receive, send)


async def _serve(socket: Socket, services: Services) -> None:
    """Serve one viewer at one table: a seat identified by its token, or a spectator."""
    try:
        address = auth.address_of(socket.handshake)
        with services.limits.sockets.counted(address):
            live = await _find_table(socket.handshake, services, address)
            with services.tables.holding(live):
                await socket.accept()
                await Session(socket, services, live).run()
    except BadInputError as error:
        # A session handles its own errors, so this one comes from before `accept`.
        if isinstance(error, StorageError):
            services.storage_monitor.report(error)
        await socket.refuse(error)


async def _find_table(handshake: auth.AnyConnection, services: Services, address: str) -> LiveTable:
    auth.require_allowed_origin(handshake, services.settings.origins)
    services.limits.connections.take(address)
    named = PATH.fullmatch(handshake.scope["path"])
    if named is None:
        raise UnknownError(phrase("server-unknown"))
    return await services.find(named["code"], address)
