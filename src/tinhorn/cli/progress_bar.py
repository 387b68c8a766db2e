"""Progress bars: of many games, and of anything else that takes its time."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator


def games_progress(translator: Translator, terminal: Terminal) -> AbstractContextManager[Progress]:
    """Return a bar that counts games, with their number per second and the time left."""
    return progress(
        terminal,
        TextColumn(translator("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        _GamesPerSecond(translator),
        TimeRemainingColumn(),
    )


def progress(terminal: Terminal, *columns: ProgressColumn) -> AbstractContextManager[Progress]:
    """Return a bar of these columns, which is gone at its end and shown in terminals only."""
    bar = Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal)
    # Rich before 14.1 prints an empty line at the end of a bar, even where it is disabled.
    return bar if terminal.is_terminal else nullcontext(bar)


class _GamesPerSecond(ProgressColumn):
    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self._translator = translator

    def render(self, task: Task) -> Text:
        rate = round(task.speed or 0)
        return Text(self._translator("cli-simulate-speed", rate=rate), style="dim")
