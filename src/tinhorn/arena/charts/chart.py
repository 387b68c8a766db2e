"""A chart is a list of lines, dots and words. SVG needs no library."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias
from xml.sax.saxutils import escape

from msgspec import Struct

Tone: TypeAlias = Literal["ink", "soft", "grid", "accent", "second"]
Anchor: TypeAlias = Literal["start", "middle", "end"]

TONES: Final[dict[Tone, tuple[str, str]]] = {
    "ink": ("#33200f", "#f4e7cb"),
    "soft": ("#664a30", "#ccb48d"),
    "grid": ("#dccbab", "#5a4630"),
    "accent": ("#9a3b17", "#f0b27a"),
    "second": ("#2f6b6b", "#7cc4c0"),
}
"""The colours on a light page and on a dark one."""
SIZE: Final = 13
"""The height of words."""
FONT: Final = "system-ui, -apple-system, 'Segoe UI', sans-serif"


class Stroke(Struct, frozen=True):
    x1: float
    y1: float
    x2: float
    y2: float
    tone: Tone
    width: float = 1.0


class Dot(Struct, frozen=True):
    x: float
    y: float
    tone: Tone
    radius: float = 4.5


class Words(Struct, frozen=True):
    """Text whose baseline is at `y`."""

    x: float
    y: float
    text: str
    tone: Tone = "ink"
    anchor: Anchor = "start"


Mark: TypeAlias = Stroke | Dot | Words


class Chart(Struct, frozen=True):
    title: str
    """For readers who cannot see the chart."""
    width: int
    height: int
    marks: tuple[Mark, ...]


def to_svg(chart: Chart) -> str:
    """Return the chart as SVG, in the colours of a light or a dark page."""
    light = "".join(f".{tone}{{--c:{colours[0]}}}" for tone, colours in TONES.items())
    dark = "".join(f".{tone}{{--c:{colours[1]}}}" for tone, colours in TONES.items())
    style = (
        f"{light}@media(prefers-color-scheme:dark){{{dark}}}"
        f"text{{font:{SIZE}px {FONT};fill:var(--c)}}line{{stroke:var(--c)}}circle{{fill:var(--c)}}"
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {chart.width} {chart.height}" '
        f'width="{chart.width}" height="{chart.height}" role="img">',
        f"<title>{escape(chart.title)}</title>",
        f"<style>{style}</style>",
        *map(_element, chart.marks),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(mark: Mark) -> str:
    match mark:
        case Stroke():
            ends = f'x1="{mark.x1:g}" y1="{mark.y1:g}" x2="{mark.x2:g}" y2="{mark.y2:g}"'
            return f'<line class="{mark.tone}" {ends} stroke-width="{mark.width:g}"/>'
        case Dot():
            place = f'cx="{mark.x:g}" cy="{mark.y:g}" r="{mark.radius:g}"'
            return f'<circle class="{mark.tone}" {place}/>'
        case Words():
            place = f'x="{mark.x:g}" y="{mark.y:g}" text-anchor="{mark.anchor}"'
            return f'<text class="{mark.tone}" {place}>{escape(mark.text)}</text>'
