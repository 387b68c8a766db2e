"""Over HTTP: what a seat adds to the draws, the proof of a finished game, all dice so far."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clients import BOT, OPEN, Client, arrive, at_random, run, until
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_lobby import problem
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.record import decode_record
from tinhorn.table.fairness import Terms, fingerprint, verify


async def finished(server: str, game: str = "winchester") -> tuple[Client, Any]:
    """Ann, at a table whose game is over, and its record."""
    ann = Client(server)
    await ann.open_table(*[BOT] * (GAMES[game].PLAYERS[0] - 1), game=game)
    await ann.post("start")
    await ann.connect()
    await ann.play(at_random(Random(3)))
    answer = await ann.ask("GET", f"/api/tables/{ann.code}/record")
    return ann, answer.json()


AT_ONCE = 10
"""Milliseconds in which no device of these tests reveals anything."""


def drawn_part() -> tuple[str, str]:
    """Return a contribution and its commitment, in hex."""
    contribution = secrets.token_bytes(16)
    return contribution.hex(), hashlib.sha256(contribution).hexdigest()


async def committed_players(server: str) -> tuple[list[Client], list[str]]:
    """Ann and Bob, connected, at a table with one bot, and what they will contribute."""
    (mine, of_ann), (other, of_bob) = drawn_part(), drawn_part()
    ann, bob = Client(server), Client(server, "Bob")
    await ann.open_table(OPEN, BOT, commitment=of_ann)
    await bob.join(ann.code, commitment=of_bob)
    await arrive(ann, bob)
    return [ann, bob], [mine, other]


async def reveal(player: Client, contribution: str, attempt: int = 1) -> httpx.Response:
    body = {"attempt": attempt, "contribution": contribution, "following": drawn_part()[1]}
    return await player.ask("POST", f"/api/tables/{player.code}/reveal", body)


def test_the_game_begins_when_all_devices_have_revealed_what_they_committed_to(
    server: str,
) -> None:
    async def scene() -> tuple[Any, Any, Any, Any, list[str]]:
        (ann, bob), parts = await committed_players(server)
        starting = await ann.post("start")
        shown = await reveal(bob, parts[1])
        begun = await reveal(ann, parts[0])
        await asyncio.gather(*(one.play(at_random(Random(3))) for one in (ann, bob)))
        record = (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()
        return starting, shown.json(), begun.json(), record, parts

    starting, shown, begun, record, parts = run(scene)

    assert (starting["status"], starting["is_starting"]) == ("seating", True)
    (attempt,) = starting["attempts"]
    hashes = [hashlib.sha256(bytes.fromhex(part)).hexdigest() for part in parts]
    assert attempt == {"commitments": [*hashes, None], "withheld": []}
    assert shown["status"] == "seating"
    secret, options = record["fairness"]["secret"], record["fairness"]["options"]
    terms = Terms(record["fairness"]["table"], record["game"], record["rules"], options, "")
    assert starting["terms"] == fingerprint(bytes.fromhex(secret), terms)
    assert begun["terms"] is None
    assert parts[1] not in json.dumps([starting, shown])
    assert (begun["status"], begun["is_starting"]) == ("playing", False)
    assert record["fairness"]["contributions"][:2] == parts
    assert record["fairness"]["attempts"] == [attempt]


def test_a_player_who_reconnects_while_the_game_is_starting_reveals_then(server: str) -> None:
    async def scene() -> tuple[Any, list[Any]]:
        (ann, bob), parts = await committed_players(server)
        await ann.post("start")
        await reveal(ann, parts[0])
        await bob.cut()
        await bob.connect()
        await bob.catch_up()
        return bob.table, [(await reveal(bob, parts[1])).json() for _ in range(2)]

    starting, begun = run(scene)

    assert starting["is_starting"]
    assert [table["status"] for table in begun] == ["playing", "playing"]
    assert all(len(table["attempts"]) == 1 for table in begun)


def test_a_device_that_reveals_nothing_is_named_and_the_game_begins_without_it(
    sqlite_url: str,
) -> None:
    async def scene(server: str) -> tuple[Any, list[Any]]:
        (ann, _), _ = await committed_players(server)
        await ann.post("start")
        await until(lambda: ann.table["status"] == "playing" and len(ann.chat) >= 2, ann)
        return ann.table, ann.chat

    with Server(sqlite_url, "--no-limits", reveal_time=AT_ONCE) as hasty:
        table, chat = run(lambda: scene(hasty.url))

    assert [attempt["withheld"] for attempt in table["attempts"]] == [[0, 1], []]
    assert {(line["phrase"], line["seat"]) for line in chat} == {
        ("notice-withheld", 0),
        ("notice-withheld", 1),
    }


def test_a_start_goes_on_after_the_server_was_killed(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits") as server:

        async def begin() -> tuple[list[Client], list[str]]:
            players, parts = await committed_players(server.url)
            await players[0].post("start")
            await reveal(players[0], parts[0])
            return players, parts

        (ann, bob), parts = run(begin)
        server.kill()
        server.start()

        async def go_on() -> Any:
            for player in (ann, bob):
                await player.connect()
            await reveal(bob, parts[1])
            await asyncio.gather(*(one.play(at_random(Random(3))) for one in (ann, bob)))
            return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()

        record = run(go_on)

    (attempt,) = record["fairness"]["attempts"]
    assert verify(GAMES["winchester"], decode_record(json.dumps(record).encode(), GAMES)) > 0
    assert attempt["withheld"] == [], "what Ann has revealed is durable"
    assert record["fairness"]["contributions"][:2] == parts


def test_what_was_not_committed_to_cannot_be_revealed(server: str) -> None:
    async def scene() -> list[httpx.Response]:
        (ann, bob), parts = await committed_players(server)
        await ann.post("start")
        return [
            await reveal(bob, drawn_part()[0]),
            await reveal(bob, parts[1], attempt=2),
            await reveal(bob, "00ff"),
        ]

    wrong, late, short = run(scene)

    assert problem(wrong, 409)["reason"]["key"] == "fairness-not-committed"
    assert problem(late, 409)["reason"]["key"] == "fairness-late"
    assert problem(short, 400)["reason"]["key"] == "fairness-hex"


def test_an_operator_who_plays_reads_no_part_in_time_and_cannot_change_one(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Bob runs the server. He reads its files, and tries parts of his own for a better deal."""

    def stored() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))

    async def scene(server: str) -> tuple[list[int], list[httpx.Response], Any]:
        (ann, bob), parts = await committed_players(server)
        before = stored()
        await ann.post("start")
        asked = stored()
        await reveal(ann, parts[0])
        tries = [await reveal(bob, drawn_part()[0]) for _ in range(20)]
        await reveal(bob, parts[1])
        await until(lambda: bob.view, bob)
        table = (await ann.ask("GET", f"/api/tables/{ann.code}")).json()
        assert hashlib.sha256(bytes.fromhex(parts[0])).hexdigest().encode() in asked
        assert parts[0].encode() in stored(), "where the files were searched it is found at last"
        return [before.count(parts[0].encode()), asked.count(parts[0].encode())], tries, table

    with serving(sqlite_url) as server:
        found, tries, table = run(lambda: scene(server))

    assert found == [0, 0]
    assert {problem(one, 409)["reason"]["key"] for one in tries} == {"fairness-not-committed"}
    assert table["status"] == "playing"


def test_a_commitment_can_be_replaced_until_the_game_starts(server: str) -> None:
    async def scene() -> tuple[Any, httpx.Response]:
        ann = Client(server)
        await ann.open_table(BOT, BOT, commitment=drawn_part()[1])
        path, body = f"/api/tables/{ann.code}/commitment", {"commitment": drawn_part()[1]}
        replaced = await ann.ask("POST", path, body)
        assert replaced.json()["seats"][0]["commitment"] == body["commitment"]
        return await ann.post("start"), await ann.ask("POST", path, body)

    starting, refused = run(scene)

    assert starting["is_starting"]
    assert problem(refused, 409)["reason"]["key"] == "table-starting"


def test_spectators_cannot_commit_or_reveal(server: str) -> None:
    async def scene() -> list[int]:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        ann.token = ""
        path, body = f"/api/tables/{ann.code}/commitment", {"commitment": drawn_part()[1]}
        answers = [await ann.ask("POST", path, body), await reveal(ann, drawn_part()[0])]
        return [answer.status_code for answer in answers]

    assert run(scene) == [403, 403]


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


def test_a_shortened_record_cannot_keep_its_outcome(server: str) -> None:
    async def scene() -> list[httpx.Response]:
        ann, record = await finished(server)
        record["entries"].pop()
        cut = {**record, "outcome": None}
        return [await ann.ask("POST", "/api/proofs", one) for one in (record, cut)]

    refused, proven = run(scene)

    assert problem(refused, 400)["reason"]["key"] == "record-outcome"
    assert proven.status_code == 200


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
