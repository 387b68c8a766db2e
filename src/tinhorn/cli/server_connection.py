"""A connection to a table on a server, over its socket."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit
from urllib.request import urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tinhorn.cli.address import PORT
from tinhorn.cli.errors import ServerConnectionError, UsageError
from tinhorn.cli.printable import printable
from tinhorn.cli.translator import Translator
from tinhorn.kernel import UNREADABLE, Phrase, decoder, phrase
from tinhorn.locale import seat_names
from tinhorn.server.wire.errors import PROTOCOL_HEADER, PROTOCOL_VERSION, Problem
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.server.wire.table import (
    Answer,
    ChatMessage,
    Hello,
    Ping,
    Pong,
    ServerMessage,
    TableChanged,
    Update,
    WinChances,
)

EXAMPLE: Final = f"http://127.0.0.1:{PORT}/t/MESA-47KX"
PATIENCE_S: Final = 15.0
"""How long a connection may take to open, and the longest pause between two attempts."""
CHANCES_S: Final = 5.0
"""How long the chances to win may take: news waits for them."""
IDLE_S: Final = 0.5
"""A table without news for this long is idle: there is time to ask for the chances."""
TRIES: Final = 40
"""How often a lost connection is tried again, over some minutes: servers are restarted."""
_message_decoder: Final[msgspec.json.Decoder[ServerMessage]] = decoder(ServerMessage)


class TableAddress(NamedTuple):
    """A server and the code of a table on it."""

    server: str
    code: str


def table_address(text: str, server: str | None = None) -> TableAddress:
    """Parse a link to a table, or the bare code of a table on a server: this machine's if none."""
    if text and "/" not in text:
        return TableAddress((server or f"http://127.0.0.1:{PORT}").rstrip("/"), text)
    with suppress(ValueError):  # urlsplit rejects half a bracket or an impossible port
        link = urlsplit(text)
        match link.path.strip("/").split("/"):
            case ["t", code, *_] if code and _is_server(link):
                return TableAddress(f"{link.scheme}://{link.netloc}", code)
    raise UsageError(phrase("cli-watch-no-link", text=text, example=EXAMPLE))


def _is_server(link: SplitResult) -> bool:
    named = (link.hostname or "").encode("idna")
    return link.scheme in ("http", "https") and bool(named) and link.port != 0


class ServerConnection:
    """The connection to a table. It reconnects by itself and repeats no update."""

    def __init__(
        self,
        place: TableAddress,
        language: str,
        note: Callable[[Phrase], None],
        *,
        token: str | None = None,
    ) -> None:
        """Follow a table as a spectator, or with the token of a seat."""
        self._place = place
        self._token = token
        self._socket: ClientConnection | None = None
        self._is_closed = False
        self._language = language
        self._note = note
        self._have = 0
        self._last_chat = 0
        self._is_known = False

    def messages(
        self, *, on_idle: Callable[[], None] | None = None
    ) -> Iterator[tuple[str, ServerMessage]]:
        """Yield the server's messages until the game is over, each as text and decoded.

        `on_idle` is called between them.
        """
        tries = 0
        while True:
            try:
                with self._opened() as socket:
                    self._socket, tries = socket, 0
                    self._require_known_protocol(socket)
                    yield from self._received(socket, on_idle)
                return
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                if self._is_closed:
                    return
                tries += 1
                self._wait_or_raise(error, tries)

    def chances(self) -> WinChances | None:
        """Return the chances to win as the server tells spectators, or nothing if it does not."""
        address = f"{self._place.server}/api/tables/{quote(self._place.code)}/chances"
        try:
            with urlopen(address, timeout=CHANCES_S) as response:
                return decoder(WinChances).decode(response.read())
        except (OSError, HTTPException, msgspec.MsgspecError):  # refused, too slow, no answer
            return None

    def send(self, message: Answer) -> None:
        """Send a message if there is a connection now; a seat's messages can be repeated."""
        with suppress(ConnectionClosed):
            if self._socket is not None:
                self._socket.send(_written(message))

    def close(self) -> None:
        """Hang up for good."""
        self._is_closed = True
        if self._socket is not None:
            self._socket.close()

    def _opened(self) -> ClientConnection:
        server = self._place.server.replace("http", "ws", 1)
        address = f"{server}/api/tables/{quote(self._place.code)}/socket"
        seat = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        return connect(address, max_size=None, open_timeout=PATIENCE_S, additional_headers=seat)

    def _require_known_protocol(self, socket: ClientConnection) -> None:
        """Refuse a newer server: it may send messages that this version cannot read."""
        response = socket.response
        version = "" if response is None else response.headers.get(PROTOCOL_HEADER, "")
        if version.isdigit() and int(version) > PROTOCOL_VERSION:
            raise ServerConnectionError(phrase("cli-watch-newer", server=self._place.server))

    def _received(
        self, socket: ClientConnection, on_idle: Callable[[], None] | None
    ) -> Iterator[tuple[str, ServerMessage]]:
        """Yield messages.

        After the end of the game, a last ping marks where the remaining messages stop.
        """
        have, last_chat = self._have, self._last_chat
        hello = Hello(last_update=have, last_chat=last_chat, language=self._language)
        socket.send(_written(hello))
        while True:
            message = _next_message(socket, on_idle)
            heard = _message_decoder.decode(message)
            if isinstance(heard, Pong):
                return
            self._is_known = True
            yield message, heard
            if isinstance(heard, Update):
                self._have = heard.n
            if isinstance(heard, ChatMessage):
                self._last_chat = heard.id
            if isinstance(heard, TableChanged) and heard.table.status in ("over", "abandoned"):
                socket.send(_written(Ping()))

    def _wait_or_raise(self, error: Exception, tries: int) -> None:
        """Wait for the next attempt, or raise if there is no point in one."""
        server = self._place.server
        if isinstance(error, InvalidStatus):
            raise ServerConnectionError(refusal(server, error.response.body or b"")) from error
        if not self._is_known or tries > TRIES:
            raise ServerConnectionError(phrase("cli-watch-unreachable", server=server)) from error
        if tries == 1:
            self._note(phrase("cli-watch-again", server=server))
        time.sleep(min(tries, PATIENCE_S))


def _next_message(socket: ClientConnection, on_idle: Callable[[], None] | None) -> str:
    while True:
        try:
            return socket.recv(None if on_idle is None else IDLE_S, decode=True)
        except TimeoutError:
            assert on_idle is not None, "only a wait with a limit ends early"
            on_idle()


def table_translator(table: TableInfo, language: str) -> Translator:
    """Return a translator that calls the players at a table by their names."""
    names = seat_names([(seat.name, seat.hat) for seat in table.seats], language)
    return Translator(names, language)


def _written(message: Hello | Ping | Answer) -> str:
    return msgspec.json.encode(message).decode()


def refusal(server: str, body: bytes | bytearray) -> Phrase:
    """Return the reason in an answer of the server, if it is a tinhorn server."""
    try:
        said = decoder(Problem).decode(body)
    except UNREADABLE:
        return phrase("cli-watch-unreachable", server=server)
    return phrase("cli-watch-refused", server=server, reason=printable(said.text))
