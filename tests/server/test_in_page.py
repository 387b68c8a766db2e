"""The server inside a page: the same messages as the server on a network, without its libraries."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, arrive, run
from tests.server.serving import PATIENCE, Server
from tests.support.same_game import CODES, PROGRAM, TOKEN, choose, prepared, timeless
from tinhorn.games import GAMES
from tinhorn.server.in_page.server import PageServer
from tinhorn.table.storage.storage import SqlStorage


@pytest.mark.parametrize("game", ["dicetown", pytest.param("winchester", marks=pytest.mark.slow)])
def test_a_game_in_the_page_is_told_as_a_server_tells_it(game: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )

    assert json.loads(done.stdout) == _told_by_server(game, tmp_path)


def _told_by_server(game: str, folder: Path) -> dict[str, Any]:
    """Return the last snapshot of the same game, played over a real socket."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"

    async def prepare() -> None:
        storage = SqlStorage.open(url, GAMES)
        await storage.create(prepared(game))
        await storage.close()

    asyncio.run(prepare())
    with Server(url, "--no-limits") as server:

        async def scene() -> dict[str, Any]:
            client = Client(server.url)
            client.code, client.token = CODES[game], TOKEN
            await client.post("start")
            await client.connect()
            await client.play(choose)
            await client.close()
            client.have = 0
            await arrive(client)
            return timeless(client.last_update)

        return run(scene)


def test_the_page_is_told_that_a_socket_leads_to_no_table() -> None:
    async def keep(name: str, data: bytes | None) -> None:
        """Store nothing."""

    async def scene() -> str | None:
        server = PageServer({}, keep)
        await server.open()
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        server.connect("/api/tables/MESA-2222/socket", heard.put_nowait)
        async with asyncio.timeout(PATIENCE):
            told = await heard.get()
        await server.services.close()
        return told

    assert asyncio.run(scene()) is None
