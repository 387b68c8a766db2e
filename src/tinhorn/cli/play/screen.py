"""A window that is redrawn in place: the table on top, the story, the question, an input line."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from types import FrameType
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from tinhorn.cli.terminal import WIDEST, Terminal

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
"""Smaller windows cannot hold a table: they scroll."""
STORY_LINES: Final = 3
"""The story gets at least this many lines, unless even the smallest form leaves fewer."""

NEWS_LINES: Final = 14
"""A smaller form is drawn if it makes room for news, but not for more lines than this."""


class Scene(NamedTuple):
    """What a window shows, from top to bottom. Of several forms, the first that fits is drawn."""

    tables: Sequence[RenderableType]
    story: Sequence[Text] = ()
    notice: RenderableType | None = None
    """Drawn below the story until the next answer, such as the reason of a refusal."""
    short_notice: RenderableType | None = None
    """Drawn in its place rather than cut the table."""
    focuses: Sequence[RenderableType] = ()
    menu: RenderableType | None = None


class Screen:
    """Draws scenes and pages on the alternate screen of a terminal, which keeps no history."""

    def __init__(self, out: Terminal) -> None:
        self._out = out
        self._is_open = False
        self._size = (0, 0)
        self._form = 0
        """Which form of the scene is drawn: once it has to be smaller, it stays small."""
        self._drawn: tuple[Scene | Sequence[str], str] | None = None
        self._drawn_size = (0, 0)

    @staticmethod
    def fits(out: Terminal) -> bool:
        """Return whether the terminal can be redrawn in place and is large enough."""
        columns, rows = _size()
        is_able = out.is_terminal and not out.is_dumb_terminal
        return is_able and columns >= LEAST_WIDTH and rows >= LEAST_HEIGHT

    @property
    def is_open(self) -> bool:
        return self._is_open

    @property
    def page_height(self) -> int:
        """How many lines of a long text fit, the prompt and the line about pages left out."""
        return _size()[1] - 2

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use the alternate screen; give the normal one back whatever happens."""
        self.open()
        try:
            yield
        finally:
            self.close()

    def open(self) -> None:
        self._is_open = True
        self._write("\x1b[?1049h\x1b[H\x1b[2J")
        self._out.on_signal = self._redraw_if_resized
        if hasattr(signal, "SIGWINCH"):
            signal.signal(signal.SIGWINCH, _wake_up)

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._out.on_signal = lambda: None
            if hasattr(signal, "SIGWINCH"):
                signal.signal(signal.SIGWINCH, signal.SIG_DFL)
            self._write("\x1b[H\x1b[2J\x1b[?1049l")

    def draw(self, scene: Scene, prompt: str = "") -> None:
        self._drawn = scene, prompt
        columns, rows = self._drawn_size = _size()
        if self._size != (columns, rows):
            self._size, self._form = (columns, rows), 0
        self._out.width = min(columns, WIDEST)
        self._show(self._composed(scene, rows - 1), rows, prompt)

    def draw_page(self, lines: Sequence[str], prompt: str = "") -> None:
        """Draw lines that `lines_of` has made."""
        self._drawn = lines, prompt
        _, rows = self._drawn_size = _size()
        self._show(lines[: rows - 1], rows, prompt)

    def lines_of(self, part: RenderableType | None) -> list[str]:
        """Return the lines of a part as the terminal shows them, colours included."""
        if part is None:
            return []
        with self._out.capture() as captured:
            self._out.print(part)
        return captured.get().rstrip("\n").split("\n")

    def _composed(self, scene: Scene, rows: int) -> list[str]:
        below = self.lines_of(scene.menu)
        notice = self.lines_of(scene.notice)
        fresh = sum(line.style != "dim" for line in scene.story)
        wanted = min(max(STORY_LINES, fresh), NEWS_LINES)
        forms = [*product(map(self.lines_of, scene.tables), self._focuses(scene))]
        for form, (table, focus) in enumerate(forms):
            room = rows - len(table) - len(focus) - len(below) - len(notice)
            if form >= self._form and room >= wanted:
                break
        self._form = form
        if room < 0 and scene.short_notice is not None:
            room += len(notice)
            notice = self.lines_of(scene.short_notice)
            room -= len(notice)
        if notice and room < 0:  # it goes with the next line; the objectives must stay
            focus, room = focus[-room:], min(0, room + len(focus))
        least = 0 if notice else min(len(scene.story), 1)  # a notice is news enough
        table = table[: len(table) + min(0, room - least)]
        story = self._story(scene, max(least, room))
        return [*table, *story, *notice, *focus, *below][:rows]

    def _focuses(self, scene: Scene) -> list[list[str]]:
        return [self.lines_of(focus) for focus in scene.focuses] or [[]]

    def _story(self, scene: Scene, room: int) -> list[str]:
        """Return the last sentences that fit, as a paragraph if room is scarce.

        The rest stays empty.
        """
        shown = self.lines_of(Group(*scene.story)) if scene.story else []
        if len(shown) > room:
            shown = self._last_sentences(scene.story, room)
        return [*shown, *[""] * (room - len(shown))]

    def _last_sentences(self, story: Sequence[Text], room: int) -> list[str]:
        """Return as many whole sentences as fit; of one that is longer than the room, the start."""
        shown: list[str] = []
        for begin in reversed(range(len(story))):
            last = story[begin:]
            lines = self.lines_of(Text(" ").join(last) if room <= STORY_LINES else Group(*last))
            if len(lines) > room:
                return shown or lines[:room]
            shown = lines
        return shown

    def _show(self, lines: Sequence[str], rows: int, prompt: str) -> None:
        """Write every line over the old one: nothing flickers, and nothing scrolls."""
        padded = [*lines, *[""] * (rows - 1 - len(lines))]
        body = "".join(f"{line}\x1b[K\n" for line in padded)
        self._write(f"\x1b[H{body}\x1b[J")
        if prompt:
            self._out.print(Text(prompt, style="bold"), end="")

    def _redraw_if_resized(self) -> None:
        if self._drawn is None or self._drawn_size == _size():
            return
        match self._drawn:
            case (Scene() as scene, prompt):
                self.draw(scene, prompt)
            case (lines, prompt):
                self.draw_page([*lines], prompt)

    def _write(self, text: str) -> None:
        self._out.file.write(text)
        self._out.file.flush()


def scene_of(
    panel: Any,
    context: Any,
    width: int,
    story: Sequence[Text],
    *,
    notice: RenderableType | None = None,
    is_asked: bool = False,
) -> Scene:
    """Return the scene of a view, with the question and the answers for a viewer who is asked."""
    return Scene(
        tables=(panel.table(context, width), panel.summary(context, width)),
        story=story,
        notice=notice,
        focuses=(panel.focus(context, width), panel.brief(context, width)),
        menu=panel.menu(context, width) if is_asked else None,
    )


def _wake_up(number: int, frame: FrameType | None) -> None:
    """End a wait for input. The window is drawn there: here, it might just be being drawn."""


def _size() -> tuple[int, int]:
    """Return the columns and lines of the window at this moment."""
    try:
        return os.get_terminal_size()
    except OSError:
        return (0, 0)
