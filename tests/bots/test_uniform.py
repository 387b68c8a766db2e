"""The bot that picks any option, all with the same chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.support.people import ANN
from tests.support.winchester import deal
from tinhorn.bots.uniform import Uniform
from tinhorn.games.winchester.actions import DrawPlot


def test_every_option_is_chosen_about_equally_often() -> None:
    seen = deal().chance(DrawPlot(1)).seen_by(ANN)
    assert seen.decision is not None
    bot = Uniform(Random(1))

    chosen = Counter(bot.choose(seen, seen.decision) for _ in range(900))

    # Pass or bid 1 to 8: each about a hundred times, give or take five standard deviations.
    assert set(chosen) == set(seen.options)
    assert all(50 <= count <= 150 for count in chosen.values())
