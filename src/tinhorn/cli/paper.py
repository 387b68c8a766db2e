"""Where a command writes: terminals wide and narrow, with colours or without, files and pipes."""

from __future__ import annotations

import os
import sys
from typing import Final

import typer
from rich.console import Console

from tinhorn.cli.errors import TerminalError
from tinhorn.kernel.phrase import phrase

WIDEST: Final = 120
"""Wider lines are hard to read."""


class Paper(Console):
    """A console that takes text as it is and falls silent when nobody reads on."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(2)

    def wipe(self) -> None:
        """Leave nothing to see, in the lines scrolled out of sight neither."""
        self._buffer.clear()  # what an interrupted print would still write
        self.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.file.flush()


def paper(*, stderr: bool = False) -> Paper:
    sheet = Paper(stderr=stderr, highlight=False, markup=False, emoji=False)
    sheet.width = min(sheet.width, WIDEST)
    return sheet


def require_terminal() -> None:
    """Refuse to ask questions where nobody can answer."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise TerminalError(phrase("cli-no-terminal"))
