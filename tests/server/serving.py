"""A server in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO

from tests.support.fork_server import Job, Process, Streams, fork_server
from tests.support.measuring import unmeasured_environment

TINHORN = Path(sys.executable).parent / "tinhorn"
STANDARD_ERROR = 2
PATIENCE = 120
"""Seconds; far more than any answer takes, even on a busy machine."""


class Server:
    """`with Server(database) as server:` and it listens; `server.url` says where."""

    def __init__(
        self, database: str, *options: str, log: IO[str] | None = None, is_measured: bool = True
    ) -> None:
        self.database = database
        self.port = 0
        self._log = log
        self._is_measured = is_measured
        self._options = options
        self._process: Process | None = None

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
        # The processes that it starts play games for it, and are not measured in any case.
        job = Job(
            words,
            unmeasured_environment(),
            os.getcwd(),
            has_terminal=False,
            is_measured=self._is_measured,
        )
        reading, writing = os.pipe()
        error = STANDARD_ERROR if self._log is None else self._log.fileno()
        with open(os.devnull) as nothing:
            streams = Streams(nothing.fileno(), writing, error)
            self._process = fork_server().start(job, streams)
        os.close(writing)
        self._output = os.fdopen(reading)
        said = self._output.readline()
        found = re.search(r":(\d+)/", said)
        assert found, f"the server says nothing of its address: {said!r}"
        self.port = int(found[1])

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


@contextmanager
def serving(database: str, *options: str) -> Iterator[str]:
    """The address of a server that runs for a while."""
    with Server(database, *options) as server:
        yield server.url
