"""The way in for WebSockets: plain ASGI, for what a framework does to each message adds up."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth
from tinhorn.server.api.errors import UnknownError, language_of, problem, status_of
from tinhorn.server.services import Services
from tinhorn.server.socket.outbox import Transport
from tinhorn.server.socket.session import Session
from tinhorn.server.socket.transport import TRANSPORT
from tinhorn.table.live import LiveTable

TABLE: Final = re.compile(r"/api/tables/(?P<code>[^/]+)/socket")


class Socket:
    """One WebSocket, and what its client asked for when opening it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.transport: Transport = scope["state"][TRANSPORT]
        self._receive = receive
        self._send: Any = send  # the types leave out a refusal with a body, which ASGI has

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def refuse(self, error: BadInputError) -> None:
        """Answer as any other request that cannot be granted."""
        await self._receive()
        update = msgspec.json.encode(problem(error, language_of(self.asked)))
        await self._send(
            {
                "type": "websocket.http.response.start",
                "status": status_of(error),
                "headers": [(b"content-type", b"application/json")],
            }
        )
        await self._send({"type": "websocket.http.response.body", "body": update})

    async def hear(self) -> str | bytes | None:
        """The next message, or `None` when the client has hung up."""
        heard: Any = await self._receive()
        if heard["type"] == "websocket.disconnect":
            return None
        return heard.get("text") or heard.get("bytes") or b""

    async def close(self) -> None:
        """Hang up, if the client has not."""
        try:
            await self._send({"type": "websocket.close"})
        except (ClientDisconnected, RuntimeError):
            return


class SocketEndpoint:
    """The application, and beside it the sockets of its tables."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await _open(Socket(scope, receive, send), self._app.state.services)
        else:
            await self._app(scope, receive, send)


async def _open(socket: Socket, services: Services) -> None:
    """One viewer at one table: a seat by its token, or else a spectator."""
    try:
        live = await _table(socket.asked, services)
    except BadInputError as error:
        await socket.refuse(error)
    else:
        await socket.accept()
        await Session(socket, services, live).hold()


async def _table(asked: auth.AnyConnection, services: Services) -> LiveTable:
    auth.require_our_page(asked, services.settings.origins)
    address = auth.address_of(asked)
    services.limits.connections.asking(address)
    named = TABLE.fullmatch(asked.scope["path"])
    if named is None:
        raise UnknownError(phrase("server-unknown"))
    return await services.find(named["code"], address)
