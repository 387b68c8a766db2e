"""Answers HEAD wherever GET is answered, with the same headers and no body."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Passes HEAD requests on as GET and drops the body of the response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        is_head = scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD"
        return (self._respond if is_head else self._app)(scope, receive, send)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A copy: the server outside must still see HEAD, to accept a response without a body.
        as_get = cast(Scope, {**scope, "method": "GET"})
        await self._app(as_get, receive, send_head)
