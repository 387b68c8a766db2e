"""Where a local game appears: a window redrawn in place, or a terminal that scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tinhorn.cli.panels import Panel, PanelContext
from tinhorn.cli.play.screen import Screen, scene_of
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator

NOTICE_LINES: Final = 2
"""A reply of at most this many lines leaves the table in sight."""


class News(Protocol):
    """The story for one reader, as lines."""

    def unread(self) -> list[str]:
        """Return the lines that the reader has not seen yet."""

    def recent(self) -> list[Text]:
        """Return the last lines, those that the reader has seen already in a fainter colour."""


class Display(Protocol):
    """Shows questions and replies, and reads what is typed."""

    def ask(
        self, context: PanelContext, news: News, *, is_new_scene: bool, note: RenderableType | None
    ) -> None:
        """Show the table, the news and the question; with a note in place of the answers."""

    def reply(self, part: RenderableType) -> None:
        """Show the answer to a command or to a question."""

    def refuse(self, text: str) -> None:
        """Say why something typed is no answer."""

    def turn_page(self) -> bool:
        """Enter was pressed: go on in a long reply; return whether there was a reply."""

    def read_line(self, prompt: str) -> str:
        """Return what is typed after the prompt, or EOFError."""

    def cover(self, part: RenderableType | None = None) -> None:
        """Hide everything, and show only this."""

    def close(self) -> None:
        """Go back to the terminal as it was."""


class ScrollingDisplay:
    """Prints one thing below the other: for small windows, and terminals without control codes."""

    def __init__(self, panel: Panel, out: Terminal) -> None:
        self._panel = panel
        self._out = out

    def ask(
        self, context: PanelContext, news: News, *, is_new_scene: bool, note: RenderableType | None
    ) -> None:
        if is_new_scene:
            self._out.print()
            self._out.print(self._panel.table(context, self._out.width))
        self._out.print()
        for line in news.unread():
            self._out.print(Padding(Text(line), (0, 0, 0, 2)))
        self._out.print(self._panel.focus(context, self._out.width))
        self._out.print(note or self._panel.menu(context, self._out.width))

    def reply(self, part: RenderableType) -> None:
        self._out.print(part)

    def refuse(self, text: str) -> None:
        self._out.print(Text(text, style="bold red"))

    def turn_page(self) -> bool:
        return False

    def read_line(self, prompt: str) -> str:
        return self._out.input(Text(prompt, style="bold"))

    def cover(self, part: RenderableType | None = None) -> None:
        self._out.wipe()
        if part is not None:
            self._out.print(part)

    def close(self) -> None:
        pass


class FixedDisplay:
    """Keeps the table in sight. A reply takes its place until Enter is pressed."""

    def __init__(
        self, panel: Panel, out: Terminal, translator: Translator, *greetings: RenderableType
    ) -> None:
        """Show the first greeting, or the second, shorter one if there is little room."""
        self._panel = panel
        self._out = out
        self._translator = translator
        self._screen = Screen(out)
        self._notice: RenderableType | None
        self._short_notice: RenderableType | None
        self._notice, self._short_notice = greetings
        self._asked: tuple[PanelContext, Sequence[Text], RenderableType | None] | None = None
        self._pages: list[list[str]] = []

    def ask(
        self, context: PanelContext, news: News, *, is_new_scene: bool, note: RenderableType | None
    ) -> None:
        self._asked = context, news.recent(), note
        self._pages = []

    def reply(self, part: RenderableType) -> None:
        """Show a reply: a short one below the story, a longer one in pages."""
        lines, most = self._screen.lines_of(part), self._screen.page_height
        if len(lines) <= NOTICE_LINES:
            self._notice, self._short_notice, self._pages = part, None, []
        else:
            self._pages = [lines[at : at + most] for at in range(0, len(lines), most)]

    def refuse(self, text: str) -> None:
        self._notice, self._short_notice = Text(text, style="bold red"), None
        self._pages = []

    def turn_page(self) -> bool:
        had_pages = bool(self._pages)
        self._pages = self._pages[1:]
        return had_pages

    def read_line(self, prompt: str) -> str:
        """Draw the table, then read: the line before may have changed what is shown."""
        if self._asked is not None:
            self._draw(prompt)
        return self._out.input("" if self._asked else Text(prompt, style="bold"))

    def _draw(self, prompt: str) -> None:
        self._open()
        if self._pages:
            left = len(self._pages) - 1
            hint = self._translator("cli-page", left=left)
            self._screen.draw_page([*self._pages[0], hint], prompt)
            return
        assert self._asked is not None
        context, story, note = self._asked
        scene = scene_of(
            self._panel, context, self._out.width, story, notice=self._notice, is_asked=True
        )
        scene = scene._replace(short_notice=self._short_notice, menu=note or scene.menu)
        self._screen.draw(scene, prompt)
        self._notice = self._short_notice = None

    def cover(self, part: RenderableType | None = None) -> None:
        self._asked, self._pages = None, []
        self._open()
        self._out.wipe()
        if part is not None:
            self._out.print(part)

    def _open(self) -> None:
        if not self._screen.is_open:
            self._screen.open()

    def close(self) -> None:
        self._screen.close()
