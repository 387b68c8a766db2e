"""At most one notice for each turn, also if processes that send them are killed (`kill -9`)."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from threading import Timer

from sqlalchemy import text

from tests.server.notices.away import NOON, Away
from tests.support.people import ANN, BOB, CAT
from tests.support.receivers import Receiver, receiving
from tinhorn.server.notices.marks import HOUR, MINUTE
from tinhorn.table.storage.database import open_database

ROOT = Path(__file__).parents[3]
TABLES = 6
KILLS = 6
MARKS = 3
MOST_DELAY = 0.03
"""Seconds in which a process does what is due at one time."""


class Killable:
    """A process that sends notices."""

    def __init__(self, url: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.notice_process", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self._hears() == "ready\n"

    def begin(self, time: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{time}\n")
        self._process.stdin.flush()

    def is_done(self) -> bool:
        """Wait; False if the process was killed before it was done."""
        return self._hears() == "done\n"

    def kill_after(self, seconds: float) -> None:
        Timer(seconds, self._process.kill).start()

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _hears(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


async def prepare(url: str, receiver: Receiver) -> None:
    """Open tables at which everybody wants to be told."""
    away = Away(url, receiver)
    await away.start()
    for number in range(TABLES):
        table = await away.open_table(f"MESA-234{number}")
        for seat in (ANN, BOB, CAT):
            await away.tell(table, seat, receiver.webhook(f"/{number}/{seat}"))
    await away.close()


def test_no_notice_is_sent_twice_by_processes_that_are_killed(postgres_url: str) -> None:
    rng = Random(1)
    times = [
        NOON + at
        for hour in (0, 12, 22)
        for at in range(hour * HOUR, hour * HOUR + 10 * MINUTE, MINUTE)
    ]
    doomed = dict.fromkeys(rng.sample(times, KILLS))
    with receiving() as receiver:
        asyncio.run(prepare(postgres_url, receiver))
        processes = [Killable(postgres_url), Killable(postgres_url)]
        for time in times:
            for process in processes:
                process.begin(time)
            if time in doomed:
                processes[0].kill_after(rng.uniform(0, MOST_DELAY))
            processes[1].is_done()
            if time in doomed or not processes[0].is_done():
                processes[0].stop()
                processes[0] = Killable(postgres_url)
        for process in processes:
            process.stop()

        states = notice_states(postgres_url)
        ids = Counter(request.headers["webhook-id"] for request in receiver.requests)
        assert max(ids.values()) == 1
        assert states["waiting"] == 0
        assert states["done"] + states["begun"] == TABLES * 3 * MARKS
        assert states["done"] <= len(ids) <= states["done"] + states["begun"]


def notice_states(url: str) -> Counter[str]:
    engine = open_database(url)
    with engine.connect() as connection:
        found = Counter(connection.scalars(text("SELECT state FROM notices")))
    engine.dispose()
    return found
