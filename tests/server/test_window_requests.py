"""What HTTP requests read, and wait for, while a reaction window is open: nothing that is sealed.

`test_timing_channel.py` measures the same by statistics, in `make slow`. Here each cause is tested
by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx

from tests.server.clients import SLOW_CLOCK, run
from tests.server.serving import PATIENCE, Server
from tests.server.test_timing_channel import PATHS, Experiment, Player, next_asked

ENDED_ONLY = {"/record", "/proof", "/summary"}
"""Requests that are refused during a game."""
Scene = Callable[[httpx.AsyncClient, Player], Awaitable[None]]


def in_a_window(database: str, scene: Scene) -> None:
    """Play until a reaction window asks somebody, then let a spectator and that player act."""

    async def play(server: Server) -> None:
        asked: asyncio.Queue[Player] = asyncio.Queue()
        experiment = Experiment(server.url, windows=1, meter=lambda: 0.0)
        players = await experiment.start_game(asked, clock=SLOW_CLOCK)
        playing = [asyncio.create_task(one.play_outside_windows(Random(1))) for one in players]
        player = await next_asked(asked, playing)
        assert player is not None, "the game ended without a reaction window"
        tables = f"{server.url}/api/tables/{player.code}"
        async with httpx.AsyncClient(base_url=tables, timeout=PATIENCE) as spectator:
            await scene(spectator, player)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    with Server(database, "--no-limits", "--pace", "1") as server:
        run(lambda: play(server))


def test_a_replay_during_a_window_reads_no_sealed_answer(sqlite_url: str, tmp_path: Path) -> None:
    """The sealed rows are made unreadable: whatever reads them fails."""

    async def scene(spectator: httpx.AsyncClient, player: Player) -> None:
        prompt = player.view["prompt"]
        await player.seal()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            changed = database.execute("UPDATE entries SET action = '{' WHERE kind = 'seal'")
            assert changed.rowcount == 1

        answers = [await spectator.get(path) for path in PATHS]

        codes = {path: answer.status_code for path, answer in zip(PATHS, answers, strict=True)}
        assert codes == {path: 409 if path in ENDED_ONLY else 200 for path in PATHS}
        # The position that was public before the window is the last frame.
        last = len(answers[0].json()["frames"]) - 1
        (frame,) = (
            await spectator.get(f"/frames/views?perspective=spectator&first={last}&last={last}")
        ).json()
        assert frame["snapshot"]["view"]["prompt"] == prompt

    in_a_window(sqlite_url, scene)


def test_a_spectator_does_not_wait_for_an_answer_that_is_being_sealed(
    sqlite_url: str, tmp_path: Path
) -> None:
    """The database is locked, so a sealed answer stays on its way; requests are answered."""

    async def scene(spectator: httpx.AsyncClient, player: Player) -> None:
        await spectator.get("")  # the table is watched from now on
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            database.execute("BEGIN IMMEDIATE")
            request = await player.answer(
                player.last_update, player.last_update["options"][0]["action"]
            )

            answers = [await spectator.get(path) for path in PATHS]

            assert request in player.unacknowledged
        assert {answer.status_code for answer in answers} == {200, 409}
        while request in player.unacknowledged:
            await asyncio.sleep(0.01)

    in_a_window(sqlite_url, scene)
