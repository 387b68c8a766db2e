"""What a returning player has missed: when they are told, and what."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, Message, arrive, run, seated, until
from tests.server.serving import Server, serving
from tests.server.test_lobby import problem

HOUR = 3_600_000
DAYS: Message = {"kind": "slow", "seconds": 86_400}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of the database at `sqlite_url`."""
    return tmp_path / "tables.sqlite"


async def three(server: str) -> list[Client]:
    clients = await seated(server, ("Ann", "Bob", "Cat"), game="winchester", clock=DAYS)
    await clients[0].post("start")
    await arrive(*clients)
    return clients


async def passes(clients: list[Client]) -> Client:
    """Pass for whoever is asked, or bid if passing is not allowed; everybody hears of it."""
    await until(lambda: any(client.is_asked for client in clients), *clients)
    client = next(client for client in clients if client.is_asked)
    update = client.last_update
    options = [option["action"] for option in update["options"]]
    prompt = update["view"]["prompt"]
    await client.answer(update, next((o for o in options if o["type"] == "Pass"), options[0]))
    await until(lambda: all(one.view["prompt"] != prompt for one in clients), *clients)
    return client


async def sees_all(client: Client) -> None:
    await client.say({"type": "NoteSeen", "n": client.have})
    await client.catch_up()


def leaves_for_an_hour(file: Path, seat: int | None) -> None:
    """As if the player had been here an hour ago."""
    with closing(sqlite3.connect(file)) as database, database:
        changed = database.execute("UPDATE seen SET at = at - ? WHERE seat = ?", (HOUR, seat))
        assert changed.rowcount == 1


async def missed(client: Client) -> Any:
    answer = await client.ask("GET", f"/api/tables/{client.code}/catch-up")
    answer.raise_for_status()
    return answer.json()


def keys(told: Any) -> list[str]:
    return [phrase["key"] for phrase in told["summary"]]


def test_a_returning_player_is_told_what_has_happened_since(sqlite_url: str, file: Path) -> None:
    async def scene(server: str) -> None:
        clients = await three(server)
        absent = await passes(clients)
        others = [client for client in clients if client is not absent]
        await sees_all(absent)
        lines = len(absent.story)
        await passes(clients)
        at_once = await missed(absent)
        leaves_for_an_hour(file, absent.seat)

        told = await missed(absent)

        assert at_once["summary"] == []
        assert told["line"] == lines
        assert "winchester-recap-sold" in keys(told) or len(keys(told)) == 1
        assert [len(client.story) for client in others] == [len(absent.story)] * 2
        assert len(absent.story) > lines

    with serving(sqlite_url) as server:
        run(lambda: scene(server))


def test_what_a_player_saw_holds_after_a_crash_and_on_another_device(
    sqlite_url: str, file: Path
) -> None:
    async def leave(url: str) -> tuple[Client, Any]:
        clients = await three(url)
        absent = await passes(clients)
        await sees_all(absent)
        await passes(clients)
        leaves_for_an_hour(file, absent.seat)
        return absent, await missed(absent)

    async def come_back(url: str, absent: Client) -> Any:
        phone = Client(url, "the phone")
        phone.code = absent.code
        moved = await phone.post("recover", {"recovery": absent.recovery})
        phone.token = moved["token"]
        return await missed(phone)

    with Server(sqlite_url, "--no-limits") as server:
        absent, before = run(lambda: leave(server.url))
        server.kill()
        server.start()
        after = run(lambda: come_back(server.url, absent))

    assert before["summary"]
    assert after == before


def test_nobody_is_told_what_only_they_have_done(sqlite_url: str, file: Path) -> None:
    async def scene(server: str) -> None:
        clients = await three(server)
        await until(lambda: any(client.is_asked for client in clients), *clients)
        mover = next(client for client in clients if client.is_asked)
        await sees_all(mover)
        leaves_for_an_hour(file, mover.seat)
        nothing_happened = await missed(mover)
        await passes(clients)

        answered = await missed(mover)

        assert nothing_happened["summary"] == []
        assert answered["summary"] == []
        # Their answer was a sign that they were here, after what the page had noted.
        assert answered["since"] > nothing_happened["since"] + HOUR / 2000

    with serving(sqlite_url) as server:
        run(lambda: scene(server))


def test_nobody_is_told_what_only_their_order_has_done(sqlite_url: str, file: Path) -> None:
    async def scene(server: str) -> Any:
        clients = await three(server)
        await until(lambda: any(client.is_asked for client in clients), *clients)
        mover = next(client for client in clients if client.is_asked)
        await sees_all(mover)
        ceiling = {"plot": mover.view["phase"]["plot"], "most": 3}
        await mover.say({"type": "SetOrders", "request": "order", "orders": {"ceiling": ceiling}})
        lines = len(mover.story)
        await until(lambda: len(mover.story) > lines, *clients)
        leaves_for_an_hour(file, mover.seat)
        return await missed(mover), mover.story[-1]

    with serving(sqlite_url) as server:
        told, line = run(lambda: scene(server))
    assert told["summary"] == []
    assert line["how"] == "order"
    assert line["at"] > 0


def test_only_a_seat_catches_up(sqlite_url: str) -> None:
    async def scene(server: str) -> None:
        ann, *_ = await three(server)
        spectator = Client(server)
        spectator.code = ann.code
        refused = await spectator.ask("GET", f"/api/tables/{ann.code}/catch-up")
        problem(refused, 403)
        await spectator.connect()
        await spectator.say({"type": "NoteSeen", "n": 1})
        await until(lambda: spectator.refusals, spectator)
        assert spectator.refusals[-1]["problem"]["error"] == "forbidden"

    with serving(sqlite_url) as server:
        run(lambda: scene(server))


def test_several_people_on_one_device_are_told_nothing(sqlite_url: str, file: Path) -> None:
    async def scene(server: str) -> Any:
        ann = Client(server)
        others: list[Message] = [{"kind": "open"}, {"kind": "open"}]
        await ann.open_table(*others, game="winchester", devices="pass", clock=DAYS)
        bob, cat = Client(server, "Bob"), Client(server, "Cat")
        bob.token = ann.token
        await bob.join(ann.code, same_device=True)
        await cat.join(ann.code)
        await ann.post("start")
        ann.wanted, bob.wanted = str(ann.seat), str(bob.seat)
        clients = [ann, bob, cat]
        await arrive(*clients)
        seen_by = ann if not ann.is_asked else bob
        await sees_all(seen_by)
        await passes(clients)
        leaves_for_an_hour(file, seen_by.seat)
        path = f"/api/tables/{ann.code}/catch-up?seat={seen_by.seat}"
        return (await seen_by.ask("GET", path)).json()

    with serving(sqlite_url) as server:
        assert run(lambda: scene(server))["summary"] == []
