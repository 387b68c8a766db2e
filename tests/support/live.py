"""Support for tests of live tables: a virtual clock, and subscribers that record."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tests.support import parcels
from tests.support.people import NAMES
from tinhorn.games import GAMES
from tinhorn.kernel.game import AnyGame, Seat, Viewer
from tinhorn.table.audience import TableUpdate
from tinhorn.table.decide import Submission
from tinhorn.table.fairness import Secret
from tinhorn.table.live import AskBot, LiveTable
from tinhorn.table.model import ChatLine, Holder, SavedTable, Timing
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.interface import Storage

EVERY_GAME: Final[Mapping[str, AnyGame]] = {**GAMES, parcels.NAME: parcels}
"""All games, and the toy."""
START: Final = 1_000_000
PERSON: Final = Holder(kind="person")
BOT: Final = Holder(kind="bot", bot="easy")
ABSENT: Final = Holder(kind="absent")
UNHURRIED: Final = Timing(pace=0)
REQUESTS: Final = count()


class VirtualClock:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time


class ServerMessage(NamedTuple):
    """A message and the time of its arrival."""

    at: int
    message: bytes


class Listener:
    """A subscriber that records every byte it is sent, and when."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock
        self.heard: list[ServerMessage] = []
        self.updates: list[TableUpdate] = []
        self.changes: list[SavedTable] = []
        self.chat: list[ChatLine] = []

    def update(self, update: TableUpdate) -> None:
        self.updates.append(update)
        told = update.n, update.state, update.events, update.marks, update.is_snapshot
        self.heard.append(ServerMessage(self._clock.now(), msgspec.json.encode(told)))

    def table_changed(self, saved: SavedTable) -> None:
        self.changes.append(saved)
        shown = [(holder.kind, holder.name, holder.is_away) for holder in saved.seats]
        self.heard.append(
            ServerMessage(self._clock.now(), msgspec.json.encode((saved.status, shown)))
        )

    def said(self, line: ChatLine) -> None:
        self.chat.append(line)


def seated(*holders: Holder) -> tuple[Holder, ...]:
    """Return these holders, with the names of the people at their seats."""
    return tuple(
        msgspec.structs.replace(holder, name=NAMES[seat]) for seat, holder in enumerate(holders)
    )


class Table:
    """A table with its storage and clock, for tests."""

    def __init__(self, store: Storage, live: LiveTable, clock: VirtualClock) -> None:
        self.store = store
        self.live = live
        self.clock = clock

    @property
    def state(self) -> Any:
        assert self.live.progress is not None
        return self.live.progress.state

    def asks(self) -> set[Seat]:
        return {decision.seat for decision in self.live.game.pending(self.state)}

    def watch(self, viewer: Viewer, *, last_update: int = 0) -> Listener:
        listener = Listener(self.clock)
        self.live.join(viewer, listener, last_update=last_update)
        return listener

    def sent(self, seat: Seat, action: Any, *, request: str | None = None) -> Submission:
        """Return an answer to the open prompt, with a new request id."""
        assert self.live.progress is not None
        return Submission(
            seat=seat,
            request=request or f"request {next(REQUESTS)}",
            prompt=self.state.prompt,
            asking=self.live.progress.asking,
            action=action,
        )

    async def does(self, seat: Seat, action: Any) -> None:
        await self.live.submit(self.sent(seat, action))

    async def passes(self, milliseconds: int) -> None:
        """Move the clock; handle each deadline on the way when it is due."""
        end = self.clock.time + milliseconds
        while self.live.due is not None and self.live.due <= end:
            self.clock.time = max(self.clock.time, self.live.due)
            await self.live.tick()
        self.clock.time = end

    async def reload(self) -> Table:
        """Load the same table again, as another process would."""
        live = await LiveTable.load(self.store, EVERY_GAME, self.live.id, self.clock)
        return Table(self.store, live, self.clock)


def with_known_secret(saved: SavedTable) -> SavedTable:
    """Give the table a secret that its name decides: secrets are random, tests are not."""
    secret = Secret(Random(saved.terms.id).randbytes(32))
    terms = msgspec.structs.replace(saved.terms, secret=secret)
    return msgspec.structs.replace(saved, terms=terms)


async def open_table(
    store: Storage,
    setup: Any,
    *holders: Holder,
    game: AnyGame = parcels,
    table: str = "MESA-47KX",
    timing: Timing = UNHURRIED,
    clock: VirtualClock | None = None,
    is_begun: bool = True,
    ask_bot: AskBot | None = None,
) -> Table:
    """Open a table and begin its game."""
    clock = clock or VirtualClock()
    seats = seated(*(holders or (PERSON,) * setup.players))
    saved = new_saved_table(table, game, setup, seats, now=clock.now(), timing=timing)
    await store.create(with_known_secret(saved))
    live = await LiveTable.load(store, EVERY_GAME, table, clock, ask_bot=ask_bot)
    if is_begun:
        await live.revise(begin)
    return Table(store, live, clock)


async def play_on(table: Table, rng: Random, *, answers: int | None = None) -> None:
    """Let people answer at random until the game is over, or for a number of answers."""
    game = table.live.game
    while table.live.saved.status == "playing" and answers != 0:
        asked = [d for d in game.pending(table.state) if table.live.asked(d.seat) is not None]
        if asked:
            seat = rng.choice(asked).seat
            await table.does(seat, rng.choice(game.options(table.state, seat)))
        else:
            await table.passes(table.live.saved.terms.timing.window)
        answers = None if answers is None else answers - 1
