"""Measures what an answer costs between its message and the frames of its updates, in one process.

    python bench/answer.py                 clients that read nothing but views
    python bench/answer.py --everything    clients that read all parts of updates, as browsers do
    python bench/answer.py --profile       the functions that take longest, by cProfile

Four scripted clients play whole games of Winchester at a table. There are no sockets, and storing
is left out, so the processor time is that of decision, views, deltas and encoding. Deals and
answers are the same in every run. Under `valgrind --tool=callgrind` instructions can be counted.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import statistics
import time
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from readings import add_option, save

from tinhorn.games import GAMES, winchester
from tinhorn.server.auth import hashed
from tinhorn.server.in_page.framework import ASGIConnection
from tinhorn.server.in_page.server import PageBots
from tinhorn.server.services import Services
from tinhorn.server.settings import Settings
from tinhorn.server.socket.session import Session
from tinhorn.table.fairness import SECRET_BYTES, Secret
from tinhorn.table.model import ChangeSet, Holder, Timing
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage

PLAYERS: Final = 4
_encode: Final = msgspec.json.encode


class Decision(msgspec.Struct):
    seat: int
    prompt: int


class View(msgspec.Struct):
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    options: tuple[msgspec.Raw, ...] = ()


class Message(msgspec.Struct):
    """The fields that a client must read."""

    type: str
    view: View | None = None
    asking: int = 0


_decode: Final = msgspec.json.Decoder(Message).decode


class ForgetfulStorage(MemoryStorage):
    """Keeps what tables are opened with, and no answers."""

    async def append(self, changes: ChangeSet) -> None:
        if changes.saved is not None:
            self._tables[changes.table] = replace(self._tables[changes.table], saved=changes.saved)


class Client:
    """A seat's socket and transport: the server's messages are kept until they are read."""

    has_room = True

    def __init__(self, code: str, token: str, services: Services) -> None:
        self.handshake: Any = ASGIConnection(
            f"http://localhost/api/tables/{code}/socket",
            headers={"authorization": f"Bearer {token}"},
            cookies={},
            services=services,
        )
        self.transport: Any = self
        self.on_room: Any = None
        self.received: list[bytes] = []

    def send_frame(self, message: bytes) -> None:
        self.received.append(message)

    async def receive(self) -> None:
        return None

    async def close(self) -> None:
        """Do nothing: nothing is open."""

    def disconnect(self) -> None:
        """Do nothing: nothing is open."""

    abort = disconnect


class Table:
    """One table and its four clients."""

    def __init__(self, number: int, hello: dict[str, Any]) -> None:
        self._number = number
        self._rng = Random(number)
        self._hello = hello
        self.seconds: list[float] = []
        self.bytes = 0

    async def play(self, profile: cProfile.Profile | None) -> None:
        await self._open()
        asked = self._read()
        while asked is not None:
            decision, message = asked
            assert message.view is not None
            action = self._rng.choice(message.view.options)
            raw = b'{"type":"Answer","request":"%d","prompt":%d,"asking":%d,"action":%b}' % (
                len(self.seconds),
                decision.prompt,
                message.asking,
                bytes(action),
            )
            await self._answer(decision.seat, raw, profile)
            asked = self._read()

    async def _answer(self, seat: int, raw: bytes, profile: cProfile.Profile | None) -> None:
        if profile is not None:
            profile.enable()
        began = time.thread_time()
        await self._sessions[seat]._handle(raw)
        self.seconds.append(time.thread_time() - began)
        if profile is not None:
            profile.disable()

    def _read(self) -> tuple[Decision, Message] | None:
        """Return what is asked now, after all clients have read their messages."""
        asked = None
        for client in self._clients:
            for raw in client.received:
                self.bytes += len(raw)
                message = _decode(raw)
                assert message.type != "Refused", raw
                if message.view and isinstance(message.view.decision, Decision):
                    asked = message.view.decision, message
            client.received.clear()
        return asked

    async def _open(self) -> None:
        services = Services(
            Settings(database="", is_limited=False),
            storage=ForgetfulStorage(GAMES),
            workers=PageBots(),
        )
        code, tokens = "MESA-2345", [f"token {seat}" for seat in range(PLAYERS)]
        seats = tuple(Holder(kind="person", name="A", token=hashed(token)) for token in tokens)
        setup = winchester.Setup(players=PLAYERS)
        saved = new_saved_table(code, winchester, setup, seats, now=0, timing=Timing(pace=0))
        secret = Secret(self._number.to_bytes(SECRET_BYTES, "big"))
        await services.storage.create(replace(saved, terms=replace(saved.terms, secret=secret)))
        live = await services.tables.get(code)
        await live.revise(begin)
        self._clients = [Client(code, token, services) for token in tokens]
        self._sessions = [Session(client, services, live) for client in self._clients]
        for session in self._sessions:
            await session._handle(_encode(self._hello))


async def play(wish: argparse.Namespace) -> None:
    hello: dict[str, Any] = {"type": "Hello", "deltas": True}
    if not wish.everything:
        hello["parts"] = []
    profile = cProfile.Profile() if wish.profile else None
    rounds = []
    for at in range(wish.rounds):
        tables = [Table(at * wish.games + number, hello) for number in range(wish.games)]
        for table in tables:
            await table.play(profile)
        answers = sum(len(table.seconds) for table in tables)
        spent = sum(sum(table.seconds) for table in tables)
        rounds.append(1e6 * spent / answers)
        sent = sum(table.bytes for table in tables) / answers
    print(f"{wish.games} games, {answers} answers, {sent:.0f} bytes an answer")
    print(f"CPU an answer: best round {min(rounds):.1f} µs, median {statistics.median(rounds):.1f}")
    figures = {"answers": answers, "bytes_per_answer": sent, "microseconds_by_round": rounds}
    save(wish.save, figures)
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--everything", action="store_true")
    reader.add_argument("--profile", action="store_true")
    add_option(reader)
    gc.disable()
    asyncio.run(play(reader.parse_args()))


if __name__ == "__main__":
    main()
