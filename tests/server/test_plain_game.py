"""A game with the plain defaults for all that is optional, over HTTP and sockets: no answer is 500.

A second folder holds games that are broken: the server starts without them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from tests.browser.live_server import LiveServer
from tests.server.clients import ABSENT, BOT, ME, OPEN, Client, arrive, at_random, run, until
from tests.server.serving import PATIENCE
from tests.support.third_party import BROKEN, LEFT_OUT, PENNIES, with_games

WHILE_PLAYING = (
    "/api/tables/{code}",
    "/api/tables/{code}/report",
    "/api/tables/{code}/guidance",
    "/api/tables/{code}/reply?text=points",
    "/api/tables/{code}/reply?text=what now",
    "/api/tables/{code}/frames",
    "/api/tables/{code}/chances",
    "/api/tables/mine",
    "/api/tables",
)
AFTERWARDS = (
    "/api/tables/{code}/report",
    "/api/tables/{code}/guidance",
    "/api/tables/{code}/frames",
    "/api/tables/{code}/frames?perspective=open",
    "/api/tables/{code}/frames/views?perspective=open&first=0&last=5",
    "/api/tables/{code}/frames/views?perspective=0&first=0&last=5",
    "/api/tables/{code}/chances",
    "/api/tables/{code}/summary",
    "/api/tables/{code}/review",
    "/api/tables/{code}/proof",
    "/api/tables/{code}/record",
    "/api/dice",
    "/api/guide/pennies",
    "/games/installed.js",
    "/locale/en.ftl",
    "/locale/de.ftl",
    "/",
)


class Player(Client):
    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over" and not self.unacknowledged


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield a server with one game that is small and two that are broken."""
    with with_games(PENNIES, BROKEN):
        server = LiveServer(tmp_path_factory.mktemp("plain"), options=("--no-limits",))
        server.start()
    yield server.address
    server.stop()


@pytest.fixture(scope="module")
def played(plain_server: str) -> Client:
    """Play a whole game with two people, a bot and a spectator."""

    async def scene() -> Client:
        ann, bob, dan = (Player(plain_server, name) for name in ("Ann", "Bob", "Dan"))
        code = await ann.open_table(OPEN, BOT, game="pennies", options={"talk": "silent"})
        await bob.join(code)
        dan.code = code
        await ann.post("start")
        await arrive(ann, bob, dan)
        await until(lambda: ann.is_asked, ann)
        await ann.say({"type": "SetOrders", "request": "orders", "orders": {}})
        for path in WHILE_PLAYING:
            for reader in (ann, dan):
                answer = await reader.ask("GET", path.format(code=code))
                assert answer.status_code < 500, (path, answer.text)
        everyone = (ann, bob, dan)
        await asyncio.gather(
            *(client.play(at_random(Random(seat))) for seat, client in enumerate(everyone))
        )
        return ann

    return run(scene)


def test_it_is_offered_with_what_it_has_and_broken_games_are_not(plain_server: str) -> None:
    games = httpx.get(f"{plain_server}/api/games", timeout=PATIENCE).json()

    offered = {game["name"]: game for game in games}
    assert {*offered} >= {"pennies", "winchester", "dicetown"}
    assert not {*LEFT_OUT} - {"winchester"} & {*offered}
    assert (offered["winchester"]["most_players"], offered["partless"]["most_players"]) == (5, 5)
    assert offered["partless"]["bots"] == ["uniform"]
    assert len(offered["winchester"]["bots"]) > 1
    assert offered["pennies"] == {
        "name": "pennies",
        "least_players": 2,
        "most_players": 5,
        "choices": [{"name": "talk", "values": ["open", "silent"], "alone": "open"}],
        "bots": ["uniform"],
        "usual_bot": "uniform",
        "characters": offered["winchester"]["characters"],
        "has_windows": False,
        "has_lesson": False,
        "has_rulebook": False,
    }


def test_a_game_that_is_left_out_is_named_in_one_line_of_the_log(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("broken")
    with with_games(BROKEN):
        server = LiveServer(folder)
        server.start()
    names = [game["name"] for game in httpx.get(f"{server.address}/api/games").json()]
    page = httpx.get(f"{server.address}/games/installed.js").text
    server.stop()

    lines = (folder / "server.log").read_text().splitlines()
    told = [line for line in lines if "The game " in line and "is left out" in line]
    assert len(told) == len(LEFT_OUT)
    assert "RuntimeError: the author was called away" in told[0]
    assert sum("The part bots of the game partless" in line for line in lines) == 1
    assert sorted(names) == ["dicetown", "partless", "winchester"]
    assert "broken" not in page


@pytest.mark.parametrize("path", AFTERWARDS)
def test_everything_about_a_played_game_can_be_read(played: Client, path: str) -> None:
    answer = run(lambda: played.ask("GET", path.format(code=played.code)))

    assert answer.status_code == 200, answer.text


def test_the_story_is_told_and_the_points_are_in_the_outcome(played: Client) -> None:
    outcome = played.table["outcome"]
    keys = {line["text"]["key"] for line in played.story}

    assert {"pennies-story-begun", "pennies-story-said"} <= keys
    assert len(outcome["points"]) == 3


def test_the_table_is_told_in_words(played: Client) -> None:
    report = run(lambda: played.ask("GET", f"/api/tables/{played.code}/report")).json()

    points = [line for line in report["statements"] if line["text"]["args"]["name"] == "points"]
    assert [line["seat"] for line in points] == [0, 1, 2]


def test_its_record_is_opened_again(played: Client) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response]:
        record = await played.ask("GET", f"/api/tables/{played.code}/record")
        again = await played.ask("POST", "/api/records", record.json())
        other = json.loads(record.text) | {"names": ["A", "B", "C"]}
        other.pop("fairness", None)
        return again, await played.ask("POST", "/api/records", other)

    for answer in run(scene):
        assert answer.status_code < 400, answer.text


def test_it_is_played_on_from_the_middle(played: Client) -> None:
    async def scene() -> httpx.Response:
        wish: dict[str, Any] = {"frame": 3, "seat": 0, "name": "Ann"}
        return await played.ask("POST", f"/api/tables/{played.code}/play-on", wish)

    answer = run(scene)
    assert answer.status_code == 201, answer.text


def test_the_coach_helps_a_player_who_is_alone_with_bots(plain_server: str) -> None:
    async def scene() -> httpx.Response:
        ann = Player(plain_server)
        await ann.open_table(BOT, BOT, game="pennies")
        await ann.post("start")
        await ann.connect()
        await until(lambda: ann.is_asked, ann)
        return await ann.ask("GET", f"/api/tables/{ann.code}/suggestion")

    answer = run(scene)
    assert answer.status_code == 200, answer.text
    assert answer.json()["text"]["key"] == "coach-suggestion"


def test_what_it_does_not_offer_is_refused_in_words(plain_server: str) -> None:
    with httpx.Client(base_url=plain_server, timeout=PATIENCE) as browser:
        lesson = browser.get("/api/lessons/pennies")
        rules = browser.get("/api/rules/pennies")
        wish = {"game": "pennies", "seats": [ME, ABSENT], "name": "", "options": {"talk": "loud"}}
        option = browser.post("/api/tables", json=wish)

    assert [answer.status_code for answer in (lesson, rules, option)] == [404, 404, 400]
