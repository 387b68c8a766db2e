"""Bots at work, in processes of their own: a view goes in, an action comes out.

A bot is made anew for each decision, with randomness that follows from the table, the seat and the
prompt: asked again after a crash, it answers the same.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tinhorn.bots import bot_named
from tinhorn.games import GAMES


class Task(Struct, frozen=True):
    """What a bot is told: what its seat sees, and nothing else."""

    game: str
    bot: str
    seed: str
    view: bytes
    """The view as JSON."""


def answer(task: Task) -> bytes:
    """The action that the bot chooses, as JSON."""
    game = GAMES[task.game]
    seen = msgspec.json.decode(task.view, type=game.View)
    assert seen.decision is not None, "a bot is asked only what its seat owes"
    bot = bot_named(task.bot, task.game, Random(task.seed))
    return msgspec.json.encode(bot.choose(seen, seen.decision))


class BotWorkers:
    """A few processes that answer for bots; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def answer(self, task: Task) -> Any:
        """The action, as plain values; whoever applies it reads it as any other answer."""
        pool = self._pool
        try:
            chosen = await asyncio.get_running_loop().run_in_executor(pool, answer, task)
        except BrokenProcessPool:
            # The job stays in the store, and is claimed again.
            if self._pool is pool:
                self._pool = self._new_pool()
            raise
        return msgspec.json.decode(chosen, type=GAMES[task.game].Action)

    async def stop(self) -> None:
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and sockets that a bot has no business with.
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _leave_signals_alone)


def _leave_signals_alone() -> None:
    """Ctrl-C reaches all processes; the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
