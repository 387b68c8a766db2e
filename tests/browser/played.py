"""Games that are over, played by a program against bots."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.browser.house import House
from tests.server.clients import BOT, Client, at_random, run
from tinhorn.games import GAMES


def finished(house: House, game: str) -> tuple[str, Any]:
    """A table whose game is over, and its record."""

    async def scene() -> tuple[str, Any]:
        ann = Client(house.address)
        await ann.open_table(*[BOT] * (GAMES[game].PLAYERS[0] - 1), game=game)
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(7)))
        return ann.code, (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()

    with ThreadPoolExecutor(1) as aside:  # Playwright has this thread's loop
        return aside.submit(run, scene).result()
