"""Nothing illegal, stale, repeated, garbled or out of order changes a table (trust.md, row 3)."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clients import BOT, Client, Message, arrive, at_random, run, seated, until
from tests.server.serving import PATIENCE

NAMES = ("Ann", "Bob", "Cat")
NOISE: list[Any] = [
    None, True, -1, 0, 1.5, 10**30, "", "x", "\u0000", [], {}, {"type": "Bid"}, [[[[[]]]]],
]  # fmt: skip


def garbled(rng: Random, answer: Message) -> str | bytes:
    """Return an answer as nobody should send it."""
    text = json.dumps(answer)
    ways: list[Callable[[], str | bytes]] = [
        lambda: text[: rng.randrange(len(text))],
        lambda: text.replace('"', "'", 1),
        lambda: json.dumps({**answer, rng.choice([*answer]): rng.choice(NOISE)}),
        lambda: json.dumps({key: answer[key] for key in answer if rng.random() < 0.5}),
        lambda: json.dumps(rng.choice(NOISE)),
        lambda: "[" * rng.randrange(1, 5000),
        lambda: bytes(rng.randrange(256) for _ in range(40)),
        lambda: json.dumps({**answer, "action": {"type": rng.choice(["Deal", "DrawPlot", ""])}}),
        lambda: json.dumps({**answer, "prompt": answer["prompt"] + rng.choice([-1, 1, 2**60])}),
        lambda: json.dumps({**answer, "asking": 7}),
        lambda: json.dumps({"type": rng.choice(["Update", "Hello", "Undo", "hello", 3])}),
    ]
    return rng.choice(ways)()


async def views(clients: list[Client]) -> list[Any]:
    """Return what everyone sees, asked for afresh."""
    seen = []
    for client in clients:
        look = Client(client.server)
        look.code, look.token = client.code, client.token
        await arrive(look)
        seen.append(look.view)
        await look.close()
    return seen


@pytest.mark.parametrize("seed", range(3))
def test_garbled_messages_change_nothing(server: str, seed: int) -> None:
    rng = Random(seed)

    async def scene() -> None:
        people = await seated(server, NAMES)
        await people[0].post("start")
        await arrive(*people)
        for _ in range(6):
            asked = next(client for client in people if client.is_asked)
            await pester(rng, people, asked)
            await asked.answer(asked.last_update, at_random(rng)(asked.last_update))
            # Not until everybody has an update: an answer may change nothing that somebody sees.
            for client in (asked, *people):
                await client.catch_up()

    run(scene)


async def pester(rng: Random, people: list[Client], asked: Client) -> None:
    """Say for everyone what they should not; nobody else hears of it, and nothing comes of it."""
    before = await views(people)
    answer = {
        "type": "Answer",
        "request": "fuzz",
        "prompt": asked.view["decision"]["prompt"],
        "asking": asked.last_update["asking"],
        "action": {"type": "Bid", "amount": 1000},
    }
    for client in people:
        client.refusals.clear()
        for number in range(12):
            noise = garbled(rng, {**answer, "request": f"fuzz-{number}"})
            await client.say(noise)
        await client.say({**answer, "request": "too-much"})
        while not client.refusals or client.refusals[-1]["request"] != "too-much":
            heard = await client.hear()
            assert heard["type"] in ("Refused", "TableChanged"), heard
        for refused in client.refusals:
            assert refused["problem"]["error"] in ("malformed", "refused", "stale")
            assert refused["problem"]["text"]
    assert await views(people) == before


def test_answering_for_another_seat_is_refused(server: str) -> None:
    async def scene() -> list[Message]:
        people = await seated(server, NAMES)
        await people[0].post("start")
        await arrive(*people)
        asked = next(client for client in people if client.is_asked)
        for client in people:
            if client is not asked:
                request = await client.answer(
                    asked.last_update, asked.last_update["options"][0]["action"]
                )
                await client.reply_to(request, "Refused")
        return [refused for client in people for refused in client.refusals]

    refusals = run(scene)

    assert [refused["problem"]["reason"]["key"] for refused in refusals] == [
        "refusal-not-asked"
    ] * 2


def test_the_same_answer_twice_has_one_effect_and_is_acknowledged_twice(server: str) -> None:
    async def scene() -> tuple[Client, int]:
        people = await seated(server, NAMES)
        await people[0].post("start")
        await arrive(*people)
        asked = next(client for client in people if client.is_asked)
        update = asked.last_update
        request = await asked.answer(update, update["options"][0]["action"])
        answer = asked.unacknowledged[request]
        await asked.reply_to(request, "Acknowledged")
        have = asked.have
        await asked.say(answer)
        await asked.reply_to(request, "Acknowledged")
        await asked.say({**answer, "request": "another"})
        await asked.reply_to("another", "Refused")
        return asked, have

    asked, have = run(scene)

    assert asked.have == have
    assert asked.acknowledged[0] == asked.acknowledged[1]
    assert asked.refusals[0]["problem"]["error"] == "stale"


DEEP = "[" * 50_000
FAR = 10**30


@pytest.mark.parametrize(
    "said",
    [
        {"type": "Hello", "last_chat": -FAR},
        {"type": "Answer", "request": "1", "prompt": FAR, "action": {"type": "Pass"}},
        {"type": "Answer", "request": "1", "prompt": 1, "asking": -FAR, "action": {"type": "Pass"}},
        {"type": "Undo", "request": "\0"},
        {"type": "Say", "request": "\0", "text": "Howdy"},
    ],
)
def test_odd_messages_do_not_close_the_socket(server: str, said: Message) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await ann.say(said)
        await ann.catch_up()

    run(scene)


def test_a_request_has_a_name_that_can_be_kept(server: str) -> None:
    async def scene() -> Message:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.say({"type": "Say", "request": "\0", "text": "Howdy"})
        await until(lambda: ann.refusals, ann)
        return ann.refusals[-1]

    assert run(scene)["problem"]["reason"]["key"] == "server-malformed-request"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("tables", DEEP, 400),
        ("tables/{code}/join", DEEP, 400),
        ("tables/{code}/join", json.dumps({"name": "Bob", "seat": FAR}), 409),
        (f"tables/{{code}}/seats/{FAR}", json.dumps({"kind": "bot"}), 404),
        ("tables/{code}/qr.svg", json.dumps({"seat": 0, "recovery": "A" * 9_000}), 400),
    ],
)
def test_odd_http_requests_are_answered_with_a_sentence(
    server: str, path: str, body: str, status: int
) -> None:
    async def opened() -> Client:
        ann = Client(server)
        await ann.open_table({"kind": "open"}, BOT)
        return ann

    ann = run(opened)
    headers = {"content-type": "application/json", "authorization": f"Bearer {ann.token}"}
    url = f"{server}/api/{path.format(code=ann.code)}"

    answer = httpx.post(url, content=body, headers=headers, timeout=PATIENCE)

    assert (answer.status_code, bool(answer.json()["text"])) == (status, True)


def test_a_message_that_cannot_be_read_is_refused_in_the_language_of_its_reader(
    server: str,
) -> None:
    async def scene() -> Message:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        ann.language = "de"
        await ann.connect()
        await ann.say({"type": "Say", "request": 3})
        await until(lambda: ann.refusals, ann)
        return ann.refusals[-1]

    problem = run(scene)["problem"]
    assert problem["text"] == "Diese Nachricht lässt sich nicht lesen."
    assert problem["detail"] == "Expected `str`, got `int` - at `$.request`"
