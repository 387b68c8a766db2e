"""A table on a server, followed over its socket."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit
from urllib.request import urlopen

import msgspec
from rich.text import Text
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tinhorn.cli.address import PORT
from tinhorn.cli.errors import ServerConnectionError, UsageError
from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.play.chance_bar import chance_line
from tinhorn.cli.play.screen import Screen, scene_of
from tinhorn.cli.play.terminal_table import RECENT, REMINDER
from tinhorn.cli.printable import printable
from tinhorn.cli.story import said_line
from tinhorn.cli.terminal import Terminal, terminal
from tinhorn.cli.translator import Translator, translator_for
from tinhorn.games import GAMES
from tinhorn.kernel import UNREADABLE, Phrase, converted, decoder, phrase
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
    StoryLine,
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
NOTICE: Final = "notice-"
"""The beginning of the phrases that the table itself says about a seat."""
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


def _with_who_answers(table: TableInfo, plain: Translator) -> Translator:
    """Return a translator whose names say if a bot answers for a player, or who has left.

    The story has the names alone.
    """
    names = []
    for seat, name in zip(table.seats, plain.names, strict=True):
        covered = plain("seat-covered", name=name) if seat.is_covered else name
        names.append(plain("seat-left", name=name) if seat.has_left else covered)
    return Translator(names, plain.language)


class RemoteTable:
    """Shows the messages of a table to people."""

    def __init__(
        self, wire: ServerConnection, out: Terminal, language: str, *, with_chances: bool
    ) -> None:
        self._wire = wire
        self._out = out
        self._language = language
        self._with_chances = with_chances and out.is_terminal
        self._table: TableInfo | None = None
        self._translator = self._labels = Translator(language=language)
        self._screen = Screen(out)
        self._story: list[Text] = []
        self._last: PanelContext | None = None
        self._chances: WinChances | None = None
        self._judged: object = None
        """The prompt, or the scene, whose chances have been asked for."""
        self._scene: object = None
        self._lines_shown = 0

    def show(self) -> None:
        """Redraw the table in place if the terminal can; otherwise print the story as it happens.

        The score sheet is printed after the end, so that it stays.
        """
        if Screen.fits(self._out):
            with self._screen.opened():
                self._follow()
        else:
            self._follow()
        last = self._last
        if last is not None and self._table is not None and self._table.outcome is not None:
            panel, width = panel_of(last.game.NAME), self._out.width
            self._out.print(panel.sheet(last, self._table.outcome, width))

    def _follow(self) -> None:
        """Show every message."""
        on_idle = self._judge if self._with_chances else None
        for _, heard in self._wire.messages(on_idle=on_idle):
            match heard:
                case TableChanged(table=table):
                    self._set_table(table)
                case Update():
                    self._last = self._context(heard)
                    self._show_update(heard, self._last)
                case ChatMessage():
                    self._show_chat(heard)

    def _set_table(self, table: TableInfo) -> None:
        self._translator = table_translator(table, self._language)
        self._labels = _with_who_answers(table, self._translator)
        if self._last is not None:
            self._last = self._last._replace(translator=self._labels)
        if self._table is None and table.status == "seating":
            self._out.print(
                Text(self._translator("cli-watch-waiting", code=table.code), style="dim")
            )
        self._table = table

    def _context(self, update: Update) -> PanelContext:
        assert self._table is not None, "a server sends its table first"
        game = GAMES[self._table.game]
        return PanelContext(game, converted(update.view, game.View), self._labels)

    def _show_update(self, update: Update, context: PanelContext) -> None:
        if not self._screen.is_open:
            self._print_update(update, context)
            return
        self._add_to_story([self._translator.say(line.text) for line in self._news(update)])
        self._draw(context)

    def _show_chat(self, said: ChatMessage) -> None:
        """Show what somebody says now; what was said before this viewer came is left out."""
        if self._last is None:
            return
        line = self._chat_line(said)
        if not self._screen.is_open:
            self._out.print_line(line)
            return
        self._add_to_story([line])
        self._draw(self._last)

    def _chat_line(self, said: ChatMessage) -> str:
        name = self._translator("cli-watch-spectator")
        if said.seat is not None:
            name = self._translator.names[said.seat]
        if said.phrase is not None and said.phrase.startswith(NOTICE):
            by = "" if said.by is None else self._translator.names[said.by]
            return self._translator(said.phrase, seat=name, by=by)
        text = printable(said.text or "") if said.phrase is None else self._translator(said.phrase)
        return said_line(name, text, self._translator)

    def _add_to_story(self, lines: Sequence[str]) -> None:
        for old in self._story:
            old.stylize("dim")
        self._story = [*self._story, *map(Text, lines)][-RECENT:]

    def _draw(self, context: PanelContext) -> None:
        panel, width = panel_of(context.game.NAME), self._out.width
        notice = None if self._chances is None else self._chance_line(self._chances)
        self._screen.draw(scene_of(panel, context, width, self._story, notice=notice))

    def _chance_line(self, judged: WinChances) -> Text:
        return chance_line(judged.chances, self._translator)

    def _judge(self) -> None:
        """Ask for the chances when the game has gone on; where lines scroll, once per scene."""
        context = self._last
        if context is None or self._judged == self._judged_now(context):
            return
        self._chances = chances = self._wire.chances()
        # A server that has judged the game a moment ago repeats that: it is asked again.
        is_current = chances is None or chances.prompt >= context.seen.prompt
        if is_current:
            self._judged = self._judged_now(context)
        if self._screen.is_open:
            self._draw(context)
        elif chances is not None and is_current:
            self._out.print(self._chance_line(chances))

    def _judged_now(self, context: PanelContext) -> object:
        """Return what the chances were asked for."""
        if self._screen.is_open:
            return context.seen.prompt
        return panel_of(context.game.NAME).scene(context)

    def _print_update(self, update: Update, context: PanelContext) -> None:
        panel = panel_of(context.game.NAME)
        scene = panel.scene(context)
        if self._out.is_terminal and scene not in (None, self._scene):
            self._scene = scene
            self._out.print()
            self._out.print(panel.table(context, self._out.width))
            self._out.print()
        for line in self._news(update):
            self._out.print_line(self._translator.say(line.text))

    def _news(self, update: Update) -> tuple[StoryLine, ...]:
        """Return the lines not shown yet; for a late viewer, the last few."""
        story, before = update.story, self._lines_shown
        if not update.is_snapshot:
            self._lines_shown += len(story)
            return story
        self._lines_shown = len(story)
        return story[before:] if before else story[-REMINDER:]


def _written(message: Hello | Ping | Answer) -> str:
    return msgspec.json.encode(message).decode()


def refusal(server: str, body: bytes) -> Phrase:
    """Return the reason in an answer of the server, if it is a tinhorn server."""
    try:
        said = decoder(Problem).decode(body)
    except UNREADABLE:
        return phrase("cli-watch-unreachable", server=server)
    return phrase("cli-watch-refused", server=server, reason=printable(said.text))


def watch_table(text: str, lang: str | None, *, as_json: bool, with_chances: bool) -> None:
    """Follow a table to its end, as text for people or as the server's messages."""
    translator, out, aside = translator_for(lang), terminal(), terminal(stderr=True)

    def note(news: Phrase) -> None:
        aside.print(translator.say(news))

    connection = ServerConnection(table_address(text), translator.language, note)
    if not as_json:
        remote = RemoteTable(connection, out, translator.language, with_chances=with_chances)
        remote.show()
        return
    for message, _ in connection.messages():
        out.out(message, highlight=False)
