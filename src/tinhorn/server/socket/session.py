"""The session with one client at one table: reads its messages and carries them out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from time import perf_counter
from typing import Any, Final, Protocol, assert_never

import msgspec

from tinhorn.kernel import (
    UNREADABLE,
    BadInputError,
    IllegalActionError,
    MalformedActionError,
    Refusal,
    Seat,
    decoder,
    name_of,
    phrase,
)
from tinhorn.server import auth
from tinhorn.server.api.errors import (
    ForbiddenError,
    MalformedError,
    best_language,
    describe_error,
    language_of,
)
from tinhorn.server.api.table_info import names_of_seats
from tinhorn.server.bots.scheduler import BOT_REQUEST
from tinhorn.server.middleware.rate_limits import REQUEST_LETTERS, Debt
from tinhorn.server.monitoring import metrics
from tinhorn.server.seat_changes import require_visitor, seat_of
from tinhorn.server.services import Services
from tinhorn.server.socket.chat import build_chat_line, speaker_id
from tinhorn.server.socket.connections import Connection
from tinhorn.server.socket.outbox import Outbox, Transport
from tinhorn.server.wire.table import (
    Acknowledged,
    Answer,
    ClientMessage,
    Hello,
    HoldWindow,
    NoteSeen,
    OrdersPreview,
    Ping,
    Pong,
    PreviewOrders,
    Refused,
    ReleaseWindow,
    Say,
    SetOrders,
    Undo,
    UrgeWindow,
)
from tinhorn.table.decide import HoldRequest, Submission, setup_of
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine, Seen
from tinhorn.table.orders import preview, require_sensible
from tinhorn.table.storage.interface import StorageError

HELLO_SECONDS: Final = 60.0
"""How long a client may take to send its first message."""
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = decoder(ClientMessage)


class Socket(Protocol):
    """The part of a WebSocket that a session needs."""

    handshake: auth.AnyConnection
    transport: Transport

    async def receive(self) -> str | bytes | None: ...
    async def close(self) -> None: ...


class Session:
    """Lasts from the first message of a client until either side closes the socket."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        live: LiveTable,
        *,
        hello_seconds: float = HELLO_SECONDS,
    ) -> None:
        self._socket = socket
        self._services = services
        self._live = live
        self._hello_seconds = hello_seconds
        token = self._token = auth.hashed_token_of(socket.handshake, live.id)
        viewer = seat_of(live.saved, token, auth.requested_seat(socket.handshake))
        self._messages = Debt(services.limits.message_rate)
        socket.transport.control_delay = self._messages.delay
        self._address = auth.address_of(socket.handshake)
        self._connection = Connection(
            live,
            viewer,
            token,
            outbox=Outbox(socket.transport),
            connections=services.connections,
            base=auth.base_of(socket.handshake),
            language=language_of(socket.handshake),
        )
        self._is_subscribed = False

    async def run(self) -> None:
        """Handle messages until the socket closes; read a client that sends a lot more slowly."""
        loop = asyncio.get_running_loop()
        hello_timer = loop.call_later(self._hello_seconds, self._close_without_hello)
        try:
            while (message := await self._socket.receive()) is not None:
                if delay := self._messages.delay():
                    await asyncio.sleep(delay)
                await self._handle(message)
        finally:
            if self._is_subscribed:
                self._live.leave(self._connection.viewer, self._connection)
                self._services.connections.remove(self._connection)
            hello_timer.cancel()
            self._connection.outbox.close()
            await self._socket.close()

    def _close_without_hello(self) -> None:
        if not self._is_subscribed:
            self._connection.outbox.close()

    async def _handle(self, raw: str | bytes) -> None:
        """Carry out a message. Only its sender learns why it is refused."""
        request: str | None = None
        try:
            message = _decode(raw)
            request = getattr(message, "request", None)
            await self._carry_out(message)
        except BadInputError as error:
            if isinstance(error, StorageError):
                self._services.storage_monitor.report(error)
            metrics.ANSWERS.labels(error.kind).inc()
            names = names_of_seats(self._live.saved, self._connection.language)
            problem = describe_error(error, self._connection.language, names)
            self._connection.put(Refused(request, problem))

    def _carry_out(self, message: ClientMessage) -> Awaitable[None]:
        match message:
            case Answer():
                return self._answer(message)
            case Hello():
                return self._subscribe(message)
            case HoldWindow() | UrgeWindow() | ReleaseWindow():
                return self._change_window(message)
            case SetOrders():
                return self._set_orders(message)
            case PreviewOrders():
                return self._preview_orders(message)
            case Undo():
                return self._undo(message)
            case Say():
                return self._chat(message)
            case NoteSeen():
                return self._note_seen(message)
            case Ping():
                return self._pong()
            case _:
                assert_never(message)

    async def _subscribe(self, hello: Hello) -> None:
        """Send everything the client lacks, and every change from now on."""
        if self._is_subscribed:
            raise MalformedError(phrase("server-hello-twice"))
        self._connection.language = best_language([hello.language])
        await self._services.welcome_back(self._live, self._connection.seats)
        require_visitor(self._live.saved, self._token)
        with self._services.connections.arriving(self._connection):
            if self._connection.is_onlooker:
                # Before anything is sent: nobody may learn from the windows of a private table.
                await self._services.set_watched(self._live)
            missed_chat = await self._chat_since(max(hello.last_chat, 0))
            # From here on nothing awaits: no update and no chat line can slip in between.
            self._is_subscribed = True
            self._connection.last_update = hello.last_update
            self._connection.wants_deltas = hello.deltas
            self._connection.parts = frozenset(hello.parts)
            self._services.connections.add(self._connection)
        self._connection.table_changed(self._live.saved)
        for line in missed_chat:
            self._connection.said(line)
        # The table compares `last_update` with its recent updates: it sends only the missing
        # events if it still knows that update, and a snapshot otherwise.
        self._live.join(self._connection.viewer, self._connection, last_update=hello.last_update)

    async def _chat_since(self, last_chat: int) -> list[ChatLine]:
        """Read until no newer line exists, since others may chat during the query."""
        lines: list[ChatLine] = []
        while self._live.last_chat > last_chat:
            lines += await self._services.storage.chat(self._live.id, after=last_chat)
            last_chat = lines[-1].id
        return lines

    async def _answer(self, answer: Answer) -> None:
        began, seat = perf_counter(), await self._acting_seat(answer.seat)
        submission = Submission(
            seat=seat,
            request=answer.request,
            prompt=answer.prompt,
            asking=answer.asking,
            action=self._decode_action(answer.action),
        )
        try:
            await self._live.submit(submission)
        except IllegalActionError as error:
            if answer.seat is None:
                raise
            # Others read along on a shared device: the refusal keeps the player's secrets.
            reason = phrase("refusal-on-open-table", seat=name_of(seat))
            raise IllegalActionError(Refusal(error.rule, reason)) from error
        self._connection.put(Acknowledged(answer.request))
        seconds = perf_counter() - began
        metrics.ACCEPTED.inc()
        metrics.ANSWER_SECONDS.observe(seconds)
        self._services.load_monitor.note_answer(seconds)

    async def _change_window(self, message: HoldWindow | UrgeWindow | ReleaseWindow) -> None:
        """Ask for time in a reaction window, ask the others to go on, or end one's own time."""
        request = HoldRequest(
            seat=await self._acting_seat(),
            request=message.request,
            prompt=message.prompt,
            asking=message.asking,
        )
        match message:
            case HoldWindow():
                await self._live.hold(request)
            case UrgeWindow():
                await self._live.urge(request)
            case ReleaseWindow():
                await self._live.release(request)
        self._connection.put(Acknowledged(message.request))

    async def _undo(self, message: Undo) -> None:
        seat = await self._acting_seat(message.seat)
        await self._services.undo(self._live, seat, message.request)
        self._connection.put(Acknowledged(message.request))

    async def _note_seen(self, message: NoteSeen) -> None:
        seat = self._own_seat()
        seq = self._live.audience.position_of(seat, message.n)
        if seq is not None:
            seen = Seen(seq, self._services.clock.now())
            await self._services.storage.note_seen(self._live.id, seat, seen)

    async def _pong(self) -> None:
        self._connection.put(Pong())

    async def _set_orders(self, message: SetOrders) -> None:
        seat = self._own_seat()
        orders = msgspec.json.encode(self._decode_orders(message.orders)).decode()
        await self._services.set_orders(self._live, seat, self._token, orders)
        self._connection.put(Acknowledged(message.request))

    async def _preview_orders(self, message: PreviewOrders) -> None:
        """Answer from the view of the player alone; the table does not notice."""
        seat, game = self._own_seat(), self._live.game
        orders = self._decode_orders(message.orders)
        view = self._live.view(seat)
        answer, lines = (None, ()) if view is None else preview(game, view, orders)
        in_words = None if answer is None else game.label(answer)
        self._connection.put(OrdersPreview(message.request, in_words, lines))
        self._connection.put(Acknowledged(message.request))

    def _decode_orders(self, raw: msgspec.Raw) -> Any:
        """Read orders; raise if they are malformed, or if the game refuses them."""
        game = self._live.game
        try:
            orders = decoder(game.Orders).decode(raw)
        except UNREADABLE as error:
            raise MalformedError(phrase("server-malformed-orders"), detail=str(error)) from error
        require_sensible(game, setup_of(game, self._live.saved), orders)
        return orders

    def _decode_action(self, raw: msgspec.Raw) -> Any:
        try:
            return decoder(self._live.game.Action).decode(raw)
        except UNREADABLE as error:
            raise MalformedActionError(
                phrase("server-malformed-action"), detail=str(error)
            ) from error

    async def _chat(self, message: Say) -> None:
        if not self._connection.is_entitled:
            raise ForbiddenError(phrase("server-spectator"))
        if self._connection.is_onlooker and self._live.saved.conduct.visitors != "chat":
            raise ForbiddenError(phrase("server-visitors-silent"))
        speaker = speaker_id(self._live.saved.terms, self._connection.viewer, self._address)
        line = build_chat_line(
            message, self._connection.viewer, speaker, self._services.clock.now()
        )
        self._services.limits.chat.take((self._live.id, self._connection.viewer, self._address))
        await self._live.say(line)
        self._connection.put(Acknowledged(message.request))

    async def _acting_seat(self, seat: Seat | None = None) -> Seat:
        """Return the seat that a message acts for; from a bot that covers it, it is taken back."""
        acting = self._answering_seat(seat)
        await self._services.uncover(self._live, [acting], self._token)
        return acting

    def _own_seat(self) -> int:
        """Return the client's seat, if the client's token is still the token of that seat."""
        viewer = self._connection.viewer
        if viewer is None or not self._connection.is_entitled:
            raise ForbiddenError(phrase("server-spectator"))
        return viewer

    def _answering_seat(self, seat: Seat | None) -> Seat:
        """Return the client's own seat, or the seat named by a shared device that holds it."""
        if seat is None:
            return self._own_seat()
        if seat not in self._connection.seats:
            raise ForbiddenError(phrase("server-spectator"))
        return seat


def _decode(raw: str | bytes) -> ClientMessage:
    try:
        message = _decoder.decode(raw)
    except UNREADABLE as error:
        raise MalformedError(phrase("server-malformed-message"), detail=str(error)) from error
    request = getattr(message, "request", "")
    if not _is_request_id(request) or request.startswith(BOT_REQUEST):
        raise MalformedError(phrase("server-malformed-request", most=REQUEST_LETTERS))
    return message


def _is_request_id(request: str) -> bool:
    return len(request) <= REQUEST_LETTERS and request.isprintable()
