"""Long texts page by page, where people read them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys

from rich.console import RenderableType
from rich.text import Text

from tinhorn.cli.play.screen import Screen
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator


def print_paged(out: Terminal, part: RenderableType, translator: Translator) -> None:
    """Print to files and pipes at once; in a terminal, by pages if the text is taller than it.

    `PAGER` may name a program that shows the pages.
    """
    screen = Screen(out)
    lines = screen.lines_of(part)
    is_read = out.is_terminal and not out.is_dumb_terminal and sys.stdin.isatty()
    if not is_read or len(lines) <= screen.page_height + 1:
        out.print(part)
    elif program := os.environ.get("PAGER"):
        environment = {"LESS": "FRX", **os.environ}
        text = "\n".join([*lines, ""])
        subprocess.run(shlex.split(program), input=text, text=True, env=environment, check=False)
    else:
        with screen.opened():
            _read_pages(screen, out, lines, translator)


def _read_pages(screen: Screen, out: Terminal, lines: list[str], translator: Translator) -> None:
    """Enter goes on, and ends on the last page."""
    top, is_reading = 0, True
    while is_reading:
        height = screen.page_height
        count = -(-len(lines) // height)
        prompt = translator("cli-pager", page=top // height + 1, pages=count)
        screen.draw_page(lines[top : top + height], f"{prompt} ")
        typed = _typed(out)
        if typed is None or translator.is_command("stop", typed):
            is_reading = False
        elif translator.is_command("back", typed):
            top = max(0, top - height)
        else:
            top += height
            is_reading = top < len(lines)


def _typed(out: Terminal) -> str | None:
    try:
        return out.input(Text(""))
    except EOFError:
        return None
