"""The bot processes of one server process. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import selectors
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from msgspec import Raw

from tinhorn.games import GAMES
from tinhorn.kernel import decoder
from tinhorn.server.bots.worker import Answered, ChancesTask, Failed, Task

ANSWER_SECONDS: Final = 5.0
"""How long a bot may take for one answer before its process counts as stuck."""
READ_BYTES: Final = 1 << 16
COMMAND: Final = (sys.executable, "-m", "tinhorn.server.bots.worker")
_decode_answer: Final = decoder(Answered | Failed).decode
_decode_chances: Final = decoder(tuple[int, ...]).decode


class WorkerDiedError(Exception):
    """The process ended or hung before it answered."""


class WorkerUnavailableError(Exception):
    """No process can be started at the moment, for example for lack of file descriptors."""


class BotFailedError(Exception):
    """The bot's code raised an error."""


class _Worker:
    """One worker process, which starts when first needed. Its methods block: use a thread."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def ask(self, task: Task | ChancesTask) -> Answered | Failed:
        """Return the process's answer. If it dies, a new process gets one more attempt."""
        try:
            return self._ask_once(task)
        except WorkerDiedError:
            return self._ask_once(task)

    def close(self) -> None:
        """Kill the process, also while another thread waits for its answer; start no other."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def discard(self) -> None:
        """Kill the process and free its file descriptors."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            # The buffer of a broken pipe cannot be flushed; closing it must not raise.
            process.communicate()

    def _ask_once(self, task: Task | ChancesTask) -> Answered | Failed:
        process = self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            process.stdin.flush()
            line = _read_line(process)
        except OSError as error:
            self.discard()
            raise WorkerDiedError("the process has ended") from error
        except WorkerDiedError:
            self.discard()
            raise
        answered: Answered | Failed = _decode_answer(line)
        return answered

    def _started(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._is_closed:
                raise WorkerUnavailableError("the server is stopping")
            if self._process is None:
                try:
                    self._process = subprocess.Popen(
                        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                    )
                except OSError as error:
                    raise WorkerUnavailableError(error.strerror or str(error)) from error
            return self._process


def _read_line(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout is not None
    give_up = time.monotonic() + ANSWER_SECONDS
    line = b""
    with selectors.PollSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            if not selector.select(max(0.0, give_up - time.monotonic())):
                raise WorkerDiedError("the process hangs")
            if not (part := process.stdout.read1(READ_BYTES)):  # type: ignore[attr-defined]  # it is buffered
                raise WorkerDiedError("the process has ended")
            line += part
    return line


class BotWorkers:
    """A fixed number of processes; each works on one task at a time."""

    def __init__(self, processes: int) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="tinhorn-bot")
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def answer(self, task: Task) -> Any:
        """Return the action of a bot."""
        return decoder(GAMES[task.game].Action).decode(await self._ask(task))

    async def chances(self, task: ChancesTask) -> tuple[int, ...]:
        """Return the chances to win, by seat."""
        return _decode_chances(await self._ask(task))

    async def _ask(self, task: Task | ChancesTask) -> Raw:
        worker = await self._idle.get()
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, task)

        def release(done: asyncio.Future[Answered | Failed]) -> None:
            # Only now: the thread uses the process until then, even if nobody waits any more.
            self._idle.put_nowait(worker)
            done.exception()

        asking.add_done_callback(release)
        answered = await asyncio.shield(asking)
        if isinstance(answered, Failed):
            raise BotFailedError(answered.error)
        return answered.action

    async def stop(self) -> None:
        for worker in self._workers:
            worker.close()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.discard()
