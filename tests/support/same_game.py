"""One game, played in the same way at several servers: their messages must be the same.

Run with `python -c PROGRAM GAME`, this plays it at the server that runs inside a page, and prints
the last snapshot.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any, Final

from msgspec.structs import replace

from tinhorn.games import GAMES
from tinhorn.server.auth import COOKIE, hashed
from tinhorn.server.in_page.server import COOKIES, PageServer
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Holder, SavedTable, Timing
from tinhorn.table.seating import new_saved_table
from tinhorn.table.storage.memory import MemoryStorage

PROGRAM: Final = "import tests.support.without_frameworks, tests.support.same_game as it; it.main()"
"""Python code that plays the game named on its command line, without a server's libraries."""
CODES: Final = {"winchester": "MESA-47KX", "dicetown": "MESA-48KX"}
"""The code of each game's table."""
TOKEN: Final = "the token of a device"
BOTS: Final = (("Buck", 2), ("Cora", 3))
STEP: Final = 7
"""The player takes the option at this multiple of the prompt's number."""
HELLO: Final = {"type": "Hello", "last_update": 0, "last_chat": 0, "language": "en"}

Message = dict[str, Any]


def prepared(game: str) -> SavedTable:
    """Return a table whose game can start: one person, two bots, and a fixed secret."""
    person = Holder(kind="person", name="Ann", token=hashed(TOKEN))
    bots = tuple(Holder(kind="bot", name=name, hat=hat, bot="deputy") for name, hat in BOTS)
    setup = GAMES[game].Setup(players=1 + len(BOTS))
    saved = new_saved_table(
        CODES[game], GAMES[game], setup, (person, *bots), now=0, timing=Timing(pace=0, window=0)
    )
    return replace(saved, terms=replace(saved.terms, secret=Secret(bytes(range(32)))))


async def kept(saved: SavedTable) -> dict[str, bytes]:
    """Return what a page's server has kept of a table, with the cookie of its player."""
    found: dict[str, bytes] = {}

    async def keep(name: str, data: bytes) -> None:
        found[name] = data

    await MemoryStorage(GAMES, keep=keep).create(saved)
    return found | {COOKIES: json.dumps({COOKIE + saved.terms.id: TOKEN}).encode()}


def choose(update: Message) -> Any:
    options = update["options"]
    return options[STEP * update["view"]["prompt"] % len(options)]["action"]


async def play_in_page(saved: SavedTable) -> Message:
    """Play the game at a server inside this process; return the last snapshot."""

    async def keep(name: str, data: bytes) -> None: ...

    server = PageServer(await kept(saved), keep, pace=0)
    await server.open()
    await server.request("POST", f"/api/tables/{saved.terms.id}/start")
    messages: asyncio.Queue[str | None] = asyncio.Queue()
    socket = server.connect(f"/api/tables/{saved.terms.id}/socket", messages.put_nowait)
    socket.put(json.dumps(HELLO))
    answered: set[tuple[int, int]] = set()
    while True:
        text = await messages.get()
        assert text is not None
        message = json.loads(text)
        if message["type"] == "TableChanged" and message["table"]["status"] == "over":
            break
        if message["type"] == "Refused":
            raise AssertionError(message)
        if message["type"] == "Update" and (action := answer_to(message, answered)):
            socket.put(json.dumps(action))
    socket.put(None)
    snapshot = await _snapshot(server, saved.terms.id)
    await server.services.close()
    return snapshot


async def _snapshot(server: PageServer, code: str) -> Message:
    """Return the table as a player who comes back sees it."""
    messages: asyncio.Queue[str | None] = asyncio.Queue()
    socket = server.connect(f"/api/tables/{code}/socket", messages.put_nowait)
    socket.put(json.dumps(HELLO))
    while (text := await messages.get()) is not None:
        message: Message = json.loads(text)
        if message["type"] == "Update":
            return timeless(message)
    raise AssertionError("the socket closed before its snapshot")


def answer_to(update: Message, answered: set[tuple[int, int]]) -> Message | None:
    """Return the player's answer to an update, unless there is none to give."""
    view = update["view"]
    asked = view["decision"] and (view["decision"]["prompt"], update["asking"])
    if not asked or asked in answered or not update["options"] or update["can_only_pass"]:
        return None
    answered.add(asked)
    prompt, asking = asked
    request = f"{prompt}-{asking}"
    action = choose(update)
    return {
        "type": "Answer",
        "request": request,
        "prompt": prompt,
        "asking": asking,
        "action": action,
    }


def timeless(update: Message) -> Message:
    """Return an update without what depends on the clock."""
    return {name: value for name, value in update.items() if name not in ("n", "deadline")}


def main() -> None:
    snapshot = asyncio.run(play_in_page(prepared(sys.argv[1])))
    sys.stdout.write(json.dumps(snapshot))
