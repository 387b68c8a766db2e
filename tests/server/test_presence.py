"""Who is connected to other processes is known here, until they fall silent."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.test_limits import Watch
from tinhorn.games import GAMES
from tinhorn.server.connections import Connections
from tinhorn.server.presence import SILENCE, Presence
from tinhorn.table.store import Store

TABLE = "MESA-2345"


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def connections() -> Connections:
    return Connections()


@pytest.fixture
def presence(connections: Connections, watch: Watch, sqlite_url: str) -> Presence:
    store = Store.open(sqlite_url, GAMES)
    asyncio.run(store.close())
    return Presence(store, connections, now=watch)


def test_what_two_processes_say_adds_up(presence: Presence, connections: Connections) -> None:
    presence.hear("one", f"{TABLE}:0,2")
    presence.hear("two", f"{TABLE}:1")
    presence.hear("one", f"{TABLE}:0")

    assert connections.seats_at(TABLE) == {0, 1}


def test_a_process_that_falls_silent_is_forgotten(
    presence: Presence, connections: Connections, watch: Watch
) -> None:
    presence.hear("one", f"{TABLE}:0")
    presence.hear("two", f"{TABLE}:1")

    watch.seconds += SILENCE
    presence.hear("two", "alive")
    watch.seconds += 1
    presence.forget_the_silent()

    assert connections.seats_at(TABLE) == {1}
