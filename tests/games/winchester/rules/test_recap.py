"""What a returning player is told of Winchester: the sales, their purchases, their cash."""

from __future__ import annotations

from tests.support.people import ANN, BOB
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.games.winchester.events import BidMade, ObjectiveWon
from tinhorn.kernel.game import How, Seat, Told, seen_events
from tinhorn.kernel.phrase import Phrase
from tinhorn.locale import say


def since(
    table: WinchesterTable, seat: Seat, events: int, *, bids: How | None = None
) -> list[Told]:
    """Return what a seat was told after some events; how its bids came about."""
    told = seen_events(table.events[events:], seat)
    return [Told(one, bids if isinstance(one, BidMade) else None) for one in told]


def recap(table: WinchesterTable, seat: Seat, *, bids: How | None = None) -> list[str]:
    """Return what a player reads who was away while Ann bought plot 12 and Bob plot 7."""
    before, events = table.seen_by(seat), len(table.events)
    table.auction(12, ANN, price=4).auction(7, BOB, price=2)
    told = winchester.recap(before, table.seen_by(seat), since(table, seat, events, bids=bids))
    return [say(one) for one in told]


def test_a_buyer_reads_the_sales_their_purchase_and_their_cash() -> None:
    table = deal()
    had = table.state.players[ANN].cash

    sentences = recap(table, ANN)

    has = table.state.players[ANN].cash
    assert sentences == [
        "2 plots were sold.",
        "You bought plot 12 for $4,000.",
        f"Cash: ${had},000 → ${has},000.",
    ]


def test_a_purchase_by_a_limit_says_so() -> None:
    assert "You bought plot 12 for $4,000 (by your limit)." in recap(deal(), ANN, bids="order")


def test_without_a_purchase_only_the_sales_count() -> None:
    assert recap(deal(), BOB)[:2] == ["2 plots were sold.", "You bought plot 7 for $2,000."]
    assert not any("You bought" in one for one in recap(deal(players=4), 2))


def test_where_nothing_was_sold_the_last_event_is_told() -> None:
    table = deal().chance(DrawPlot(12))
    [first] = table.asks()
    before, events = table.seen_by(1 - first if first < 2 else 0), len(table.events)
    reader = before.viewer
    assert reader is not None
    table.bids((first, 3))

    told: tuple[Phrase, ...] = winchester.recap(
        before, table.seen_by(reader), since(table, reader, events)
    )

    assert [one.key for one in told] == ["winchester-bid"]
    assert winchester.recap(before, before, []) == ()


def test_an_objective_that_was_won_is_told() -> None:
    seen = deal().seen_by(ANN)
    won = ObjectiveWon(seat=BOB, objective=2, amount=3, plots=(7, 12))

    told: tuple[Phrase, ...] = winchester.recap(seen, seen, [Told(won, None)])

    assert told == (winchester.narrate(won, ANN),)


def test_who_has_seen_nothing_yet_reads_no_change_of_cash() -> None:
    table = deal()
    events = len(table.events)
    table.auction(12, ANN, price=4)

    told = winchester.recap(None, table.seen_by(ANN), since(table, ANN, events))

    assert [one.key for one in told] == ["winchester-recap-sold", "winchester-recap-bought"]
