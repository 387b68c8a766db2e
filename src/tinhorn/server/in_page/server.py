"""Answers the requests and sockets of one page, as the server does for many.

The page calls `request` where it would call `fetch`, and `connect` where it would open a WebSocket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tinhorn.games import GAMES
from tinhorn.kernel import BadInputError, decoder, phrase
from tinhorn.locale import say
from tinhorn.server import auth
from tinhorn.server.api.errors import (
    KIND_OF_STATUS,
    describe_error,
    language_of,
    status_of,
)
from tinhorn.server.api.routers import ROUTERS
from tinhorn.server.bots.worker import ChancesTask, Task, answer
from tinhorn.server.in_page.framework import (
    ASGIConnection,
    HTTPException,
    Request,
    Response,
    Router,
)
from tinhorn.server.services import Services
from tinhorn.server.settings import Settings
from tinhorn.server.socket.outbox import Transport
from tinhorn.server.socket.session import Session
from tinhorn.server.wire.errors import Problem
from tinhorn.table.live import UnknownTableError
from tinhorn.table.storage.memory import Keep, MemoryStorage

BASE: Final = "http://localhost"
"""The address of the server, as far as the handlers know."""
COOKIES: Final = "cookies"
"""The name under which the page's seat tokens are kept; no table has such a code."""
_decode_chances: Final = decoder(tuple[int, ...]).decode
Send = Callable[[str | None], None]
"""Sends one message to the page; `None` closes the socket."""


class Reply(Struct, frozen=True):
    """The response to a request."""

    status: int
    content_type: str
    body: bytes


class PageBots:
    """Bots that think in the same thread as the server."""

    async def answer(self, task: Task) -> Any:
        """Return the action of a bot, after the page had a chance to draw."""
        await asyncio.sleep(0)
        return decoder(GAMES[task.game].Action).decode(answer(task))

    async def chances(self, task: ChancesTask) -> tuple[int, ...]:
        """Return the chances to win, by seat."""
        await asyncio.sleep(0)
        return _decode_chances(answer(task))

    async def stop(self) -> None:
        """Do nothing: there is no process to stop."""


class PageServer:
    """`kept`: what an earlier server has handed to `keep`, by name."""

    def __init__(self, kept: dict[str, bytes], keep: Keep, *, pace: float = 1.0) -> None:
        self._keep = keep
        tables = {name: data for name, data in kept.items() if name != COOKIES}
        self._cookies: dict[str, str] = msgspec.json.decode(kept.get(COOKIES, b"{}"))
        self.services = Services(
            Settings(database="", is_limited=False, pace=pace),
            storage=MemoryStorage(GAMES, kept=tables.values(), keep=keep),
            workers=PageBots(),
        )

    async def open(self) -> None:
        await self.services.open()

    async def request(
        self, method: str, path: str, body: bytes = b"", *, language: str = "en"
    ) -> Reply:
        """Answer one request. `path` includes the query."""
        asked: Any = Request(method, BASE + path, body, **self._context(language))
        try:
            response, status = await _dispatch(asked)
        except BadInputError as error:
            return _json(status_of(error), describe_error(error, language_of(asked)))
        except HTTPException as error:
            kind = KIND_OF_STATUS.get(error.status_code, "request")
            reason = phrase(f"server-{kind}")
            text = say(reason, language_of(asked))
            return _json(error.status_code, Problem(kind, None, reason, text))
        await self._store(response)
        if isinstance(response.content, bytes):
            return Reply(status, response.media_type, response.content)
        return _json(status, response.content)

    def connect(self, path: str, send: Send, *, language: str = "en") -> PageSocket:
        """Open the socket of a table. `send` gets what the server says."""
        handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(
            BASE + path, **self._context(language)
        )
        socket = PageSocket(handshake, send)
        socket.task = asyncio.create_task(self._serve(socket))
        return socket

    async def _serve(self, socket: PageSocket) -> None:
        code = socket.handshake.scope["path"].split("/")[-2]
        try:
            live = await self.services.find(code, auth.address_of(socket.handshake))
        except UnknownTableError:
            await socket.close()
            return
        with self.services.tables.holding(live):
            await Session(socket, self.services, live).run()

    async def _store(self, response: Response[Any]) -> None:
        """Keep the cookies of a response; the page itself never sees them."""
        for cookie in response.cookies:
            self._cookies.pop(cookie.key, None)
            if cookie.value:
                self._cookies[cookie.key] = cookie.value
        if response.cookies:
            await self._keep(COOKIES, msgspec.json.encode(self._cookies))

    def _context(self, language: str) -> dict[str, Any]:
        headers = {"accept-language": language, "content-type": auth.JSON}
        return {"headers": headers, "cookies": dict(self._cookies), "services": self.services}


class PageSocket:
    """A socket whose other end is in the same process; also its own transport."""

    def __init__(self, handshake: ASGIConnection[Any, Any, Any, Any], send: Send) -> None:
        self.handshake: Any = handshake
        self.transport: Transport = self
        self.task: asyncio.Task[None] | None = None
        self.on_room: Callable[[], None] = lambda: None
        self.control_delay: Callable[[], float] = lambda: 0.0
        self._send = send
        self._received: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False

    @property
    def has_room(self) -> bool:
        return True

    def put(self, message: str | None) -> None:
        """Take a message of the page; `None` if the page closes the socket."""
        self._received.put_nowait(message)

    async def receive(self) -> str | bytes | None:
        return await self._received.get()

    def send_frame(self, message: bytes) -> None:
        if not self._is_closed:
            self._send(message.decode())

    async def close(self) -> None:
        self.disconnect()

    def disconnect(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._send(None)
            self._received.put_nowait(None)

    def abort(self) -> None:
        self.disconnect()


async def _dispatch(request: Request[Any, Any, Any]) -> tuple[Response[Any], int]:
    """Return the response of the route that fits, and its status."""
    routers: Iterable[Router] = ROUTERS
    for router in routers:
        if found := router.find(request.method, request.url.path):
            if router.before_request is not None:
                await router.before_request(request)
            route, values = found
            response = await route.call(request, values)
            return response, response.status_code or route.status
    raise HTTPException(404)


def _json(status: int, content: object) -> Reply:
    return Reply(status, "application/json", msgspec.json.encode(content))
