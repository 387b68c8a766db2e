"""A killed server loses nothing acknowledged: `kill -9` at random times, on both databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from threading import Timer
from typing import NamedTuple

import pytest

from tests.support.live import EVERY_GAME
from tests.table.conftest import PATIENCE
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.fairness import verify
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage

ROOT = Path(__file__).parents[2]
MOMENT = 0.05
"""Seconds in which a process, having said what was waited for, gets on to any part of its work."""


class Life(NamedTuple):
    """What a process said while it lived."""

    tables: list[str]
    acknowledged: list[tuple[str, int, str]]
    is_finished: bool


def live(url: str, seed: str, mode: str, *, names: str = "", lines: int | None = None) -> Life:
    """Start a process that is killed shortly after it has printed a number of lines, or never."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.crashing", url, seed, mode],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(names)
    process.stdin.close()
    limit = Timer(PATIENCE, process.kill)
    limit.start()
    said = list(islice(process.stdout, lines))
    if lines is not None:
        Timer(Random(seed).uniform(0, MOMENT), process.kill).start()
        said += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    limit.cancel()
    return _life(said)


def _life(said: list[str]) -> Life:
    words = [line.split() for line in said if line.endswith("\n")]
    return Life(
        tables=[word[1] for word in words if word[0] == "table"],
        acknowledged=[
            (word[1], int(word[2]), word[3]) for word in words if word[0] == "acknowledged"
        ],
        is_finished=["finished"] in words,
    )


def play_with_kills(url: str, *, kills: int, finished: int) -> None:
    rng = Random(kills)
    tables: list[str] = []
    acknowledged: list[tuple[str, int, str]] = []
    for number in range(kills):
        life = live(url, f"S{number}", "play", lines=rng.randrange(1, 200))
        assert not life.is_finished
        tables += life.tables
        acknowledged += life.acknowledged

    some = rng.sample(tables, min(len(tables), finished))
    last = live(url, "last", "finish", names=" ".join(some))

    assert last.is_finished
    assert acknowledged
    asyncio.run(check(url, tables, some, acknowledged + last.acknowledged))


async def check(
    url: str, tables: list[str], ended: list[str], acknowledged: list[tuple[str, int, str]]
) -> None:
    store = SqlStorage.open(url, EVERY_GAME)
    try:
        for name in tables:
            saved = await store.table(name)
            assert saved is not None
            assert saved.status == "over" or name not in ended
            lines = await store.entries(name, saved.terms.game)
            requests = Counter((line.seat, line.request) for line in lines if line.request)
            expected = {(seat, request) for table, seat, request in acknowledged if table == name}
            assert expected <= requests.keys(), "an acknowledged answer is missing"
            assert set(requests.values()) <= {1}, "an answer was applied twice"
            record = await export_record(store, EVERY_GAME[saved.terms.game], saved)
            assert from_json(to_json(record), EVERY_GAME) == record
            if saved.status == "over":
                verify(EVERY_GAME[saved.terms.game], record)
        jobs = await store.claim_jobs(int(time.time() * 1_000) + 10**9, lease=0, limit=10**6)
        assert not {job.table for job in jobs} & set(ended)
    finally:
        await store.close()


def test_nothing_acknowledged_is_lost_or_done_twice_by_a_killed_process(url: str) -> None:
    play_with_kills(url, kills=2, finished=1)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_done_twice_by_many_killed_processes(url: str) -> None:
    play_with_kills(url, kills=60, finished=25)
