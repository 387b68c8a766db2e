"""Games brought in from elsewhere over HTTP, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from tests.server.clients import BOT, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.games import GAMES
from tinhorn.games.winchester.state import Bidding
from tinhorn.server.limits import RECORD_BYTES

GOLDEN = Path(__file__).parents[1] / "golden" / "winchester"
Body = dict[str, Any]


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest) -> Iterator[str]:
    """A server that knows nothing of the games played at `server`."""
    with Server(request.getfixturevalue(f"{request.param}_url"), "--no-limits") as other:
        yield other.url


@pytest.fixture(scope="module")
def record(server: str) -> bytes:
    """The record of a whole game at a table of `server`."""

    async def scene() -> bytes:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(5)))
        return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).content

    return run(scene)


def from_the_terminal() -> bytes:
    """A record without a promise about its draws."""
    return sorted(GOLDEN.glob("*.log"))[0].read_bytes()


def bring(server: str, record: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(f"{server}/api/records", content=record, headers=headers, timeout=PATIENCE)


def changed(record: bytes, change: Any) -> bytes:
    plain = json.loads(record)
    change(plain)
    return json.dumps(plain).encode()


def test_a_game_goes_from_one_server_to_another_with_its_name(
    record: bytes, elsewhere: str
) -> None:
    answer = bring(elsewhere, record)

    table = answer.json()
    assert answer.status_code == 201
    assert table["code"] == json.loads(record)["fairness"]["table"]
    assert (table["status"], table["you"]) == ("over", None)
    assert table["outcome"] == json.loads(record)["outcome"]
    assert httpx.get(f"{elsewhere}/api/tables/{table['code']}/record").content == record


def test_a_game_that_was_brought_in_can_be_looked_at(elsewhere: str) -> None:
    async def scene() -> Client:
        watcher = Client(elsewhere)
        watcher.code = bring(elsewhere, from_the_terminal()).json()["code"]
        await watcher.connect()
        await watcher.hear_a("Update")
        return watcher

    watcher = run(scene)

    assert watcher.view["phase"]["type"] == "Over"
    assert watcher.story


@pytest.mark.parametrize("has_promise", ["with a promise", "without"])
def test_the_same_game_again_is_the_same_table(
    record: bytes, elsewhere: str, has_promise: str
) -> None:
    game = from_the_terminal() if has_promise == "without" else record

    first, second = bring(elsewhere, game), bring(elsewhere, game)

    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()


def test_a_game_is_at_home_where_it_was_played(record: bytes, server: str) -> None:
    answer = bring(server, record)

    assert answer.status_code == 200
    assert answer.json()["code"] == json.loads(record)["fairness"]["table"]


def test_another_game_cannot_take_the_name_of_a_table(record: bytes, server: str) -> None:
    def rename(plain: Body) -> None:
        plain["names"][0] = "Eve"

    answer = bring(server, changed(record, rename))

    assert (answer.status_code, answer.json()["error"]) == (409, "conflict")


def drawn_otherwise(plain: Body) -> None:
    draw = next(entry for entry in plain["entries"] if entry["action"]["type"] == "DrawPlot")
    draw["action"]["plot"] = draw["action"]["plot"] % 19 + 1


def not_asked(plain: Body) -> None:
    plain["entries"][4]["prompt"] = 999


def unpublished(plain: Body) -> None:
    plain["fairness"]["secret"] = None


def without_promise(plain: Body) -> None:
    del plain["fairness"]
    plain["entries"][4]["prompt"] = 999


def nowhere(plain: Body) -> None:
    plain["fairness"]["table"] = "../../etc"


def long_name(plain: Body) -> None:
    plain["names"][0] = "x" * 500


@pytest.mark.parametrize(
    ("change", "kind", "named"),
    [
        (drawn_otherwise, "fairness", "Entry 2 "),
        (not_asked, "record", "Answer 5 "),
        (without_promise, "record", "Answer 5 "),
        (unpublished, "fairness", "secret"),
        (nowhere, "record", "table"),
        (long_name, "malformed", "name"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(
    record: bytes, server: str, change: Any, kind: str, named: str
) -> None:
    answer = bring(server, changed(record, change))

    assert answer.status_code == 400
    assert answer.json()["error"] == kind
    assert named in answer.json()["text"]


def test_a_record_cannot_bring_a_state_that_cannot_be_shown(server: str) -> None:
    game = GAMES["winchester"]
    state = game.new(game.Setup(players=5))

    def begin_elsewhere(plain: Body) -> None:
        plain["setup"]["players"] = 3
        plain["names"] = ["Ann", "Bob", "Cat"]
        plain["start"] = msgspec.json.encode(replace(state, phase=AUCTION)).decode()
        plain["entries"] = []
        plain["outcome"] = None

    answer = bring(server, changed(from_the_terminal(), begin_elsewhere))

    assert (answer.status_code, answer.json()["error"]) == (400, "record")


AUCTION = Bidding(1, 0, (4, 0, 1, 2, 3))
"""The fifth player is to speak."""


@pytest.mark.parametrize("body", [b"", b"{}", b"[1", b"\xff", b'{"format":1,"game":"chess"}'])
def test_what_is_no_record_is_refused(server: str, body: bytes) -> None:
    answer = bring(server, body)

    assert (answer.status_code, answer.json()["error"]) == (400, "record")


def test_a_record_has_its_limits(strict_server: str) -> None:
    too_long = bring(strict_server, b" " * (RECORD_BYTES + 1))
    answers = [bring(strict_server, b"{}") for _ in range(30)]

    assert (too_long.status_code, too_long.json()["error"]) == (413, "too-large")
    assert (answers[-1].status_code, answers[-1].json()["error"]) == (429, "too-many")
