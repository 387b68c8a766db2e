"""The table of Winchester in words."""

from __future__ import annotations

from tests.support.people import ANN, BOB, CAT, NAMES
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot, LookAtCard, LookAtObjective
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.locale import say


def told(
    table: WinchesterTable, topic: str, seat: Seat | None = None, *, viewer: Viewer = ANN
) -> list[str]:
    """Return the sentences on a topic, as they are read out."""
    return [
        say(statement.text, names=NAMES)
        for statement in winchester.report(table.seen_by(viewer))
        if (statement.topic, statement.seat) == (topic, seat)
    ]


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    assert winchester.report(WinchesterTable(winchester, Setup(players=3)).seen_by(ANN)) == ()


def test_the_viewer_comes_first_and_the_others_in_order() -> None:
    seats = [statement.seat for statement in winchester.report(deal().seen_by(BOB))]

    assert list(dict.fromkeys(seats)) == [BOB, CAT, ANN, None]


def test_money_is_told_as_far_as_it_is_known() -> None:
    assert told(deal(), "money", ANN) == ["You have $8,000."]
    assert told(deal(), "money", BOB) == ["BOB’s money is secret."]
    assert told(deal(ledger="open"), "money", BOB) == ["BOB has $8,000."]


def test_plots_and_tokens_of_each_player() -> None:
    table = deal().auctions((7, 14), BOB)

    assert told(table, "plots", BOB) == ["BOB owns 2 plots: 7, 14."]
    assert told(table, "plots", ANN) == ["You own no plots yet."]
    assert told(table, "tokens", BOB) == ["BOB’s tokens: 1 Movement, 1 Saloon, 0 Rumor."]
    assert told(table, "most") == ["Most plots: BOB with 2."]


def test_the_duel_token_until_it_is_spent() -> None:
    table = deal(first=BOB).chance(DrawPlot(7)).bids((BOB, 2), (CAT, None))

    table.does(ANN, winchester.actions.CallDuel())

    assert told(table, "duel-tokens", ANN) == ["You have spent your duel token."]
    assert told(table, "duel-tokens", BOB) == ["BOB still has a duel token."]


def test_own_objectives_and_what_rumors_told() -> None:
    secrets = {ANN: ("mine", "river"), BOB: ("forest", "rails")}
    table = deal(objectives=secrets)  # type: ignore[arg-type]  # a literal, read as plain strings
    table.auction(1, ANN, then=LookAtObjective(BOB, 2)).auction(2, ANN, then=LookAtCard(5))

    assert told(table, "secrets", ANN) == [
        "Mines: $5,000 each at the end; 0 so far, $0",
        "River: $3,000 each at the end; 0 so far, $0",
    ]
    assert told(table, "secrets", BOB) == [
        "You know BOB’s second objective: Rails: $3,000 each at the end; 0 so far, $0."
    ]
    assert told(table, "notes", ANN) == [
        "Seen with a Rumor token: BOB’s second objective (Rails)",
        "Seen with a Rumor token: the card on plot 5 ($4,000)",
    ]
    assert told(table, "notes", BOB, viewer=BOB) == []


def test_a_card_seen_by_rumor_stays_noted_when_it_is_turned() -> None:
    table = deal().auction(1, ANN, then=LookAtCard(5)).auction(5, BOB)

    assert told(table, "notes", ANN) == ["Seen with a Rumor token: the card on plot 5 ($4,000)"]


def test_the_auction_with_its_plot_its_bid_and_its_worth() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).chance(DrawPlot(5))

    assert told(table, "sale") == [
        "Plot 5 is up for auction",
        "Plot 5: desert, Rumor token, river, mine; next to 4, 7; unsold.",
    ]
    assert told(table, "bid") == ["No bid yet.", "Still in: ANN, BOB, and CAT."]
    assert "Mines: 0 → 1, $5,000" in told(table, "worth")
    assert "None of your plots are next to it" in told(table, "worth")


def test_the_standing_bid_and_who_has_passed() -> None:
    table = deal().chance(DrawPlot(5)).bids((ANN, 2), (BOB, None))

    assert told(table, "bid") == ["$2,000 by ANN.", "Still in: CAT and ANN.", "Passed: BOB."]


def test_the_board_plot_by_plot() -> None:
    table = deal(bonus="hidden", boat=3, locomotive=2).auction(7, BOB)

    plots = told(table, "plot")
    assert len(plots) == 19
    assert plots[6].endswith("Movement token, river, rails; next to 2, 3, 4, 5; owned by BOB.")
    assert plots[13].startswith("Plot 14: desert, token face down, rails, around the saloon")
    assert told(table, "left") == ["1 of 19 plots sold"]
    assert told(table, "first") == ["BOB is the first player."]
    assert told(table, "first", viewer=BOB) == ["You are the first player."]
    assert len(told(table, "boat") + told(table, "locomotive")) == 2


def test_the_prizes_that_are_left() -> None:
    assert told(deal(shared=(4,)), "shared")[0] == "The Last Plot: $3,000."
    assert told(deal(), "saloon") == ["Tips in the saloon: $1,000."]
    assert told(deal(), "most") == ["Nobody owns a plot yet."]


def test_the_race_for_a_prize_tells_how_far_everybody_is_from_the_viewer_on() -> None:
    table = deal(shared=(3,)).auctions((1, 2), ANN)

    assert told(table, "shared")[0] == "Five Plots: $3,000; you 2/5, BOB 0/5, CAT 0/5."
    assert told(table, "shared", viewer=BOB)[0].endswith("; you 0/5, CAT 0/5, ANN 2/5.")
    assert told(table, "shared", viewer=None)[0].endswith("; ANN 2/5, BOB 0/5, CAT 0/5.")


def test_the_end_tells_every_fortune() -> None:
    table = deal(first=ANN)
    for plot in range(1, 20):
        table.auction(plot, ANN, 0)

    assert told(table, "score", ANN)[0].startswith("You have a fortune of $")
    assert told(table, "score", CAT)[0].startswith("CAT has a fortune of $")
