"""Playing again: the same people, at a table that follows the first."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx

from tests.server.clients import BOT, OPEN, Client, at_random, run, seated, until
from tests.server.test_lobby import problem


def test_people_play_again_on_their_own_seats(server: str) -> None:
    async def scene() -> tuple[httpx.Response, list[Any], Any]:
        ann, bob = Client(server), Client(server, "Bob")
        code = await ann.open_table(BOT, OPEN, options={"bonus": "hidden"})
        await bob.join(code)
        await ann.post("start")
        too_early = await ann.ask("POST", f"/api/tables/{code}/rematch")
        for client in (ann, bob):
            await client.connect()
        await asyncio.gather(*(client.play(at_random(Random(4))) for client in (ann, bob)))
        again = [await bob.post("rematch"), await ann.post("rematch")]
        return too_early, again, (await ann.ask("GET", f"/api/tables/{code}")).json()

    too_early, (by_bob, by_ann), before = run(scene)

    problem(too_early, 409)
    assert by_bob["table"]["code"] == by_ann["table"]["code"] == before["next_code"]
    assert (by_ann["seat"], by_bob["seat"]) == (0, 2)
    assert [seat["kind"] for seat in by_ann["table"]["seats"]] == ["person", "bot", "person"]
    assert [seat["is_host"] for seat in by_ann["table"]["seats"]] == [False, False, True]
    assert by_ann["table"]["options"]["bonus"] == "hidden"
    assert by_ann["table"]["commitment"] != before["commitment"]


def finished(browser: httpx.Client, **changes: Any) -> str:
    """Play a game of the browser's person against bots; return the code of its table."""
    wish = {"game": "winchester", "seats": [{"kind": "me"}, BOT, BOT], "name": "Ann"}
    code: str = browser.post("/api/tables", json=wish | changes).json()["table"]["code"]
    if changes.get("devices") == "screen":
        browser.post(f"/api/tables/{code}/join", json={"name": "Ann"})
    browser.post(f"/api/tables/{code}/start")

    async def scene() -> None:
        ann = Client(str(browser.base_url).rstrip("/"))
        ann.code, ann.token = code, browser.cookies[f"tinhorn-{code}"]
        await ann.connect()
        await ann.play(at_random(Random(5)))

    run(scene)
    return code


def test_a_screen_that_holds_a_seat_goes_on_as_host(browser: httpx.Client) -> None:
    code = finished(browser, devices="screen", seats=[OPEN, BOT, BOT])

    again = browser.post(f"/api/tables/{code}/rematch").json()

    assert again["seat"] == 0
    assert again["table"]["is_host"]
    begun = browser.post(f"/api/tables/{again['table']['code']}/start")
    assert begun.json()["status"] == "playing"


def test_a_repeated_rematch_request_returns_the_same_seat(browser: httpx.Client) -> None:
    code = finished(browser)

    first = browser.post(f"/api/tables/{code}/rematch").json()
    browser.cookies.delete(f"tinhorn-{first['table']['code']}")
    second = browser.post(f"/api/tables/{code}/rematch")

    assert second.status_code == 201, "the first answer may have been lost on its way"
    assert second.json()["seat"] == first["seat"]
    assert second.json()["table"]["code"] == first["table"]["code"]
    assert browser.get(f"/api/tables/{first['table']['code']}").json()["you"] == first["seat"]


def test_simultaneous_rematch_requests_lead_to_one_table(server: str) -> None:
    async def scene() -> tuple[set[str], list[str]]:
        people = await seated(server, ("Ann", "Bob", "Cat"), listed=True, title="Same time")
        await people[0].post("start")
        for client in people:
            await client.connect()
        await asyncio.gather(*(client.play(at_random(Random(4))) for client in people))
        again = await asyncio.gather(*(client.post("rematch") for client in people))
        tables = (await people[0].ask("GET", "/api/tables")).json()
        listed = [table["code"] for table in tables if table["title"] == "Same time"]
        return {seated["table"]["code"] for seated in again}, listed

    codes, listed = run(scene)

    assert len(codes) == 1
    assert set(listed) == codes, "nobody waits at a table that nobody comes to"


async def over(server: str, **more: Any) -> list[Client]:
    """Three people who have finished a game."""
    people = await seated(server, ("Ann", "Bob", "Cat"), **more)
    await people[0].post("start")
    for client in people:
        await client.connect()
    await asyncio.gather(*(client.play(at_random(Random(4))) for client in people))
    return people


def test_a_rematch_keeps_seats_by_name_and_the_rules_of_the_table(server: str) -> None:
    async def scene() -> None:
        ann, bob, _ = await over(
            server, binding=True, consent=True, cover="minutes", cover_minutes=45
        )
        opened = (await bob.post("rematch"))["table"]
        kept = [(seat["kind"], seat["name"], seat["hat"]) for seat in opened["seats"]]
        stranger = Client(server, "Dan")
        refused = await stranger.ask(
            "POST", f"/api/tables/{opened['code']}/join", {"name": "Dan", "hat": 4, "seat": None}
        )
        back = await ann.post("rematch")

        hats = [seat["hat"] for seat in ann.table["seats"]]
        assert kept == [
            ("open", "Ann", hats[0]),
            ("person", "Bob", hats[1]),
            ("open", "Cat", hats[2]),
        ]
        rules = [opened[rule] for rule in ("binding", "consent", "cover", "cover_minutes")]
        assert rules == [True, True, "minutes", 45]
        # Where all open seats are kept for somebody, a guest takes the first of them.
        assert refused.json()["seat"] == 0
        assert back["seat"] == 2
        assert [seat["name"] for seat in back["table"]["seats"]] == ["Dan", "Bob", "Ann"]

    run(scene)


def test_who_has_lost_the_cookie_gets_the_kept_seat_by_name(server: str) -> None:
    async def scene() -> None:
        ann, _, _ = await over(server)
        code = (await ann.post("rematch"))["table"]["code"]
        cat = Client(server, "Cat")
        await cat.join(code)

        assert cat.seat == 2

    run(scene)


def test_the_others_see_that_a_rematch_was_asked_for(server: str) -> None:
    async def scene() -> None:
        ann, bob, _ = await over(server)
        again = await ann.post("rematch")
        await until(lambda: bob.table["next_code"] is not None, bob)

        assert bob.table["next_code"] == again["table"]["code"]

    run(scene)
