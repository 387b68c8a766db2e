"""The chart of a contest: every bot in its row, intervals in the right places."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from xml.etree import ElementTree

from PIL import Image

from tinhorn.arena.adjustment import Adjusted
from tinhorn.arena.charts.chart import Chart, Dot, Stroke, Words, to_svg
from tinhorn.arena.charts.png import SCALE, font, to_png
from tinhorn.arena.charts.standings import Labels, standings_chart
from tinhorn.arena.contest import Entrant, Standings
from tinhorn.arena.ratings import Rating
from tinhorn.cli.arena.plotting import labels_of
from tinhorn.cli.translator import Translator
from tinhorn.locale import LANGUAGES

LABELS = Labels("winchester", "Win rate", "Without luck", "Rating", lambda rate: f"{rate:.0%}")


def entrant(bot: str, rate: float, rating: float, *, luckless: Adjusted | None = None) -> Entrant:
    return Entrant(
        bot=bot,
        seats=100,
        wins=100 * rate,
        win_rate=rate,
        low=rate - 0.05,
        high=rate + 0.05,
        expected=0.25,
        mean_points=30.0,
        rating=Rating(rating, rating - 40, rating + 40),
        without_luck=luckless,
    )


def chart_of(*entrants: Entrant) -> Chart:
    standings = Standings(
        game="winchester", setup=None, seed=1, games=100, entrants=entrants, steps=()
    )
    return standings_chart(standings, LABELS)


def test_the_best_bot_comes_first_and_long_names_are_cut() -> None:
    program = "stdio:python examples/stdio_bot.py"
    chart = chart_of(entrant("deputy", 0.2, -50), entrant(program, 0.4, 50))

    names = [mark for mark in chart.marks if isinstance(mark, Words) and mark.anchor == "end"]

    assert [name.text for name in names] == ["stdio:python examples…", "deputy"]
    assert names[0].y < names[1].y


def test_a_better_rate_is_farther_right_and_its_interval_lies_around_it() -> None:
    chart = chart_of(entrant("legend", 0.4, 50), entrant("deputy", 0.1, -50))
    legend, _, deputy, _ = [mark for mark in chart.marks if isinstance(mark, Dot)]
    whisker = next(
        mark
        for mark in chart.marks
        if isinstance(mark, Stroke) and mark.tone == "accent" and mark.y1 == legend.y
    )

    assert deputy.x < legend.x
    assert whisker.x1 < legend.x < whisker.x2


def test_rates_without_luck_have_a_colour_of_their_own() -> None:
    luckless = Adjusted(0.41, 0.39, 0.43, 0.5)

    chart = chart_of(entrant("legend", 0.4, 50, luckless=luckless), entrant("deputy", 0.1, -50))

    tones = [mark.tone for mark in chart.marks if isinstance(mark, Dot)]
    assert tones.count("second") == 2  # in the row and in the legend


def test_the_chart_is_an_svg_with_escaped_words() -> None:
    root = ElementTree.fromstring(to_svg(chart_of(entrant("a<b", 0.4, 50))))

    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "a<b" in words
    assert "Win rate" in words


def test_the_chart_is_a_png_of_twice_its_size() -> None:
    chart = chart_of(entrant("legend", 0.4, 50))

    with Image.open(BytesIO(to_png(chart))) as image:
        assert image.format == "PNG"
        assert image.size == (SCALE * chart.width, SCALE * chart.height)
        assert len(image.getcolors(1 << 20) or ()) > 4


def test_a_png_can_show_every_sign_of_the_charts_in_every_language() -> None:
    luckless = Adjusted(0.41, 0.39, 0.43, 0.5)
    standings = Standings(
        game="winchester",
        setup=None,
        seed=1,
        games=100,
        entrants=(entrant("stdio:perl examples/stdio_bot.pl", 0.4, -50, luckless=luckless),),
        steps=(),
    )
    shown = {
        sign
        for language in LANGUAGES
        for mark in standings_chart(
            standings, labels_of(standings, Translator(language=language))
        ).marks
        if isinstance(mark, Words)
        for sign in mark.text
        if not sign.isspace()
    }
    letters = font()
    unknown = bytes(letters.getmask("\uffff"))

    assert {"−", "…"} < shown
    assert [sign for sign in sorted(shown) if bytes(letters.getmask(sign)) == unknown] == []


def test_labels_at_the_ends_of_the_two_axes_do_not_touch() -> None:
    chart = chart_of(entrant("legend", 0.72, 350), entrant("deputy", 0.1, -350))
    ticks = [mark for mark in chart.marks if isinstance(mark, Words) and mark.anchor == "middle"]
    letters = font()
    ends = [
        (mark.x - width / 2, mark.x + width / 2)
        for mark in ticks
        for width in (letters.getlength(mark.text.replace("%", ".0 %")) / SCALE,)
    ]

    assert all(one[1] < other[0] for one, other in pairwise(sorted(ends)))
