"""The chances to win as one line: a bar in the players' colours, then names and percentages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from rich.text import Text

from tinhorn.cli.panels.colours import SEATS
from tinhorn.cli.translator import Translator
from tinhorn.coach.review import WHOLE

CELLS: Final = 24
"""The length of the bar."""
BLOCK: Final = "█"


def chance_line(chances: Sequence[int], translator: Translator) -> Text:
    """Draw chances in thousandths, by seat."""
    line = Text()
    for (begin, end), colour in zip(pairwise(_cells(chances)), SEATS, strict=False):
        line.append(BLOCK * (end - begin), style=colour)
    shares = [
        f"{name} {translator.percent(chance / WHOLE, is_whole=True)}"
        for name, chance in zip(translator.names, chances, strict=True)
    ]
    return line.append(f" {translator('cli-chances', chances=translator.list(shares))}")


def _cells(chances: Sequence[int]) -> Iterator[int]:
    """Return where the part of each seat begins, and where the last one ends."""
    return (round(CELLS * before / WHOLE) for before in accumulate(chances, initial=0))
