"""The command in a process of its own, and people who answer it in a real terminal."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, Self

import pexpect
from pexpect.fdpexpect import fdspawn

from tests.cli.emulator import shown_by
from tests.support.fork_server import Job, Streams, fork_server

TINHORN: Final = Path(sys.executable).with_name("tinhorn")
INTERRUPT: Final = "\x03"
END_OF_INPUT: Final = "\x04"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
_STEERING: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b(?:\[[0-9;?]*)?\Z")
"""The last one may not have arrived whole."""
READ_BY_PYTHON: Final = ("LC_", "PYTHON")
"""Variables that Python reads only when it starts."""
PATIENCE: Final = 120
"""Seconds; far more than any answer takes, even on a busy machine."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give each test a user of its own. Every warning, a missing sentence too, is an error."""
    kept = dict(os.environ)
    for name in ("COLUMNS", "LINES"):
        kept.pop(name, None)
    return kept | {
        "HOME": str(home),
        "LOGNAME": "dana",
        "XDG_DATA_HOME": str(home / "data"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "PYTHONWARNINGS": "error",
        **more,
    }


def tinhorn(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, without a terminal."""
    if any(name.startswith(READ_BY_PYTHON) for name in more):
        return tinhorn_from_scratch(home, *words, **more)
    job = _job(home, words, more, has_terminal=False)
    with (
        open(os.devnull) as nothing,
        TemporaryFile("w+", encoding="utf-8") as output,
        TemporaryFile("w+", encoding="utf-8") as error,
    ):
        streams = Streams(nothing.fileno(), output.fileno(), error.fileno())
        status = fork_server().start(job, streams).wait(PATIENCE)
        output.seek(0)
        error.seek(0)
        return subprocess.CompletedProcess([*words], status, output.read(), error.read())


def _job(home: Path, words: Sequence[str], more: Mapping[str, str], *, has_terminal: bool) -> Job:
    return Job([*words], environment(home, **more), str(home), has_terminal)


def tinhorn_from_scratch(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the same in a new Python, as it is installed."""
    return subprocess.run(
        [TINHORN, *words],
        env=environment(home, **more),
        cwd=home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


class Terminal:
    """A terminal in which a command runs."""

    def __init__(
        self, home: Path, *words: str, columns: int = 100, rows: int = 40, **more: str
    ) -> None:
        self._heard = io.StringIO()
        self._line, theirs = os.openpty()
        self.resize(rows, columns)
        job = _job(home, words, more, has_terminal=True)
        self._process = fork_server().start(job, Streams(theirs, theirs, theirs))
        os.close(theirs)
        self._child = fdspawn(self._line, encoding="utf-8", timeout=PATIENCE)
        self._child.logfile_read = self._heard

    def __del__(self) -> None:
        """Hang up."""
        os.close(self._line)
        self._process.forget()

    def shows(self, text: str) -> Self:
        """Wait until this text appears."""
        self._child.expect_exact(text)
        return self

    def shows_one_of(self, texts: Sequence[str]) -> str:
        return texts[self._child.expect_exact(list(texts))]

    @property
    def said(self) -> str:
        """What came before the text that was waited for last, without colours."""
        return _STEERING.sub("", str(self._child.before))

    def asks(self, name: str) -> Self:
        return self.shows(f"{name}> ")

    def type(self, line: str) -> Self:
        self._child.sendline(line)
        return self

    def interrupt(self) -> Self:
        self._child.send(INTERRUPT)
        return self

    def end_of_input(self) -> Self:
        self._child.send(END_OF_INPUT)
        return self

    @property
    def heard(self) -> str:
        """All text so far, without colours."""
        return _STEERING.sub("", self._heard.getvalue())

    @property
    def screen(self) -> str:
        """What has been written since everything was last wiped away, without colours."""
        return _STEERING.sub("", self._heard.getvalue().split(WIPE)[-1])

    @property
    def window(self) -> list[str]:
        """The lines that the window shows now."""
        return shown_by(self._heard.getvalue(), *self._size)

    def resize(self, rows: int, columns: int) -> Self:
        self._size = (rows, columns)
        termios.tcsetwinsize(self._line, self._size)
        return self

    @property
    def raw(self) -> str:
        return self._heard.getvalue()

    def status(self) -> int:
        """Wait for the end of the command; return how it ended."""
        self._child.expect(pexpect.EOF)
        return self._process.wait(PATIENCE)


ANSWERS: Final = {
    "bid or pass?": "1",
    "Raise or pass?": "p",
    "Move the boat": "boat 1",
    "Which hidden card": "1",
    "Do you want to claim": "p",
}
REFUSED: Final = "✗"
END: Final = "To watch this game again"


def answer_to(asked: str, said: str) -> str:
    """Answer without much thought. A player whose bid was just refused has no money."""
    return "p" if REFUSED in said else ANSWERS[asked]


def answers(terminal: Terminal, count: int, name: str = "Dana") -> Terminal:
    """Answer so many questions without much thought, and wait for the next one."""
    for _ in range(count):
        asked = terminal.shows_one_of([*ANSWERS])
        answer = answer_to(asked, terminal.said)
        terminal.asks(name).type(answer)
    return terminal.asks(name)


def plays_on(terminal: Terminal, name: str = "Dana") -> Terminal:
    """Answer without much thought until the game is over."""
    while (asked := terminal.shows_one_of([*ANSWERS, END])) != END:
        answer = answer_to(asked, terminal.said)
        terminal.asks(name).type(answer)
    return terminal
