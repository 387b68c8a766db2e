"""Games that are over, played by a program against bots."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from tests.browser.house import Services
from tests.server.clients import BOT, Client, at_random, run


def finished(house: Services, game: str) -> tuple[str, Any]:
    """A table whose game is over, and its record, to be changed at will."""
    player, record = played(house, game)
    return player.code, deepcopy(record)


@cache
def played(house: Services, game: str) -> tuple[Client, Any]:
    """Whoever has played a game there with two bots, and its record; one game is for all tests."""
    ann = Client(house.address)

    async def scene() -> Any:
        await ann.open_table(BOT, BOT, game=game)
        await ann.post("start")
        return await _played_out(ann)

    return ann, _aside(scene)


def play_out(house: Services, code: str, token: str) -> None:
    """The rest of a game, for whoever has this token."""
    ann = Client(house.address)
    ann.code, ann.token = code, token
    _aside(lambda: _played_out(ann))


async def _played_out(ann: Client) -> Any:
    await ann.connect()
    await ann.play(at_random(Random(7)))
    return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()


def _aside(scene: Any) -> Any:
    with ThreadPoolExecutor(1) as aside:  # Playwright has this thread's loop
        return aside.submit(run, scene).result()
