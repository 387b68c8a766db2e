"""A language model plays at a table on a server, with tool calls only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mcp", reason="language models need tinhorn[mcp]")

from mcp import Client as McpClient

from tests.cli.test_mcp import Model, command
from tests.server.clients import BOT, OPEN, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.cli.mcp.tools import mcp_server
from tinhorn.games import GAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('mcp')}/tables.db"
    with Server(database, "--no-limits") as running:
        yield running


def mcp(server: Server | None = None) -> McpClient:
    """Return a client of a server in this process, which starts at once."""
    serving = mcp_server("en", server.url if server else None)
    return McpClient(serving, read_timeout_seconds=PATIENCE)


async def played_by(model: Model, rng: Random) -> Any:
    """Wait and answer by tool calls until the game is over; the last position."""
    told = await model.call("wait", seconds=30)
    while not told.structured_content["is_over"]:
        position = told.structured_content
        if position["prompt"] is None:
            told = await model.call("wait", seconds=30)
            continue
        option = rng.choice(position["options"])
        told = await model.call("answer", answer=option["action"], prompt=position["prompt"])
        if told.is_error:  # a reaction window can close before the answer arrives
            assert "not your turn" in str(told.content) or "Too late" in str(told.content), told
            told = await model.call("wait", seconds=30)
    return told


@pytest.mark.parametrize("game", [*GAMES])
def test_a_model_finishes_a_game_at_a_servers_table(server: Server, game: str) -> None:
    async def scene() -> None:
        ann = Client(server.url)
        await ann.open_table(OPEN, BOT, game=game, windows="untimed")
        async with mcp(server) as client:
            model = Model(client)
            seated = await model.call("join", table=ann.code, name="Lem")
            assert seated.structured_content["seat"] == 1
            assert seated.structured_content["prompt"] is None
            await ann.post("start")
            await ann.connect()
            told, _ = await asyncio.gather(
                played_by(model, Random(2)), ann.play(at_random(Random(1)))
            )

            ranked = [seat for seats in told.structured_content["ranking"] for seat in seats]
            assert sorted(ranked) == [0, 1, 2]
            assert any("Lem" in line for line in told.content[0].text.splitlines()[-3:])

    run(scene)


def test_a_model_reads_only_what_its_seat_may_know(server: Server) -> None:
    async def scene() -> None:
        ann = Client(server.url)
        await ann.open_table(OPEN, BOT)
        async with mcp() as client:
            model = Model(client)
            assert "is waiting for players" in await model.said(
                "join", table=f"{server.url}/t/{ann.code}", name="Lem"
            )
            assert "not your turn" in await model.refused("answer", answer="1")
            await ann.post("start")
            await ann.connect()
            async with asyncio.timeout(PATIENCE):
                while "Ann’s money is secret." not in (table := await model.said("look")):
                    await model.said("wait", seconds=1)

            assert "You have $" in table
            assert await model.said("ask", question="money of Ann") == "Ann’s money is secret."
            assert "Ann gets two secret objectives." in await model.said("story", last=50)

    run(scene)


def test_a_model_without_a_name_is_called_after_its_hat(server: Server) -> None:
    async def scene() -> None:
        ann = Client(server.url)
        await ann.open_table(OPEN, BOT)
        async with mcp(server) as client:
            model = Model(client)
            await model.said("join", table=ann.code)
            await ann.post("start")
            await ann.connect()
            async with asyncio.timeout(PATIENCE):
                while "You have $" not in await model.said("look"):
                    await model.said("wait", seconds=1)

            assert await model.said("ask", question="money of Bowler") == "You have $8,000."

    run(scene)


def test_a_refusal_of_the_server_has_its_reason(server: Server) -> None:
    async def scene() -> None:
        ann = Client(server.url)
        await ann.open_table(BOT, OPEN)
        async with mcp(server) as client:
            model = Model(client)
            assert "link to a table" in await model.refused("join", table="http://")
            assert server.url in await model.refused("join", table="MESA-47KX")
            await model.said("join", table=ann.code, name="Lem")
            await ann.post("start")
            await ann.connect()
            told = await _first_question(model, ann)

            assert "(W-" in await model.refused("answer", answer="bid 99")
            prompt = told.structured_content["prompt"]
            assert "Too late" in await model.refused("answer", answer="1", prompt=prompt + 9)

    run(scene)


async def _first_question(model: Model, ann: Client) -> Any:
    """Ann passes until the model is asked."""
    playing = asyncio.create_task(ann.play(lambda update: update["options"][-1]["action"]))
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await model.call("wait", seconds=1)
                if told.structured_content["prompt"] is not None:
                    return told
    finally:
        playing.cancel()


def test_without_a_server_a_model_cannot_join(tmp_path: Path) -> None:
    async def scene() -> None:
        nowhere = command(tmp_path, "--server", "http://127.0.0.1:9")
        async with McpClient(nowhere, read_timeout_seconds=PATIENCE) as client:
            assert "127.0.0.1:9" in await Model(client).refused("join", table="MESA-47KX")

    run(scene)
