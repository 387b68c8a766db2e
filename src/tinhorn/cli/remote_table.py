"""A table on a server, followed over its socket as any spectator does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

import msgspec
from rich.text import Text
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tinhorn.cli.commands.serve import PORT
from tinhorn.cli.errors import LineError, UsageError
from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.terminal_table import REMINDER
from tinhorn.cli.translator import Translator, printable
from tinhorn.games import GAMES
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.server.wire.errors import Problem
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.server.wire.table import (
    Hello,
    Ping,
    Pong,
    ServerMessage,
    StoryLine,
    TableChanged,
    Update,
)
from tinhorn.server.wire.version import PROTOCOL_HEADER, PROTOCOL_VERSION

EXAMPLE: Final = f"http://127.0.0.1:{PORT}/t/MESA-47KX"
PATIENCE_S: Final = 15.0
"""So long a server may take to open a line, and so long is waited at most before the next try."""
TRIES: Final = 40
"""So often a line that broke is tried again, over some minutes: a server may be restarted."""

_heard: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_problem: Final = msgspec.json.Decoder(Problem)


class TableAddress(NamedTuple):
    """Where a table is."""

    server: str
    code: str


def table_address(text: str) -> TableAddress:
    """A link as people send it to each other, or the bare code of a table on this machine."""
    if text and "/" not in text:
        return TableAddress(f"http://127.0.0.1:{PORT}", text)
    with suppress(ValueError):  # half a bracket, two dots, a port beyond all ports
        link = urlsplit(text)
        match link.path.strip("/").split("/"):
            case ["t", code, *_] if code and _is_server(link):
                return TableAddress(f"{link.scheme}://{link.netloc}", code)
    raise UsageError(phrase("cli-watch-no-link", text=text, example=EXAMPLE))


def _is_server(link: SplitResult) -> bool:
    named = (link.hostname or "").encode("idna")
    return link.scheme in ("http", "https") and bool(named) and link.port != 0


class ServerConnection:
    """The line to a table. Where it breaks it is opened again, and nothing is heard twice."""

    def __init__(self, place: TableAddress, language: str, note: Callable[[Phrase], None]) -> None:
        self._place = place
        self._language = language
        self._note = note
        self._have = 0
        self._is_known = False

    def messages(self) -> Iterator[str]:
        """All that the server says, until the game is over."""
        tries = 0
        while True:
            try:
                with self._opened() as socket:
                    tries = 0
                    self._require_known_protocol(socket)
                    yield from self._talk(socket)
                return
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                tries += 1
                self._endure(error, tries)

    def _opened(self) -> ClientConnection:
        server = self._place.server.replace("http", "ws", 1)
        address = f"{server}/api/tables/{quote(self._place.code)}/socket"
        return connect(address, max_size=None, open_timeout=PATIENCE_S)

    def _require_known_protocol(self, socket: ClientConnection) -> None:
        """A newer server may send messages that this version cannot read."""
        response = socket.response
        version = "" if response is None else response.headers.get(PROTOCOL_HEADER, "")
        if version.isdigit() and int(version) > PROTOCOL_VERSION:
            raise LineError(phrase("cli-watch-newer", server=self._place.server))

    def _talk(self, socket: ClientConnection) -> Iterator[str]:
        """When the game is over, what comes before the answer to a last question belongs to it."""
        socket.send(_written(Hello(last_update=self._have, language=self._language)))
        while True:
            message = socket.recv(decode=True)
            heard = _heard.decode(message)
            if isinstance(heard, Pong):
                return
            self._is_known = True
            yield message
            if isinstance(heard, Update):
                self._have = heard.n
            if isinstance(heard, TableChanged) and heard.table.status in ("over", "abandoned"):
                socket.send(_written(Ping()))

    def _endure(self, error: Exception, tries: int) -> None:
        """Wait for the next try; without hope, say why."""
        server = self._place.server
        if isinstance(error, InvalidStatus):
            raise LineError(_refusal(server, error)) from error
        if not self._is_known or tries > TRIES:
            raise LineError(phrase("cli-watch-unreachable", server=server)) from error
        if tries == 1:
            self._note(phrase("cli-watch-again", server=server))
        time.sleep(min(tries, PATIENCE_S))


class RemoteTable:
    """What is heard from a table, shown to people."""

    def __init__(self, wire: ServerConnection, out: Terminal, language: str) -> None:
        self._wire = wire
        self._out = out
        self._language = language
        self._table: TableInfo | None = None
        self._voice = Translator(language=language)
        self._scene: object = None
        self._told = 0

    def show(self) -> None:
        """The story as it happens, and in a terminal the table whenever the scene changes."""
        last: PanelContext | None = None
        for heard in map(_heard.decode, self._wire.messages()):
            match heard:
                case TableChanged(table=table):
                    self._meet(table)
                case Update():
                    last = self._sight(heard)
                    self._tell(heard, last)
        if last is not None and self._table is not None and self._table.outcome is not None:
            panel, width = panel_of(last.game.NAME), self._out.width
            self._out.print(panel.sheet(last, self._table.outcome, width))

    def _meet(self, table: TableInfo) -> None:
        names = [seat.name or str(number) for number, seat in enumerate(table.seats)]
        self._voice = Translator(names, self._language)
        if self._table is None and table.status == "seating":
            self._out.print(Text(self._voice("cli-watch-waiting", code=table.code), style="dim"))
        self._table = table

    def _sight(self, update: Update) -> PanelContext:
        assert self._table is not None, "a server speaks of its table first"
        game = GAMES[self._table.game]
        return PanelContext(game, msgspec.convert(update.view, game.View), self._voice)

    def _tell(self, update: Update, context: PanelContext) -> None:
        panel = panel_of(context.game.NAME)
        scene = panel.scene(context)
        if self._out.is_terminal and scene not in (None, self._scene):
            self._scene = scene
            self._out.print()
            self._out.print(panel.table(context, self._out.width))
            self._out.print()
        for line in self._news(update):
            self._out.tell(self._voice.say(line.text))

    def _news(self, update: Update) -> tuple[StoryLine, ...]:
        """What was not told before; whoever comes late is told the last of it."""
        story, before = update.story, self._told
        if not update.is_snapshot:
            self._told += len(story)
            return story
        self._told = len(story)
        return story[before:] if before else story[-REMINDER:]


def _written(message: Hello | Ping) -> str:
    return msgspec.json.encode(message).decode()


def _refusal(server: str, error: InvalidStatus) -> Phrase:
    """What the server says itself, if it is one of ours."""
    try:
        said = _problem.decode(error.response.body or b"")
    except msgspec.DecodeError:
        return phrase("cli-watch-unreachable", server=server)
    return phrase("cli-watch-refused", server=server, reason=printable(said.text))
