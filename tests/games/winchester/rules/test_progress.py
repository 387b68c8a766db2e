"""What everybody is told of each other: progress, points, and what a plot would bring in all."""

from __future__ import annotations

from typing import Final, Literal

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot, Pass
from tinhorn.games.winchester.scoring import MOST_PLOTS
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Fact, Viewer

ALL: Final = (ANN, BOB, CAT)


def of_kind(seen: View, kind: str) -> list[Fact]:
    return [fact for fact in winchester.facts(seen) if fact.kind == kind]


@pytest.mark.parametrize("viewer", [ANN, BOB, None])
def test_everybody_is_told_how_far_everybody_is(viewer: Viewer) -> None:
    table = deal(shared=(1,)).auctions((1, 2), ANN)

    race = of_kind(table.seen_by(viewer), "progress")

    assert [fact.seats for fact in race if fact.subject == "1"] == [(ANN,), (BOB,), (CAT,)]
    assert race[0].count
    assert all(fact.amount is None and not fact.places for fact in race)


@pytest.mark.parametrize(
    ("ledger", "of_player", "of_spectator"),
    [
        ("secret", (ANN,), ()),
        ("helped", (ANN, BOB, CAT), ()),
        ("open", (ANN, BOB, CAT), (ANN, BOB, CAT)),
    ],
)
def test_points_are_told_where_the_table_shows_money(
    ledger: Literal["secret", "helped", "open"],
    of_player: tuple[int, ...],
    of_spectator: tuple[int, ...],
) -> None:
    table = deal(ledger=ledger)

    told = of_kind(table.seen_by(ANN), "score")

    assert tuple(fact.seats[0] for fact in told) == of_player
    assert [fact.is_complete for fact in told] == [fact.seats == (ANN,) for fact in told]
    assert tuple(fact.seats[0] for fact in of_kind(table.seen_by(None), "score")) == of_spectator


def test_what_a_plot_would_bring_is_added_up() -> None:
    table = deal(objectives={ANN: ("forest", "river")}).chance(DrawPlot(7))
    seen = table.seen_by(ANN)

    [total] = of_kind(seen, "total")

    parts = [fact for fact in winchester.facts(seen) if fact.kind in ("secret", "token", "site")]
    assert total.amount == sum(fact.amount or 0 for fact in parts)
    assert not of_kind(table.seen_by(None), "total")


def test_an_objective_that_was_met_adds_nothing_to_what_a_plot_would_bring() -> None:
    table = deal(claims="manual", shared=(1,))
    for plot in (1, 2, 11):
        table.auction(plot, ANN)
        table.does(ANN, Pass())  # claims nothing
    seen = table.chance(DrawPlot(12)).seen_by(ANN)

    [met] = [fact for fact in of_kind(seen, "shared") if fact.subject == "1"]
    [total] = of_kind(seen, "total")

    assert met.is_complete
    assert met.amount
    others = [fact for kind in ("secret", "token", "site") for fact in of_kind(seen, kind)]
    assert total.amount == sum(fact.amount or 0 for fact in others)


def test_points_so_far_count_most_plots_for_a_sole_leader() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).auctions((13, 18), ANN)
    seen = table.seen_by(ANN)

    [score] = of_kind(seen, "score")
    [worth] = of_kind(seen, "worth")

    assert score.amount == worth.amount == table.cash(ANN) + MOST_PLOTS
