"""A server process that sends notices, with a clock that a test moves, for players who are away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import EVERY_GAME, PERSON, Table, VirtualClock, open_table
from tests.support.parcels import Setup
from tests.support.receivers import PushKeys, Receiver, receiving
from tinhorn.kernel.game import AnyGame, Seat
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.notices.keys import ServerKey
from tinhorn.server.notices.mail import MailServer
from tinhorn.server.notices.marks import HOUR, MINUTE
from tinhorn.server.notices.model import Address, Contact
from tinhorn.server.notices.service import Notices
from tinhorn.table.model import Holder, Timing
from tinhorn.table.registry import TableRegistry
from tinhorn.table.storage.storage import SqlStorage

DAY: Final = 24 * HOUR
A_DAY: Final = Timing(kind="slow", answer=DAY, window=2 * HOUR, pace=0)
THREE: Final = Setup(players=3)
KEY: Final = ServerKey(b"a key of the operator")
NOON: Final = 20_000 * DAY + 12 * HOUR
"""Noon of a day, UTC."""


class Process(NamedTuple):
    """What one server process has for notices."""

    storage: SqlStorage
    tables: TableRegistry
    notices: Notices

    async def work(self) -> None:
        await self.notices.look()
        await self.notices.send()


class Away:
    """Tables, processes, and a receiver for all that players are told."""

    def __init__(self, url: str, receiver: Receiver, *, mail: MailServer | None = None) -> None:
        self.url = url
        self.clock = VirtualClock()
        self.clock.time = NOON
        self.receiver = receiver
        self.keys = PushKeys()
        self.processes: list[Process] = []
        self.present: set[Seat] = set()
        """The seats that are connected, at all tables."""
        self.heard: list[tuple[int, str, str, int]] = []
        """What came: when, where, its words, its size."""
        self._mail = mail
        self._tasks = BackgroundTasks(lambda error: None)

    async def start(self) -> Process:
        """Start one more process on the same database."""
        storage = SqlStorage.open(self.url, EVERY_GAME)
        tables = TableRegistry(storage, EVERY_GAME, self.clock)
        notices = await Notices.open(
            storage,
            tables,
            self.clock,
            self._tasks,
            key=KEY,
            mail=self._mail,
            is_private_allowed=True,
            present=lambda table: self.present,
        )
        self.processes.append(Process(storage, tables, notices))
        return self.processes[-1]

    async def close(self) -> None:
        for process in self.processes:
            await process.storage.close()

    async def open_table(
        self,
        name: str = "MESA-2345",
        *holders: Holder,
        timing: Timing = A_DAY,
        is_begun: bool = True,
        game: AnyGame = parcels,
        setup: Any = THREE,
        people: int = 3,
    ) -> Table:
        """Open a table of people, which begins now."""
        seats = holders or tuple(replace(PERSON, token=f"token {seat}") for seat in range(people))
        storage = self.processes[0].storage
        await open_table(
            storage,
            setup,
            *seats,
            game=game,
            table=name,
            timing=timing,
            clock=self.clock,
            is_begun=is_begun,
        )
        live = await self.processes[0].tables.get(name)
        return Table(storage, live, self.clock)

    async def tell(
        self, table: Table, seat: Seat, address: Address | None = None, **changes: Any
    ) -> Contact:
        """Let the player of a seat say how to be told; without an address, by push."""
        address = address or self.keys.address(f"{self.receiver.address}/push/{seat}")
        token = table.live.saved.seats[seat].token
        contact = Contact(
            table=table.live.id,
            seat=seat,
            token=str(token),
            address=address,
            recipient=KEY.recipient(address),
            base="https://tables.example",
            language="en",
            zone="UTC",
            is_quiet=False,
            since=self.clock.now(),
        )
        contact = replace(contact, **changes)
        await self.processes[0].notices.save(table.live.saved, contact)
        return contact

    async def settled(self) -> None:
        """Wait for what has been started in the background."""
        await asyncio.gather(
            *(task for task in asyncio.all_tasks() if task.get_name() == "notices")
        )

    async def passes(self, milliseconds: int, *, step: int = MINUTE) -> None:
        """Let time pass; all processes work as they do every second."""
        end = self.clock.time + milliseconds
        while self.clock.time < end:
            self.clock.time = min(self.clock.time + step, end)
            for process in self.processes:
                await process.tables.sweep()
            await asyncio.gather(*(process.work() for process in self.processes))
            self._note()

    def _note(self) -> None:
        """Note when messages by push came, and their words and sizes."""
        for path, _, body in self.receiver.requests[len(self.heard) :]:
            text = self.keys.decrypt(body).decode() if path.startswith("/push/") else ""
            self.heard.append((self.clock.time, path, text, len(body)))

    def told(self, seat: Seat | None = None) -> list[str]:
        """Return the messages by push as their browsers read them, all or those of one seat."""
        wanted = "/push/" if seat is None else f"/push/{seat}"
        found = [one for one in self.receiver.requests if one.path.startswith(wanted)]
        return [self.keys.decrypt(request.body).decode().rstrip() for request in found]


Scene = Callable[[Away], Awaitable[None]]


def run(url: str, scene: Scene, *, processes: int = 1, mail: MailServer | None = None) -> None:
    """Run a scene with this many server processes."""

    async def whole(receiver: Receiver) -> None:
        away = Away(url, receiver, mail=mail)
        for _ in range(processes):
            await away.start()
        try:
            await scene(away)
        finally:
            await away.close()

    with receiving() as receiver:
        asyncio.run(whole(receiver))
