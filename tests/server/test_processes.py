"""Two server processes on one PostgreSQL: any process serves any table."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.clients import BOT, OPEN, Client, arrive, at_random, run, until
from tests.server.serving import Server


def test_the_players_of_one_table_are_spread_over_two_processes(postgres_url: str) -> None:
    with (
        Server(postgres_url, "--no-limits") as one,
        Server(postgres_url, "--no-limits") as other,
    ):

        async def scene() -> list[Client]:
            ann, bob, cat = Client(one.url), Client(other.url, "Bob"), Client(one.url, "Cat")
            watcher = Client(other.url)
            code = await ann.open_table(OPEN, OPEN, BOT)
            watcher.code = code
            await bob.join(code)
            await cat.join(code)
            everyone = [ann, bob, cat, watcher]
            await arrive(*everyone)
            await until(lambda: all(map(sees_all_here, everyone)), *everyone)
            await bob.say({"type": "Say", "request": "1", "text": "Anyone there?"})
            await until(lambda: ann.chat, ann)
            await ann.post("start")
            await asyncio.gather(
                *(client.play(at_random(Random(client.name))) for client in everyone)
            )
            return everyone

        everyone = run(scene)

    assert len({str(client.table["outcome"]) for client in everyone}) == 1
    assert len({str(client.view["phase"]) for client in everyone}) == 1
    assert not any(client.refusals for client in everyone)


def sees_all_here(client: Client) -> bool:
    return all(client.sees("here", seat) for seat in range(4))


def test_one_process_goes_on_where_another_was_killed(postgres_url: str) -> None:
    with (
        Server(postgres_url, "--no-limits") as one,
        Server(postgres_url, "--no-limits") as other,
    ):

        async def scene() -> Client:
            ann = Client(one.url)
            await ann.open_table(BOT, BOT)
            await ann.post("start")
            await arrive(ann)
            one.kill()
            ann.server = other.url
            await ann.play_through(at_random(Random(1)))
            one.start()
            return ann

        ann = run(scene)

    assert ann.table["outcome"]


def test_several_workers_share_one_port(postgres_url: str) -> None:
    with Server(postgres_url, "--no-limits", "--workers", "2") as server:

        async def scene() -> list[Client]:
            people = [Client(server.url, name) for name in ("Ann", "Bob", "Cat")]
            code = await people[0].open_table(OPEN, OPEN)
            for client in people[1:]:
                await client.join(code)
            await people[0].post("start")
            for client in people:
                await client.connect()
            await asyncio.gather(*(client.play(at_random(Random(2))) for client in people))
            return people

        people = run(scene)
        status = server.stop()

    assert len({str(client.table["outcome"]) for client in people}) == 1
    assert status == 0
