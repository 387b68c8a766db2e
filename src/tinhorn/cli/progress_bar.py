"""The progress bar of many games."""

from __future__ import annotations

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


def games_progress(translator: Translator, terminal: Terminal) -> Progress:
    """Return a bar that counts games, with their number per second and the time left."""
    return Progress(
        TextColumn(translator("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        _GamesPerSecond(translator),
        TimeRemainingColumn(),
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    )


class _GamesPerSecond(ProgressColumn):
    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self._translator = translator

    def render(self, task: Task) -> Text:
        rate = round(task.speed or 0)
        return Text(self._translator("cli-simulate-speed", rate=rate), style="dim")
