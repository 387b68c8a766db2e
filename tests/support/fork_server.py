"""Processes of the command `tinhorn` that start at once: forked from one that has imported it.

Importing costs far more than what most tests ask of a command. A process that runs tests has
threads and must not fork, so another one without threads does. It costs 3.5 seconds of processor
once; then a command takes 0.07 seconds instead of 0.84, and a server 0.4 instead of 1.8.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import termios
import threading
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from select import select
from typing import Final, NamedTuple, NoReturn, TextIO

import typer.main

from tests.support.patience import be_patient
from tests.support.wrong_clock import follow_wrong_clock
from tinhorn.cli import main
from tinhorn.cli.app import app
from tinhorn.cli.translator import Translator
from tinhorn.locale import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
START: Final = "from tests.support.fork_server import serve; serve()"
MOST_BYTES: Final = 2**16
MODULES: Final = (
    "alembic.command",
    "httptools",
    "litestar.plugins.pydantic",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvloop",
    "tinhorn.arena.simulation",
    "tinhorn.cli.app",
    "tinhorn.cli.ascii_fallback",
    "tinhorn.cli.play.display",
    "tinhorn.cli.play.narration",
    "tinhorn.cli.panels",
    "tinhorn.cli.play.playing",
    "tinhorn.cli.records.reviewing",
    "tinhorn.cli.serving",
    "tinhorn.cli.arena.simulation",
    "tinhorn.cli.records.step_replay",
    "tinhorn.cli.translator",
    "tinhorn.cli.usage",
    "tinhorn.cli.records.verification",
    "tinhorn.server.app",
    "tinhorn.server.event_loop",
    "tinhorn.server.notices.service",
    "tinhorn.server.run",
    "tinhorn.table.storage.sole_use",
    "tinhorn.table.storage.storage",
)
"""What most commands import."""


class Streams(NamedTuple):
    """File descriptors of standard input, output and error."""

    input: int
    output: int
    error: int


class Job(NamedTuple):
    """A command to run."""

    words: list[str]
    environment: dict[str, str]
    folder: str
    has_terminal: bool


class Process:
    """A command that was started."""

    def __init__(self, report: int) -> None:
        self._report = os.fdopen(report)
        self._status: int | None = None
        self.pid = int(self._report.readline())

    def wait(self, seconds: float) -> int:
        """Return the status it ends with; minus the signal, if one has killed it."""
        if self._status is None:
            if not select([self._report], [], [], seconds)[0]:
                raise subprocess.TimeoutExpired("tinhorn", seconds)
            self._status = int(self._report.readline())
            self._report.close()
        return self._status

    def send_signal(self, number: signal.Signals) -> None:
        if self._status is None:
            os.kill(self.pid, number)

    def forget(self) -> None:
        """Its status matters to nobody."""
        self._report.close()


class ForkServer:
    """The process that forks; `close` ends it."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", START, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                env=environment,
                cwd=ROOT,
            )

    def start(self, job: Job, streams: Streams) -> Process:
        reading, writing = os.pipe()
        try:
            socket.send_fds(self._line, [json.dumps(job).encode()], [*streams, writing])
        finally:
            os.close(writing)
        return Process(reading)

    def close(self) -> None:
        self._line.close()
        self._process.wait()


_running: Final[list[ForkServer]] = []


def fork_server() -> ForkServer:
    """Return the one of this process."""
    if not _running:
        _running.append(ForkServer(os.environ | {"LC_ALL": "C.UTF-8"}))
    return _running[0]


def close_fork_server() -> None:
    while _running:
        _running.pop().close()


def serve() -> None:
    """Fork for each job that comes over the line, until the line is closed."""
    for module in MODULES:
        import_module(module)
    for language in LANGUAGES:
        Translator(language=language)("cli-help")  # reads the catalogue
    typer.main.get_command(app)  # reads the signatures of all commands
    gc.freeze()
    line = socket.socket(fileno=int(sys.argv[1]))
    while True:
        text, descriptors, _, _ = socket.recv_fds(line, MOST_BYTES, 4)
        _reap()
        if not text:
            return
        if os.fork() == 0:
            line.close()
            _run_and_report(Job(*json.loads(text)), descriptors)
        for descriptor in descriptors:
            os.close(descriptor)


def _reap() -> None:
    """Let the system forget processes that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            continue


def _run_and_report(job: Job, descriptors: Sequence[int]) -> NoReturn:
    """Run a job in one more process; report its number, and its status when it has ended."""
    *streams, report = descriptors
    pid = os.fork()
    if pid == 0:
        os.close(report)
        _leave(_run(job, streams))
    for stream in streams:
        os.close(stream)
    os.write(report, f"{pid}\n".encode())
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    with suppress(BrokenPipeError):  # a terminal that hung up does not ask for the status
        os.write(report, f"{status}\n".encode())
    os._exit(0)


def _leave(status: int) -> NoReturn:
    """End as Python does, but leave memory to the system: freeing it costs more than a command."""
    threading._shutdown()  # type: ignore[attr-defined]  # waits for threads, as Python does
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def _run(job: Job, streams: Sequence[int]) -> int:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if job.has_terminal:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(job.environment)
    os.chdir(job.folder)
    _open_standard_streams()
    if job.environment.get("PYTHONWARNINGS") == "error":
        warnings.simplefilter("error")
    sys.argv = ["tinhorn", *job.words]
    follow_wrong_clock()
    be_patient()
    return main()


def _open_standard_streams() -> None:
    """As Python does when it starts; those of the parent do not know what they lead to now."""
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = _writer(1, "surrogateescape")
    sys.stderr = _writer(2, "backslashreplace")


def _writer(descriptor: int, errors: str) -> TextIO:
    is_by_line = descriptor == 2 or os.isatty(descriptor)
    return open(
        descriptor,
        "w",
        encoding="utf-8",
        errors=errors,
        closefd=False,
        buffering=1 if is_by_line else -1,
    )
