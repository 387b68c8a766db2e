"""Who is connected to other processes is known here, until they fall silent."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.serving import PATIENCE
from tests.server.test_limits import Watch
from tinhorn.games import GAMES
from tinhorn.server.socket.connections import MOST_COUNTED, Connections, Present
from tinhorn.server.socket.presence import SILENCE_SECONDS, Presence
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.storage.storage import SqlStorage

TABLE = "MESA-2345"


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def connections() -> Connections:
    return Connections(SystemClock())


@pytest.fixture
def presence(connections: Connections, watch: Watch, sqlite_url: str) -> Presence:
    store = SqlStorage.open(sqlite_url, GAMES)
    asyncio.run(store.close())
    return Presence(store, connections, now=watch)


def test_presence_of_two_processes_adds_up(presence: Presence, connections: Connections) -> None:
    presence.receive("one", f"{TABLE}:0,2:1:0")
    presence.receive("two", f"{TABLE}:1:2:0")
    presence.receive("one", f"{TABLE}:0:3:0")

    assert connections.present_at(TABLE) == Present(frozenset({0, 1}), 5)


def test_a_crowd_that_looks_on_is_counted_only_so_far(
    presence: Presence, connections: Connections
) -> None:
    presence.receive("one", f"{TABLE}::1500:0")

    assert connections.present_at(TABLE) == Present(frozenset(), MOST_COUNTED)


def test_a_process_that_falls_silent_is_forgotten(
    presence: Presence, connections: Connections, watch: Watch
) -> None:
    presence.receive("one", f"{TABLE}:0:0:0")
    presence.receive("two", f"{TABLE}:1:0:0")

    watch.seconds += SILENCE_SECONDS
    presence.receive("two", "alive")
    watch.seconds += 1
    presence.drop_silent_processes()

    assert connections.present_at(TABLE).seats == {1}


def test_presence_of_closed_connections_is_dropped(
    presence: Presence, connections: Connections, watch: Watch
) -> None:
    presence.receive("one", f"{TABLE}:0:0:0")
    presence.receive("one", "MESA-9999::4:0")
    assert len(connections) == 2

    presence.receive("one", f"{TABLE}::0:0")
    assert len(connections) == 1
    watch.seconds += SILENCE_SECONDS + 1
    presence.drop_silent_processes()

    assert len(connections) == 0


def test_a_screen_in_another_process_watches_the_table(
    presence: Presence, connections: Connections
) -> None:
    presence.receive("one", f"{TABLE}:0:0:0")
    assert not connections.is_watched(TABLE)

    presence.receive("two", f"{TABLE}::0:1")

    assert connections.is_watched(TABLE)


def test_the_changes_of_a_moment_are_announced_once_for_each_table(
    connections: Connections, postgres_url: str
) -> None:
    async def scene() -> None:
        here, there = (SqlStorage.open(postgres_url, GAMES) for _ in range(2))
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        there.listen(heard.put_nowait, lambda _, update: heard.put_nowait(update))
        assert await asyncio.wait_for(heard.get(), PATIENCE) is None, "it does not listen yet"
        presence = Presence(here, connections)
        sending = asyncio.create_task(presence.send_changes())

        presence.note(TABLE, Present(frozenset({0})))
        presence.note(TABLE, Present(frozenset({0, 1})))
        presence.note("MESA-6789", Present(watching=1))

        announced = {await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(2)}
        assert announced == {f"{TABLE}:0,1:0:0", "MESA-6789::1:0"}
        sending.cancel()
        await here.close()
        await there.close()

    asyncio.run(scene())
