"""The chart of a contest: the win rate and the rating of each bot, with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.arena.charts.chart import Chart, Dot, Mark, Stroke, Tone, Words
from tinhorn.arena.contest import Entrant, Standings

ROW: Final = 34
TOP: Final = 58
BOTTOM: Final = 40
NAMES: Final = 170
"""The width of the column of names."""
PANEL: Final = 270
GAP: Final = 40
SHIFT: Final = 7
"""How far the rates with and without luck are apart."""
LONGEST: Final = 22
"""Characters of a name that are shown."""

Interval: TypeAlias = tuple[float, float, float]
"""The lower end, the value, the upper end."""


class Labels(Struct, frozen=True):
    """The words of the chart, in the reader's language."""

    title: str
    win_rate: str
    without_luck: str
    rating: str
    percent: Callable[[float], str]


class Panel(Struct, frozen=True):
    """An axis of numbers from left to right."""

    left: float
    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        return self.left + PANEL * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        first = round(self.low / self.step)
        return [self.step * (first + place) for place in range(self._number() + 1)]

    def _number(self) -> int:
        return round((self.high - self.low) / self.step)


def standings_chart(standings: Standings, labels: Labels) -> Chart:
    """Return two panels with a row for each bot, the best first."""
    entrants = sorted(standings.entrants, key=lambda each: -each.rating.rating)
    rates = _panel(NAMES, [_rate(each) for each in entrants], (0.05, 0.1, 0.2))
    ratings = _panel(
        NAMES + PANEL + GAP, [_rating(each) for each in entrants], (20, 50, 100, 200, 500)
    )
    height = TOP + ROW * len(entrants) + BOTTOM
    marks = [
        *_axis(rates, labels.win_rate, labels.percent, len(entrants)),
        *_axis(ratings, labels.rating, _signed, len(entrants)),
        *_legend(labels, entrants, height),
    ]
    for row, entrant in enumerate(entrants):
        marks += _row(entrant, TOP + ROW * (row + 0.5), rates, ratings)
    return Chart(labels.title, round(ratings.left) + PANEL + GAP, height, tuple(marks))


def _rate(entrant: Entrant) -> Interval:
    return entrant.low, entrant.win_rate, entrant.high


def _rating(entrant: Entrant) -> Interval:
    return entrant.rating.low, entrant.rating.rating, entrant.rating.high


def _panel(left: float, intervals: Sequence[Interval], steps: Sequence[float]) -> Panel:
    """Return an axis that holds all intervals, in at most seven steps if possible."""
    low, high = min(each[0] for each in intervals), max(each[2] for each in intervals)
    step = next((step for step in steps if (high - low) / step <= 5), steps[-1])
    return Panel(left, step * floor(low / step), step * max(1, ceil(high / step)), step)


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−") if value else "0"


def _axis(panel: Panel, label: str, text: Callable[[float], str], rows: int) -> Iterator[Mark]:
    yield Words(panel.left, 20, label, "ink")
    for tick in panel.ticks():
        x = panel.x(tick)
        yield Stroke(x, TOP, x, TOP + ROW * rows, "grid")
        yield Words(x, TOP - 10, text(tick), "soft", "middle")


def _row(entrant: Entrant, y: float, rates: Panel, ratings: Panel) -> Iterator[Mark]:
    name = entrant.bot if len(entrant.bot) <= LONGEST else f"{entrant.bot[: LONGEST - 1]}…"
    yield Words(NAMES - 14, y + 5, name, "ink", "end")
    expected = rates.x(entrant.expected)
    yield Stroke(expected, y - ROW / 2, expected, y + ROW / 2, "soft", 1.5)
    luckless = entrant.without_luck
    shift = SHIFT if luckless else 0
    yield from _whisker(rates, _rate(entrant), y - shift, "accent")
    if luckless:
        interval = luckless.low, luckless.win_rate, luckless.high
        yield from _whisker(rates, interval, y + shift, "second")
    yield from _whisker(ratings, _rating(entrant), y, "accent")


def _whisker(panel: Panel, interval: Interval, y: float, tone: Tone) -> Iterator[Mark]:
    low, value, high = (panel.x(max(panel.low, min(panel.high, each))) for each in interval)
    yield Stroke(low, y, high, y, tone, 2)
    yield Dot(value, y, tone)


def _legend(labels: Labels, entrants: Sequence[Entrant], height: float) -> Iterator[Mark]:
    if any(entrant.without_luck for entrant in entrants):
        y = height - 16
        yield Dot(NAMES + 4, y - 4, "accent")
        yield Words(NAMES + 16, y, labels.win_rate, "soft")
        yield Dot(NAMES + PANEL / 2 + 4, y - 4, "second")
        yield Words(NAMES + PANEL / 2 + 16, y, labels.without_luck, "soft")
