"""How many ways a game can go on from a small position: a change of any rule of it shows here."""

from __future__ import annotations

from typing import Any

from tests.support import dicetown as towns
from tests.support.people import ANN, BOB, CAT, DAN, EVE
from tests.support.table import Table
from tests.support.winchester import deal
from tinhorn.games import dicetown, winchester
from tinhorn.games.winchester.actions import CallDuel, DrawPlot, Pass
from tinhorn.kernel.game import AnyGame


def sequences(game: AnyGame, state: Any, depth: int) -> int:
    """Return the number of legal sequences of this many answers, chance included."""
    if not depth:
        return 1
    return sum(
        sequences(game, game.apply(state, asked.seat, action).state, depth - 1)
        for asked in game.pending(state)
        for action in game.options(state, asked.seat)
    )


def counts(game: AnyGame, table: Table[Any, Any, Any, Any, Any], depth: int) -> list[int]:
    return [sequences(game, table.state, length) for length in range(1, depth + 1)]


def test_the_ways_of_a_first_auction() -> None:
    table = deal().chance(DrawPlot(9))

    assert counts(winchester, table, 5) == [9, 45, 181, 1144, 15738]


def test_the_ways_of_the_last_auction_and_of_claiming_after_it() -> None:
    table = deal(claims="manual", shared=(3, 5))
    for plot in range(1, 19):
        table.auction(plot, ANN, price=0).does(ANN, Pass())

    assert counts(winchester, table, 6) == [1, 38, 195, 701, 5349, 31467]


def test_the_ways_of_a_rumor_and_a_ride() -> None:
    table = deal(5).chance(DrawPlot(1)).bids((ANN, 8), (BOB, None), (CAT, None), (DAN, None))

    table.does(EVE, CallDuel())

    assert counts(winchester, table, 4) == [2, 2 * 12, 2 * 12 * 18, 2 * 12 * 18]


def test_the_ways_of_keeping_dice() -> None:
    table = towns.deal(2).rolls("9 9 J K A", "10 10 Q Q A")

    assert counts(dicetown, table, 2) == [24 + 18, 2 * 24 * 18]


def test_the_ways_of_a_tie_at_the_mine_with_dynamite_and_wanted_about() -> None:
    table = towns.deal(store={ANN: ["dynamite"], BOB: ["wanted"]})

    table.hands("9 9 9 K A", "9 9 9 Q A", "10 K K A A")

    assert counts(dicetown, table, 5) == [17, 144, 288, 414, 826]


def test_the_ways_of_two_visits_to_doc_badluck_with_an_elixir_about() -> None:
    table = towns.deal(4, sheriff=CAT, store={BOB: ["elixir"]}).to_doc(ANN, DAN)

    assert counts(dicetown, table, 5) == [2, 4, 12, 60, 204]
