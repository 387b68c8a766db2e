"""The purchase (W-BUY)."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.winchester.events import Event, PlotSold
from tinhorn.games.winchester.rules import bonus
from tinhorn.games.winchester.rules.money import all_gaining
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Seat, Step, replaced


def buy(
    state: State,
    plot: int,
    buyer: Seat,
    price: int,
    before: tuple[Event, ...],
    *,
    is_forced: bool = False,
) -> Step[State, Event]:
    """Share the price among the others, tip the rest, hand over plot and token (W-BUY-1 to 3)."""
    players = state.players
    share, tip = divmod(price, len(players) - 1)
    amounts = [share] * len(players)
    amounts[buyer] = -price
    paid = replace(
        state,
        players=all_gaining(players, amounts),
        first=buyer,
        owners=replaced(state.owners, plot - 1, buyer),
        saloon=state.saloon + tip,
    )
    sold = PlotSold(buyer, plot, price, share, tip, is_forced)
    return bonus.take(paid, plot, tip, (*before, sold))
