"""What the plot under the hammer, or an option, means to one viewer."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import (
    Bid,
    CallDuel,
    DrawPlot,
    LookAtCard,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import Edition, board
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.games.winchester.shared_progress import CLOSER, Owned, Tokens
from tinhorn.kernel.game import Fact, Viewer
from tinhorn.kernel.phrase import name_of, phrase


def facts(table: WinchesterTable, viewer: Viewer) -> dict[str, Fact]:
    return {fact.topic: fact for fact in winchester.facts(table.seen_by(viewer))}


def test_the_secret_objectives_of_the_viewer_and_what_they_would_gain() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).auction(7, ANN).chance(DrawPlot(5))

    told = facts(table, ANN)

    assert (told["secret-mine"].amount, told["secret-river"].amount) == (5, 3)
    args = told["secret-river"].text.args
    assert (args["items"], args["then"]) == (1, 2)
    assert not {"secret-mine", "secret-river"} & facts(table, BOB).keys()


def test_an_objective_that_would_not_grow_gains_nothing() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).chance(DrawPlot(1))

    assert facts(table, ANN)["secret-mine"].amount == 0


def test_how_near_the_plot_brings_each_shared_objective() -> None:
    table = deal(shared=(1, 3)).auctions((1, 2), ANN).chance(DrawPlot(11))

    told = facts(table, ANN)

    assert told["shared-1"].is_complete
    assert told["shared-1"].amount == 3
    assert not told["shared-3"].is_complete
    assert told["shared-3"].amount is None
    assert (told["shared-3"].text.args["have"], told["shared-3"].text.args["needs"]) == (3, 5)


def test_a_shared_objective_tells_what_the_viewer_has_and_what_the_plot_would_make_of_it() -> None:
    table = deal(shared=(1, 3)).auctions((1, 2), ANN).chance(DrawPlot(11))

    told = facts(table, ANN)

    assert (told["shared-1"].count, told["shared-1"].then) == (2, 3)
    assert (told["shared-3"].count, told["shared-3"].then) == (2, 3)


def test_a_shared_objective_names_the_plots_that_bring_it_nearer() -> None:
    table = deal(shared=(1,)).auctions((1, 2), ANN)

    desert = {plot for plot in range(3, 20) if board("2020").terrain(plot) == "desert"}
    assert {*facts(table, ANN)["shared-1"].places} == desert

    sold = min(desert)
    table.auction(sold, BOB)
    assert {*facts(table, ANN)["shared-1"].places} == desert - {sold}, "a sold plot helps nobody"


def test_a_hidden_token_is_no_place_of_a_secret_objective() -> None:
    table = deal(bonus="hidden", objectives={ANN: ("rumor", "mine")})

    assert facts(table, ANN)["secret-rumor"].places == ()


def test_the_worth_of_the_viewer_counts_cash_and_secret_objectives() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).auction(5, ANN, 4).auction(9, BOB, 2)

    assert facts(table, ANN)["worth"].amount == table.cash(ANN) + 5 + 3


def test_the_worth_of_the_viewer_counts_most_plots_only_for_a_sole_leader() -> None:
    table = deal(objectives={ANN: ("mine", "river"), BOB: ("rails", "saloon")})
    at_the_start = facts(table, ANN)["worth"].amount
    table.auctions((13, 18), ANN)

    assert at_the_start == 8
    assert facts(table, ANN)["worth"].amount == table.cash(ANN) + 5
    assert facts(table, BOB)["worth"].amount == table.cash(BOB)


def test_the_token_of_the_plot() -> None:
    ride = deal(bonuses={7: "movement"}).auction(8, ANN).chance(DrawPlot(7))
    tips = deal(bonuses={7: "saloon"}).chance(DrawPlot(7))
    rumor = deal(bonuses={7: "rumor"}).chance(DrawPlot(7))
    hidden = deal(bonus="hidden").chance(DrawPlot(7))

    assert facts(ride, ANN)["token-movement"].amount == 2
    assert facts(ride, BOB)["token-movement"].amount == 1
    assert facts(tips, ANN)["token-saloon"].amount == 1
    assert facts(rumor, ANN)["token-rumor"].amount is None
    assert facts(hidden, ANN)["token-hidden"].amount is None


def test_a_hidden_token_brings_no_objective_nearer() -> None:
    table = deal(bonus="hidden", shared=(6, 2)).chance(DrawPlot(7))

    told = facts(table, ANN)

    assert (told["shared-6"].text.args["have"], told["shared-2"].text.args["have"]) == (0, 0)


def test_an_empty_saloon_would_meet_the_objective_for_it() -> None:
    table = deal(shared=(9,)).auction(14, ANN, 2).chance(DrawPlot(15))

    assert facts(table, ANN)["shared-9"].is_complete


def test_a_mine_or_ranch_card_is_told_as_far_as_the_viewer_knows_it() -> None:
    table = deal(mines=(6, 2, 3)).auction(1, ANN, then=LookAtCard(3)).chance(DrawPlot(3))

    assert facts(table, ANN)["site-mine"] == Fact(
        "site", phrase("winchester-fact-mine-known"), 6, subject="mine"
    )
    assert facts(table, BOB)["site-mine"] == Fact(
        "site", phrase("winchester-fact-mine-unknown"), subject="mine"
    )


def test_the_ranch_is_told_as_the_ranch() -> None:
    table = deal().chance(DrawPlot(17))

    assert "site-ranch" in facts(table, ANN)


def test_own_neighbours_and_squares_are_told() -> None:
    table = deal().auctions((2, 3), ANN).chance(DrawPlot(7))

    told = facts(table, ANN)

    assert told["neighbours"].count == 2
    assert told["squares"].text.args == {"river": 4, "rails": 3}
    assert facts(table, BOB)["neighbours"].count == 0


def test_a_plot_beside_no_line_has_no_squares() -> None:
    assert "squares" not in facts(deal().chance(DrawPlot(9)), ANN)


def test_there_are_facts_for_players_while_a_plot_is_under_the_hammer() -> None:
    table = deal().chance(DrawPlot(7))
    assert "neighbours" not in facts(table, None)

    table.bids((ANN, 1), (BOB, None)).does(CAT, CallDuel())

    assert "neighbours" in facts(table, ANN)


def test_spectators_are_told_how_far_everybody_is_with_the_shared_objectives() -> None:
    table = deal(shared=(1, 3)).auctions((5, 7), ANN)

    told = winchester.facts(table.seen_by(None))

    assert {fact.kind for fact in told} == {"progress"}
    counts = {(*fact.seats, fact.subject): fact.count for fact in told}
    assert counts[ANN, "3"] == 2
    assert counts[BOB, "3"] == 0
    assert len(told) == len(table.state.display) * len(table.state.players)


def test_between_two_plots_a_player_is_told_how_their_objectives_stand() -> None:
    table = deal(objectives={ANN: ("mine", "river")}, shared=(1, 3)).auctions((5, 7), ANN)

    told = facts(table, ANN)

    assert {*told} > {"secret-mine", "secret-river", "shared-1", "shared-3"}
    assert not {"token-movement", "neighbours", "squares"} & told.keys()
    assert told["secret-river"] == Fact(
        "secret",
        phrase(
            "winchester-fact-secret-now", objective=phrase("winchester-objective-river"), items=2
        ),
        6,
        subject="river",
        count=2,
        each=3,
        places=(5, 6, 7, 8, 10, 11, 12, 16),
    )
    assert (told["shared-3"].count, told["shared-3"].needed) == (2, 5)
    assert "secret-river" not in facts(table, None)


def test_an_objective_that_was_met_and_not_claimed_stays_met() -> None:
    table = deal(claims="manual", shared=(9,)).auction(14, ANN, 2).does(ANN, Pass())
    table.auction(15, ANN).does(ANN, Pass())

    told = facts(table, ANN)["shared-9"]

    assert (told.is_complete, told.count) == (True, 1)


def test_what_would_come_of_an_option() -> None:
    table = deal(4, bonuses={7: "movement"}).chance(DrawPlot(7))
    seen = table.seen_by(ANN)

    assert winchester.consequence(seen, Bid(7)) == phrase(
        "winchester-consequence-bid", share=2, tip=1
    )
    assert winchester.consequence(seen, Pass()) is None


def test_what_would_come_of_a_duel() -> None:
    table = deal().chance(DrawPlot(7)).bids((ANN, 4), (BOB, None))

    told = winchester.consequence(table.seen_by(CAT), CallDuel())

    assert told == phrase("winchester-consequence-duel", amount=4)


def test_what_would_come_of_a_ride() -> None:
    table = deal(bonuses={7: "movement"}).chance(DrawPlot(7)).bids((ANN, 4), (BOB, None))
    table.does(CAT, Pass())

    told = winchester.consequence(table.seen_by(ANN), MoveVehicle("boat", 5))

    assert told == phrase("winchester-earned-you", seat=name_of(ANN), amount=1)
    told = winchester.consequence(table.seen_by(BOB), MoveVehicle("boat", 5))
    assert told == phrase("winchester-earned", seat=name_of(ANN), amount=1)


@pytest.mark.parametrize("edition", ["2020", "2019"])
@pytest.mark.parametrize("objective", CLOSER)
def test_closer_plots_are_those_that_add_to_the_objective(objective: int, edition: Edition) -> None:
    chart, rng, tokens = board(edition), Random(objective), Tokens((), False, False)  # noqa: FBT003
    for count in [0, 1, 2, 3, 4, 5, 6, 8, 12, 19] * 4:
        plots = frozenset(rng.sample(sorted(chart.plots), count))
        owned = Owned(edition, plots, tokens)
        had = owned.reach(objective, ()).reached

        adding = [
            plot for plot in sorted(chart.plots) if owned.count_with(objective, plot, None) > had
        ]

        assert sorted(CLOSER[objective](chart, plots)) == adding


def test_every_objective_about_plots_knows_its_closer_plots() -> None:
    assert CLOSER.keys() == {number for number, goal in GOALS.items() if goal.is_about_plots}
