"""What a killed server leaves behind: no processes, no chat twice, games that go on.

That it costs no answer is shown by `test_histories.py`."""

from __future__ import annotations

import os
import select
from pathlib import Path
from random import Random

from tests.server.clients import BOT, Client, arrive, at_random, run, until
from tests.server.serving import PATIENCE, Server

GAME = "winchester"


def children(pid: int) -> list[int]:
    """Return the processes that one has started, and those that they have."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    own = [int(child) for thread in threads for child in thread.read_text().split()]
    return [child for each in own for child in (each, *children(each))]


def ends(process: int) -> bool:
    """Wait for the end of a process that is not ours."""
    ended, _, _ = select.select([process], [], [], PATIENCE)
    os.close(process)
    return bool(ended)


def test_no_bot_outlives_a_killed_server(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:

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

    with Server(sqlite_url, "--no-limits") as server:

        async def say() -> list[Client]:
            ann, watcher = Client(server.url), Client(server.url)
            watcher.code = await ann.open_table(BOT, BOT, game=GAME)
            for client in (ann, watcher):
                await client.connect()
                await client.say(howdy)
                await client.reply_to(howdy["request"], "Acknowledged")
            return [ann, watcher]

        async def say_again(clients: list[Client]) -> list[str]:
            for client in clients:
                await client.connect()
                await client.say(howdy)
                await client.reply_to(howdy["request"], "Acknowledged")
            newcomer = Client(server.url)
            newcomer.code = clients[0].code
            await arrive(newcomer)
            return [line["text"] for line in newcomer.chat]

        clients = run(say)
        server.kill()
        server.start()
        heard = run(lambda: say_again(clients))

    assert heard == ["Howdy!", "Howdy!"]


def test_a_server_that_is_told_to_stop_ends_well_and_goes_on_later(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits") as server:

        async def begin() -> Client:
            ann = Client(server.url)
            await ann.open_table(BOT, BOT, game=GAME)
            await ann.post("start")
            await ann.connect()
            await until(lambda: ann.is_asked, ann)
            return ann

        ann = run(begin)
        view = ann.view
        status = server.stop()
        server.start()

        async def look_again() -> None:
            await ann.connect()
            await ann.catch_up()

        run(look_again)

    assert status == 0
    assert ann.view["players"] == view["players"]
