"""The coach over HTTP: reviews of finished games; suggestions only for somebody alone with bots."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.clients import BOT, OPEN, Client, run, until
from tests.server.serving import PATIENCE, Server

GOLDEN = Path(__file__).parents[1] / "golden" / "winchester"
JSON = {"content-type": "application/json"}


def test_a_finished_game_has_a_review_that_adds_up(sqlite_url: str) -> None:
    record = min(GOLDEN.glob("*.log"), key=lambda path: path.stat().st_size).read_bytes()
    # A review plays many games, which takes far longer while it is measured.
    with (
        Server(sqlite_url) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as browser,
    ):
        code = browser.post("/api/records", content=record, headers=JSON).json()["code"]
        told = browser.get(f"/api/tables/{code}/review").json()
        again = browser.get(f"/api/tables/{code}/review").json()

    assert told["points"][-1]["chances"] == [parts["result"] for parts in told["parts"]]
    for parts in told["parts"]:
        assert parts["start"] + parts["luck"] + parts["own"] + parts["others"] == parts["result"]
    assert again == told


def test_a_running_game_has_no_review(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")

        refused = await ann.ask("GET", f"/api/tables/{ann.code}/review")

        assert refused.status_code == 409
        assert refused.json()["reason"]["key"] == "server-not-over"

    run(scene)


def test_the_coach_helps_a_player_who_is_alone_with_bots(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await until(lambda: ann.is_asked, ann)

        said = (await ann.ask("GET", f"/api/tables/{ann.code}/suggestion")).json()

        assert said["text"]["key"] == "coach-suggestion"
        assert said["rules"]

    run(scene)


def test_the_coach_helps_nobody_who_plays_with_people(server: str) -> None:
    async def scene() -> None:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        code = await ann.open_table(OPEN, BOT)
        await bob.join(code)
        await ann.post("start")

        refused = await bob.ask("GET", f"/api/tables/{code}/suggestion")

        assert refused.status_code == 403
        assert refused.json()["reason"]["key"] == "coach-people"

    run(scene)


def test_a_spectator_gets_no_suggestion(server: str) -> None:
    async def scene() -> None:
        ann, dan = Client(server, "Ann"), Client(server, "Dan")
        dan.code = await ann.open_table(BOT, BOT)
        await ann.post("start")

        refused = await dan.ask("GET", f"/api/tables/{ann.code}/suggestion")

        assert refused.status_code == 403

    run(scene)
