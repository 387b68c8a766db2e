"""Outages of the database, of file descriptors and of bot processes: players get a sentence, the
log gets one line at the start and one at the end, and the tables go on by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.clients import BOT, ME, OPEN, Client, at_random, run, until
from tests.server.serving import PATIENCE, Server
from tests.server.test_crash import children
from tests.server.test_lobby import problem
from tests.server.witnesses import backends, stopped
from tests.support import evidence
from tests.support.cuttable_line import CuttableLine
from tests.support.patience import REAL_LIMITS
from tests.support.polling import poll, poll_async
from tinhorn.games import GAMES
from tinhorn.server.monitoring.storage import READY_SECONDS
from tinhorn.table.model import By
from tinhorn.table.storage.storage import SqlStorage

WISH: dict[str, Any] = {"game": "winchester", "seats": [ME, OPEN, BOT], "name": "Ann"}


class LogFile:
    """What a server wrote to its log, outside the limits that a test sets."""

    def __init__(self) -> None:
        reading, self._writing = os.pipe()
        self.file = os.fdopen(self._writing, "w")
        self._reading = os.fdopen(reading)
        self._lines: list[str] = []
        evidence.show("the log of the server, as far as it was read", lambda: "".join(self._lines))

    async def says(self, word: str) -> None:
        """Wait for a line with this word."""
        while not (self._lines and word in self._lines[-1]):
            self._lines.append(await asyncio.to_thread(self._reading.readline))

    def lines(self) -> list[dict[str, Any]]:
        """Return all lines, once the server has ended."""
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
        await until(lambda: ann.is_asked, ann)
        # No file may grow, as on a full disk: every write to the database fails.
        with limited(server.pid, resource.RLIMIT_FSIZE, 0):
            for _ in range(3):
                request = await ann.answer(ann.last_update, ann.last_update["options"][0]["action"])
                await ann.reply_to(request, "Refused")
            ready = await ann.ask("GET", "/ready")
            assert problem(ready, 503)["error"] == "storage"
            # Longer than one attempt to write: a failed attempt is no end of the outage.
            await asyncio.sleep(2.5)
        await poll_async(partial(succeeds, ann, "GET", "/ready"))
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

    async def scene(server: Server) -> str:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        killed: set[int] = set()
        next_kill: int | None = 0
        """After how many answers of bots the next process is killed; `None` until a pong came."""
        while not ann.is_over:
            message = await ann.hear()
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
        return ann.code

    with Server(sqlite_url, log=log.file) as server:
        code = run(lambda: scene(server))
        assert len(children(server.pid)) == 1

    assert [line for line in log.lines() if line["level"] != "info"] == []
    assert asyncio.run(who_answered(sqlite_url, code, {1, 2})) == {"bot"}, "a bot was answered for"


async def who_answered(url: str, code: str, seats: set[int]) -> set[By]:
    """Tell who gave the answers of these seats."""
    storage = SqlStorage.open(url, GAMES)
    entries = await storage.entries(code, WISH["game"])
    await storage.close()
    return {entry.by for entry in entries if entry.seat in seats}


def test_the_server_says_within_a_second_that_the_database_hangs(postgres_url: str) -> None:
    with (
        Server(postgres_url, environment=REAL_LIMITS) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        poll(lambda: client.get("/ready").is_success)
        with stopped(backends(postgres_url)):
            # The database hangs until all of these are answered.
            answers = [client.get("/ready") for _ in range(8)]
            is_alive = client.get("/health").is_success
        poll(lambda: client.get("/ready").is_success)

    assert READY_SECONDS < 1
    assert [answer.status_code for answer in answers] == [503] * len(answers)
    assert is_alive


@pytest.mark.parametrize("cause", ["stopped", "cut"])
def test_while_the_database_hangs_every_door_answers_with_a_sentence(
    postgres_url: str, cause: str
) -> None:
    """Its processes are stopped, or the network loses what it says, on old connections for ever."""
    log = LogFile()

    async def before(server: Server) -> str:
        return await Client(server.url).open_table(OPEN, BOT, listed=True)

    async def scene(server: Server, line: CuttableLine, code: str) -> list[httpx.Response]:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await until(lambda: ann.is_asked, ann)
        with hanging(cause, postgres_url, line):
            answers = await asyncio.gather(
                *(ann.ask(method, path.format(code), body) for method, path, body in DOORS)
            )
            request = await ann.answer(ann.last_update, ann.last_update["options"][0]["action"])
            refused = await ann.reply_to(request, "Refused")
            assert refused["problem"]["error"] == "storage"
        for method, path, body in DOORS:
            await poll_async(partial(succeeds, ann, method, path.format(code), body))
        ann._answered.clear()
        await ann.heed(ann.last_update, at_random(Random(1)))
        await ann.play(at_random(Random(1)))
        assert ann.is_over
        return answers

    with Server(postgres_url) as server:
        code = run(lambda: before(server))
    with (
        CuttableLine(postgres_url) as line,
        Server(line.url, log=log.file, environment=REAL_LIMITS) as server,
    ):
        answers = run(lambda: scene(server, line, code))

    for (method, *_), answer in zip(DOORS, answers, strict=True):
        said = problem(answer, 503)
        assert said["error"] == "storage"
        assert said["reason"]["key"] == ("server-reading" if method == "GET" else "server-storage")
    assert messages(log.lines()) == OUTAGE


async def succeeds(client: Client, method: str, path: str, body: Any = None) -> bool:
    return (await client.ask(method, path, body)).is_success


DOORS = (
    ("GET", "/ready", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/{}", None),
    ("POST", "/api/tables/{}/join", {"name": "Bob"}),
    ("POST", "/api/tables", WISH),
)
"""The code is that of a table which is not in memory."""


@contextmanager
def hanging(cause: str, postgres_url: str, line: CuttableLine) -> Iterator[None]:
    if cause == "stopped":
        with stopped([postmaster(postgres_url), *backends(postgres_url)]):
            yield
    else:
        line.cut()
        yield
        line.mend_for_new()


def postmaster(postgres_url: str) -> int:
    """Return the process that starts the others, and lets connections in."""
    server, _, _ = postgres_url.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        [(file,)] = connection.execute("SHOW data_directory").fetchall()
    return int(Path(file, "postmaster.pid").read_text().split()[0])


def test_damage_that_is_found_while_the_server_runs_is_a_state_of_its_own(
    sqlite_url: str, tmp_path: Path
) -> None:
    log = LogFile()

    async def before(server: Server) -> str:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(1)))
        return ann.code

    async def scene(server: Server, code: str) -> None:
        ann, bob = Client(server.url), Client(server.url, "Bob")
        assert (await ann.ask("GET", "/ready")).is_success
        damage(tmp_path / "tables.sqlite", code)
        for path in ("summary", "summary", "record"):
            told = problem(await ann.ask("GET", f"/api/tables/{code}/{path}"), 503)
            assert (told["error"], told["reason"]["key"]) == ("storage", "server-damaged")
        ready = await ann.ask("GET", "/ready")
        assert problem(ready, 503)["error"] == "damaged"
        # What can be read and written still works.
        await bob.open_table(BOT, BOT)
        await bob.post("start")
        await bob.connect()
        await bob.play(at_random(Random(1)))
        assert bob.is_over
        assert problem(await ann.ask("GET", "/ready"), 503)["error"] == "damaged"

    with Server(sqlite_url) as server:
        code = run(lambda: before(server))
    with Server(sqlite_url, log=log.file) as server:
        run(lambda: scene(server, code))

    assert [line["message"] for line in log.lines()] == ["started", "database damaged", "stopped"]


def damage(file: Path, code: str) -> None:
    """Overwrite the first page with answers of a table, as a failing disk might."""
    whole = bytearray(file.read_bytes())
    size = int.from_bytes(whole[16:18], "big")
    pages = range(size, len(whole), size)
    first = next(at for at in pages if whole[at : at + size].count(b'{"type"') > 5)
    assert code.encode() in whole[first : first + size]
    whole[first : first + size] = bytes(size)
    file.write_bytes(whole)
