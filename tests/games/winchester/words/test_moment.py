"""What a moment of a game is called: its last auction."""

from __future__ import annotations

from tests.support.people import ANN
from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.locale import say


def test_a_moment_is_called_by_the_last_auction_and_its_plot() -> None:
    table = deal()
    before = winchester.moment(table.events)
    table.auction(12, ANN, price=4).auction(7, ANN, price=2)

    told = winchester.moment(table.events)

    assert before is None
    assert told is not None
    assert say(told) == "Auction 2: plot 7"
