"""A server process for the browser tests, which can be stopped and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.support import evidence
from tests.support.patience import PATIENT, patience

PATIENT_PROGRAM: Final = (sys.executable, "-m", "tests.support.patience")


class LiveServer:
    """Runs `tinhorn serve`, with bots that answer at once unless a pace is given."""

    def __init__(
        self,
        folder: Path,
        *,
        pace: float = 0,
        options: tuple[str, ...] = (),
        code: str = "",
        program: Path | None = None,
    ) -> None:
        """`code`: the folder of another version of the package, instead of the installed one.

        `program`: the command of another environment, whose server has its real limits. In others
        devices have an hour to reveal what they add to the draws, or what `give_devices` says.
        """
        self._program = PATIENT_PROGRAM if program is None else (str(program),)
        self._pace = pace
        self._options = options
        self._environment = os.environ | ({"PYTHONPATH": code} if code else {})
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self._log = folder / "server.log"
        self._patience = folder / "patience"
        self._environment |= patience(self._patience)
        self.give_devices(PATIENT)
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def give_devices(self, milliseconds: int) -> None:
        """Decide how long a patient server waits, in the attempts to begin that follow."""
        self._patience.write_text(str(milliseconds))

    def start(self) -> None:
        command = [
            *self._program,
            *("serve", "--no-open", "--no-limits", "--pace", str(self._pace)),
            *("--port", str(self._port), "--database", self.database, *self._options),
        ]
        evidence.show_always(f"the log of {self._log}", self._log.read_text)
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
        evidence.conclude(f"the log of {self._log}")

    def kill(self) -> None:
        """Kill the server and its bot processes without a shutdown."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()
        evidence.conclude(f"the log of {self._log}")
