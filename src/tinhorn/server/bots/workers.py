"""The bot processes of one server process. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

import msgspec

from tinhorn.games import GAMES
from tinhorn.server.bots.worker import Answered, Failed, Task

ANSWER_SECONDS: Final = 5.0
"""How long a bot may take for one answer before its process counts as stuck."""
LINE_BYTES: Final = 1 << 20
"""The longest line a process may send."""
COMMAND: Final = (sys.executable, "-m", "tinhorn.server.bots.worker")


class WorkerDiedError(Exception):
    """The process ended or hung before it answered."""


class WorkerUnavailableError(Exception):
    """No process can be started at the moment, for example for lack of file descriptors."""


class BotFailedError(Exception):
    """The bot's code raised an error."""


class _Worker:
    """A place for one process, which starts when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, task: Task) -> Answered | Failed:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            async with asyncio.timeout(ANSWER_SECONDS):
                line = await process.stdout.readline()
        except (OSError, TimeoutError) as error:
            await self.stop()
            raise WorkerDiedError from error
        except asyncio.CancelledError:
            # The answer is still on its way: a later task must not read it as its own.
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise WorkerDiedError
        answered: Answered | Failed = msgspec.json.decode(line, type=Answered | Failed)
        return answered

    async def _started(self) -> Process:
        if self._process is None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *COMMAND, stdin=PIPE, stdout=PIPE, limit=LINE_BYTES
                )
            except OSError as error:
                raise WorkerUnavailableError(error.strerror or str(error)) from error
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class BotWorkers:
    """A fixed number of processes; each works on one task at a time."""

    def __init__(self, processes: int) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def answer(self, task: Task) -> Any:
        """Return the action of a bot. If the process dies, a new one gets one more attempt."""
        worker = await self._idle.get()
        try:
            try:
                answered = await worker.ask(task)
            except WorkerDiedError:
                answered = await worker.ask(task)
        finally:
            self._idle.put_nowait(worker)
        if isinstance(answered, Failed):
            raise BotFailedError(answered.error)
        return msgspec.json.decode(answered.action, type=GAMES[task.game].Action)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
