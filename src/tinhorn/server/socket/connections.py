"""The open sockets of this process: who listens at which table, and what is on its way to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from tinhorn.kernel.game import AnyGame, Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server import metrics
from tinhorn.server.api.errors import ForbiddenError, problem
from tinhorn.server.api.table_info import table_info
from tinhorn.server.seat_changes import seats_of
from tinhorn.server.socket.outbox import Outbox
from tinhorn.server.socket.updates import update_message
from tinhorn.server.wire import ChatMessage, Refused, ServerMessage, TableChanged
from tinhorn.table.audience import TableUpdate
from tinhorn.table.deadlines import Clock
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine, SavedTable

MOST_COUNTED: Final = 20
"""So many who look on are counted; more come and go without a word to the others."""


class Present(NamedTuple):
    """Who is at a table: the seats of connected devices, and how many look on."""

    seats: frozenset[Seat] = frozenset()
    watching: int = 0


NOBODY: Final = Present()
_encoder = msgspec.json.Encoder()


class Connection:
    """One socket of one viewer, watching a table. What is put in is sent in order."""

    def __init__(
        self,
        live: LiveTable,
        viewer: Viewer,
        token: str | None,
        *,
        outbox: Outbox,
        connections: Connections,
        base: str,
        language: str,
    ) -> None:
        self.live = live
        self.viewer = viewer
        self._token = token
        self.seats = seats_of(live.saved, token)
        """All seats that its device holds, whichever it shows."""
        self.have = 0
        """The number of the last update that the client has, or is about to have."""
        self._connections = connections
        self._base = base
        self.language = language
        self.outbox = outbox

    @property
    def is_entitled(self) -> bool:
        """Whether the token it came with is still that of its seat."""
        return self.viewer is None or self.live.saved.seats[self.viewer].token == self._token

    @property
    def is_looking_on(self) -> bool:
        """Whether nobody at the table is behind it, nor the table's own screen."""
        is_screen = self._token is not None and self._token == self.live.saved.terms.screen
        return not self.seats and not is_screen

    def update(self, update: TableUpdate) -> None:
        if update.n != self.have and self.is_entitled:
            self.have = update.n
            self.outbox.put(self._connections.written(self.live.game, self.viewer, update))

    def table_changed(self, saved: SavedTable) -> None:
        """Also how a viewer learns who is there, and that their seat is no longer theirs."""
        if not self.is_entitled:
            self._say_goodbye(saved)
        self.seats = seats_of(saved, self._token)
        connected, watching = self._connections.present_at(self.live.id)
        info = table_info(
            self.live,
            self.viewer,
            self._token,
            connected=connected,
            watching=watching,
            base=self._base,
        )
        self.put(TableChanged(info))

    def _say_goodbye(self, saved: SavedTable) -> None:
        """The seat is no longer theirs: say so in words, and end."""
        is_held = self.viewer is not None and saved.seats[self.viewer].kind == "person"
        lost = ForbiddenError(phrase("server-seat-moved" if is_held else "server-seat-gone"))
        self.put(Refused(None, problem(lost, self.language)))
        self.outbox.close()

    def said(self, line: ChatLine) -> None:
        self.put(ChatMessage(line.id, line.seat, line.phrase, line.text))

    def put(self, message: ServerMessage) -> None:
        self.outbox.put(_encoder.encode(message))


class Connections:
    """All connections of this process, by table, and who is connected to the others."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[str, Present]] = {}
        self.announce: Callable[[str, Present], None] = lambda table, present: None
        """Called when other processes should know who is connected here."""
        self._last_written: tuple[TableUpdate, bytes] | None = None

    def __len__(self) -> int:
        """How many tables anyone is connected to."""
        return len(self._at.keys() | self._elsewhere.keys())

    def add(self, connection: Connection) -> None:
        table = connection.live.id
        before = self.present_at(table)
        self._at.setdefault(table, set()).add(connection)
        metrics.SOCKETS.inc()
        self._tell(table, before, but=connection)
        self.announce(table, self._present_here(table))

    def remove(self, connection: Connection) -> None:
        table = connection.live.id
        before = self.present_at(table)
        self._at[table].discard(connection)
        metrics.SOCKETS.dec()
        self._tell(table, before)
        if not self._at[table]:
            del self._at[table]
        self.announce(table, self._present_here(table))

    def hear(self, process: str, table: str, present: Present) -> None:
        """Another process says who is connected there; who is new at a table is answered."""
        before = self.present_at(table)
        known = self._elsewhere.setdefault(table, {})
        here = self._present_here(table)
        if process not in known and here != NOBODY:
            self.announce(table, here)
        known[process] = present
        self._forget_nobody(table)
        self._tell(table, before)

    def forget(self, process: str) -> None:
        """A process has not been heard of for a while."""
        for table in [table for table, known in self._elsewhere.items() if process in known]:
            before = self.present_at(table)
            del self._elsewhere[table][process]
            self._forget_nobody(table)
            self._tell(table, before)

    def _forget_nobody(self, table: str) -> None:
        """Of tables that nobody is connected to any more nothing is left."""
        known = self._elsewhere[table]
        here = {process: present for process, present in known.items() if present != NOBODY}
        if here:
            self._elsewhere[table] = here
        else:
            del self._elsewhere[table]

    def present_at(self, table: str) -> Present:
        """Who is connected, here or elsewhere."""
        all_here = [self._present_here(table), *self._elsewhere.get(table, {}).values()]
        seats = frozenset[Seat]().union(*(present.seats for present in all_here))
        return Present(seats, min(MOST_COUNTED, sum(present.watching for present in all_here)))

    def written(self, game: AnyGame, viewer: Viewer, update: TableUpdate) -> bytes:
        """The message of what a viewer is told: the same for all who watch as this viewer."""
        metrics.UPDATES.inc()
        if self._last_written is None or self._last_written[0] is not update:
            message = update_message(game, viewer, update, self._clock.now())
            self._last_written = update, _encoder.encode(message)
        return self._last_written[1]

    def _present_here(self, table: str) -> Present:
        here = self._at.get(table, ())
        seats = frozenset(seat for connection in here for seat in connection.seats)
        return Present(seats, sum(connection.is_looking_on for connection in here))

    def _tell(self, table: str, before: Present, *, but: Connection | None = None) -> None:
        if self.present_at(table) != before:
            for connection in tuple(self._at.get(table, ())):
                if connection is not but:
                    connection.table_changed(connection.live.saved)
