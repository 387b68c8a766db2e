"""Reaction windows over real sockets: what viewers notice of them, in every mode."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.clients import (
    BOT,
    OPEN,
    SLOW_CLOCK,
    Client,
    Message,
    arrive,
    at_random,
    run,
    seated,
    until,
)
from tests.server.serving import Server, serving
from tests.server.test_timing_channel import advantage
from tests.support.polling import poll_async
from tinhorn.games import GAMES, dicetown
from tinhorn.table.model import SavedTable
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import is_private

PACE = "0.1"
"""Reaction windows of 0.15 seconds."""
THINKING_SECONDS = 0.05
FEWEST = 8
"""The fewest windows of each kind that are compared."""


def is_window(message: Message) -> bool:
    return message["type"] == "Update" and message["window"] is not None


async def until_window(client: Client, rng: Random) -> Message:
    """Play until a reaction window opens; return that update. It opens for all players at once."""
    while True:
        message = await client.hear()
        if is_window(message):
            return message
        await client.heed(message, at_random(rng))


async def solo(server: str, **more: Any) -> Client:
    """Return one person at a table of Dice Town with three bots."""
    ann = Client(server)
    await ann.open_table(BOT, BOT, BOT, game=dicetown.NAME, **more)
    await ann.post("start")
    await ann.connect()
    return ann


async def offers_of_time(client: Client, rng: Random, *, most: int) -> list[bool]:
    """Play on. For each of the first windows that ask this client: may it ask for time?"""
    offers: list[bool] = []
    while not client.is_over and len(offers) < most:
        message = await client.hear()
        if is_window(message) and message["view"]["decision"]:
            offers.append(message["window"]["can_hold"])
        await client.heed(message, at_random(rng))
    return offers


async def watch(player: Client) -> Client:
    spectator = Client(player.server)
    spectator.code = player.code
    await arrive(spectator)
    return spectator


async def until_watched_by(spectators: int, player: Client) -> None:
    """Wait until a player, whom the table waits for, knows of so many spectators."""
    await until(lambda: player.table.get("watching") == spectators, player)


async def read_on(spectator: Client) -> None:
    """Take what comes: a server cuts spectators that do not read."""
    while True:
        await spectator.hear()


async def choices_in_windows(client: Client) -> list[bool]:
    """Play a whole game. For each window that opens: could this player do more than pass?"""
    rng, choices = Random(1), dict[int, bool]()
    while not client.is_over:
        message = await client.hear()
        if is_window(message):
            choices[message["view"]["prompt"]] = len(message["options"]) > 1
        await client.heed(message, at_random(rng))
    return [*choices.values()]


def test_a_lone_player_meets_only_windows_with_a_choice_unless_somebody_watches(
    server: str,
) -> None:
    async def scene() -> tuple[list[bool], list[bool]]:
        alone = await choices_in_windows(await solo(server))
        bob = await solo(server)
        reading = asyncio.create_task(read_on(await watch(bob)))
        watched = await choices_in_windows(bob)
        reading.cancel()
        return alone, watched

    alone, watched = run(scene)

    assert all(alone)
    assert not all(watched)


def test_a_table_is_public_while_a_spectator_watches_and_private_again_afterwards(
    server: str,
) -> None:
    """Only at a public table is there a reason to ask for time."""

    async def scene() -> tuple[set[bool], set[bool]]:
        watched: list[bool] = []
        alone: list[bool] = []
        while not watched:  # In some games a player never holds a card to react with.
            ann = await solo(server)
            await watch(ann)
            watched = await offers_of_time(ann, Random(5), most=FEWEST)
        while not alone:
            bob = await solo(server)
            spectator = await watch(bob)
            await until_watched_by(1, bob)
            await spectator.close()
            await until_watched_by(0, bob)
            await bob.heed(bob.last_update, at_random(Random(3)))
            alone = await offers_of_time(bob, Random(3), most=1)
        return set(watched), set(alone)

    assert run(scene) == ({True}, {False})


async def saved_after(url: str, code: str, is_so: Callable[[SavedTable], bool]) -> SavedTable:
    """Read a table from the database until it is as expected."""
    storage = SqlStorage.open(url, GAMES)

    async def saved() -> SavedTable | None:
        found = await storage.table(code)
        return found if found is not None and is_so(found) else None

    try:
        return await poll_async(saved)
    finally:
        await storage.close()


def test_a_table_that_is_locked_is_private_again(sqlite_url: str) -> None:
    """Whoever watched is gone, and who reads the locked table over HTTP sees no game."""

    async def scene() -> None:
        with serving(sqlite_url, "--no-limits", "--pace", PACE) as url:
            ann = await solo(url)
            await watch(ann)
            await saved_after(sqlite_url, ann.code, lambda saved: saved.is_watched)
            await ann.post("visitors", {"visitors": "none"})
            stranger = Client(url)
            await stranger.ask("GET", f"/api/tables/{ann.code}")
            await saved_after(sqlite_url, ann.code, lambda saved: not saved.is_watched)

    run(scene)


def test_a_table_becomes_private_when_the_last_but_one_person_leaves(sqlite_url: str) -> None:
    """While several people play, nothing is written about who watches."""

    async def scene() -> tuple[SavedTable, SavedTable, SavedTable]:
        with serving(sqlite_url, "--no-limits", "--pace", PACE) as url:
            ann, bob = await seated(url, ("Ann", "Bob"), game=dicetown.NAME)
            await ann.post("start")
            started = await saved_after(sqlite_url, ann.code, lambda saved: True)
            await arrive(ann, bob)
            await until(lambda: ann.sees("here", bob.seat), ann)
            await bob.close()
            await until(lambda: ann.sees("away", bob.seat), ann)
            joined = await saved_after(sqlite_url, ann.code, lambda saved: True)
            await bob.ask("POST", f"/api/tables/{bob.code}/leave")
            left = await saved_after(sqlite_url, ann.code, lambda saved: not saved.is_watched)
            return started, joined, left

    started, joined, left = run(scene)

    assert started == joined
    assert started.is_watched
    assert is_private(left)


def about_window(update: Message, kind: str) -> Message:
    """Return a request about time in the open window."""
    prompt = update["view"]["prompt"]
    return {"type": kind, "request": kind, "prompt": prompt, "asking": update["asking"]}


def test_a_window_is_held_open_and_everyone_sees_by_whom(sqlite_url: str) -> None:
    async def scene() -> None:
        with serving(sqlite_url, "--no-limits", "--pace", "1") as url:
            names = ("Ann", "Bob", "Cat")
            players = await seated(url, names, game=dicetown.NAME, clock=SLOW_CLOCK)
            await players[0].post("start")
            for player in players:
                await player.connect()
            rng = Random(1)
            updates = await asyncio.gather(*[until_window(player, rng) for player in players])
            offered = [update["window"] for update in updates]
            assert [window["can_hold"] for window in offered] == [True] * 3
            others = ("held_by", "urged_by", "can_urge", "can_release", "must_answer")
            assert not any(window[name] for window in offered for name in others)
            is_asked = [update["view"]["decision"] is not None for update in updates]
            holder, update = players[is_asked.index(True)], updates[is_asked.index(True)]
            await holder.say(about_window(update, "HoldWindow"))
            await until(lambda: all(map(sees_a_hold, players)), *players)

            for player in players:
                held = player.last_update
                assert held["window"]["held_by"] == [holder.seat]
                assert held["deadline"] > 1
            assert holder.last_update["window"]["must_answer"]
            assert not holder.last_update["can_only_pass"]
            await holder.say(about_window(update, "ReleaseWindow"))
            await until(lambda: not holder.last_update["window"]["can_release"], holder)
            assert holder.last_update["window"]["held_by"] == [holder.seat]

    run(scene)


def sees_a_hold(player: Client) -> bool:
    return bool(player.last_update["window"]["held_by"])


def test_time_is_refused_with_a_sentence_when_no_window_is_open(server: str) -> None:
    async def scene() -> Message:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await arrive(ann)
        update = ann.last_update
        prompt = update["view"]["prompt"]
        await ann.say({"type": "HoldWindow", "request": "time", "prompt": prompt, "asking": 0})
        return await ann.reply_to("time", "Refused")

    refused = run(scene)

    assert refused["request"] == "time"
    assert refused["problem"]["reason"]


def test_orders_are_kept_for_their_player_and_unreadable_ones_are_refused(server: str) -> None:
    orders = {"cards": {"shares": {"play": True, "min": 4}, "gambler": {"play": False, "min": 0}}}

    async def scene() -> tuple[Any, Any]:
        ann, bob = await seated(server, ("Ann", "Bob"), game=dicetown.NAME)
        await ann.post("start")
        await ann.connect()
        await bob.connect()
        await ann.say({"type": "SetOrders", "request": "1", "orders": {"cards": {"mule": 1}}})
        await ann.reply_to("1", "Refused")
        await ann.say({"type": "SetOrders", "request": "2", "orders": orders})
        await ann.reply_to("2", "Acknowledged")
        again = Client(server)
        again.code, again.token = ann.code, ann.token
        await arrive(again)
        mine = again.last_update
        await bob.catch_up()
        theirs = bob.last_update
        return mine["orders"], theirs["orders"]

    assert run(scene) == (orders, None)


class Seen(NamedTuple):
    """What one viewer notices of a window: its length, and the messages while it is open.

    How many seats are asked is public, and each of them may send a message. So only windows that
    ask the same number of seats are compared.
    """

    asked: int
    seconds: float
    messages: tuple[str, ...]


class Watched(Client):
    """A player who never reacts, so that hands fill with cards. It may ask for time, or wait."""

    def __init__(self, server: str, name: str, mode: str) -> None:
        super().__init__(server, name)
        self._mode = mode
        self._windows: set[int] = set()
        self.can_react: set[int] = set()
        self.seen: dict[int, Seen] = {}
        self._opened: tuple[int, int, float, list[str]] | None = None

    async def play_on(self, rng: Random) -> None:
        while not self.is_over:
            message = await self.hear()
            self._measure(message)
            decision = message["view"]["decision"] if message["type"] == "Update" else None
            if decision and decision["kind"] in dicetown.REACTIONS:
                await self._sit_out(message, decision["prompt"])
            elif self._mode == "held by unasked" and is_window(message):
                await self._look_on(message)
            else:
                await self.heed(message, at_random(rng))

    def _measure(self, message: Message) -> None:
        now = time.monotonic()
        if self._opened is not None:
            prompt, asked, opened, messages = self._opened
            if message["type"] == "Update" and message["view"]["prompt"] != prompt:
                self.seen[prompt] = Seen(asked, now - opened, tuple(messages))
                self._opened = None
            elif message["type"] not in ("Acknowledged", "TableChanged"):
                messages.append(message["type"])
        if is_window(message) and self._opened is None and not message["view"]["decision"]:
            asked = len(message["view"]["phase"]["asked"])
            self._opened = message["view"]["prompt"], asked, now, []

    async def _look_on(self, message: Message) -> None:
        """Ask for time without being asked, and release the window after a moment."""
        if not message["window"]["can_hold"]:
            return
        about = {"prompt": message["view"]["prompt"], "asking": message["asking"]}
        prompt = about["prompt"]
        await self.say({"type": "HoldWindow", "request": f"hold-{prompt}"} | about)
        await asyncio.sleep(THINKING_SECONDS)
        await self.say({"type": "ReleaseWindow", "request": f"release-{prompt}"} | about)

    async def _sit_out(self, message: Message, prompt: int) -> None:
        """Do the same in every window, whatever this seat holds."""
        if prompt in self._windows:
            return
        self._windows.add(prompt)
        if len(message["options"]) > 1:
            self.can_react.add(prompt)
        if self._mode == "held":
            hold = {"type": "HoldWindow", "request": f"hold-{prompt}", "prompt": prompt}
            await self.say(hold | {"asking": message["asking"]})
        if self._mode in ("held", "untimed"):
            await asyncio.sleep(THINKING_SECONDS)
            await self.answer(message, {"type": "Pass"})


def _lengths(windows: list[Seen], asked: int) -> list[float]:
    return [seen.seconds for seen in windows if seen.asked == asked]


class Windows:
    """What a spectator sees of windows, with and without a card that could be played."""

    def __init__(self, mode: str, wanted: int) -> None:
        self._mode = mode
        self._wanted = wanted
        self.reacting: list[Seen] = []
        self.forced: list[Seen] = []

    @property
    def is_enough(self) -> bool:
        pairs = sum(min(len(some), len(others)) for some, others in self.comparable())
        return len(self.reacting) + len(self.forced) >= self._wanted and pairs >= FEWEST

    def comparable(self) -> list[tuple[list[float], list[float]]]:
        """Return the lengths of windows of both kinds, for each number of seats that are asked."""
        counts = {seen.asked for seen in (*self.reacting, *self.forced)}
        return [(_lengths(self.reacting, count), _lengths(self.forced, count)) for count in counts]

    async def collect(self, url: str) -> None:
        rng = Random(self._mode)
        while not self.is_enough:
            await self._collect_game(url, rng)

    async def _collect_game(self, url: str, rng: Random) -> None:
        players = await self._start_game(url)
        spectator = Watched(url, "", self._mode)
        spectator.code = players[0].code
        await spectator.connect()
        playing = [asyncio.create_task(one.play_on(rng)) for one in (*players, spectator)]
        while not self.is_enough and not playing[-1].done():
            await asyncio.sleep(0.1)
            self._sort(players, spectator)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _start_game(self, url: str) -> list[Watched]:
        players = [Watched(url, name, self._mode) for name in ("Ann", "Bob", "Cat")]
        windows = "untimed" if self._mode == "untimed" else "timed"
        code = await players[0].open_table(OPEN, OPEN, game=dicetown.NAME, windows=windows)
        for player in players[1:]:
            await player.join(code)
        await players[0].post("start")
        for player in players:
            await player.connect()
        return players

    def _sort(self, players: list[Watched], spectator: Watched) -> None:
        """Take over the windows that are closed by now."""
        can_react = set[int]().union(*(player.can_react for player in players))
        for prompt, seen in spectator.seen.items():
            (self.reacting if prompt in can_react else self.forced).append(seen)
        spectator.seen.clear()


def require_windows_alike(database: str, mode: str, wanted: int, limit: float) -> None:
    windows = Windows(mode, wanted)
    with Server(database, "--no-limits", "--pace", PACE) as server:
        run(lambda: windows.collect(server.url))

    both = [(some, others) for some, others in windows.comparable() if some and others]
    weights = [len(some) * len(others) for some, others in both]
    found = statistics.fmean([advantage(*lengths) for lengths in both], weights)
    assert 1 - limit < found < limit, (found, both)
    messages = [one.messages for one in (*windows.reacting, *windows.forced)]
    assert all(set(sent) <= {"Update"} for sent in messages)
    if not mode.startswith("held"):
        assert not any(messages)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["timed", "held", "held by unasked", "untimed"])
def test_windows_look_alike_whether_or_not_somebody_can_react(sqlite_url: str, mode: str) -> None:
    require_windows_alike(sqlite_url, mode, wanted=200, limit=0.75)
