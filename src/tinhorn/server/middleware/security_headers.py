"""Security headers for every response."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SUBRESOURCE_HEADERS: Final = {
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
HEADERS: Final = SUBRESOURCE_HEADERS | {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
}
ASSETS: Final = "/assets/"
INERT_SUFFIXES: Final = (".css", ".ftl", ".js", ".json", ".png", ".woff2")
"""Files that run no script when opened directly, unlike SVG."""


def headers_for(path: str) -> dict[str, str]:
    """Return all headers for pages, and only the useful ones for scripts, styles and data."""
    is_subresource = path.startswith(ASSETS) and path.endswith(INERT_SUFFIXES)
    return SUBRESOURCE_HEADERS if is_subresource else HEADERS


SECURE_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
"""Only where the browser's connection has TLS."""


class SecurityHeaders:
    """Adds the headers to every HTTP response, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        # A socket stays open for long: it does not pass through a coroutine of this class.
        is_http = scope["type"] == ScopeType.HTTP
        return (self._respond if is_http else self._app)(scope, receive, send)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_secure = scope["scheme"] == "https"
        added = headers_for(scope["path"]) | (SECURE_HEADERS if is_secure else {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
