"""Refuses requests for names that are not the server's, so that DNS rebinding reaches nothing.

A page of another site can let its own name lead to this server, and its browser then takes both for
one site. But the request still carries that name. Of addresses, the one at which the connection has
arrived is accepted, besides those of the settings.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import (
    MalformedError,
    RequestError,
    UnknownHostError,
    describe_error,
    language_of,
)
from tinhorn.server.local_network import is_loopback
from tinhorn.server.settings import Settings

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/?#@\[\]\\]+)(?::(\d{1,5}))?")
"""A name or an address, and perhaps a port."""
MOST_PORT: Final = 65_535


class KnownHosts:
    """Passes on the requests whose `Host` is a name of this server, or an address."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        addresses = (*settings.origins, settings.network_address)
        named = (settings.host, settings.network_host, *map(_host_of, addresses))
        self._names = {name.lower() for name in named if name}

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            hosts = [value for name, value in scope["headers"] if name == b"host"]
            error = self._objection(hosts, scope.get("server"))
            if error is not None:
                return _refuse(error, scope, send)
        return self._app(scope, receive, send)

    def _objection(
        self, hosts: list[bytes], arrived: tuple[str, int | None] | None
    ) -> RequestError | None:
        """Say what is wrong with the `Host` headers. Old programs send none.

        `arrived`: the own address of the socket.
        """
        if not hosts:
            return None
        found = HOST.fullmatch(hosts[0].decode("latin-1"))
        if len(hosts) > 1 or found is None or int(found[2] or 0) > MOST_PORT:
            return MalformedError(phrase("server-malformed"))
        host = found[1].strip("[]").rstrip(".").lower()
        is_known = host in self._names or is_loopback(host)
        is_known |= arrived is not None and _is_same_address(host, arrived[0])
        return None if is_known else UnknownHostError(phrase("server-unknown-host"))


def _host_of(address: str) -> str:
    return urlsplit(address).hostname or ""


def _is_same_address(host: str, arrived: str) -> bool:
    try:
        own = ip_address(arrived)
        mapped = own.ipv4_mapped if isinstance(own, IPv6Address) else None
        return ip_address(host) == (mapped or own)
    except ValueError:
        return False


async def _refuse(error: RequestError, scope: Scope, send: Any) -> None:
    """Answer a request, or the handshake of a socket."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    body = msgspec.json.encode(describe_error(error, language_of(connection)))
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    started = {"type": f"{kind}.response.start", "status": error.status, "headers": headers}
    await send(started)
    await send({"type": f"{kind}.response.body", "body": body})
