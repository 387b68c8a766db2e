"""While a reaction window is open, the cost of a request does not show whether somebody has sealed
an answer: measured over real HTTP and real sockets.

What is measured here by statistics, `test_window_requests.py` tests cause by cause in `make test`.
"""

from __future__ import annotations

import asyncio
import logging
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clients import OPEN, Client, Message, arrive, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.games import dicetown

PACE = "0.4"
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
Meter = Callable[[], float]
"""What time is read from; the difference of two readings is the cost of what lies between."""


def cpu_of(server: Server) -> Meter:
    """CPU seconds of all threads of a server, to the nanosecond.

    Other processes on the machine disturb it far less than the time on the clock, and a request
    that costs no more CPU and reads nothing from the disk takes no longer.
    """
    tasks = Path(f"/proc/{server.pid}/task")
    return lambda: sum(
        int((task / "schedstat").read_text().split()[0]) / 1e9 for task in tasks.iterdir()
    )


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
    """A spectator who measures what requests cost the server."""

    def __init__(self, server: str, code: str, meter: Meter) -> None:
        self._meter = meter
        self._lobby = httpx.AsyncClient(base_url=f"{server}/api/tables/{code}", timeout=PATIENCE)
        self._socket = Client(server)
        self._socket.code = code

    async def connect(self) -> None:
        await self._socket.connect()

    async def close(self) -> None:
        await self._lobby.aclose()

    async def ask_all(self) -> dict[str, float]:
        """Return the cost of every kind of request, and their sum.

        Replays come first: what they find in the cache must not depend on the requests before.
        """
        costs = {}
        for path in PATHS:
            costs[path] = await self._cost_of(self._lobby.get(path))
        costs["ping"] = await self._cost_of(self._ping())
        costs["hello"] = await self._cost_of(self._reconnect())
        return costs | {"all": sum(costs.values())}

    async def _cost_of(self, request: Coroutine[Any, Any, object]) -> float:
        before = self._meter()
        await request
        return self._meter() - before

    async def _ping(self) -> Message:
        await self._socket.catch_up()
        return {"type": "Pong"}

    async def _reconnect(self) -> Message:
        await self._socket.close()
        await arrive(self._socket)
        return self._socket.last_update


def advantage(sealed: Sequence[float], unsealed: Sequence[float]) -> float:
    """Return the share of pairs whose request after a sealed answer was slower: 0.5 if equal."""
    pairs = [(one > other) + (one == other) / 2 for one in sealed for other in unsealed]
    return statistics.mean(pairs)


class Experiment:
    """Collects the costs in windows with and without a sealed answer, in turn."""

    def __init__(self, server: str, windows: int, meter: Meter, *, is_warm: bool = True) -> None:
        self._server = server
        self._windows = windows
        self._meter = meter
        self._is_warm = is_warm
        """True to send every request once before anybody seals, so that caches are filled."""
        self._rng = Random(7)
        self.sealed: Samples = defaultdict(list)
        self.unsealed: Samples = defaultdict(list)

    @property
    def is_done(self) -> bool:
        return len(self.sealed["all"]) + len(self.unsealed["all"]) >= self._windows

    async def run(self) -> None:
        while not self.is_done:
            await self._measure_game()

    async def _measure_game(self) -> None:
        asked: asyncio.Queue[Player] = asyncio.Queue()
        players = await self.start_game(asked)
        spy = Spy(self._server, players[0].code, self._meter)
        await spy.connect()
        playing = [
            asyncio.create_task(player.play_outside_windows(self._rng)) for player in players
        ]
        measured: set[int] = set()
        while not self.is_done and (player := await next_asked(asked, playing)):
            prompt = player.view["prompt"]
            if player.view["decision"] and prompt not in measured:
                measured.add(prompt)
                await self._measure_window(spy, player, prompt)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await spy.close()

    async def start_game(self, asked: asyncio.Queue[Player], **more: Any) -> list[Player]:
        players = [Player(self._server, name, asked) for name in ("Ann", "Bob", "Cat")]
        code = await players[0].open_table(OPEN, OPEN, game=dicetown.NAME, **more)
        for player in players[1:]:
            await player.join(code)
        await players[0].post("start")
        for player in players:
            await player.connect()
        return players

    async def _measure_window(self, spy: Spy, player: Player, prompt: int) -> None:
        if self._is_warm:
            await spy.ask_all()
        samples = self.sealed if len(self.sealed["all"]) <= len(self.unsealed["all"]) else None
        if player.view["prompt"] != prompt:
            return  # the window closed meanwhile
        if samples is not None:
            await player.seal()
        await asyncio.sleep(SETTLE_SECONDS)
        costs = await spy.ask_all()
        if player.view["prompt"] == prompt:
            for name, cost in costs.items():
                (self.unsealed if samples is None else samples)[name].append(cost)


async def next_asked(
    asked: asyncio.Queue[Player], playing: list[asyncio.Task[None]]
) -> Player | None:
    """Return the next player who is asked in a reaction window; nobody when the game is over."""
    waiting = asyncio.create_task(asked.get())
    await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
    if waiting.done():
        return waiting.result()
    waiting.cancel()
    return None


def require_no_advantage(
    database: str,
    windows: int,
    limit: float,
    meter: Callable[[Server], Meter],
    *,
    is_warm: bool = True,
) -> None:
    with Server(database, "--no-limits", "--pace", PACE) as server:
        experiment = Experiment(server.url, windows, meter(server), is_warm=is_warm)
        run(experiment.run)

    sealed, unsealed = experiment.sealed, experiment.unsealed
    found = {name: advantage(sealed[name], unsealed[name]) for name in sealed}

    logging.info("shares of slower requests: %s", found)
    assert all(value < limit for value in found.values()), found


@pytest.mark.slow
@pytest.mark.parametrize("meter", [cpu_of, lambda _: time.perf_counter], ids=["CPU", "clock"])
@pytest.mark.parametrize("is_warm", [True, False], ids=["later requests", "first requests"])
def test_requests_cost_the_same_whether_or_not_somebody_has_sealed_an_answer(
    sqlite_url: str, meter: Callable[[Server], Meter], *, is_warm: bool
) -> None:
    # With 150 windows of each kind, 0.64 is four standard deviations away from 0.5.
    require_no_advantage(sqlite_url, windows=300, limit=0.64, meter=meter, is_warm=is_warm)
