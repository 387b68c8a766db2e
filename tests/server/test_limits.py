"""Nobody may ask for too much at once (trust.md, row 11)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import BOT, ME, OPEN, Client, run
from tests.server.serving import PATIENCE, serving
from tests.server.test_lobby import problem
from tinhorn.server.auth import network_of
from tinhorn.server.middleware.rate_limits import MESSAGES, Debt, Limiter, Rate

WISH = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann"}
NEIGHBOUR = {"x-forwarded-for": "192.0.2.7"}
FLOOD = 100
"""More than a connection may say at once."""


class Watch:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    watch = Watch()
    limiter = Limiter(Rate(burst=3, per_second=2), now=watch)

    at_once = [limiter.allows("Ann") for _ in range(4)]
    watch.seconds += 1
    later = [limiter.allows("Ann") for _ in range(3)]

    assert at_once == [True, True, True, False]
    assert later == [True, True, False]


def test_a_bucket_in_debt_returns_the_seconds_to_wait() -> None:
    watch = Watch()
    debt = Debt(Rate(burst=2, per_second=4), now=watch)

    delays = [debt.delay() for _ in range(4)]
    watch.seconds += 0.5

    assert delays == [0, 0, 0.25, 0.5]
    assert debt.delay() == 0.25


def test_each_has_a_limit_of_their_own() -> None:
    limiter = Limiter(Rate(burst=1, per_second=1), now=Watch())

    assert limiter.allows("Ann")
    assert limiter.allows("Bob")
    assert limiter.is_empty("Ann")
    assert not limiter.is_empty("Cat")


def test_a_limiter_does_not_grow_without_end() -> None:
    watch = Watch()
    limiter = Limiter(Rate(burst=1, per_second=1), most=10, now=watch)

    for number in range(100):
        limiter.allows(number)
        watch.seconds += 0.2

    assert len(limiter) <= 10
    assert limiter.is_empty(99)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_is_counted_as_one(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_a_flood_of_messages_is_read_slowly_and_completely(strict_server: str) -> None:
    async def scene() -> float:
        ann = Client(strict_server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        began = monotonic()
        for _ in range(FLOOD):
            await ann.say({"type": "Ping"})
        pongs = 0
        while pongs < FLOOD:
            pongs += (await ann.hear())["type"] == "Pong"
        return monotonic() - began

    seconds = run(scene)

    assert seconds > (FLOOD - MESSAGES.burst) / MESSAGES.per_second - 1


def test_codes_cannot_be_guessed_for_long(strict_server: str) -> None:
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as stranger:
        code = stranger.post("/api/tables", json=WISH).json()["table"]["code"]
        guesses = [guess(stranger, f"MESA-22{number:02}", code) for number in range(40)]

    assert guesses[0] == ("unknown", None)
    assert ("too-many", "too-many") in guesses


@pytest.mark.parametrize("is_there", [False, True])
def test_codes_cannot_be_guessed_in_cookies(strict_server: str, *, is_there: bool) -> None:
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as stranger:
        code = stranger.post("/api/tables", json=WISH).json()["table"]["code"]
        guesses = [code if is_there else f"MESA-23{number:02}" for number in range(40)]
        mine = [
            stranger.get("/api/tables/mine", headers={"cookie": f"tinhorn-{guess}=x"})
            for guess in guesses
        ]
        after = stranger.get(f"/api/tables/{code}")

    assert mine[0].json() == []
    assert problem(mine[-1], 429)["error"] == problem(after, 429)["error"] == "too-many"


def test_what_everybody_reads_in_the_chat_is_limited(strict_server: str) -> None:
    """It is stored and sent to whoever comes, and pauses stay with the table."""
    wish = {"game": "dicetown", "seats": [ME, OPEN], "name": "Ann", "host_decides": True}
    with (
        httpx.Client(base_url=strict_server, timeout=PATIENCE) as ann,
        httpx.Client(base_url=strict_server, timeout=PATIENCE) as bob,
    ):
        table = f"/api/tables/{ann.post('/api/tables', json=wish).json()['table']['code']}"
        bob.post(f"{table}/join", json={"name": "Bob"})
        ann.post(f"{table}/start", json={})
        codes = [ann.post(f"{table}/seats/1", json={"kind": "reissue"}) for _ in range(12)]
        pauses = [
            bob.post(f"{table}/motions", json={"wish": kind}) for kind in ("pause", "continue") * 6
        ]

    assert codes[0].status_code == 200
    for answers in (codes, pauses):
        assert problem(answers[-1], 429)["error"] == "too-many"


def test_new_reviews_are_limited_like_new_tables(strict_server: str) -> None:
    """Each takes seconds, one after the other, and others wait for theirs."""
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as ann:
        table = f"/api/tables/{ann.post('/api/tables', json=WISH).json()['table']['code']}"
        ann.post(f"{table}/start", json={})
        assert ann.post(f"{table}/leave", json={}).json()["status"] == "abandoned"
        while ann.post("/api/tables", json=WISH).status_code == 201:
            pass
        refused = ann.get(f"{table}/review")

    assert problem(refused, 429)["error"] == "too-many"


def test_forged_addresses_do_not_escape_the_limits(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted_by_compose())
    with serving(sqlite_url) as url, httpx.Client(base_url=url, timeout=PATIENCE) as stranger:
        answers = [
            stranger.get(
                f"/api/tables/MESA-22{number:02}",
                headers={"x-forwarded-for": f"198.51.100.{number}, 203.0.113.7"},
            )
            for number in range(40)
        ]

    assert "too-many" in {answer.json()["error"] for answer in answers}


def trusted_by_compose() -> str:
    """Return the proxies whose word compose.yaml takes."""
    compose = Path(__file__).parents[2] / "compose.yaml"
    found = re.search(r'FORWARDED_ALLOW_IPS: "(.*)"', compose.read_text())
    assert found
    return found[1]


def test_recovery_codes_cannot_be_guessed_for_long(strict_server: str) -> None:
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as stranger:
        code = stranger.post("/api/tables", json=WISH).json()["table"]["code"]
        answers = [
            stranger.post(f"/api/tables/{code}/recover", json={"recovery": f"{number}"})
            for number in range(40)
        ]

    errors = [answer.json()["error"] for answer in answers]
    assert errors[0] == "forbidden"
    assert errors[-1] == "too-many"


@pytest.mark.parametrize(
    ("method", "path", "body", "most"),
    [("GET", "/api/games", None, 1_000), ("POST", "/api/tables", WISH, 100)],
    ids=["requests", "tables"],
)
def test_http_requests_are_rate_limited_per_address(
    strict_server: str, method: str, path: str, body: Any, most: int
) -> None:
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as client:
        answers = (client.request(method, path, json=body) for _ in range(most))
        number, refused = next(
            (number, answer) for number, answer in enumerate(answers) if answer.is_error
        )
        neighbour = client.request(method, path, json=body, headers=NEIGHBOUR)

    assert number >= 20
    assert problem(refused, 429)["error"] == "too-many"
    assert neighbour.is_success


def test_new_sockets_are_rate_limited_per_address(strict_server: str) -> None:
    async def scene() -> InvalidStatus:
        ann = Client(strict_server)
        await ann.open_table(BOT, BOT)
        with pytest.raises(InvalidStatus) as refused:
            await come_and_go(ann)
        return refused.value

    assert run(scene).response.status_code == 429


async def come_and_go(client: Client) -> None:
    for _ in range(10 * FLOOD):  # more than a slow machine needs
        await client.connect()
        await client.close()


def guess(stranger: httpx.Client, wrong: str, right: str) -> tuple[str | None, str | None]:
    """Return what is said against a wrong code, and then against a right one."""
    answers = [stranger.get(f"/api/tables/{code}").json() for code in (wrong, right)]
    return answers[0].get("error"), answers[1].get("error")


def test_an_address_has_a_limited_number_of_open_sockets(sqlite_url: str) -> None:
    async def scene(server: str) -> tuple[int, str]:
        ann = Client(server)
        code = await ann.open_table(BOT, BOT)
        watchers = [Client(server) for _ in range(4)]
        for watcher in watchers:
            watcher.code = code
        for watcher in watchers[:3]:
            await watcher.connect()
        with pytest.raises(InvalidStatus) as refused:
            await watchers[3].connect()
        await watchers[0].close()
        await watchers[3].connect()
        await watchers[3].catch_up()
        response = refused.value.response
        return response.status_code, json.loads(response.body or b"")["text"]

    with serving(sqlite_url, "--sockets-per-address", "3") as server:
        status, text = run(lambda: scene(server))

    assert status == 429
    assert "3 open connections" in text
