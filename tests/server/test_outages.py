"""Outages of the database, of file descriptors and of bot processes: players get a sentence, the
log gets one line at the start and one at the end, and the tables go on by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import psycopg

from tests.server.clients import BOT, ME, OPEN, Client, at_random, run
from tests.server.serving import PATIENCE, Server
from tests.server.test_crash import children
from tests.server.test_lobby import problem

WISH = {"game": "winchester", "seats": [ME, OPEN, BOT], "name": "Ann"}


class LogFile:
    """What a server wrote to its log, outside the limits that a test sets."""

    def __init__(self) -> None:
        reading, self._writing = os.pipe()
        self.file = os.fdopen(self._writing, "w")
        self._reading = os.fdopen(reading)
        self._lines: list[str] = []

    async def says(self, word: str) -> None:
        """Wait for a line with this word."""
        while not (self._lines and word in self._lines[-1]):
            self._lines.append(await asyncio.to_thread(self._reading.readline))

    def lines(self) -> list[dict[str, Any]]:
        """All lines, once the server has ended."""
        self.file.close()
        with self._reading:
            self._lines += self._reading
        return [json.loads(line) for line in self._lines if line.startswith("{")]


@contextmanager
def limited(pid: int, kind: int, most: int) -> Iterator[None]:
    """Lower a limit of a running process for a while."""
    before = resource.prlimit(pid, kind)
    resource.prlimit(pid, kind, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, kind, before)


def eventually(holds: Callable[[], bool], seconds: float = 20) -> bool:
    give_up = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > give_up:
            return False
        time.sleep(0.05)
    return True


def messages(log: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(line["message"], line.get("resource", "")) for line in log if line["level"] != "info"]


OUTAGE = [("resource unavailable", "database"), ("resource available again", "database")]


def test_a_full_disk_is_logged_once_and_the_game_goes_on_when_there_is_space(
    sqlite_url: str,
) -> None:
    log = LogFile()

    async def scene(server: Server) -> Client:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        while not (ann.view and ann.view["decision"]):
            await ann.hear()
        # No file may grow, as on a full disk: every write to the database fails.
        with limited(server.pid, resource.RLIMIT_FSIZE, 0):
            for _ in range(3):
                await ann.answer(ann.last_update, ann.last_update["options"][0]["action"])
                await ann.hear_a("Refused")
            ready = await ann.ask("GET", "/ready")
            assert problem(ready, 503)["error"] == "storage"
            # Longer than one attempt to write: a failed attempt is no end of the outage.
            await asyncio.sleep(2.5)
        while not (await ann.ask("GET", "/ready")).is_success:
            await asyncio.sleep(0.1)
        ann._answered.clear()
        await ann.heed(ann.last_update, at_random(Random(1)))
        await ann.play(at_random(Random(1)))
        return ann

    with Server(sqlite_url, log=log.file) as server:
        ann = run(lambda: scene(server))

    assert ann.is_over
    for refused in ann.refusals:
        assert refused["problem"]["error"] == "storage"
        assert refused["problem"]["reason"]["key"] == "server-storage"
        assert "save" in refused["problem"]["text"]
    assert messages(log.lines()) == OUTAGE


def test_without_file_descriptors_the_server_is_not_ready_and_the_table_goes_on_later(
    sqlite_url: str,
) -> None:
    log = LogFile()

    async def scene(server: Server) -> Client:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as probe:
            assert (await probe.get("/ready")).is_success
            in_use = len(os.listdir(f"/proc/{server.pid}/fd"))
            # Bot processes are started when first needed: with no descriptors left, in vain.
            with limited(server.pid, resource.RLIMIT_NOFILE, in_use - 4):
                await ann_starts(probe, ann)
                refused = await probe.get("/ready")
                assert problem(refused, 503)["error"] == "unavailable"
                # Ann plays on until the bots have to answer, and waits for them.
                playing = asyncio.create_task(ann.play(at_random(Random(2))))
                await asyncio.wait_for(log.says("bot processes"), PATIENCE)
            assert (await probe.get("/ready")).is_success
        await playing
        return ann

    with Server(sqlite_url, log=log.file) as server:
        ann = run(lambda: scene(server))

    assert ann.is_over
    lines = log.lines()
    assert not [line for line in lines if "trace" in line]
    assert ("resource unavailable", "bot processes") in messages(lines)
    assert ("resource available again", "bot processes") in messages(lines)
    assert len(messages(lines)) <= 4


async def ann_starts(probe: httpx.AsyncClient, ann: Client) -> None:
    """Start the game on a connection that is already open."""
    headers = {"authorization": f"Bearer {ann.token}"}
    started = await probe.post(f"/api/tables/{ann.code}/start", headers=headers)
    assert started.is_success


def test_a_killed_bot_process_makes_no_noise_and_nobody_waits_for_it(sqlite_url: str) -> None:
    log = LogFile()

    async def scene(server: Server) -> float:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        longest = 0.0
        killed: set[int] = set()
        next_kill: int | None = 0
        """After how many answers of bots the next process is killed; `None` until a pong came."""
        while not ann.is_over:
            began = time.monotonic()
            message = await ann.hear()
            longest = max(longest, time.monotonic() - began)
            # A question that loses its second process, too, is an outage. So another process is
            # killed only after its bots have answered: not before the pong, which comes after all
            # updates that were on their way when the last one was killed, and a few answers later.
            answers_of_bots = ann.have - len(ann.acknowledged)
            is_due = next_kill is not None and answers_of_bots >= next_kill and len(killed) < 3
            if message["type"] == "Pong":
                next_kill = answers_of_bots + 3
            elif message["type"] == "Update" and is_due and (alive := children(server.pid)):
                killed.add(alive[0])
                os.kill(alive[0], signal.SIGKILL)
                next_kill = None
                await ann.say({"type": "Ping"})
            await ann.heed(message, at_random(Random(3)))
        assert len(killed) == 3
        return longest

    with Server(sqlite_url, log=log.file, is_measured=False) as server:
        longest = run(lambda: scene(server))
        assert len(children(server.pid)) == 1

    assert [line for line in log.lines() if line["level"] != "info"] == []
    assert longest < 30  # far below the limit of 60 seconds at which a bot is answered for


def test_the_server_says_within_a_second_that_the_database_hangs(postgres_url: str) -> None:
    with (
        Server(postgres_url) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        assert client.get("/ready").is_success
        with stopped(backends(postgres_url)):
            asked = [readiness(client) for _ in range(8)]
            is_alive = client.get("/health").is_success
        is_back = eventually(lambda: client.get("/ready").is_success)

    assert [status for status, _ in asked] == [503] * len(asked)
    assert sorted(seconds for _, seconds in asked)[len(asked) // 2] < 1
    assert is_alive
    assert is_back


def readiness(client: httpx.Client) -> tuple[int | None, float]:
    """Return the status of `/ready`, or `None` if there is no answer, and the seconds it took."""
    began = time.monotonic()
    try:
        status = client.get("/ready", timeout=5).status_code
    except httpx.TimeoutException:
        status = None
    return status, time.monotonic() - began


def backends(postgres_url: str) -> list[int]:
    server, _, name = postgres_url.rpartition("/")
    query = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        return [pid for (pid,) in connection.execute(query, [name]).fetchall()]


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """Processes that answer nothing for a while."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)
