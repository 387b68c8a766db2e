"""Winchester stops for nobody: no question is a reaction window."""

from __future__ import annotations

from tests.support.people import ANN
from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot


def test_no_question_is_asked_again() -> None:
    table = deal().chance(DrawPlot(12))

    assert not winchester.asks_again(table.seen_by(ANN))
