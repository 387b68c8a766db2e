"""A program that runs beside us: lines of text to its standard input, lines from its output.

A program that ends early, stays silent for too long or is left behind is stopped, together with
the processes that it started. What it writes to standard error goes to our own.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import Final, TypeVar

from tinhorn.bots.bot import BotFailedError
from tinhorn.kernel import Argument, phrase

T = TypeVar("T")

TIMEOUT_VARIABLE: Final = "TINHORN_BOT_TIMEOUT"
"""The environment variable that sets the seconds a program has for each answer."""
TIMEOUT: Final = 10.0
LONGEST_LINE: Final = 1 << 20
"""Bytes; a longer line is not an answer."""
FAREWELL: Final = 1.0
"""Seconds that a program has to end by itself once its input is closed."""


class ProgramError(BotFailedError):
    """A program cannot be started, ended, did not answer in time, or answered wrongly."""


def words_of(command: str) -> list[str]:
    """Split a command line as a shell does; refuse one that names no installed program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramError(phrase("program-quoting", program=command), detail=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise ProgramError(phrase("program-missing", program=command))
    return words


def timeout() -> float:
    """Return the seconds that a program has for an answer."""
    text = os.environ.get(TIMEOUT_VARIABLE, str(TIMEOUT))
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise ProgramError(phrase("program-timeout", variable=TIMEOUT_VARIABLE, text=text))
    return seconds


class Program:
    """A running program. `ask` sends a line and waits for one; `tell` only sends."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.is_stopped = False
        self._timeout = timeout()
        try:
            self._process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Its own group: Ctrl-C is for us alone, and we can stop what the program starts.
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(
                phrase("program-missing", program=command), detail=str(error)
            ) from error
        # A pipe can block in both directions, so a thread waits on it and we wait with a timeout.
        self._waiter = ThreadPoolExecutor(1, thread_name_prefix="program")
        # Unlike `atexit`, this also runs at the end of a worker process.
        self._finalizer = Finalize(self, _end, (self._process,), exitpriority=10)

    def ask(self, line: bytes) -> bytes:
        """Send a line and return the next line of the program, without its line break."""
        return self._in_time(lambda: self._exchange(line))

    def tell(self, line: bytes) -> None:
        self._in_time(lambda: self._send(line))

    def stop(self) -> None:
        """Stop the program at once."""
        self.is_stopped = True
        _kill(self._process)
        self._waiter.shutdown()
        self._finalizer()

    def failure(self, key: str, /, **args: Argument) -> ProgramError:
        """Stop the program and return the error that names it."""
        self.stop()
        return ProgramError(phrase(key, program=self.command, **args))

    def _in_time(self, exchange: Callable[[], T]) -> T:
        try:
            return self._waiter.submit(exchange).result(self._timeout)
        except TimeoutError as error:
            raise self.failure("program-slow", seconds=f"{self._timeout:g}") from error
        except OSError as error:
            raise self._ended() from error
        except BaseException:  # Ctrl-C too: the thread waits until the program is stopped.
            self.stop()
            raise

    def _exchange(self, line: bytes) -> bytes:
        self._send(line)
        assert self._process.stdout is not None
        answer = self._process.stdout.readline(LONGEST_LINE)
        if not answer:
            raise BrokenPipeError
        return answer.rstrip(b"\r\n")

    def _send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def _ended(self) -> ProgramError:
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return self.failure("program-closed")
        return self.failure("program-ended", status=status)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Close the program's input, wait for it to end, and stop whatever is left of it."""
    with suppress(subprocess.TimeoutExpired, OSError, ValueError):
        process.communicate(timeout=FAREWELL)
    _kill(process)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            assert pipe is not None
            pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the program and the processes in its group."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
