"""What a returning player has missed: the plots sold, their own purchases, and their cash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tinhorn.games.winchester.events import BidMade, ObjectiveWon, PlotSold
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.story import narrate
from tinhorn.kernel import Phrase, Seat, Told, Viewer, phrase


def recap(before: View | None, after: View, told: Sequence[Told]) -> tuple[Phrase, ...]:
    """Say in a few sentences what a returning player has missed."""
    told_in_short = tuple(_recap(before, after, told))
    if told_in_short or not told:
        return told_in_short
    return (narrate(told[-1].event, after.viewer),)


def _recap(before: View | None, after: View, told: Sequence[Told]) -> Iterator[Phrase]:
    sales = [one.event for one in told if isinstance(one.event, PlotSold)]
    if sales:
        yield phrase("winchester-recap-sold", count=len(sales))
    for sale in sales:
        if sale.buyer == after.viewer:
            is_ordered = _is_ordered(told, sale.plot, sale.buyer)
            key = "winchester-recap-bought-limit" if is_ordered else "winchester-recap-bought"
            yield phrase(key, plot=sale.plot, price=sale.price)
    for one in told:
        if isinstance(one.event, ObjectiveWon):
            yield narrate(one.event, after.viewer)
    cash = None if before is None else _cash(before)
    if cash is not None and cash != _cash(after):
        yield phrase("winchester-recap-cash", before=cash, after=_cash(after) or 0)


def _is_ordered(told: Sequence[Told], plot: int, seat: Seat) -> bool:
    """Return True if the player's limit made the last bid on a plot."""
    bids = [
        one.how
        for one in told
        if isinstance(one.event, BidMade) and (one.event.plot, one.event.seat) == (plot, seat)
    ]
    return bids[-1:] == ["order"]


def _cash(view: View) -> int | None:
    viewer: Viewer = view.viewer
    return None if viewer is None else view.players[viewer].cash
