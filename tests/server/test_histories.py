"""What clients saw and what was acknowledged is one order of answers that the rules allow, whatever
broke meanwhile (trust.md, row 5). `tests/support/histories.py` says what is checked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import run
from tests.server.serving import Server
from tests.server.witnesses import (
    Fault,
    Run,
    Table,
    crash_database,
    cut,
    kill,
    set_clock,
    stop_database,
)
from tests.support.cuttable_line import CuttableLine
from tests.support.histories import counts, violations
from tests.support.wrong_clock import WrongClock
from tinhorn.games import GAMES
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.fairness import verify
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage


async def check(url: str, tables: Sequence[Table], *, may_go_back: bool) -> None:
    """Compare what clients wrote down with what the database has."""
    storage = SqlStorage.open(url, GAMES)
    try:
        for table in tables:
            game, saved = GAMES[table.game], await storage.table(table.code)
            assert saved is not None
            assert saved.status == "over"
            entries = await storage.entries(table.code, table.game)
            wrong = violations(game, saved, entries, table.history, may_go_back=may_go_back)
            assert wrong == [], table.code
            record = await export_record(storage, game, saved)
            assert from_json(to_json(record), GAMES) == record
            verify(game, record)
    finally:
        await storage.close()


def play(
    url: str, servers: Sequence[Server], faults: Sequence[Fault], *, at_once: int, between: int
) -> None:
    """Play while these things break, one after the other, and check the history."""
    running = Run(servers, seed=len(faults))
    run(lambda: running.play(faults, at_once=at_once, between=between))

    asyncio.run(check(url, running.tables, may_go_back=len(servers) > 1))
    assert counts(table.history for table in running.tables)["acknowledged"] > between


def test_one_order_of_answers_explains_a_run_with_a_kill_and_a_clock_set_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    clock = WrongClock(tmp_path / "clock")
    with Server(sqlite_url, "--no-limits", clock=clock) as server:
        faults = [kill(server), set_clock(server, 1), set_clock(server, -1)]
        play(sqlite_url, [server], faults, at_once=2, between=12)


def test_one_order_of_answers_explains_a_run_with_a_kill_and_a_cut_line_of_two_processes(
    postgres_url: str,
) -> None:
    with (
        CuttableLine(postgres_url) as line,
        Server(line.url, "--no-limits") as one,
        Server(postgres_url, "--no-limits") as other,
    ):
        faults = [cut(line), kill(other), cut(line)]
        play(postgres_url, [one, other], faults, at_once=2, between=12)


@pytest.mark.slow
def test_one_order_of_answers_explains_a_long_run_of_one_process(
    sqlite_url: str, tmp_path: Path
) -> None:
    clock = WrongClock(tmp_path / "clock")
    with Server(sqlite_url, "--no-limits", clock=clock) as server:
        kinds = [kill(server), *(set_clock(server, hours) for hours in (-2, -1, 1, 2))]
        faults = Random(1).choices(kinds, k=30)
        play(sqlite_url, [server], faults, at_once=8, between=60)


@pytest.mark.slow
def test_one_order_of_answers_explains_a_long_run_of_two_processes(
    postgres_url: str, tmp_path: Path
) -> None:
    clocks = [WrongClock(tmp_path / name) for name in ("one", "other")]
    with (
        CuttableLine(postgres_url) as line,
        CuttableLine(postgres_url) as other_line,
        Server(line.url, "--no-limits", clock=clocks[0]) as one,
        Server(other_line.url, "--no-limits", clock=clocks[1]) as other,
    ):
        kinds = [
            *(kill(server) for server in (one, other)),
            *(cut(each) for each in (line, other_line)),
            *(set_clock(server, hours) for server in (one, other) for hours in (-1, 0, 1)),
            stop_database(postgres_url),
            crash_database(postgres_url),
        ]
        faults = Random(2).choices(kinds, k=40)
        play(postgres_url, [one, other], faults, at_once=8, between=60)
