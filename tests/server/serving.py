"""A server in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import IO

from tests.support import evidence, polling
from tests.support.fork_server import Job, Process, Streams, fork_server
from tests.support.patience import PATIENT, patience
from tests.support.wrong_clock import WrongClock

TINHORN = Path(sys.executable).parent / "tinhorn"
MOST_SHOWN = 8_000
"""Bytes of a log."""
NUMBERS = count(1)
PATIENCE = polling.PATIENCE


class Server:
    """`with Server(database) as server:` and it listens; `server.url` says where."""

    def __init__(
        self,
        database: str,
        *options: str,
        log: IO[str] | None = None,
        clock: WrongClock | None = None,
        reveal_time: int = PATIENT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.clock = clock
        self._reveal_time = reveal_time
        self._environment = dict(environment or {})
        self.port = 0
        self._log = log
        self._options = options
        self._process: Process | None = None
        self._evidence: IO[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        words = ["serve", "--no-open", "--pace", "0", "--database", self.database]
        words += ["--port", str(self.port), *self._options]
        job = Job(
            words,
            os.environ
            | patience(self._reveal_time)
            | self._environment
            | (self.clock.environment if self.clock else {}),
            os.getcwd(),
            has_terminal=False,
        )
        reading, writing = os.pipe()
        with open(os.devnull) as nothing:
            streams = Streams(nothing.fileno(), writing, self._open_log())
            self._process = fork_server().start(job, streams)
        os.close(writing)
        self._output = os.fdopen(reading)
        said = self._output.readline()
        found = re.search(r":(\d+)/", said)
        if not found:
            self._end()
        assert found, f"the server says nothing of its address: {said!r}"
        self.port = int(found[1])

    def _open_log(self) -> int:
        """Return where it writes its log, which is evidence; who reads a pipe shows what came."""
        if self._log is None:
            self._evidence = TemporaryFile()  # noqa: SIM115
        elif isinstance(self._log.name, str):
            self._evidence = open(self._log.name, "rb")  # noqa: SIM115
        else:
            return self._log.fileno()
        self._title = f"the log of server {next(NUMBERS)} on {self.database}"
        evidence.show_always(self._title, partial(_end_of, self._evidence))
        return (self._log or self._evidence).fileno()

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As an operator does; the status it ends with."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        status = self._process.wait(PATIENCE)
        self._output.close()
        self._process = None
        if self._evidence is not None:
            evidence.conclude(self._title)
            self._evidence.close()
        return status

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.stop()


def _end_of(log: IO[bytes]) -> str:
    """Return what a server has written last; it goes on writing."""
    file = log.fileno()
    start = max(0, os.fstat(file).st_size - MOST_SHOWN)
    return os.pread(file, MOST_SHOWN, start).decode(errors="replace")


@contextmanager
def serving(database: str, *options: str) -> Iterator[str]:
    """Yield the address of a server that runs for a while."""
    with Server(database, *options) as server:
        yield server.url
