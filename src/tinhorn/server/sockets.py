"""A table over a WebSocket: what a client says, and what comes of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from tinhorn.kernel.errors import UNREADABLE, BadInputError, MalformedActionError
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, metrics
from tinhorn.server.chat import chat_line
from tinhorn.server.connections import Connection
from tinhorn.server.house import BOT_REQUEST, House
from tinhorn.server.infos import names
from tinhorn.server.limits import REQUEST_LETTERS, Limiter
from tinhorn.server.problems import (
    ForbiddenError,
    MalformedError,
    best_language,
    language_of,
    problem,
)
from tinhorn.server.seating import seat_of
from tinhorn.server.wire import Acknowledged, Answer, Hello, Ping, Pong, Refused, Said, Say, Undo
from tinhorn.table.decide import Sent
from tinhorn.table.live import LiveTable
from tinhorn.table.lobby import returned

log = logging.getLogger("tinhorn")

_said: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)
CLOSE_CODES: Final = {"forbidden": 4403, "unknown": 4404, "too-many": 4429, "storage": 4503}
"""Why a socket is not opened, by the HTTP status that stands for it."""
HUNG_UP: Final = (ClientDisconnected, WebSocketDisconnect)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], code: FromPath[str]
) -> None:
    """One viewer at one table: a seat by its token, or else a spectator."""
    address = auth.address_of(socket)
    try:
        _require_our_page(socket, house.settings.origins)
        house.limits.connections.take(address)
        live = await house.find(code, address)
    except BadInputError as error:
        await socket.close(CLOSE_CODES[error.kind])
    else:
        await socket.accept()
        await _Talk(socket, house, live).hold()


def _require_our_page(socket: WebSocket[Any, Any, Any], allowed: tuple[str, ...]) -> None:
    """Browsers say which page opens a socket; programs are not browsers and need not say."""
    origin = socket.headers.get("origin")
    is_ours = origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    if not is_ours and origin not in allowed:
        raise ForbiddenError(phrase("server-unknown"))


class _Talk:
    """The talk with one client, from its first message to its last."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, live: LiveTable) -> None:
        self._socket = socket
        self._house = house
        self._live = live
        token = auth.hashed_token_of(socket, live.id)
        self._viewer: Viewer = seat_of(live.kept, token)
        self._language = language_of(socket)
        self._messages = Limiter(house.limits.message_rate)
        self._address = auth.address_of(socket)
        self._connection = Connection(
            live,
            self._viewer,
            token,
            connections=house.connections,
            clock=house.clock,
            base=auth.base_of(socket),
        )
        self._is_greeted = False

    async def hold(self) -> None:
        writing = asyncio.create_task(self._connection.write(self._send))
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({writing, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._is_greeted:
                self._live.leave(self._viewer, self._connection)
                self._house.connections.remove(self._connection)
            writing.cancel()
            listening.cancel()
            for result in await asyncio.gather(writing, listening, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, HUNG_UP):
                    log.error("failed", exc_info=result)
            await self._close()

    async def _send(self, message: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": message})

    async def _close(self) -> None:
        try:
            await self._socket.close()
        except (*HUNG_UP, RuntimeError):
            return

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                await self._heed(message.get("text") or message.get("bytes") or b"")

    async def _heed(self, message: str | bytes) -> None:
        """Do what the client says; if it cannot be, the client is told why, and nobody else."""
        request: str | None = None
        try:
            self._messages.take("this one")
            said = _read(message)
            request = getattr(said, "request", None)
            await self._do(said)
        except BadInputError as error:
            metrics.ANSWERS.labels(error.kind).inc()
            told = problem(error, self._language, names(self._live.kept))
            self._connection.put(Refused(request, told))

    async def _do(self, said: Said) -> None:
        match said:
            case Hello():
                await self._greet(said)
            case Answer():
                await self._answer(said)
            case Undo(request=request):
                await self._house.undo(self._live, self._seat(), request)
                self._connection.put(Acknowledged(request))
            case Say():
                await self._say(said)
            case Ping():
                self._connection.put(Pong())

    async def _greet(self, said: Hello) -> None:
        if self._is_greeted:
            raise MalformedError(phrase("server-hello-twice"))
        self._is_greeted = True
        self._language = best_language([said.language])
        self._connection.have = said.have
        self._house.connections.add(self._connection)
        if self._viewer is not None and self._live.kept.seats[self._viewer].is_away:
            seat = self._viewer
            await self._house.revise(self._live, lambda kept: returned(kept, seat))
        self._connection.table_changed(self._live.kept)
        self._live.join(self._viewer, self._connection, have=said.have)
        for line in await self._house.store.chat(self._live.id, after=said.heard):
            self._connection.said(line)

    async def _answer(self, said: Answer) -> None:
        with metrics.ANSWER_SECONDS.time():
            sent = Sent(
                seat=self._seat(),
                request=said.request,
                prompt=said.prompt,
                take=said.take,
                action=self._action(said.action),
            )
            await self._house.submit(self._live, sent)
        metrics.ANSWERS.labels("accepted").inc()
        self._connection.put(Acknowledged(said.request))

    def _action(self, plain: Any) -> Any:
        try:
            return msgspec.convert(plain, self._live.game.Action)
        except UNREADABLE as error:
            raise MalformedActionError(
                phrase("server-malformed-action", detail=str(error))
            ) from error

    async def _say(self, said: Say) -> None:
        line = chat_line(said, self._viewer, self._house.clock.now())
        if not self._house.is_said(self._live.id, self._viewer, said.request):
            self._house.limits.chat.take((self._live.id, self._viewer, self._address))
            await self._live.say(line)
        self._connection.put(Acknowledged(said.request))

    def _seat(self) -> int:
        """The seat of this client: only who holds its token now, not who once did."""
        if self._viewer is None or not self._connection.is_entitled:
            raise ForbiddenError(phrase("server-spectator"))
        return self._viewer


def _read(message: str | bytes) -> Said:
    try:
        said = _said.decode(message)
    except UNREADABLE as error:
        raise MalformedError(phrase("server-malformed-message", detail=str(error))) from error
    request = getattr(said, "request", "")
    if len(request) > REQUEST_LETTERS or request.startswith(BOT_REQUEST):
        raise MalformedError(phrase("server-malformed-request", most=REQUEST_LETTERS))
    return said
