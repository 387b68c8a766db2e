"""A killed server costs nothing that was acknowledged (trust.md, row 5)."""

from __future__ import annotations

import asyncio
import json
import os
import select
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import BOT, OPEN, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.record import from_json

GAME = "winchester"


async def open_games(server: str, count: int) -> list[list[Client]]:
    """Games of two people and a bot."""
    tables = []
    for _ in range(count):
        ann, bob = Client(server), Client(server, "Bob")
        code = await ann.open_table(OPEN, BOT, game=GAME)
        await bob.join(code)
        await ann.post("start")
        tables.append([ann, bob])
    return tables


async def kill_now_and_then(server: Server, times: int, rng: Random) -> None:
    for _ in range(times):
        await asyncio.sleep(rng.uniform(0.3, 1.0))
        server.kill()
        await asyncio.to_thread(server.start)


async def play_through_kills(server: Server, games: int, kills: int) -> list[list[Client]]:
    tables = await open_games(server.url, games)
    rng = Random(games)
    everyone = [client for table in tables for client in table]
    killing = asyncio.create_task(kill_now_and_then(server, kills, rng))
    await asyncio.gather(*(client.play_through(at_random(rng)) for client in everyone))
    await killing
    return tables


async def check_the_records(tables: list[list[Client]]) -> None:
    """Every answer that was acknowledged is in the log, once, and nothing else is."""
    for ann, bob in tables:
        written = (await ann.ask("GET", f"/api/tables/{ann.code}/record")).content
        record = from_json(written, GAMES)
        for seat, client in enumerate((ann, bob)):
            entries = [entry for entry in record.entries if entry.seat == seat]
            assert len(entries) == len(set(client.acknowledged))
            assert not client.refusals
        assert any(entry.seat == 2 for entry in record.entries), "the bot went on"
        assert record.entries[0].seat == CHANCE
        assert record.outcome is not None
        assert json.loads(json.dumps(ann.table["outcome"])) == ann.table["outcome"]


def test_a_killed_server_costs_nothing_acknowledged_with_sqlite(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits", is_measured=False) as server:

        async def scene() -> None:
            await check_the_records(await play_through_kills(server, games=2, kills=2))

        run(scene)


def test_a_killed_server_costs_nothing_acknowledged_with_postgresql(postgres_url: str) -> None:
    with Server(postgres_url, "--no-limits", is_measured=False) as server:

        async def scene() -> None:
            await check_the_records(await play_through_kills(server, games=2, kills=2))

        run(scene)


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite_url", "postgres_url"])
def test_many_games_survive_many_kills(database: str, request: pytest.FixtureRequest) -> None:
    with Server(request.getfixturevalue(database), "--no-limits", is_measured=False) as server:

        async def scene() -> None:
            await check_the_records(await play_through_kills(server, games=30, kills=25))

        run(scene)


def children(pid: int) -> list[int]:
    """The processes that one has started, and those that they have."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    own = [int(child) for thread in threads for child in thread.read_text().split()]
    return [child for each in own for child in (each, *children(each))]


def ends(process: int) -> bool:
    """Wait for the end of a process that is not ours."""
    ended, _, _ = select.select([process], [], [], PATIENCE)
    os.close(process)
    return bool(ended)


def test_no_bot_outlives_a_killed_server(sqlite_url: str) -> None:
    with Server(sqlite_url, is_measured=False) as server:

        async def scene() -> None:
            ann = Client(server.url)
            await ann.open_table(BOT, BOT, game=GAME)
            await ann.post("start")
            await ann.connect()
            await ann.play(at_random(Random(1)))

        run(scene)
        workers = [os.pidfd_open(pid) for pid in children(server.pid)]
        server.kill()

        assert workers
        assert all(map(ends, workers))


def test_a_chat_message_repeated_after_a_crash_appears_once(sqlite_url: str) -> None:
    howdy = {"type": "Say", "request": "howdy", "text": "Howdy!"}

    with Server(sqlite_url, "--no-limits", is_measured=False) as server:

        async def say() -> list[Client]:
            ann, watcher = Client(server.url), Client(server.url)
            watcher.code = await ann.open_table(BOT, BOT, game=GAME)
            for client in (ann, watcher):
                await client.connect()
                await client.say(howdy)
                await client.hear_a("Acknowledged")
            return [ann, watcher]

        async def say_again(clients: list[Client]) -> list[str]:
            for client in clients:
                await client.connect()
                await client.say(howdy)
                await client.hear_a("Acknowledged")
            newcomer = Client(server.url)
            newcomer.code = clients[0].code
            await newcomer.connect()
            await newcomer.say({"type": "Ping"})
            await newcomer.hear_a("Pong")
            return [line["text"] for line in newcomer.chat]

        clients = run(say)
        server.kill()
        server.start()
        heard = run(lambda: say_again(clients))

    assert heard == ["Howdy!", "Howdy!"]


def test_a_server_that_is_told_to_stop_ends_well_and_goes_on_later(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits", is_measured=False) as server:

        async def begin() -> Client:
            [[ann, _]] = await open_games(server.url, 1)
            await ann.connect()
            await ann.hear_a("Update")
            return ann

        ann = run(begin)
        view = ann.view
        status = server.stop()
        server.start()

        async def look_again() -> None:
            await ann.connect()
            await ann.hear_a("Update")

        run(look_again)

    assert status == 0
    assert ann.view["players"] == view["players"]
