"""Output stays readable in a narrow terminal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tinhorn.cli.terminal import Terminal

AMOUNT = "7\u202f000\u00a0$"


def in_a_table(text: Text) -> Table:
    grid = Table.grid()
    grid.add_row(text)
    return grid


@pytest.mark.parametrize("within", [Text.copy, Panel, in_a_table])
@pytest.mark.parametrize("width", range(16, 40))
def test_no_line_breaks_within_an_amount(
    within: Callable[[Text], RenderableType], width: int
) -> None:
    terminal = Terminal(width=width, color_system=None)

    with terminal.capture() as written:
        terminal.print(within(Text(f"Doc pays {AMOUNT}, Belle has {AMOUNT} left.", style="bold")))

    assert written.get().count(AMOUNT) == 2
