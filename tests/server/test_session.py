"""The talk with one client, whoever it is and whatever it does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tests.server.serving import PATIENCE
from tests.support.live import PERSON, seated, with_known_secret
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import GAMES
from tinhorn.kernel.game import Seat
from tinhorn.server.app import create_services
from tinhorn.server.auth import hashed
from tinhorn.server.services import Services
from tinhorn.server.settings import Settings
from tinhorn.server.socket import outbox
from tinhorn.server.socket.session import Session
from tinhorn.table.live import LiveTable
from tinhorn.table.model import SavedTable, Timing
from tinhorn.table.seating import begin, leave, new_saved_table, with_seat

TOKEN = "the token of Bob"
GAME = GAMES["winchester"]


class FakeSocket:
    """A socket without a network: what the client says is put in, what it hears is noted."""

    has_room = True

    def __init__(self, token: str = TOKEN) -> None:
        self.transport: outbox.Transport = self
        self.on_room: Callable[[], None] = lambda: None
        self.control_delay: Callable[[], float] = lambda: 0.0
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope: Any = {"type": "websocket", "headers": headers, "query_string": b"", "path": "/"}
        scope |= {"client": None, "server": ("127.0.0.1", 8020), "scheme": "ws", "root_path": ""}
        self.handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.heard: list[Any] = []
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_closed = asyncio.Event()

    def client_says(self, message: Any) -> None:
        self._said.put_nowait(json.dumps(message))

    def client_hangs_up(self) -> None:
        self._said.put_nowait(None)

    async def receive(self) -> str | None:
        return await self._said.get()

    def send_frame(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def disconnect(self) -> None:
        self.client_hangs_up()

    def abort(self) -> None:
        self.client_hangs_up()

    async def close(self) -> None:
        self.is_closed.set()

    async def until(self, kind: str) -> None:
        while all(message["type"] != kind for message in self.heard):
            await asyncio.sleep(0)


FrameView = Callable[[Services, LiveTable, FakeSocket], Awaitable[None]]


def play(url: str, scene: FrameView) -> None:
    """Open a table of Winchester with Ann, Bob, who has a token, and Cat."""

    async def run() -> None:
        services = create_services(Settings(database=url))
        seats = seated(PERSON, replace(PERSON, token=hashed(TOKEN)), PERSON)
        setup, timing = GAME.Setup(players=3), Timing(pace=0)
        saved = new_saved_table(
            "MESA-2345", GAME, setup, seats, now=services.clock.now(), timing=timing
        )
        live = await services.tables.create(with_known_secret(saved))
        await live.revise(begin)
        await scene(services, live, FakeSocket())
        await services.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_client_without_hello_is_disconnected(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        talk = asyncio.create_task(Session(line, services, live, hello_seconds=0).run())

        await line.is_closed.wait()

        assert line.heard == []
        line.client_hangs_up()
        await talk

    play(sqlite_url, scene)


def test_an_away_player_who_returns_is_no_longer_away(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        away = replace(live.saved.seats[BOB], is_away=True)
        await live.revise(lambda saved: with_seat(saved, BOB, away))
        talk = asyncio.create_task(Session(line, services, live).run())

        line.client_says({"type": "Hello"})
        await line.until("Update")

        assert not live.saved.seats[BOB].is_away
        line.client_hangs_up()
        await talk

    play(sqlite_url, scene)


def test_a_client_that_lost_its_seat_cannot_chat_for_it(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        talk = asyncio.create_task(Session(line, services, live).run())
        line.client_says({"type": "Hello"})
        await line.until("Update")

        line.has_room = False  # or the line would be dead before anything else is heard
        await live.revise(lambda saved: leave(saved, BOB, bot=None))
        line.client_says({"type": "Say", "request": "1", "text": "It is still me"})
        line.client_hangs_up()
        await talk

        assert await services.storage.chat(live.id) == []

    play(sqlite_url, scene)


async def talk_of_asked(
    services: Services, live: LiveTable, line: FakeSocket
) -> tuple[Seat, asyncio.Task[None]]:
    """Let the client hold the seat that is asked, and talk until it has its first update."""
    asked = next(seat for seat in (ANN, BOB, CAT) if live.asked(seat))
    await live.revise(partial(held_by_token, seat=asked))
    talk = asyncio.create_task(Session(line, services, live).run())
    line.client_says({"type": "Hello"})
    await line.until("Update")
    return asked, talk


def test_a_client_that_lost_its_seat_cannot_answer_for_it(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        asked, talk = await talk_of_asked(services, live, line)
        update = line.heard[-1]

        line.has_room = False
        await live.revise(partial(leave, seat=asked, bot=None))
        line.client_says(first_option(update))
        line.client_hangs_up()
        await talk

        # The table itself may have answered for the empty seat by now.
        entries = await services.storage.entries(live.id, GAME.NAME)
        assert [entry.seq for entry in entries if entry.request is not None] == []

    play(sqlite_url, scene)


def test_an_answer_is_acknowledged_after_it_was_stored_and_a_refused_one_never(
    sqlite_url: str,
) -> None:
    """A table publishes what is stored, so the update tells when the answer is safe."""

    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        _, talk = await talk_of_asked(services, live, line)
        answer, greeted = first_option(line.heard[-1]), len(line.heard)

        line.client_says(answer)
        line.client_says({**answer, "request": "too late"})
        line.client_hangs_up()
        await talk

        after = [message for message in line.heard[greeted:] if message["type"] != "TableChanged"]
        heard = [(message["type"], message.get("request")) for message in after]
        assert heard == [("Update", None), ("Acknowledged", "1"), ("Refused", "too late")]

    play(sqlite_url, scene)


def first_option(update: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of a client that takes the first option of this update."""
    return {
        "type": "Answer",
        "request": "1",
        "prompt": update["view"]["decision"]["prompt"],
        "asking": update["asking"],
        "action": update["options"][0]["action"],
    }


def held_by_token(saved: SavedTable, seat: Seat) -> SavedTable:
    """Seat whoever has the token there, and nowhere else."""
    nowhere = with_seat(saved, BOB, replace(saved.seats[BOB], token=None))
    return with_seat(nowhere, seat, replace(nowhere.seats[seat], token=hashed(TOKEN)))


def test_a_seat_lost_in_another_process_sends_no_more_secrets(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        talk = asyncio.create_task(Session(line, services, live).run())
        line.client_says({"type": "Hello"})
        await line.until("Update")
        before = [message["type"] for message in line.heard].count("Update")
        elsewhere = await LiveTable.load(services.storage, GAMES, live.id, services.clock)

        for seat in (ANN, BOB, CAT):
            await elsewhere.revise(partial(leave, seat=seat, bot=None))
        await elsewhere.tick()
        await live.catch_up()
        line.client_hangs_up()
        await talk

        assert [message["type"] for message in line.heard].count("Update") == before
        assert "Refused" in [message["type"] for message in line.heard]

    play(sqlite_url, scene)


def test_a_viewer_with_deltas_is_told_only_who_has_come(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        stranger = FakeSocket("no token of this table")
        talks = [
            asyncio.create_task(Session(one, services, live).run()) for one in (line, stranger)
        ]
        line.client_says({"type": "Hello", "deltas": True})
        await line.until("Update")

        stranger.client_says({"type": "Hello"})
        await line.until("PresenceChanged")

        told = {"type": "PresenceChanged", "seats": ["away", "here", "away"], "watching": 1}
        kinds = [message["type"] for message in line.heard]
        assert line.heard[kinds.index("PresenceChanged")] == told
        assert kinds.count("TableChanged") == 1, "the table was described on arrival only"
        for one in (line, stranger):
            one.client_hangs_up()
        await asyncio.gather(*talks)

    play(sqlite_url, scene)


def test_a_viewer_without_deltas_is_told_all_of_the_table_again(sqlite_url: str) -> None:
    async def scene(services: Services, live: LiveTable, line: FakeSocket) -> None:
        stranger = FakeSocket("no token of this table")
        talks = [
            asyncio.create_task(Session(one, services, live).run()) for one in (line, stranger)
        ]
        line.client_says({"type": "Hello"})
        await line.until("Update")

        stranger.client_says({"type": "Hello"})
        while sum(message["type"] == "TableChanged" for message in line.heard) < 2:
            await asyncio.sleep(0)

        assert line.heard[-1]["table"]["watching"] == 1
        for one in (line, stranger):
            one.client_hangs_up()
        await asyncio.gather(*talks)

    play(sqlite_url, scene)
