"""While a reaction window is open, the cost of a request does not show whether somebody has sealed
an answer: measured over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import httpx
import pytest

from tests.server.clients import OPEN, Client, Message, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.games import dicetown

PACE = "0.12"
"""Reaction windows of 0.6 seconds."""
SETTLE_SECONDS = 0.03
"""After an answer was sealed or not, so that the server is idle again in both cases."""
PATHS = (
    "/frames",
    "/frames/views?perspective=spectator&first=0&last=3",
    "/record",
    "/proof",
    "/report",
    "/guidance",
    "/summary",
    "",
)
Samples = dict[str, list[float]]


class Player(Client):
    """Plays at random, but leaves reaction windows to the test."""

    def __init__(self, server: str, name: str, windows: asyncio.Queue[Player]) -> None:
        super().__init__(server, name)
        self._windows = windows
        self._seen: set[int] = set()

    async def play_outside_windows(self, rng: Random) -> None:
        while not self.is_over:
            message = await self.hear()
            decision = message["view"]["decision"] if message["type"] == "Update" else None
            if decision and decision["kind"] in dicetown.REACTIONS:
                if decision["prompt"] not in self._seen:
                    self._seen.add(decision["prompt"])
                    self._windows.put_nowait(self)
            else:
                await self.heed(message, at_random(rng))

    async def seal(self) -> None:
        """Answer in the open window and wait until the answer is durable."""
        request = await self.answer(self.last_update, self.last_update["options"][0]["action"])
        while request in self.unacknowledged:
            await asyncio.sleep(0.001)


class Spy:
    """A spectator who measures how long the server takes."""

    def __init__(self, server: str, code: str) -> None:
        self._lobby = httpx.AsyncClient(base_url=f"{server}/api/tables/{code}", timeout=PATIENCE)
        self._socket = Client(server)
        self._socket.code = code

    async def connect(self) -> None:
        await self._socket.connect()

    async def close(self) -> None:
        await self._lobby.aclose()

    async def ask_all(self, rng: Random) -> dict[str, float]:
        """Return the seconds of every kind of request, in random order, and their sum."""
        kinds: list[tuple[str, Callable[[], Awaitable[object]]]] = [
            (path, lambda path=path: self._lobby.get(path)) for path in PATHS  # type: ignore[misc]
        ]
        kinds += [("ping", self._ping), ("hello", self._reconnect)]
        rng.shuffle(kinds)
        took = {}
        for name, ask in kinds:
            began = time.perf_counter()
            await ask()
            took[name] = time.perf_counter() - began
        return took | {"all": sum(took.values())}

    async def _ping(self) -> Message:
        await self._socket.say({"type": "Ping"})
        return await self._socket.hear_a("Pong")

    async def _reconnect(self) -> Message:
        await self._socket.close()
        await self._socket.connect()
        return await self._socket.hear_a("Update")


def advantage(sealed: Sequence[float], unsealed: Sequence[float]) -> float:
    """The share of pairs in which the request after a sealed answer was slower: 0.5 if equal."""
    pairs = [(one > other) + (one == other) / 2 for one in sealed for other in unsealed]
    return statistics.mean(pairs)


async def measure(server: str, windows: int) -> tuple[Samples, Samples]:
    """Times of all requests in windows with and without a sealed answer."""
    rng = Random(7)
    sealed: Samples = defaultdict(list)
    unsealed: Samples = defaultdict(list)
    while len(sealed["all"]) + len(unsealed["all"]) < windows:
        await measure_game(server, rng, windows, sealed, unsealed)
    return sealed, unsealed


async def measure_game(
    server: str, rng: Random, windows: int, sealed: Samples, unsealed: Samples
) -> None:
    asked: asyncio.Queue[Player] = asyncio.Queue()
    players = [Player(server, name, asked) for name in ("Ann", "Bob", "Cat")]
    code = await players[0].open_table(OPEN, OPEN, game=dicetown.NAME)
    for player in players[1:]:
        await player.join(code)
    await players[0].post("start")
    for player in players:
        await player.connect()
    spy = Spy(server, code)
    await spy.connect()
    playing = [asyncio.create_task(player.play_outside_windows(rng)) for player in players]
    measured: set[int] = set()
    while len(sealed["all"]) + len(unsealed["all"]) < windows:
        waiting = asyncio.create_task(asked.get())
        await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            break
        player = waiting.result()
        prompt = player.view["decision"]["prompt"] if player.view["decision"] else None
        if prompt is None or prompt in measured:
            continue
        measured.add(prompt)
        await spy.ask_all(rng)  # whatever is cached is cached now
        is_sealed = len(sealed["all"]) <= len(unsealed["all"])
        if is_sealed:
            await player.seal()
        await asyncio.sleep(SETTLE_SECONDS)
        took = await spy.ask_all(rng)
        if player.view["prompt"] == prompt:  # the window is still open
            for name, seconds in took.items():
                (sealed if is_sealed else unsealed)[name].append(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await spy.close()


def require_no_advantage(database: str, windows: int, limit: float) -> None:
    with Server(database, "--no-limits", "--pace", PACE, is_measured=False) as server:
        sealed, unsealed = run(lambda: measure(server.url, windows))

    found = {name: advantage(sealed[name], unsealed[name]) for name in sealed}

    assert all(value < limit for value in found.values()), found


def test_requests_cost_the_same_whether_or_not_somebody_has_sealed_an_answer(
    sqlite_url: str,
) -> None:
    # With 16 windows of each kind, 0.9 is four standard deviations away from 0.5.
    require_no_advantage(sqlite_url, windows=32, limit=0.9)


@pytest.mark.slow
def test_requests_cost_the_same_in_many_windows(sqlite_url: str) -> None:
    # With 150 windows of each kind, 0.64 is four standard deviations away from 0.5.
    require_no_advantage(sqlite_url, windows=300, limit=0.64)
