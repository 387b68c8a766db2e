"""What pictures of all games are made of: drawings from the files of the page, discs, labels.

A picture is SVG in one string. It says nothing in words, so it needs no language: seats are discs
with their numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

COLORS: Final = ("#b33a2b", "#2f6fb0", "#3f7d3a", "#f2b935", "#443c40", "#c78bc0")
"""Of the seats."""
INK: Final = "#4a2b17"
PAPER: Final = "#fbf0d3"
GOLD: Final = "#f2b935"
_STANDARD: Final = re.compile(r"var\(--[\w-]+,([^)]*)\)")
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_USED: Final = re.compile(r'href="#([^"]+)"')


class NoPictureError(LookupError):
    """The game has no picture: its views have no method `svg`."""


def picture_of(view: object) -> str:
    """Return what a viewer sees as SVG."""
    draw: Callable[[], str] | None = getattr(view, "svg", None)
    if draw is None:
        raise NoPictureError("This game has no picture.")
    return draw()


@cache
def drawing(file: Path) -> str:
    """Return what is inside an SVG file. What a style sheet may change has its usual color."""
    text = _STANDARD.sub(r"\1", file.read_text(encoding="utf-8"))
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def board(file: Path, width: int, height: int) -> str:
    """Return a board as the upper left part of a picture."""
    return f'<svg width="{width}" height="{height}">{drawing(file)}</svg>'


@cache
def _symbols(file: Path) -> dict[str, str]:
    return {found[1]: found[0] for found in _SYMBOL.finditer(drawing(file))}


def picture(width: int, height: int, parts: Iterable[str], sprite: Path) -> str:
    """Return a whole picture, with the symbols of the sprite that its parts use."""
    inside = "".join(parts)
    known, used, wanted = _symbols(sprite), dict[str, str](), _USED.findall(inside)
    while wanted:
        name = wanted.pop()
        if name in known and name not in used:
            used[name] = known[name]
            wanted += _USED.findall(known[name])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f"<defs>{''.join(used.values())}</defs>{inside}</svg>"
    )


def symbol(name: str, x: float, y: float, width: float, height: float, *, angle: float = 0) -> str:
    """Draw a symbol around a point."""
    turned = f' transform="rotate({angle} {x} {y})"' if angle else ""
    return (
        f'<use href="#{name}" x="{x - width / 2:g}" y="{y - height / 2:g}" '
        f'width="{width:g}" height="{height:g}"{turned}/>'
    )


def label(text: object, x: float, y: float, size: float, *, at: str = "middle") -> str:
    """Write a number or an amount around a point, or from it on (`start`)."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-family="Georgia, DejaVu Serif, serif" '
        f'font-size="{size:g}" font-weight="bold" text-anchor="{at}" fill="{INK}" '
        f'stroke="{PAPER}" stroke-width="{size / 6:g}" paint-order="stroke">{text}</text>'
    )


def disc(seat: int, x: float, y: float, radius: float) -> str:
    """Draw the disc of a seat, with its number as people count: from 1."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{COLORS[seat]}" stroke="{INK}" '
        f'stroke-width="3"/>{label(seat + 1, x, y, radius * 1.2)}'
    )
