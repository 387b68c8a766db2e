"""A seat at a table on a server, followed over its socket."""

from __future__ import annotations

import time
from secrets import token_hex
from threading import Condition, Thread
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from tinhorn.cli.errors import ServerConnectionError, UsageError
from tinhorn.cli.mcp.seat import SeatTable
from tinhorn.cli.server_connection import (
    PATIENCE_S,
    ServerConnection,
    TableAddress,
    refusal,
    table_address,
    table_translator,
)
from tinhorn.games import GAMES
from tinhorn.kernel import BadInputError, Decision, Outcome, Phrase, converted, decoder, phrase
from tinhorn.server.wire.errors import Problem
from tinhorn.server.wire.lobby import Join, Seated, TableInfo
from tinhorn.server.wire.table import (
    Acknowledged,
    Answer,
    Refused,
    ServerMessage,
    TableChanged,
    Update,
)

RESEND_S: Final = 5.0
"""An answer that the server has not acknowledged after this time is sent again."""


class ServerTable(SeatTable):
    """A table on a server. A thread receives messages; tools read what it has received."""

    def __init__(self, place: TableAddress, seated: Seated, language: str) -> None:
        assert seated.seat is not None, "whoever joins gets a seat"
        self.seat = seated.seat
        self._place = place
        self._language = language
        self._changed = Condition()
        self._update: Update | None = None
        self._story: list[str] = []
        self._read = 0
        self._replies: dict[str, Problem | None] = {}
        self._lost: BadInputError | None = None
        self._set_table(seated.table)
        self._connection = ServerConnection(place, language, self._note, token=seated.token)
        Thread(target=self._follow, daemon=True).start()

    @property
    def view(self) -> Any:
        update = self._update
        return None if update is None else converted(update.view, self.game.View)

    @property
    def decision(self) -> Decision | None:
        update = self._update
        if update is None or update.can_only_pass or update.sealed is not None:
            return None
        decision: Decision | None = self.view.decision
        return decision

    @property
    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def news(self) -> list[str]:
        unread, self._read = self._story[self._read :], len(self._story)
        return unread

    def story(self, last: int) -> list[str]:
        return self._story[-last:]

    def report(self) -> list[str]:
        return [] if self._update is None else super().report()

    def question(self) -> str:
        if self._update is None:
            return self.translator("cli-watch-waiting", code=self._table.code)
        return super().question()

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked, the game is over or the connection is lost for good."""
        with self._changed:
            self._changed.wait_for(self._is_due, seconds)
        self._require_connection()

    def leave(self) -> None:
        """Hang up. The seat stays: whoever has its link can come back to it."""
        self._connection.close()

    def answer(self, text: str, prompt: int | None) -> None:
        self._require_connection()
        decision = self.open_decision(prompt)
        assert self._update is not None, "somebody asked has an update"
        action = msgspec.Raw(msgspec.json.encode(self.action(text.strip())))
        self._send(Answer(token_hex(16), decision.prompt, action, self._update.asking))
        self.wait(PATIENCE_S)

    def _is_due(self) -> bool:
        return self.decision is not None or self.outcome is not None or self._lost is not None

    def _require_connection(self) -> None:
        if self._lost is not None:
            raise self._lost

    def _send(self, answer: Answer) -> None:
        """Send an answer until the server says whether it counts: it has one effect only."""
        until = time.monotonic() + 4 * RESEND_S
        while time.monotonic() < until:
            self._connection.send(answer)
            with self._changed:
                if self._changed.wait_for(lambda: self._is_settled(answer), RESEND_S):
                    break
        self._require_connection()
        if answer.request not in self._replies:
            raise ServerConnectionError(phrase("cli-watch-unreachable", server=self._place.server))
        problem = self._replies.pop(answer.request)
        if problem is not None:
            raise BadInputError(problem.reason, rule=problem.rule)

    def _is_settled(self, answer: Answer) -> bool:
        """Tell whether the server has replied, and no update still shows the decision as open."""
        if self._lost is not None:
            return True
        if answer.request not in self._replies:
            return False
        decision = self.decision
        is_refused = self._replies[answer.request] is not None
        return is_refused or decision is None or decision.prompt != answer.prompt

    # The thread that receives.

    def _follow(self) -> None:
        try:
            for _, message in self._connection.messages():
                with self._changed:
                    self._receive(message)
                    self._changed.notify_all()
        except BadInputError as error:
            with self._changed:
                self._lost = error
                self._changed.notify_all()

    def _receive(self, message: ServerMessage) -> None:
        match message:
            case TableChanged(table=table):
                self._set_table(table)
            case Update():
                self._apply(message)
            case Acknowledged(request=request):
                self._replies[request] = None
            case Refused(request=str(request), problem=problem):
                self._replies[request] = problem
            case Refused(request=None, problem=problem):
                self._lost = UsageError(problem.reason)

    def _set_table(self, table: TableInfo) -> None:
        self._table = table
        self.game = GAMES[table.game]
        self.translator = table_translator(table, self._language)

    def _apply(self, update: Update) -> None:
        lines = [self.translator.say(line.text) for line in update.story]
        self._story = lines if update.is_snapshot else self._story + lines
        self._read = min(self._read, len(self._story))
        self._update = update

    def _note(self, news: Phrase) -> None:
        """Ignore a lost connection: it comes back by itself, and is no part of the game's story."""


def joined_table(text: str, name: str, language: str, server: str | None) -> ServerTable:
    """Take an open seat at a table, named by its link, or by its code on this server."""
    place = table_address(text, server)
    request = Request(
        f"{place.server}/api/tables/{quote(place.code)}/join",
        data=msgspec.json.encode(Join(name=name, request=token_hex(16))),
        headers={
            "Content-Type": "application/json",
            "Prefer": "token",
            "Accept-Language": language,
        },
    )
    try:
        with urlopen(request, timeout=PATIENCE_S) as response:
            seated = decoder(Seated).decode(response.read())
    except HTTPError as error:
        raise ServerConnectionError(refusal(place.server, error.read())) from error
    except (URLError, OSError) as error:
        reason = phrase("cli-watch-unreachable", server=place.server)
        raise ServerConnectionError(reason) from error
    return ServerTable(place, seated, language)
