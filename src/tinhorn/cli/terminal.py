"""The output of a command: a terminal, a file or a pipe."""

from __future__ import annotations

import io
import os
import select
import signal
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text, TextType

from tinhorn.cli.errors import TerminalError
from tinhorn.cli.printable import SPACES
from tinhorn.kernel import phrase

WIDEST: Final = 120
"""Wider lines are hard to read."""
_BOUND: Final = str.maketrans(SPACES, "\ue000\ue001")
_FREED: Final = str.maketrans("\ue000\ue001", SPACES)


class Terminal(Console):
    """A console that prints text as it is and ends quietly when its pipe is closed."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Keep lines whole at non-breaking spaces: rich would break them there."""
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(_BOUND)
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.translate(_FREED))

    on_signal: Callable[[], object] = staticmethod(lambda: None)
    """Called while a line is awaited: at the beginning, and after every signal."""

    def input(self, prompt: TextType = "", **named: Any) -> str:
        if prompt:
            self.print(prompt, end="")
        if sys.stdin.isatty() and hasattr(signal, "SIGWINCH"):
            _wait_for_line(self.on_signal)
        return super().input(**named)

    def on_broken_pipe(self) -> None:
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(2)

    def print_line(self, line: str, *, lead: str = "") -> None:
        """Print a log line: whole in files and pipes, wrapped beside its lead in a terminal."""
        if not self.is_terminal:
            return self.print(f"{lead}{line}", soft_wrap=True)
        beside = Table.grid()
        beside.add_row(Text(lead, style="dim"), Text(line))
        return self.print(beside)

    def wipe(self) -> None:
        """Clear the screen and the lines that have scrolled out of sight."""
        self._buffer.clear()  # what an interrupted print would still write
        self.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.file.flush()


def _wait_for_line(on_signal: Callable[[], object]) -> None:
    """Wait until a line has been typed, or the input has ended.

    A signal that comes just before a blocking read would be noticed only after it. Here every
    signal writes a byte to a pipe, so that `select` returns.
    """
    hears, says = os.pipe()
    os.set_blocking(says, False)
    former = signal.set_wakeup_fd(says, warn_on_full_buffer=False)
    try:
        on_signal()
        while sys.stdin not in select.select([sys.stdin, hears], [], [])[0]:
            os.read(hears, io.DEFAULT_BUFFER_SIZE)
            on_signal()
    finally:
        signal.set_wakeup_fd(former)
        os.close(hears)
        os.close(says)


def terminal(*, stderr: bool = False) -> Terminal:
    opened = Terminal(stderr=stderr, highlight=False, markup=False, emoji=False)
    opened.width = min(opened.width, WIDEST)
    return opened


def require_terminal() -> None:
    """Refuse to ask questions without an interactive terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise TerminalError(phrase("cli-no-terminal"))
