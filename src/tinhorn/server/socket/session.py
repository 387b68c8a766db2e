"""The talk with one client at one table: what it says, and what comes of it."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from tinhorn.kernel.errors import UNREADABLE, BadInputError, MalformedActionError
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, metrics
from tinhorn.server.api.errors import (
    ForbiddenError,
    MalformedError,
    best_language,
    language_of,
    problem,
)
from tinhorn.server.api.table_info import names
from tinhorn.server.middleware.rate_limits import REQUEST_LETTERS, Limiter
from tinhorn.server.seat_changes import seat_of
from tinhorn.server.services import BOT_REQUEST, Services
from tinhorn.server.socket.chat import chat_line, speaker
from tinhorn.server.socket.connections import Connection
from tinhorn.server.socket.outbox import Outbox, Transport
from tinhorn.server.wire import (
    Acknowledged,
    Answer,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
)
from tinhorn.table.decide import Submission
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine
from tinhorn.table.seating import return_to_seat

_said: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
PATIENCE: Final = 60.0
"""Seconds in which a client must say hello; a table that nobody watches is soon forgotten."""


class Socket(Protocol):
    """What a talk needs of a socket."""

    asked: auth.AnyConnection
    transport: Transport

    async def hear(self) -> str | bytes | None: ...
    async def close(self) -> None: ...


class Session:
    """From a client's first message to its last."""

    def __init__(
        self, socket: Socket, services: Services, live: LiveTable, *, patience: float = PATIENCE
    ) -> None:
        self._socket = socket
        self._house = services
        self._live = live
        self._patience = patience
        token = auth.hashed_token_of(socket.asked, live.id)
        self._viewer: Viewer = seat_of(live.saved, token, auth.wanted_seat(socket.asked))
        self._messages = Limiter(services.limits.message_rate)
        self._address = auth.address_of(socket.asked)
        self._connection = Connection(
            live,
            self._viewer,
            token,
            outbox=Outbox(socket.transport),
            connections=services.connections,
            base=auth.base_of(socket.asked),
            language=language_of(socket.asked),
        )
        self._is_greeted = False

    async def hold(self) -> None:
        """Listen until either side hangs up; to who says much, more slowly."""
        waiting = asyncio.get_running_loop().call_later(self._patience, self._miss_hello)
        try:
            while (message := await self._socket.hear()) is not None:
                if delay := self._messages.delay("this one"):
                    await asyncio.sleep(delay)
                await self._heed(message)
        finally:
            if self._is_greeted:
                self._live.leave(self._viewer, self._connection)
                self._house.connections.remove(self._connection)
            waiting.cancel()
            self._connection.outbox.close()
            await self._socket.close()

    def _miss_hello(self) -> None:
        if not self._is_greeted:
            self._connection.outbox.close()

    async def _heed(self, message: str | bytes) -> None:
        """Do what the client says; if it cannot be, the client is told why, and nobody else."""
        request: str | None = None
        try:
            said = _read(message)
            request = getattr(said, "request", None)
            await self._do(said)
        except BadInputError as error:
            metrics.ANSWERS.labels(error.kind).inc()
            update = problem(error, self._connection.language, names(self._live.saved))
            self._connection.put(Refused(request, update))

    async def _do(self, said: ClientMessage) -> None:
        match said:
            case Answer():
                await self._answer(said)
            case Hello():
                await self._greet(said)
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
        self._connection.language = best_language([said.language])
        for seat in self._connection.seats:
            if self._live.saved.seats[seat].is_away:
                await self._house.revise(self._live, partial(return_to_seat, seat=seat))
        history = await self._history(max(said.heard, 0))
        self._is_greeted = True
        self._connection.have = said.have
        self._house.connections.add(self._connection)
        self._connection.table_changed(self._live.saved)
        for transport in history:
            self._connection.said(transport)
        self._live.join(self._viewer, self._connection, last_update=said.have)

    async def _history(self, heard: int) -> list[ChatLine]:
        """All that was said since: what is said from now on comes after it."""
        lines: list[ChatLine] = []
        while self._live.last_chat > heard:
            lines += await self._house.store.chat(self._live.id, after=heard)
            heard = lines[-1].id
        return lines

    async def _answer(self, said: Answer) -> None:
        began = perf_counter()
        sent = Submission(
            seat=self._seat(),
            request=said.request,
            prompt=said.prompt,
            asking=said.asking,
            action=self._action(said.action),
        )
        await self._house.submit(self._live, sent)
        self._connection.put(Acknowledged(said.request))
        metrics.ACCEPTED.inc()
        metrics.ANSWER_SECONDS.observe(perf_counter() - began)

    def _action(self, raw: msgspec.Raw) -> Any:
        try:
            return self._house.actions[self._live.game.NAME].decode(raw)
        except UNREADABLE as error:
            raise MalformedActionError(
                phrase("server-malformed-action", detail=str(error))
            ) from error

    async def _say(self, said: Say) -> None:
        if not self._connection.is_entitled:
            raise ForbiddenError(phrase("server-spectator"))
        by = speaker(self._live.saved.terms, self._viewer, self._address)
        transport = chat_line(said, self._viewer, by, self._house.clock.now())
        self._house.limits.chat.asking((self._live.id, self._viewer, self._address))
        await self._live.say(transport)
        self._connection.put(Acknowledged(said.request))

    def _seat(self) -> int:
        """The seat of this client: only who holds its token now, not who once did."""
        if self._viewer is None or not self._connection.is_entitled:
            raise ForbiddenError(phrase("server-spectator"))
        return self._viewer


def _read(message: str | bytes) -> ClientMessage:
    try:
        said = _said.decode(message)
    except UNREADABLE as error:
        raise MalformedError(phrase("server-malformed-message", detail=str(error))) from error
    request = getattr(said, "request", "")
    if not _is_name(request) or request.startswith(BOT_REQUEST):
        raise MalformedError(phrase("server-malformed-request", most=REQUEST_LETTERS))
    return said


def _is_name(request: str) -> bool:
    return len(request) <= REQUEST_LETTERS and request.isprintable()
