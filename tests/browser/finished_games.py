"""Finished games, played by a script against bots."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from tests.browser.live_server import LiveServer
from tests.server.clients import BOT, Client, at_random, run


def finished(server: LiveServer, game: str) -> tuple[str, Any]:
    """Play a game; return the code of its table, and a copy of its record that may be changed."""
    player, record = played(server, game)
    return player.code, deepcopy(record)


SECRET = {"winchester": {"ledger": "secret"}, "dicetown": {"memory": "secret"}}
"""Nobody sees what was public once, so that perspectives differ."""


@cache
def played(server: LiveServer, game: str) -> tuple[Client, Any]:
    """Return the client that has played a game with two bots, and its record: one game for all."""
    ann = Client(server.address)

    async def play() -> Any:
        await ann.open_table(BOT, BOT, game=game, options=SECRET[game])
        await ann.post("start")
        return await _played_out(ann)

    return ann, _aside(play)


def play_out(server: LiveServer, code: str, token: str) -> None:
    """Play a game to its end as the seat of this token."""
    ann = Client(server.address)
    ann.code, ann.token = code, token
    _aside(lambda: _played_out(ann))


async def _played_out(ann: Client) -> Any:
    await ann.connect()
    await ann.play(at_random(Random(7)))
    return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).json()


def _aside(play: Any) -> Any:
    with ThreadPoolExecutor(1) as aside:  # Playwright runs an event loop in this thread
        return aside.submit(run, play).result()
