"""A server process for the browser tests, which can be stopped and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit


class LiveServer:
    """Runs `tinhorn serve`, with bots that answer at once unless a pace is given."""

    def __init__(
        self, folder: Path, *, pace: float = 0, options: tuple[str, ...] = (), code: str = ""
    ) -> None:
        """`code`: the folder of another version of the package, instead of the installed one."""
        self._pace = pace
        self._options = options
        self._environment = os.environ | ({"PYTHONPATH": code} if code else {})
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self._log = folder / "server.log"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [
            str(Path(sys.executable).with_name("tinhorn")),
            *("serve", "--no-open", "--no-limits", "--pace", str(self._pace)),
            *("--port", str(self._port), "--database", self.database, *self._options),
        ]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        self.address = next(word for word in told.split() if word.startswith("http")).rstrip("/")
        self._port = urlsplit(self.address).port or 0

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.communicate()

    def kill(self) -> None:
        """Kill the server and its bot processes without a shutdown."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()
