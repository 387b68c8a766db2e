"""Who is connected to other processes is known here, until they fall silent."""

from __future__ import annotations

import asyncio

import pytest

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
