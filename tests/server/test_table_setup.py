"""What the host settles before the game: seats, their order, options, and with whom it starts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clients import ABSENT, BOT, OPEN, Client, arrive, at_random, run, seated, until
from tests.server.test_lobby import problem

NAMES = ("Ann", "Bob", "Cat")


async def table_of(client: Client) -> Any:
    return (await client.ask("GET", f"/api/tables/{client.code}")).json()


async def post(client: Client, action: str, body: Any = None) -> httpx.Response:
    return await client.ask("POST", f"/api/tables/{client.code}/{action}", body)


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_start_with_three_of_four_seats_plays_with_three(server: str) -> None:
    async def scene() -> tuple[list[Client], Any]:
        people = [Client(server, name) for name in NAMES]
        code = await people[0].open_table(OPEN, OPEN, OPEN)
        await people[1].join(code, seat=2)
        await people[2].join(code, seat=3)
        await arrive(*people)
        await people[0].post("start")
        await asyncio.gather(*(person.play(at_random(Random(3))) for person in people))
        return people, await table_of(people[1])

    people, table = run(scene)

    assert kinds(table) == ["person"] * 3
    assert [seat["name"] for seat in table["seats"]] == list(NAMES)
    assert table["you"] == 1
    assert [person.view["viewer"] for person in people] == [0, 1, 2]


@pytest.mark.parametrize(
    ("game", "option", "alone"),
    [("winchester", "ledger", "helped"), ("dicetown", "memory", "noted")],
)
def test_what_was_seen_is_noted_by_default_for_one_person_with_bots(
    server: str, game: str, option: str, alone: str
) -> None:
    async def scene() -> list[str]:
        found = []
        for seats, options in (
            ((BOT, BOT), {}),
            ((BOT, OPEN), {}),
            ((BOT, BOT), {option: "secret"}),
        ):
            ann = Client(server)
            await ann.open_table(*seats, game=game, options=options)
            found.append((await table_of(ann))["options"][option])
        return found

    assert run(scene) == [alone, "secret", "secret"]


def test_too_few_players_start_only_with_bots(server: str) -> None:
    async def scene() -> tuple[httpx.Response, Any, Any]:
        ann = Client(server)
        await ann.open_table(OPEN, OPEN, OPEN)
        refused = await post(ann, "start")
        before = await table_of(ann)
        return refused, before, await ann.post("start?fill=bots")

    refused, before, started = run(scene)

    assert problem(refused, 409)["reason"]["key"] == "server-too-few"
    assert (before["status"], len(before["seats"])) == ("seating", 4)
    assert kinds(started) == ["person", "bot", "bot", "bot"]


def test_nobody_starts_a_game_of_empty_chairs(server: str) -> None:
    async def scene() -> httpx.Response:
        screen = Client(server, "Parlour")
        wish = {"game": "winchester", "seats": [ABSENT] * 3, "name": "", "devices": "screen"}
        answer = (await screen.ask("POST", "/api/tables", wish)).json()
        screen.code, screen.token = answer["table"]["code"], answer["token"]
        return await post(screen, "start")

    assert problem(run(scene), 409)["reason"]["key"] == "server-nobody-plays"


def test_the_host_reorders_adds_and_removes_seats(server: str) -> None:
    async def scene() -> tuple[Any, Any, Any]:
        ann, bob, _ = await seated(server, NAMES)
        await arrive(bob)
        moved = await ann.post("seats", {"order": [2, 1, 0, None]})
        await until(lambda: len(bob.table["seats"]) == 4, bob)
        heard = bob.table
        return moved, heard, await ann.post("seats", {"order": [2, 0, 1]})

    moved, heard, removed = run(scene)

    assert [seat["name"] for seat in moved["seats"]] == ["Cat", "Bob", "Ann", None]
    assert moved["is_host"]
    assert (moved["you"], heard["you"]) == (2, 1)
    assert len({seat["hat"] for seat in moved["seats"]}) == 4
    assert {seat["presence"] for seat in heard["seats"] if seat["name"] == "Bob"} == {"here"}
    assert [seat["name"] for seat in removed["seats"]] == ["Ann", "Cat", "Bob"]
    assert [seat["is_host"] for seat in removed["seats"]] == [True, False, False]


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ([0, 1], 400),
        ([0, 1, 1], 400),
        ([0, 2, None], 400),
        ([0, 1, 9], 400),
        ([0, 1, 2, None, None, None], 400),
    ],
)
def test_some_orders_of_seats_make_no_sense(
    server: str, order: list[int | None], status: int
) -> None:
    async def scene() -> tuple[httpx.Response, Any, Any]:
        ann, bob = Client(server), Client(server, "Bob")
        await bob.join(await ann.open_table(OPEN, BOT))
        before = await table_of(ann)
        return await post(ann, "seats", {"order": order}), before, await table_of(ann)

    answer, before, after = run(scene)

    problem(answer, status)
    assert after["seats"] == before["seats"]


def test_the_host_changes_options_one_at_a_time(server: str) -> None:
    async def scene() -> tuple[Any, httpx.Response]:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("options", {"clock": {"kind": "live", "seconds": 60}})
        table = await ann.post("options", {"options": {"edition": "2019"}})
        return table, await post(ann, "options", {"options": {"edition": "1850"}})

    table, refused = run(scene)

    assert table["clock"] == {"kind": "live", "seconds": 60}
    assert table["options"]["edition"] == "2019"
    assert table["options"]["ledger"] == "helped", "one person alone with bots"
    assert problem(refused, 400)["error"] == "setup"


@pytest.mark.parametrize(
    ("action", "body"), [("seats", {"order": [0, 2, 1]}), ("options", {"options": {}})]
)
def test_only_the_host_settles_the_table_and_only_before_the_start(
    server: str, action: str, body: Any
) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response]:
        ann, bob, _ = await seated(server, NAMES)
        by_guest = await post(bob, action, body)
        await ann.post("start")
        return by_guest, await post(ann, action, body)

    by_guest, late = run(scene)

    assert problem(by_guest, 403)["reason"]["key"] == "server-host-only"
    assert problem(late, 409)["reason"]["key"] == "table-playing"


def test_players_without_a_name_are_stored_without_one(server: str) -> None:
    async def scene() -> Any:
        ann = Client(server, "")
        code = await ann.open_table(OPEN, OPEN)
        for name in ("", "  "):
            await Client(server, name).join(code)
        return await table_of(ann)

    assert [seat["name"] for seat in run(scene)["seats"]] == [None] * 3


def test_a_bot_gives_its_name_to_a_person(server: str) -> None:
    async def scene() -> tuple[Any, httpx.Response]:
        ann = Client(server)
        code = await ann.open_table(BOT, OPEN, OPEN)
        bot = (await table_of(ann))["seats"][1]["name"]
        await Client(server, bot).join(code)
        clash = await Client(server).ask("POST", f"/api/tables/{code}/join", {"name": bot.upper()})
        return await table_of(ann), clash

    table, clash = run(scene)

    names = [seat["name"] for seat in table["seats"]]
    assert len({*names}) == 4
    assert names[2] is not None
    assert problem(clash, 409)["reason"]["key"] == "server-name-taken"


def test_a_player_takes_another_name_unless_somebody_has_it(server: str) -> None:
    async def scene() -> tuple[Any, httpx.Response, httpx.Response]:
        _, bob, cat = await seated(server, NAMES)
        renamed = await bob.post("name", {"name": " Robert "})
        clash = await post(cat, "name", {"name": "robert"})
        stranger = Client(server)
        stranger.code = bob.code
        return renamed, clash, await post(stranger, "name", {"name": "Eve"})

    renamed, clash, by_stranger = run(scene)

    assert renamed["seats"][1]["name"] == "Robert"
    assert problem(clash, 409)["reason"]["key"] == "server-name-taken"
    problem(by_stranger, 403)
