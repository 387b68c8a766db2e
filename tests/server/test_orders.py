"""Orders over real sockets: previewed, refused with a reason, kept over a kill, seen by one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.live_server import LiveServer
from tests.server.clients import Client, Message, arrive, run, seated, until
from tests.server.serving import Server
from tests.support.third_party import PENNIES, with_games

RULES: Message = {"rules": [{"kind": "any", "most": 2}], "otherwise": "pass"}


async def two_at_winchester(server: str) -> tuple[Client, Client, Client]:
    """Ann, Bob and Cat have begun a game."""
    ann, bob, cat = await seated(server, ("Ann", "Bob", "Cat"), game="winchester")
    await ann.post("start")
    await arrive(ann, bob, cat)
    await until(lambda: ann.view is not None and ann.view["phase"]["type"] == "Bidding", ann)
    return ann, bob, cat


def asked_of(*clients: Client) -> Client:
    """Return the one who is asked to bid."""
    return next(one for one in clients if one.seat == clients[0].view["phase"]["in_auction"][0])


def test_a_preview_says_what_orders_would_do_and_changes_nothing(server: str) -> None:
    async def scene() -> tuple[Message, Message, Any]:
        everyone = await two_at_winchester(server)
        await asyncio.gather(*(one.catch_up() for one in everyone))
        bidder = asked_of(*everyone)
        others = [one for one in everyone if one is not bidder]
        await bidder.say({"type": "PreviewOrders", "request": "p", "orders": RULES})
        shown = await bidder.reply_to("p", "OrdersPreview")
        settled = await bidder.reply_to("p", "Acknowledged")
        before = [one.last_update["n"] for one in others]
        await asyncio.gather(*(one.catch_up() for one in others))
        assert [one.last_update["n"] for one in others] == before, "nobody else hears of it"
        return shown, settled, bidder.last_update["orders"]

    shown, settled, orders = run(scene)

    assert shown["answer"] == {"key": "winchester-label-bid", "args": {"amount": 1}}
    assert [line["order"] for line in shown["lines"]] == ["rules.0"]
    assert settled == {"type": "Acknowledged", "request": "p"}
    assert orders is None


@pytest.mark.parametrize("kind", ["SetOrders", "PreviewOrders"])
@pytest.mark.parametrize(
    ("orders", "said"),
    [
        ({"rules": [{"kind": "desert", "most": 0}]}, "A limit is between $1,000 and $110,000."),
        ({"rules": [{"kind": "swamp", "most": 3}]}, "These orders couldn’t be read."),
        ({"moves": 1}, "These orders couldn’t be read."),
    ],
)
def test_orders_that_make_no_sense_are_refused_with_a_reason(
    server: str, kind: str, orders: Message, said: str
) -> None:
    async def scene() -> tuple[Message, Any]:
        ann, _, _ = await two_at_winchester(server)
        await ann.say({"type": kind, "request": "o", "orders": orders})
        refused = await ann.reply_to("o", "Refused")
        await ann.catch_up()
        return refused, ann.last_update["orders"]

    refused, kept = run(scene)

    assert refused["problem"]["text"] == said
    assert kept is None


@pytest.mark.parametrize("kind", ["SetOrders", "PreviewOrders"])
def test_whoever_has_no_seat_leaves_no_orders(server: str, kind: str) -> None:
    async def scene() -> tuple[Message, Any]:
        ann, bob, _ = await two_at_winchester(server)
        guest = Client(server, "Dan")
        guest.code = ann.code
        await guest.connect()
        await guest.say({"type": kind, "request": "o", "orders": RULES})
        refused = await guest.reply_to("o", "Refused")
        await bob.catch_up()
        return refused, bob.last_update["orders"]

    refused, kept = run(scene)

    assert refused["problem"]["error"] == "forbidden"
    assert kept is None


def test_rules_bid_after_a_kill_and_only_their_player_can_change_them(tmp_path: Path) -> None:
    """Bob's page stays closed. What Ann orders does not touch his rules."""
    with Server(f"sqlite:///{tmp_path / 'orders.db'}") as server:

        async def leave() -> tuple[Client, Client, Client]:
            ann, bob, cat = await two_at_winchester(server.url)
            await bob.say({"type": "SetOrders", "request": "b", "orders": RULES})
            await bob.reply_to("b", "Acknowledged")
            await bob.close()
            await ann.say({"type": "SetOrders", "request": "a", "orders": {}})
            await ann.reply_to("a", "Acknowledged")
            return ann, bob, cat

        ann, bob, cat = run(leave)
        server.kill()
        server.start()

        async def go_on() -> tuple[Any, Any]:
            """Ann and Cat pass, so that Bob buys what is for sale."""
            for one in (ann, bob, cat):
                one.server = server.url
            await arrive(ann, cat)
            while not _sold(ann):
                for one in (ann, cat):
                    if one.is_asked:
                        await one.answer(one.last_update, {"type": "Pass"})
                        await until(lambda one=one: not one.is_asked, one)  # type: ignore[misc]
                await until(lambda: ann.is_asked or cat.is_asked or bool(_sold(ann)), ann, cat)
            await arrive(bob)
            return _sold(ann)[0], bob.last_update["orders"]

        sold, orders = run(go_on)

    assert (sold["buyer"], sold["price"], sold["is_forced"]) == (bob.seat, 1, False)
    assert orders == RULES


def _sold(client: Client) -> list[Any]:
    return [line["event"] for line in client.story if line["event"]["type"] == "PlotSold"]


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with with_games(PENNIES):
        server = LiveServer(tmp_path_factory.mktemp("plain"), options=("--no-limits",))
        server.start()
    yield server.address
    server.stop()


def test_a_game_without_orders_takes_none(plain_server: str) -> None:
    async def scene() -> tuple[Message, Message]:
        ann, _ = await seated(plain_server, ("Ann", "Bob"), game="pennies")
        await ann.post("start")
        await arrive(ann)
        await ann.say({"type": "SetOrders", "request": "1", "orders": RULES})
        refused = await ann.reply_to("1", "Refused")
        await ann.say({"type": "PreviewOrders", "request": "2", "orders": {}})
        return refused, await ann.reply_to("2", "OrdersPreview")

    refused, shown = run(scene)

    assert refused["problem"]["error"] == "malformed"
    assert (shown["answer"], shown["lines"]) == (None, [])
