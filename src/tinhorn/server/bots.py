"""Bots at work, in processes of their own: a view goes in, an action comes out.

A bot is made anew for each decision, with randomness that follows from the table, the seat and the
prompt: asked again after a crash, it answers the same.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from tinhorn.bots import bot_named
from tinhorn.games import GAMES

PATIENCE: Final = 10.0
"""Seconds after which a pool counts as broken. One that breaks while it is given a task may forget
the task without a word."""
AHEAD: Final = 2
"""So many tasks for each process are given to the pool at a time; the others wait out here, where
waiting is no sign of a broken pool."""


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
        self._room = asyncio.Semaphore(AHEAD * processes)

    async def answer(self, task: Task) -> Any:
        """The action of a bot. If its process dies over it, another has one more try."""
        try:
            chosen = await self._chosen(task)
        except BrokenProcessPool:
            chosen = await self._chosen(task)
        return msgspec.json.decode(chosen, type=GAMES[task.game].Action)

    async def _chosen(self, task: Task) -> bytes:
        async with self._room:
            return await self._chosen_by(self._pool, task)

    async def _chosen_by(self, pool: ProcessPoolExecutor, task: Task) -> bytes:
        try:
            answering = asyncio.get_running_loop().run_in_executor(pool, answer, task)
            return await asyncio.wait_for(answering, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            if self._pool is pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False, cancel_futures=True)
            raise BrokenProcessPool from error

    async def stop(self) -> None:
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and sockets that a bot has no business with.
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _live_and_die_with_server)


def _live_and_die_with_server() -> None:
    """Ctrl-C reaches all processes, but the server ends its workers itself; none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_server, daemon=True).start()


def _die_with_server() -> None:
    server = parent_process()
    assert server is not None, "workers are made by the server"
    server.join()
    os._exit(1)
