"""The open sockets of this process: who listens at which table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.server import metrics
from tinhorn.server.infos import table_info
from tinhorn.server.updates import update
from tinhorn.server.wire import Chatted, Heard, TableChanged
from tinhorn.table.audience import Told
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine, Kept
from tinhorn.table.pace import Clock

BACKLOG: Final = 200
"""So many messages may wait for a slow reader; then the connection is cut, and can resume."""

_encoder = msgspec.json.Encoder()


class Connection:
    """One socket of one viewer, watching a table. What is put in is sent in order."""

    def __init__(
        self,
        live: LiveTable,
        viewer: Viewer,
        token: str | None,
        *,
        connections: Connections,
        clock: Clock,
        base: str,
    ) -> None:
        self.live = live
        self.viewer = viewer
        self._token = token
        self.have = 0
        """The number of the last update that the client has, or is about to have."""
        self._connections = connections
        self._clock = clock
        self._base = base
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._is_cut = False

    @property
    def is_entitled(self) -> bool:
        """Whether the token it came with is still that of its seat."""
        return self.viewer is None or self.live.kept.seats[self.viewer].token == self._token

    def told(self, told: Told) -> None:
        if told.n != self.have:
            self.have = told.n
            self.put(update(self.live.game, self.viewer, told, self._clock.now()))
            metrics.UPDATES.inc()

    def table_changed(self, kept: Kept) -> None:
        """Also how a viewer learns who is there, and that their seat is no longer theirs."""
        if not self.is_entitled:
            self.cut()
        connected = self._connections.seats_at(self.live.id)
        info = table_info(self.live, self.viewer, connected=connected, base=self._base)
        self.put(TableChanged(info))

    def said(self, line: ChatLine) -> None:
        self.put(Chatted(line.id, line.seat, line.phrase, line.text))

    def put(self, message: Heard) -> None:
        if len(self._waiting) >= BACKLOG:
            self.cut()
        if not self._is_cut:
            self._waiting.append(_encoder.encode(message).decode())
            self._wake.set()

    def cut(self) -> None:
        """Send nothing more, and end."""
        self._is_cut = True
        self._waiting.clear()
        self._wake.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put in, until the connection is cut."""
        while not self._is_cut:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await send(self._waiting.popleft())


class Connections:
    """All connections of this process, by table, and who is connected to the others."""

    def __init__(self) -> None:
        self._at: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[str, frozenset[Seat]]] = {}
        self.announce: Callable[[str, frozenset[Seat]], None] = lambda table, seats: None
        """Called when other processes should know which seats are connected here."""

    def add(self, connection: Connection) -> None:
        table = connection.live.id
        before = self.seats_at(table)
        self._at.setdefault(table, set()).add(connection)
        metrics.SOCKETS.inc()
        self._tell(table, before, but=connection)
        self.announce(table, self._seats_here(table))

    def remove(self, connection: Connection) -> None:
        table = connection.live.id
        before = self.seats_at(table)
        self._at[table].discard(connection)
        metrics.SOCKETS.dec()
        self._tell(table, before)
        if not self._at[table]:
            del self._at[table]
        self.announce(table, self._seats_here(table))

    def hear(self, process: str, table: str, seats: frozenset[Seat]) -> None:
        """Another process says who is connected there; who is new at a table is answered."""
        before = self.seats_at(table)
        known = self._elsewhere.setdefault(table, {})
        if process not in known and table in self._at:
            self.announce(table, self._seats_here(table))
        known[process] = seats
        self._tell(table, before)

    def forget(self, process: str) -> None:
        """A process has not been heard of for a while."""
        for table, known in self._elsewhere.items():
            before = self.seats_at(table)
            if known.pop(process, None):
                self._tell(table, before)

    def seats_at(self, table: str) -> frozenset[Seat]:
        """The seats that someone is connected for, here or elsewhere."""
        return self._seats_here(table).union(*self._elsewhere.get(table, {}).values())

    def _seats_here(self, table: str) -> frozenset[Seat]:
        viewers = (connection.viewer for connection in self._at.get(table, ()))
        return frozenset(viewer for viewer in viewers if viewer is not None)

    def _tell(self, table: str, before: frozenset[Seat], *, but: Connection | None = None) -> None:
        if self.seats_at(table) != before:
            for connection in tuple(self._at.get(table, ())):
                if connection is not but:
                    connection.table_changed(connection.live.kept)
