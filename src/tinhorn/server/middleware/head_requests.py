"""Answers HEAD wherever GET is answered, with the same headers and no body."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Passes HEAD requests on as GET and drops the body of the response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A copy: the server outside must still see HEAD, to accept a response without a body.
        as_get: Scope = {**scope, "method": "GET"}
        await self._app(as_get, receive, send_head)
