"""Rules for absent players count the time also while nobody is there, and after a restart.

A whole server process, whose clock the test moves; players come and go by their sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from msgspec.structs import replace

from tests.server.serving import PATIENCE
from tests.server.test_session import FakeSocket
from tests.support.live import PERSON, VirtualClock, with_known_secret
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import GAMES
from tinhorn.kernel.game import Seat
from tinhorn.server import services as server
from tinhorn.server.app import create_services
from tinhorn.server.auth import hashed
from tinhorn.server.settings import Settings
from tinhorn.server.socket.session import Session
from tinhorn.table.absences import SLOW_HOST_PATIENCE
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Conduct, SavedTable, Timing
from tinhorn.table.registry import IDLE
from tinhorn.table.seating import begin, cover, new_saved_table

CODE: Final = "MESA-2345"
GAME: Final = GAMES["winchester"]
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
A_DAY: Final = Timing(kind="slow", answer=DAY, window=2 * HOUR, pace=0)
HALF_AN_HOUR: Final = Conduct(cover="minutes", cover_bot="uniform", cover_after=30 * MINUTE)
SEATS: Final = (ANN, BOB, CAT)


class House:
    """A server that can be restarted, and the players who are connected to it."""

    def __init__(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = VirtualClock()
        monkeypatch.setattr(server, "SystemClock", lambda: self.clock)
        self._settings = Settings(database=url)
        self._connected: dict[Seat, tuple[FakeSocket, asyncio.Task[None]]] = {}
        self.services = create_services(self._settings)

    async def open_table(self, conduct: Conduct) -> Seat:
        """Open a slow table of three; return who is asked first."""
        seats = tuple(replace(PERSON, name=f"{seat}", token=hashed(f"{seat}")) for seat in SEATS)
        setup, now = GAME.Setup(players=3), self.clock.time
        saved = new_saved_table(
            CODE, GAME, setup, seats, now=now, timing=A_DAY, host=ANN, conduct=conduct
        )
        live = await self.services.tables.create(with_known_secret(saved))
        await live.revise(begin)
        [asked] = (seat for seat in SEATS if live.asked(seat) is not None)
        return asked

    async def live(self) -> LiveTable:
        return await self.services.tables.get(CODE)

    async def come(self, *seats: Seat) -> None:
        live = await self.live()
        for seat in seats:
            socket = FakeSocket(f"{seat}")
            socket.client_says({"type": "Hello"})
            session = asyncio.create_task(Session(socket, self.services, live).run())
            self._connected[seat] = socket, session
            await socket.until("Update")

    async def go(self, *seats: Seat) -> None:
        for seat in seats:
            socket, session = self._connected.pop(seat)
            socket.client_hangs_up()
            await session

    async def passes(self, milliseconds: int) -> None:
        """Let time pass; the server works as it does every few seconds."""
        end = self.clock.time + milliseconds
        while self.clock.time < end:
            self.clock.time = min(self.clock.time + MINUTE, end)
            await self.services.look_at_absences()
            await self.services.tables.sweep()
            self.services.tables.evict()

    async def restart(self) -> None:
        """Start anew on the same database; what was not stored is lost, as after a kill."""
        for _, session in self._connected.values():
            session.cancel()
        self._connected.clear()
        await self.services.storage.close()
        self.services = create_services(self._settings)

    async def stored(self) -> SavedTable:
        """Return the table as it is stored: nobody uses it by that."""
        saved = await self.services.storage.table(CODE)
        assert saved is not None
        return saved

    async def covered(self) -> list[Seat]:
        seats = (await self.stored()).seats
        return [seat for seat, holder in enumerate(seats) if holder.is_covered]


@pytest.fixture
def play(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def play(scene: Callable[[House], Awaitable[None]]) -> None:
        async def run() -> None:
            house = House(sqlite_url, monkeypatch)
            try:
                await scene(house)
                await house.go(*house._connected)
            finally:
                await house.services.close()

        asyncio.run(asyncio.wait_for(run(), PATIENCE))

    return play


Play = Callable[[Callable[[House], Awaitable[None]]], None]


def test_a_bot_covers_an_absent_player_while_nobody_is_connected(play: Play) -> None:
    async def scene(house: House) -> None:
        asked = await house.open_table(HALF_AN_HOUR)
        await house.come(*SEATS)
        await house.go(*SEATS)
        await house.passes(MINUTE + IDLE + MINUTE)
        assert len(house.services.tables) == 0, "nobody uses the table"

        await house.passes(18 * MINUTE)
        assert await house.covered() == []
        await house.passes(MINUTE)
        assert await house.covered() == [asked]

    play(scene)


def test_a_restart_does_not_forget_since_when_somebody_has_been_away(play: Play) -> None:
    async def scene(house: House) -> None:
        asked = await house.open_table(HALF_AN_HOUR)
        await house.come(*SEATS)
        await house.go(*SEATS)
        await house.passes(20 * MINUTE)
        await house.restart()

        await house.passes(10 * MINUTE)
        assert await house.covered() == []
        await house.passes(MINUTE)
        assert await house.covered() == [asked]

    play(scene)


def test_who_was_connected_when_the_server_was_killed_gets_the_whole_time(play: Play) -> None:
    """Nobody knows since when they have been away."""

    async def scene(house: House) -> None:
        asked = await house.open_table(HALF_AN_HOUR)
        await house.come(*SEATS)
        await house.passes(20 * MINUTE)
        await house.restart()

        await house.passes(39 * MINUTE)
        assert await house.covered() == [], "looked at after half an hour, and noted as away then"
        await house.passes(MINUTE)
        assert await house.covered() == [asked]

    play(scene)


def test_who_is_connected_is_never_covered(play: Play) -> None:
    async def scene(house: House) -> None:
        asked = await house.open_table(HALF_AN_HOUR)
        await house.come(*SEATS)
        before = (await house.stored()).version
        await house.passes(6 * HOUR)
        assert await house.covered() == []
        assert (await house.stored()).version - before == 12, "one look in half an hour"
        assert (await house.live()).due == house.clock.time + 30 * MINUTE

        await house.go(asked)
        await house.passes(30 * MINUTE)
        assert await house.covered() == []
        await house.passes(MINUTE)
        assert await house.covered() == [asked]

    play(scene)


def test_the_last_player_without_a_bot_is_waited_for(play: Play) -> None:
    """Nobody waits for them; else bots would play the game to its end."""

    async def scene(house: House) -> None:
        asked = await house.open_table(HALF_AN_HOUR)
        live = await house.live()
        others = [seat for seat in SEATS if seat != asked]

        def cover_others(saved: SavedTable) -> SavedTable:
            for seat in others:
                saved = cover(saved, seat, "uniform")
            return saved

        await live.revise(cover_others)
        await house.passes(20 * HOUR)
        assert await house.covered() == others

    play(scene)


@pytest.mark.parametrize("is_restarted", [False, True])
def test_who_comes_after_the_host_has_been_away_for_days_acts_as_the_host_at_once(
    play: Play, *, is_restarted: bool
) -> None:
    async def scene(house: House) -> None:
        await house.open_table(Conduct())
        await house.come(ANN, BOB)
        await house.go(ANN, BOB)
        await house.passes(SLOW_HOST_PATIENCE)
        assert len(house.services.tables) == 0, "nobody uses the table"
        if is_restarted:
            await house.restart()
        await house.come(BOB)
        await house.passes(MINUTE)
        assert (await house.stored()).conduct.acting_host == BOB

        await house.come(ANN)
        await house.passes(MINUTE)
        assert (await house.stored()).conduct.acting_host is None

    play(scene)


def test_a_process_to_which_nobody_is_connected_takes_nobody_for_absent(play: Play) -> None:
    """Another process may know better; this one asks itself only when a deadline has passed."""

    async def scene(house: House) -> None:
        await house.open_table(HALF_AN_HOUR)
        await house.passes(5 * MINUTE)
        assert len(house.services.tables) == 1, "the table is in memory"
        assert (await house.stored()).conduct.gone == ()

    play(scene)
