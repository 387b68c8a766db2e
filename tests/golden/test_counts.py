"""How many ways a game can go on from a small position: a change of any rule of it shows here."""

from __future__ import annotations

from typing import Any

from tests.support.people import ANN, BOB, CAT, DAN, EVE
from tests.support.random_play import AnyGame
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import CallDuel, DrawPlot, Pass


def sequences(game: AnyGame, state: Any, depth: int) -> int:
    """The number of legal sequences of this many answers, chance included."""
    if not depth:
        return 1
    return sum(
        sequences(game, game.apply(state, asked.seat, action).state, depth - 1)
        for asked in game.pending(state)
        for action in game.options(state, asked.seat)
    )


def counts(table: WinchesterTable, depth: int) -> list[int]:
    return [sequences(winchester, table.state, length) for length in range(1, depth + 1)]


def test_the_ways_of_a_first_auction() -> None:
    table = deal().chance(DrawPlot(9))

    assert counts(table, 5) == [9, 45, 181, 1144, 15738]


def test_the_ways_of_the_last_auction_and_of_claiming_after_it() -> None:
    table = deal(claims="manual", shared=(3, 5))
    for plot in range(1, 19):
        table.auction(plot, ANN, price=0).does(ANN, Pass())

    assert counts(table, 6) == [1, 38, 195, 701, 5349, 31467]


def test_the_ways_of_a_rumor_and_a_ride() -> None:
    table = deal(5).chance(DrawPlot(1)).bids((ANN, 8), (BOB, None), (CAT, None), (DAN, None))

    table.does(EVE, CallDuel())

    assert counts(table, 4) == [2, 2 * 12, 2 * 12 * 18, 2 * 12 * 18]
