"""What a terminal shows after everything a program has written: as much of one as we need."""

from __future__ import annotations

import re
from typing import Final

_CONTROL: Final = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])")


def shown_by(written: str, rows: int, columns: int) -> list[str]:
    """Return the lines of the window, without colours."""
    window = _Window(rows, columns)
    place = 0
    while place < len(written):
        control = _CONTROL.match(written, place)
        if control:
            window.obey(control[1], control[2])
            place = control.end()
        else:
            window.write(written[place])
            place += 1
    return window.lines()


class _Window:
    def __init__(self, rows: int, columns: int) -> None:
        self._columns = columns
        self._cells = [[" "] * columns for _ in range(rows)]
        self._row = self._column = 0

    def lines(self) -> list[str]:
        return ["".join(cells).rstrip() for cells in self._cells]

    def obey(self, numbers: str, letter: str) -> None:
        """Move the cursor, erase, or change to the other screen; colours are left out."""
        is_other_screen = letter in "hl" and numbers == "?1049"
        if letter == "H":
            self._row = self._column = 0
        elif letter == "K":
            self._cells[self._row][self._column :] = [" "] * (self._columns - self._column)
        elif letter == "J" and numbers == "":
            for row in range(self._row, len(self._cells)):
                self._cells[row] = [" "] * self._columns
        elif is_other_screen or (letter == "J" and numbers == "2"):
            self._cells = [[" "] * self._columns for _ in self._cells]

    def write(self, letter: str) -> None:
        if letter == "\n":
            self._next_row()
        elif letter == "\r":
            self._column = 0
        elif letter >= " ":
            if self._column == self._columns:
                self._column = 0
                self._next_row()
            self._cells[self._row][self._column] = letter
            self._column += 1

    def _next_row(self) -> None:
        if self._row == len(self._cells) - 1:
            self._cells = [*self._cells[1:], [" "] * self._columns]
        else:
            self._row += 1
