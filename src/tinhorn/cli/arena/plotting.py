"""The chart of an arena in a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tinhorn.arena.charts.chart import Chart, to_svg
from tinhorn.arena.charts.standings import Labels, standings_chart
from tinhorn.arena.contest import Standings
from tinhorn.cli.errors import FileError
from tinhorn.cli.records.files import require_writable, write_bytes
from tinhorn.cli.translator import Translator
from tinhorn.kernel import phrase


def plot_writer(file: Path, translator: Translator) -> Callable[[Standings], None]:
    """Return what draws the standings into a file.

    Wrong names are refused before any game is played.
    """
    drawn = _drawn(file)
    require_writable(file)

    def write(standings: Standings) -> None:
        write_bytes(file, drawn(standings_chart(standings, labels_of(standings, translator))))

    return write


def _drawn(file: Path) -> Callable[[Chart], bytes]:
    match file.suffix.lower():
        case ".svg":
            return lambda chart: to_svg(chart).encode()
        case ".png":
            from tinhorn.arena.charts.png import to_png

            return to_png
        case _:
            raise FileError(phrase("cli-plot-kind", file=file.name))


def labels_of(standings: Standings, translator: Translator) -> Labels:
    """Return the words of the chart in the language of the translator."""
    rate, rating = translator("cli-simulate-head-rate"), translator("cli-arena-rating")
    return Labels(
        title=f"{standings.game}: {rate}, {rating}",
        win_rate=rate,
        without_luck=translator("cli-simulate-head-without-luck"),
        rating=rating,
        percent=translator.percent,
    )
