"""Clients that write down everything they send and hear, and what breaks while they play."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import BOT, OPEN, Choose, Client, Message, at_random
from tests.server.serving import Server
from tests.support.cuttable_line import CuttableLine
from tests.support.histories import UNDECIDED, History
from tinhorn.games import GAMES

BRIEF_PAUSE: Final = 0.02
"""Seconds before a client that was cut tries again."""
AN_HOUR: Final = 3_600
CLOCK: Final[Message] = {"kind": "live", "seconds": 600}
"""Only a clock that jumps ends the time for an answer."""
UNDO_SHARE: Final = 0.1
BREAK_SHARE: Final = 0.1
Fault = Callable[[Random], Awaitable[None]]


class UndecidedError(ConnectionError):
    """The server does not know whether it has done what it was asked for."""


class Witness(Client):
    """A client that goes to any of the servers, and says what it does not know once more.

    It takes back some of its answers, and its own line breaks after some. The history is that of
    its table, and knows it all.
    """

    def __init__(self, servers: Sequence[Server], name: str, history: History, rng: Random) -> None:
        super().__init__(servers[0].url, name)
        self.history = history
        self._servers = servers
        self._rng = rng
        self._connections = 0
        self._undoing: dict[str, tuple[int, int]] = {}
        """What each undo takes back: the prompt and its asking."""
        self._last_answered: tuple[int, int] | None = None

    async def play_through(self, choose: Choose) -> None:
        while not self.is_over:
            self.server = self._rng.choice(self._servers).url
            try:
                await self.connect()
                await self.play(choose)
            except (ConnectionClosed, InvalidHandshake, OSError):
                await self.cut()
                await asyncio.sleep(BRIEF_PAUSE)

    async def say(self, message: Message | str | bytes) -> None:
        if isinstance(message, dict) and "request" in message:
            assert self.seat is not None
            self.history.send(self.seat, message)
        await super().say(message)

    async def hear(self) -> Message:
        try:
            return await super().hear()
        except TimeoutError as error:
            raise AssertionError(f"{self.name} hears nothing any more") from error

    def _note(self, message: Message) -> None:
        match message:
            case {"type": "Refused", "problem": {"error": error}} if error in UNDECIDED:
                raise UndecidedError(error)
            case {"type": "Acknowledged", "request": request} if request in self._undoing:
                self._answered.discard(self._undoing.pop(request))
            case {"type": "Refused", "request": request}:
                self._undoing.pop(request, None)
        super()._note(message)
        self.history.hear(self.name, self.seat, message)

    async def answer(self, update: Message, action: Any) -> str:
        """Answer; now and then, the line breaks before anything comes back."""
        self._last_answered = update["view"]["decision"]["prompt"], update["asking"]
        request = await super().answer(update, action)
        if self._rng.random() < BREAK_SHARE:
            await asyncio.sleep(self._rng.uniform(0, BRIEF_PAUSE))
            await self.cut()
        return request

    async def heed(self, message: Message, choose: Choose) -> None:
        """Answer what is asked; now and then, take the answer back."""
        await super().heed(message, choose)
        if message["type"] != "Acknowledged":
            return
        if self.is_asked:
            await super().heed(self.last_update, choose)
        elif self.last_update["can_undo"] and self._rng.random() < UNDO_SHARE:
            await self._undo()

    async def _undo(self) -> None:
        assert self._last_answered is not None
        request = f"{self.name}-undo-{next(self._requests)}"
        self._undoing[request] = self._last_answered
        self.unacknowledged[request] = {"type": "Undo", "request": request}
        await self.say(self.unacknowledged[request])


class Table(NamedTuple):
    """A table, its history, and who plays and watches there."""

    code: str
    game: str
    history: History
    witnesses: list[Witness]


async def open_table(servers: Sequence[Server], game: str, rng: Random) -> Table:
    """Start a game of two people and a bot; somebody watches."""
    history = History()
    ann, bob, eve = (Witness(servers, name, history, rng) for name in ("Ann", "Bob", "Eve"))
    eve.code = code = await ann.open_table(OPEN, BOT, game=game, clock=CLOCK)
    await bob.join(code)
    await ann.post("start")
    return Table(code, game, history, [ann, bob, eve])


class Run:
    """Games on some servers, while things break that were fine a moment ago."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self._servers = servers
        self._rng = Random(seed)
        self._acknowledged = 0
        self._next = 0
        """After how many acknowledged requests the next fault is due."""
        self._is_due = asyncio.Event()
        self._is_broken_enough = False
        self.tables: list[Table] = []

    async def play(self, faults: Sequence[Fault], *, at_once: int, between: int) -> None:
        """Play at several tables, game after game, until all faults have happened.

        They happen in the middle of games: each after so many acknowledged requests since the last.
        """
        breaking = asyncio.create_task(self._break(faults, between))
        games = sorted(GAMES)
        playing = [
            self._play_games(games[number % len(games)], number) for number in range(at_once)
        ]
        await asyncio.gather(breaking, *playing)

    async def _break(self, faults: Sequence[Fault], between: int) -> None:
        for fault in faults:
            self._next = self._acknowledged + self._rng.randint(between // 2, between)
            self._is_due.clear()
            await self._is_due.wait()
            await fault(self._rng)
        self._is_broken_enough = True

    def _count(self) -> None:
        self._acknowledged += 1
        if self._acknowledged >= self._next:
            self._is_due.set()

    async def _play_games(self, game: str, number: int) -> None:
        rng = Random(number)
        while not self._is_broken_enough:
            try:
                table = await open_table(self._servers, game, rng)
            except httpx.HTTPError:
                await asyncio.sleep(BRIEF_PAUSE)
                continue
            self.tables.append(table)
            table.history.on_acknowledged = self._count
            await asyncio.gather(*(one.play_through(at_random(rng)) for one in table.witnesses))


# What can break.


def kill(server: Server) -> Fault:
    """End a server as if by `kill -9`, and start it again."""

    async def fault(rng: Random) -> None:
        server.kill()
        await asyncio.to_thread(server.start)

    return fault


def set_clock(server: Server, hours: int) -> Fault:
    """Set the clock of a server forward while it works, or back before it is killed."""

    async def fault(rng: Random) -> None:
        assert server.clock is not None
        server.clock.set_ahead(hours * AN_HOUR)
        if hours < 1:  # a server that runs never follows a clock back
            await kill(server)(rng)

    return fault


def cut(line: CuttableLine) -> Fault:
    """Cut a server off from its database, which goes on."""

    async def fault(rng: Random) -> None:
        line.cut()
        await asyncio.sleep(rng.uniform(0.1, 1))
        line.mend()

    return fault


def stop_database(postgres_url: str) -> Fault:
    """Let the database answer nothing for a while."""

    async def fault(rng: Random) -> None:
        with stopped(backends(postgres_url)):
            await asyncio.sleep(rng.uniform(0.1, 1))

    return fault


def crash_database(postgres_url: str) -> Fault:
    """Kill a process of the database: it ends all others, too, and recovers from its log."""

    async def fault(rng: Random) -> None:
        os.kill(rng.choice(backends(postgres_url)), signal.SIGKILL)

    return fault


def backends(postgres_url: str) -> list[int]:
    server, _, name = postgres_url.rpartition("/")
    query = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        return [pid for (pid,) in connection.execute(query, [name]).fetchall()]


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """Processes that answer nothing for a while."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):  # the server has replaced a process that hung
                os.kill(process, signal.SIGCONT)
