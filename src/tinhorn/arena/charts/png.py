"""A chart as PNG, with Pillow (`tinhorn[plot]`)."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import Final, assert_never

from PIL import Image, ImageDraw, ImageFont

from tinhorn.arena.charts.chart import SIZE, TONES, Chart, Dot, Mark, Stroke, Words

SCALE: Final = 2
"""Pixels for each unit of a chart."""
PAGE: Final = "#ffffff"
FONT: Final = "source-sans-3-latin-wght-normal.woff2"
"""The font of the pages. Pillow's own has neither a minus sign nor letters with accents."""
WEIGHT: Final = 400
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
"""Pillow's names: left, middle or right, on the baseline."""


def to_png(chart: Chart) -> bytes:
    """Return the chart in its light colours, on white."""
    image = Image.new("RGB", (SCALE * chart.width, SCALE * chart.height), PAGE)
    draw = ImageDraw.Draw(image)
    letters = font()
    for mark in chart.marks:
        _draw(draw, mark, letters)
    stream = BytesIO()
    image.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def font() -> ImageFont.FreeTypeFont:
    data = files("tinhorn").joinpath("web", "fonts", FONT).read_bytes()
    found = ImageFont.truetype(BytesIO(data), SCALE * SIZE)
    found.set_variation_by_axes([WEIGHT])
    return found


def _draw(draw: ImageDraw.ImageDraw, mark: Mark, font: ImageFont.FreeTypeFont) -> None:
    colour = TONES[mark.tone][0]
    match mark:
        case Stroke():
            ends = [SCALE * place for place in (mark.x1, mark.y1, mark.x2, mark.y2)]
            draw.line(ends, colour, round(SCALE * mark.width))
        case Dot():
            x, y, radius = (SCALE * each for each in (mark.x, mark.y, mark.radius))
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)
        case Words():
            place = (SCALE * mark.x, SCALE * mark.y)
            draw.text(place, mark.text, colour, font, ANCHORS[mark.anchor])
        case _:
            assert_never(mark)
