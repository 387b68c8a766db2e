"""Over HTTP: what a seat adds to the draws, the proof of a finished game, all dice so far."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clients import BOT, Client, at_random, run
from tests.server.serving import PATIENCE, serving
from tests.server.test_lobby import problem
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE

WORDS = "coffee, black"


async def finished(server: str, game: str = "winchester") -> tuple[Client, Any]:
    """Ann, at a table whose game is over, and its record."""
    ann = Client(server)
    await ann.open_table(*[BOT] * (GAMES[game].PLAYERS[0] - 1), game=game)
    await ann.post("start")
    await ann.connect()
    await ann.play(at_random(Random(3)))
    answer = await ann.ask("GET", f"/api/tables/{ann.code}/record")
    return ann, answer.json()


def test_a_contribution_becomes_part_of_the_draws(server: str) -> None:
    async def scene() -> Any:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        given = await ann.ask(
            "POST", f"/api/tables/{ann.code}/contribution", {"contribution": WORDS}
        )
        assert given.status_code == 204
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(3)))
        return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()

    record = run(scene)

    assert record["fairness"]["contributions"][0] == hashlib.sha256(WORDS.encode()).hexdigest()[:32]


def test_once_the_game_has_begun_nothing_can_be_added(server: str) -> None:
    async def scene() -> httpx.Response:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        return await ann.ask(
            "POST", f"/api/tables/{ann.code}/contribution", {"contribution": WORDS}
        )

    refused = run(scene)

    assert refused.status_code == 409
    assert refused.json()["reason"]["key"] == "table-playing"


def test_spectators_cannot_contribute_to_the_draws(server: str) -> None:
    async def scene() -> httpx.Response:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        ann.token = ""
        return await ann.ask(
            "POST", f"/api/tables/{ann.code}/contribution", {"contribution": WORDS}
        )

    assert run(scene).status_code == 403


@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_finished_game_has_every_draw(server: str, game: str) -> None:
    async def scene() -> tuple[Any, Any]:
        ann, record = await finished(server, game)
        return record, (await ann.ask("GET", f"/api/tables/{ann.code}/proof")).json()

    record, proof = run(scene)

    drawn = [at for at, entry in enumerate(record["entries"], 1) if entry["seat"] == CHANCE]
    assert proof["commitments"] == record["fairness"]
    assert [draw["entry"] for draw in proof["draws"]] == drawn
    assert [draw["number"] for draw in proof["draws"]] == list(range(1, len(drawn) + 1))
    for draw in proof["draws"]:
        assert draw["action"] == record["entries"][draw["entry"] - 1]["action"]
        assert all(0 <= got < below for below, got in draw["numbers"])


AFTERWARDS = ("proof", "summary", "record")


def test_nothing_is_proven_before_the_end(server: str) -> None:
    async def scene() -> list[httpx.Response]:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        return [await ann.ask("GET", f"/api/tables/{ann.code}/{after}") for after in AFTERWARDS]

    for refused in run(scene):
        assert problem(refused, 409)["reason"]["key"] == "server-not-over"


def test_the_proof_of_a_changed_record_ends_at_the_draw_that_was_changed(server: str) -> None:
    async def scene() -> tuple[int, Any]:
        ann, record = await finished(server)
        plots = [
            at
            for at, entry in enumerate(record["entries"])
            if entry["action"]["type"] == "DrawPlot"
        ]
        one, other = (record["entries"][at]["action"] for at in plots[2:4])
        one["plot"], other["plot"] = other["plot"], one["plot"]
        return plots[2] + 1, (await ann.ask("POST", "/api/proofs", record)).json()

    entry, proof = run(scene)

    assert proof["draws"][-1]["entry"] == entry


def test_a_proof_of_an_invalid_record_is_refused(server: str) -> None:
    refused = httpx.post(f"{server}/api/proofs", content=b"[]", timeout=PATIENCE)

    assert refused.status_code == 400
    assert refused.json()["error"] == "record"


def test_all_dice_so_far_are_counted(sqlite_url: str) -> None:
    async def scene(server: str) -> tuple[Any, Any, Any]:
        before = httpx.get(f"{server}/api/dice", timeout=PATIENCE).json()
        _, record = await finished(server, "dicetown")
        return before, record, httpx.get(f"{server}/api/dice", timeout=PATIENCE).json()

    # A server of its own: at another, games of other tests may end meanwhile.
    with serving(sqlite_url, "--no-limits") as server:
        before, record, after = run(lambda: scene(server))

    rolled = sum(
        len(dice)
        for entry in record["entries"]
        if entry["action"]["type"] == "Roll"
        for dice in entry["action"]["dice"]
    )
    assert after["games"] == after["finished"] == before["games"] + 1
    assert dice_of(after) - dice_of(before) == rolled > 0
    assert json.dumps(after).count("dicetown-dice-count-face") == 6


def dice_of(count: Any) -> int:
    return sum(
        sum(counted["count"]["counts"])
        for counted in count["counts"]
        if counted["game"] == "dicetown"
    )
