"""The open sockets of this process: which viewers are connected to which table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tinhorn.kernel import Phrase, Seat, Viewer, phrase
from tinhorn.server.api.errors import ForbiddenError, describe_error
from tinhorn.server.api.table_info import build_table_info, presence_of_seats
from tinhorn.server.monitoring import metrics
from tinhorn.server.seat_changes import may_visit, seats_of
from tinhorn.server.socket.outbox import Outbox
from tinhorn.server.socket.updates import UpdateEncoder
from tinhorn.server.wire.table import (
    ALL_PARTS,
    ChatMessage,
    PresenceChanged,
    Refused,
    ServerMessage,
    TableChanged,
)
from tinhorn.table.audience import TableUpdate
from tinhorn.table.deadlines import Clock
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine, SavedTable

MOST_COUNTED: Final = 20
"""Spectators beyond this number are not counted, so that others get no message about them."""
PRESENCE_SECONDS: Final = 0.05
"""How long changes of presence wait for others, so that viewers get one message about all of them.
A client that returns this quickly was never gone."""


class Present(NamedTuple):
    """The connected seats of a table, and its number of spectators and big screens."""

    seats: frozenset[Seat] = frozenset()
    watching: int = 0
    screens: int = 0


NOBODY: Final = Present()
NOTICE: Final = "notice-"
"""The beginning of the phrases that the table itself says."""
_encoder = msgspec.json.Encoder()


class Connection:
    """One socket of one viewer at one table. Messages are sent in the order they are put in."""

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
        self._person = None if viewer is None else live.saved.seats[viewer].recovery
        """The hashed recovery code of the seat, which stays the same if the host moves the seat."""
        self._seats_at: tuple[SavedTable, tuple[Seat, ...]] | None = None
        """The table for which `seats` were last looked up, and these seats."""
        self._known_seats = self.seats
        self.last_update = 0
        """The number of the last update that was sent to the client."""
        self.wants_deltas = False
        """True if the client has asked for deltas."""
        self.parts = frozenset(ALL_PARTS)
        """The parts of updates that the client reads."""
        self._known_presence: tuple[frozenset[Seat], int] | None = None
        """The connected seats and the number of spectators, as the client was told last."""
        self._entitled_at: SavedTable | None = None
        """The table for which `is_entitled` was last found to be true."""
        self._connections = connections
        self._encode = connections.encoder.encode
        self._base = base
        self.language = language
        self.outbox = outbox

    @property
    def is_entitled(self) -> bool:
        """True while the token belongs to the seat, or the table may be watched without one."""
        # It is asked with every message, but only a change of the table can change the answer.
        saved = self.live.saved
        if self._entitled_at is not saved:
            is_seated = self.viewer in self.seats
            is_watching = self.viewer is None and may_visit(saved, self._token)
            self._entitled_at = saved if is_seated or is_watching else None
        return self._entitled_at is saved

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that the device holds now, not only the one it shows."""
        saved, known = self.live.saved, self._seats_at
        if known is None or known[0] is not saved:
            known = self._seats_at = saved, seats_of(saved, self._token)
        return known[1]

    @property
    def is_screen(self) -> bool:
        return self._token is not None and self._token == self.live.saved.terms.screen

    @property
    def is_onlooker(self) -> bool:
        """True if the device has no seat, so that players have something to hide from it."""
        return not self.seats

    def update(self, update: TableUpdate) -> None:
        if update.n == self.last_update:
            return
        if self._entitled_at is not self.live.saved and not self.is_entitled:
            return
        follows = self.wants_deltas and update.n == self.last_update + 1
        self.last_update = update.n
        metrics.UPDATES.inc()
        self.outbox.put(self._encode(self.live.game, update, self.parts, as_delta=follows))

    def table_changed(self, saved: SavedTable) -> None:
        """Send the table's new seats, presence and status; tell a client what it has lost."""
        if saved.status == "seating":
            self._follow_seat(saved)
        known, self._known_seats = self._known_seats, self.seats
        if len(known) > len(self._known_seats):
            self._send_seat_lost(saved, next(seat for seat in known if seat not in self.seats))
        elif self.viewer is None and not self.is_entitled:
            self._refuse(phrase("server-locked"))
        connected, watching, _ = self._connections.present_at(self.live.id)
        self._known_presence = connected, watching
        info = build_table_info(
            self.live,
            self.viewer,
            self._token,
            connected=connected,
            watching=watching,
            base=self._base,
        )
        self.put(TableChanged(info))

    def presence_changed(self, present: Present, message: bytes) -> None:
        """Send the message about who is present now, or all of the table without deltas."""
        known = present.seats, present.watching
        if known == self._known_presence:
            return
        if self.wants_deltas:
            self._known_presence = known
            self.outbox.put(message)
        else:
            self.table_changed(self.live.saved)

    def _follow_seat(self, saved: SavedTable) -> None:
        """Stay with the player if the host has moved the seat."""
        for seat, holder in enumerate(saved.seats):
            is_same = self._person is not None and holder.recovery == self._person
            if is_same and seat != self.viewer and holder.token == self._token:
                self.live.leave(self.viewer, self)
                self.viewer, self._entitled_at = seat, None
                self.live.join(seat, self)
                return

    def _send_seat_lost(self, saved: SavedTable, seat: Seat) -> None:
        """Say how the seat was lost."""
        match saved.seats[seat].kind:
            case "person":
                reason = phrase("server-seat-moved")
            case _ if saved.status == "seating":
                reason = phrase("server-seat-removed")
            case _:
                reason = phrase("server-seat-gone")
        self._refuse(reason)

    def _refuse(self, reason: Phrase) -> None:
        """Say what the client has lost. The connection ends if that is what it was for."""
        self.put(Refused(None, describe_error(ForbiddenError(reason), self.language)))
        if not self.is_entitled:
            self.outbox.close()

    def said(self, line: ChatLine) -> None:
        self.put(tell_chat_line(self.live, line, self.viewer))

    def put(self, message: ServerMessage) -> None:
        self.outbox.put(_encoder.encode(message))


def tell_chat_line(live: LiveTable, line: ChatLine, reader: Viewer) -> ChatMessage:
    """Return a chat line for a reader; what the table itself says has a place in their log."""
    message = ChatMessage(line.id, line.seat, line.phrase, line.text, line.by)
    if line.phrase is None or not line.phrase.startswith(NOTICE) or live.saved.status == "seating":
        return message
    at = line.at // 1000 if live.saved.terms.timing.kind == "slow" else None
    return replace(message, after=live.story.lines_by(reader, line.at), at=at)


class Connections:
    """All connections of this process by table, and the presence known from other processes."""

    def __init__(self, clock: Clock) -> None:
        self.encoder = UpdateEncoder(clock)
        self._local: dict[str, set[Connection]] = {}
        self._remote: dict[str, dict[str, Present]] = {}
        """Presence by table and process."""
        self._counted: dict[str, tuple[SavedTable, Present]] = {}
        """The local presence by table, and the seats for which it was counted."""
        self._changed: set[str] = set()
        """The tables whose connections are about to get a message about presence."""
        self.announce: Callable[[str, Present], None] = lambda table, present: None
        """Called when other processes should learn who is connected here."""
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called when somebody has come to a table of this process, or gone."""
        self._arriving: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return the number of tables with at least one connection anywhere."""
        return len(self._local.keys() | self._remote.keys())

    @contextmanager
    def arriving(self, connection: Connection) -> Iterator[None]:
        """Count an onlooker who is about to be added: the table is watched from now on."""
        table, count = connection.live.id, int(connection.is_onlooker)
        self._arriving[table] += count
        try:
            yield
        finally:
            self._arriving[table] -= count
            self._arriving += Counter()  # drops the tables at which nobody is arriving

    def add(self, connection: Connection) -> None:
        self._local.setdefault(connection.live.id, set()).add(connection)
        metrics.SOCKETS.inc()
        self._note_local_change(connection.live)

    def remove(self, connection: Connection) -> None:
        table = connection.live.id
        self._local[table].discard(connection)
        if not self._local[table]:
            del self._local[table]
        metrics.SOCKETS.dec()
        self._note_local_change(connection.live)

    def _note_local_change(self, live: LiveTable) -> None:
        self._counted.pop(live.id, None)
        self._send_presence_soon(live.id)
        self.announce(live.id, self._local_presence(live.id))
        self.on_change(live)

    def set_remote(self, process: str, table: str, present: Present) -> None:
        """Store the presence in another process; answer a process that is new at this table."""
        known = self._remote.setdefault(table, {})
        local = self._local_presence(table)
        if process not in known and local != NOBODY:
            self.announce(table, local)
        known[process] = present
        self._note_remote_change(table)

    def drop_remote(self, process: str) -> None:
        """Drop the presence of a process that is gone."""
        for table in [table for table, known in self._remote.items() if process in known]:
            del self._remote[table][process]
            self._note_remote_change(table)

    def _note_remote_change(self, table: str) -> None:
        self._drop_empty(table)
        self._send_presence_soon(table)
        self.report_change(table)

    def report_change(self, table: str) -> None:
        """Call `on_change` for a table with a connection in this process."""
        for connection in tuple(self._local.get(table, ()))[:1]:
            self.on_change(connection.live)

    def _drop_empty(self, table: str) -> None:
        """Drop processes without connections, and tables without such processes."""
        known = self._remote[table]
        connected = {process: present for process, present in known.items() if present != NOBODY}
        if connected:
            self._remote[table] = connected
        else:
            del self._remote[table]

    def local_tables(self) -> set[str]:
        """Return the tables at which somebody is connected to this process."""
        return {*self._local}

    def present_at(self, table: str) -> Present:
        """Return who is connected, in this process or another."""
        remote = self._remote.get(table)
        if remote is None:
            seats, watching, screens = self._local_presence(table)
            return Present(seats, min(MOST_COUNTED, watching), screens)
        everywhere = [self._local_presence(table), *remote.values()]
        seats = frozenset[Seat]().union(*(present.seats for present in everywhere))
        watching = min(MOST_COUNTED, sum(present.watching for present in everywhere))
        return Present(seats, watching, sum(present.screens for present in everywhere))

    def is_watched(self, table: str) -> bool:
        """Return True if a device without a seat is connected, in this process or another."""
        _, watching, screens = self.present_at(table)
        return bool(watching or screens or self._arriving[table])

    def _local_presence(self, table: str) -> Present:
        """Count the connections of a table; again only if they or its seats have changed."""
        connected = self._local.get(table)
        if connected is None:
            return NOBODY
        saved = next(iter(connected)).live.saved
        known = self._counted.get(table)
        if known is None or known[0] is not saved:
            known = self._counted[table] = saved, _count(connected)
        return known[1]

    def _send_presence_soon(self, table: str) -> None:
        """Tell the connections of a table shortly who is present, together with other changes."""
        if table not in self._local:
            return
        if not self._changed:
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._send_presence)
        self._changed.add(table)

    def _send_presence(self) -> None:
        changed, self._changed = self._changed, set()
        for table in changed & self._local.keys():
            present, connected = self.present_at(table), tuple(self._local[table])
            seats = presence_of_seats(connected[0].live.saved, present.seats)
            message = _encoder.encode(PresenceChanged(seats, present.watching))
            for connection in connected:
                connection.presence_changed(present, message)


def _count(connected: set[Connection]) -> Present:
    seats = frozenset([seat for connection in connected for seat in connection.seats])
    onlookers = [connection for connection in connected if connection.is_onlooker]
    screens = sum(connection.is_screen for connection in onlookers)
    return Present(seats, len(onlookers) - screens, screens)
