"""Tables of Winchester: a fixed deal whose cards can be named, and whole auctions in a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, Self

from tests.support.people import ANN
from tests.support.table import Table
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Action, Bid, Deal, DrawPlot, Pass
from tinhorn.games.winchester.components import (
    OBJECTIVES,
    Bonus,
    Edition,
    Objective,
)
from tinhorn.games.winchester.events import Event
from tinhorn.games.winchester.state import Setup, State
from tinhorn.games.winchester.view import View
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import Seat

BONUSES: Final[tuple[Bonus, ...]] = ("rumor",) * 6 + ("movement",) * 7 + ("saloon",) * 6
"""Unless a test names others: Rumors on plots 1 to 6, Movements to 13, Saloons to 19."""
SHARED: Final = (4, 6, 3, 10, 2, 8, 7, 5, 1, 9)
"""Unless a test names others, those on display are the first of these: slow to be met."""


class WinchesterTable(Table[Setup, State, Action, Event, View]):
    """A table of Winchester."""

    def auction(
        self, plot: int, buyer: Seat, price: int = 1, *, then: Action | None = None
    ) -> Self:
        """Sell a plot: all but the buyer pass. With price 0 all pass and the first player buys.

        The bonus token is applied by `then`, or in the way of an absent player.
        """
        self.chance(DrawPlot(plot))
        while self.asks_for() == "bid":
            (speaker,) = self.asks()
            self.does(speaker, Bid(price) if price and speaker == buyer else Pass())
        assert self.state.owners[plot - 1] == buyer, f"plot {plot} went elsewhere"
        if self.asks_for() in ("vehicle", "rumor"):
            self.does(buyer, then or winchester.default(self.state, buyer))
        return self

    def auctions(self, plots: Iterable[int], buyer: Seat, price: int = 1) -> Self:
        """Sell several plots to the same player."""
        for plot in plots:
            self.auction(plot, buyer, price)
        return self

    def bids(self, *answers: tuple[Seat, int | None]) -> Self:
        """Bids, in order; `None` is a pass."""
        for seat, amount in answers:
            self.does(seat, Pass() if amount is None else Bid(amount))
        return self

    def cash(self, seat: Seat) -> int:
        return self.state.players[seat].cash


def deal(
    players: int = 3,
    *,
    edition: Edition = "2020",
    bonus: Literal["open", "hidden"] = "open",
    claims: Literal["auto", "manual"] = "auto",
    ledger: Literal["secret", "helped", "open"] = "secret",
    objectives: Mapping[Seat, tuple[Objective, Objective]] | None = None,
    bonuses: Mapping[int, Bonus] | None = None,
    mines: tuple[int, ...] = (2, 3, 4),
    ranch: int = 3,
    shared: tuple[int, ...] = (),
    boat: int = 1,
    locomotive: int = 1,
    first: Seat = ANN,
) -> WinchesterTable:
    """Return a table that is set up; the first plot token is about to be drawn.

    `shared` names the objectives on the piles of 3, 4, 5, 6 and 7 banknotes, as many as matter.
    """
    setup = Setup(players=players, edition=edition, bonus=bonus, claims=claims, ledger=ledger)
    return WinchesterTable(winchester, setup).chance(
        Deal(
            objectives=_objectives(players, objectives or {}),
            bonuses=_bonuses(bonuses or {}),
            mines=mines,
            ranch=ranch,
            shared=(shared + without(SHARED, shared))[:5],
            boat=boat,
            locomotive=locomotive,
            first=first,
        )
    )


def _objectives(
    players: int, named: Mapping[Seat, tuple[Objective, Objective]]
) -> tuple[tuple[Objective, Objective], ...]:
    rest = iter(without(OBJECTIVES, [held for pair in named.values() for held in pair]))
    return tuple(
        named[seat] if seat in named else (next(rest), next(rest)) for seat in range(players)
    )


def _bonuses(named: Mapping[int, Bonus]) -> tuple[Bonus, ...]:
    rest = iter(without(BONUSES, tuple(named.values())))
    return tuple(named[plot] if plot in named else next(rest) for plot in range(1, 20))
