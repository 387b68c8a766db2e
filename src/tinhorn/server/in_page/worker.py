"""What the browser's worker calls: a server that takes and gives plain values.

`web/in-page/worker.js` starts it in Pyodide, which passes JavaScript functions as Python ones.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tinhorn.server.in_page.server import PageServer, PageSocket


class WorkerServer:
    def __init__(self, server: PageServer) -> None:
        self._server = server

    async def request(self, method: str, path: str, body: str, language: str) -> list[Any]:
        """Return the status, the content type and the text of the response."""
        reply = await self._server.request(method, path, body.encode(), language=language)
        return [reply.status, reply.content_type, reply.body.decode()]

    def connect(self, path: str, send: Callable[[str | None], None], language: str) -> PageSocket:
        return self._server.connect(path, send, language=language)


async def start(
    kept: Any, keep: Callable[[str, str], Awaitable[None]], pace: float
) -> WorkerServer:
    """Start the server with what was kept: a JavaScript map from names to texts."""

    async def store(name: str, data: bytes) -> None:
        await keep(name, data.decode())

    found = {name: text.encode() for name, text in kept.to_py().items()}
    server = PageServer(found, store, pace=pace)
    await server.open()
    return WorkerServer(server)
