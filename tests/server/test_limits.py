"""Nobody may ask for too much at once (trust.md, row 11)."""

from __future__ import annotations

import httpx

from tests.server.clients import BOT, ME, Client, run
from tests.server.serving import PATIENCE
from tinhorn.server.limits import Limiter, Rate


class Watch:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_so_many_at_once_and_so_many_a_second_after_that() -> None:
    watch = Watch()
    limiter = Limiter(Rate(burst=3, per_second=2), now=watch)

    at_once = [limiter.allows("Ann") for _ in range(4)]
    watch.seconds += 1
    later = [limiter.allows("Ann") for _ in range(3)]

    assert at_once == [True, True, True, False]
    assert later == [True, True, False]


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


def test_a_flood_of_messages_is_refused_and_costs_the_sender_only(strict_server: str) -> None:
    async def scene() -> list[str]:
        ann = Client(strict_server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        for _ in range(100):
            await ann.say({"type": "Ping"})
        kinds: list[str] = []
        while len(kinds) < 100:
            message = await ann.hear()
            if message["type"] in ("Pong", "Refused"):
                kinds.append(message["type"])
        return kinds

    kinds = run(scene)

    assert "Refused" in kinds
    assert kinds.count("Pong") >= 50


def test_codes_cannot_be_guessed_for_long(strict_server: str) -> None:
    with httpx.Client(base_url=strict_server, timeout=PATIENCE) as stranger:
        wish = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann"}
        code = stranger.post("/api/tables", json=wish).json()["table"]["code"]
        statuses = [
            stranger.get(f"/api/tables/MESA-22{number:02}").status_code for number in range(40)
        ]
        guessed_right = stranger.get(f"/api/tables/{code}")

    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert guessed_right.status_code == 429
    assert guessed_right.json()["error"] == "too-many"
