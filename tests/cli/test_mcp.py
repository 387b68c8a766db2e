"""`tinhorn mcp` as a client of the Model Context Protocol meets it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="language models need tinhorn[mcp]")

from mcp import Client, StdioServerParameters
from mcp.server import MCPServer
from mcp.types import TextContent

from tests.cli.terminal import PATIENCE, TINHORN, environment
from tinhorn.cli.mcp.tools import mcp_server

EXAMPLE = Path(__file__).parents[2] / "examples" / "mcp_client.py"


class Model:
    """Calls tools; `said` returns what a tool says, `refused` what it says against it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments: object) -> Any:
        return await self._client.call_tool(tool, arguments)

    async def said(self, tool: str, **arguments: object) -> str:
        told = await self.call(tool, **arguments)
        assert not told.is_error, told
        return _text(told)

    async def refused(self, tool: str, **arguments: object) -> str:
        told = await self.call(tool, **arguments)
        assert told.is_error, told
        return _text(told)


def _text(told: Any) -> str:
    (content,) = told.content
    assert isinstance(content, TextContent)
    return content.text


Scene = Callable[[Model], Awaitable[None]]


def command(home: Path, *words: str) -> StdioServerParameters:
    """Start the server in a process of its own."""
    return StdioServerParameters(
        command=str(TINHORN), args=["mcp", *words], env=environment(home), cwd=home
    )


def run(scene: Scene, server: MCPServer | StdioServerParameters | None = None) -> None:
    """Play a scene with a server; where none is given, in this process, which starts at once."""

    async def playing() -> None:
        connected = Client(server or mcp_server("en"), read_timeout_seconds=PATIENCE)
        async with connected as client:
            await scene(Model(client))

    asyncio.run(playing())


@pytest.mark.parametrize("game", ["winchester", pytest.param("dicetown", marks=pytest.mark.slow)])
def test_the_example_finishes_a_game_with_tool_calls_only(tmp_path: Path, game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), game],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert done.returncode == 0, done.stderr
    *_, first, second, third = done.stdout.splitlines()
    assert (first[:3], second[:3], third[:3]) == ("1. ", "2. ", "3. ")


def test_a_model_sees_the_table_in_words_as_its_seat_may_see_it() -> None:
    async def scene(model: Model) -> None:
        told = await model.call("sit_down", game="winchester", players=3, name="Ann", seed=3)
        table = await model.said("look")
        position = told.structured_content

        assert "Ada’s money is secret." in table
        assert "You have $" in table
        assert "1. " in table.splitlines()[-len(position["options"]) - 1]
        assert "W-AUCTION" in table.splitlines()[-1]
        assert table.splitlines()[:10] == _text(told).splitlines()[:10]
        story = await model.said("story")
        assert "You get two secret objectives: " in story
        assert "Ada gets two secret objectives." in story
        assert await model.said("ask", question="money of Ada") == "Ada’s money is secret."

    run(scene)


def test_a_refusal_has_a_reason_and_the_id_of_its_rule() -> None:
    async def scene(model: Model) -> None:
        assert "You are not at a table yet." in await model.refused("look")
        told = await model.call("sit_down", game="winchester", players=3, seed=3)
        prompt = told.structured_content["prompt"]

        assert "(W-" in await model.refused("answer", answer="bid 99")
        assert "999" in await model.refused("answer", answer="999")
        assert "Too late" in await model.refused("answer", answer="1", prompt=prompt + 100)
        after = await model.call("look")
        assert after.structured_content["prompt"] == prompt

        await model.said("answer", answer="pass", prompt=prompt)
        assert await model.refused("answer", answer="pass", prompt=prompt)

    run(scene)


def test_a_model_looks_up_rules() -> None:
    async def scene(model: Model) -> None:
        assert (await model.said("rule", rule="w-duel-2")).startswith("W-DUEL-2 (")
        assert "D-" in await model.said("rule", rule="sheriff")
        assert "W-99" in await model.refused("rule", rule="W-99")
        assert await model.said("rule", rule="W-DUEL-2") != await model.said(
            "rule", rule="W-DUEL-2", language="de"
        )

    run(scene)


def test_a_model_reads_the_language_it_chose(tmp_path: Path) -> None:
    async def scene(model: Model) -> None:
        assert "Tisch" in await model.refused("look")
        assert "Spieler" not in await model.said("sit_down", game="dicetown", language="en")
        assert "Tu " in await model.said("sit_down", game="dicetown", language="fr")
        assert "xx" in await model.refused("sit_down", game="dicetown", language="xx")

    run(scene, command(tmp_path, "--lang", "de"))


def test_a_table_that_cannot_be_is_refused() -> None:
    """A model cannot start a program: those who run the server did not name it."""

    async def scene(model: Model) -> None:
        async def refused(**arguments: object) -> str:
            return await model.refused("sit_down", **({"game": "winchester"} | arguments))

        assert "no game called “faro”" in await refused(game="faro")
        assert "9" in await refused(players=9)
        assert "genius" in await refused(bots=["genius"])
        assert "stdio:true" in await refused(bots=["stdio:true"])
        assert "luck" in await refused(options=["luck=good"])
        assert "winchester" in await model.said("games")

    run(scene)


def test_a_game_that_is_over_asks_nothing_more() -> None:
    async def scene(model: Model) -> None:
        told = await model.call("sit_down", game="winchester", players=3, seed=1)
        while not told.structured_content["is_over"]:
            told = await model.call("answer", answer=1)

        assert told.structured_content["options"] == []
        assert sorted(chain(*told.structured_content["ranking"])) == [0, 1, 2]
        assert "sit_down" in await model.refused("answer", answer=1)

    run(scene)
