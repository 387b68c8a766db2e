"""What a plot is worth in Winchester, to the viewer and to each rival, as far as one view tells.

Amounts are expected banknotes at the end of the game. What a purchase does not change is left out:
only the difference between one buyer and another matters to a bidder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.components import (
    OBJECTIVES,
    Board,
    Bonus,
    Edition,
    Objective,
    board,
    bonus_bag,
    components,
)
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.rules.objectives import GOALS, Holding
from tinhorn.games.winchester.scoring import MOST_PLOTS, PAY, items, plots_of
from tinhorn.games.winchester.state import Pile
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Seat, without

STEP: Final = 0.5
"""How much one more thing needed lowers the chance to be first at a shared objective."""
LEAD: Final = 4.0
"""How much one more plot raises the chance to have the most in the end."""
RUMOR: Final = 0.5
"""What it is worth to know one hidden card."""
OWN_RIDE: Final = 0.5
"""The part of its best ride that a seat gets on each of its rides to come."""
PASSING_BY: Final = 0.05
"""What a plot beside a line earns, on average, on any ride to come."""


class Position(Struct, frozen=True):
    """A view, and what all valuations need of it."""

    seen: View
    chart: Board
    plots: tuple[frozenset[int], ...]
    """The plots of each seat."""
    unsold: int

    @property
    def seats(self) -> range:
        return range(len(self.plots))


def position(seen: View) -> Position:
    return Position(
        seen=seen,
        chart=board(seen.setup.edition),
        plots=tuple(plots_of(seen.owners, seat) for seat in range(len(seen.players))),
        unsold=seen.owners.count(None),
    )


def prospects(at: Position, plot: int, buyer: Seat) -> tuple[float, ...]:
    """Return what each seat may expect, the price aside, if this seat buys the plot."""
    tokens = _possible_tokens(at.seen, plot)
    amounts = [0.0] * len(at.plots)
    for token, count in tokens.items():
        for seat, amount in enumerate(_prospects(_with_token(at, plot, token), plot, buyer)):
            amounts[seat] += amount * count / tokens.total()
    return tuple(amounts)


def _possible_tokens(seen: View, plot: int) -> Counter[Bonus]:
    """Return the token of the plot; if it is hidden, all that may lie there."""
    token = seen.bonuses[plot - 1]
    if token is not None:
        return Counter({token: 1})
    known = [bonus for bonus in seen.bonuses if bonus is not None]
    return Counter(without(bonus_bag(), known))


def _with_token(at: Position, plot: int, token: Bonus) -> Position:
    bonuses = at.seen.bonuses
    if bonuses[plot - 1] == token:
        return at
    shown = (*bonuses[: plot - 1], token, *bonuses[plot:])
    return replace(at, seen=replace(at.seen, bonuses=shown))


def _prospects(at: Position, plot: int, buyer: Seat) -> tuple[float, ...]:
    after = replace(at, plots=plots_after(at, plot, buyer), unsold=at.unsold - 1)
    own = secret_pay(at.seen, buyer, plot) + site_pay(at.seen, plot) + tips_or_rumor(at.seen, plot)
    amounts = [own if seat == buyer else 0.0 for seat in at.seats]
    for shares in (races(after, plot, buyer), most_plots(after), rides(after, plot, buyer)):
        amounts = [amount + share for amount, share in zip(amounts, shares, strict=True)]
    return tuple(amounts)


def plots_after(at: Position, plot: int, buyer: Seat) -> tuple[frozenset[int], ...]:
    return tuple(held | {plot} if seat == buyer else held for seat, held in enumerate(at.plots))


def secret_pay(seen: View, seat: Seat, plot: int) -> float:
    """Return what the plot adds to a seat's secret objectives; of an unknown one, what it may."""
    held = seen.players[seat].objectives
    unknown = held.count(None)
    amount = sum(
        objective_pay(seen, objective, plot) for objective in held if objective is not None
    )
    if not unknown:
        return amount
    may_be = unseen_objectives(seen)
    return amount + unknown * sum(objective_pay(seen, each, plot) for each in may_be) / len(may_be)


def unseen_objectives(seen: View) -> tuple[Objective, ...]:
    known = [held for player in seen.players for held in player.objectives if held is not None]
    return without(OBJECTIVES, known)


def objective_pay(seen: View, objective: Objective, plot: int) -> int:
    """Return what the plot adds to a secret objective."""
    chart = board(seen.setup.edition)
    return PAY[objective] * items(objective, chart, frozenset({plot}), seen.bonuses)


def site_pay(seen: View, plot: int) -> float:
    """Return what the mine or ranch card on the plot pays, or may pay."""
    for card in seen.cards:
        if card.plot == plot:
            may_be = possible_cards(seen, plot)
            return sum(may_be) / len(may_be)
    return 0.0


def possible_cards(seen: View, plot: int) -> tuple[int, ...]:
    """Return the amounts that the card on a mine or the ranch may show, as the viewer knows."""
    box, ranch = components(), board(seen.setup.edition).ranch
    known = next(card.amount for card in seen.cards if card.plot == plot)
    if known is not None:
        return (known,)
    if plot == ranch:
        return box.ranch_cards
    turned = [card.amount for card in seen.turned if card.plot != ranch]
    looked = [card.amount for card in seen.cards if card.amount is not None and card.plot != ranch]
    return without(box.mine_cards, turned + looked)


def tips_or_rumor(seen: View, plot: int) -> float:
    """Return what a Saloon or a Rumor token brings at once."""
    match seen.bonuses[plot - 1]:
        case "saloon":
            return seen.saloon
        case "rumor":
            return RUMOR
        case _:
            return 0.0


def races(after: Position, plot: int, buyer: Seat) -> tuple[float, ...]:
    """Return what each seat may expect of the shared objectives on display after the purchase."""
    holdings = [holding(after, seat, plot, is_buyer=seat == buyer) for seat in after.seats]
    totals = [0.0] * len(holdings)
    for pile in after.seen.display:
        for seat, share in enumerate(_race(pile, holdings, after.unsold)):
            totals[seat] += share
    return tuple(totals)


def holding(after: Position, seat: Seat, plot: int, *, is_buyer: bool) -> Holding:
    seen, plots = after.seen, after.plots[seat]
    tokens = tuple(token for held in plots if (token := seen.bonuses[held - 1]) is not None)
    return Holding(
        board=after.chart,
        plots=plots,
        tokens=tokens,
        took_last_plot=is_buyer and not after.unsold,
        took_empty_saloon=is_buyer and not seen.saloon and seen.bonuses[plot - 1] == "saloon",
    )


def _race(pile: Pile, holdings: list[Holding], unsold: int) -> Iterator[float]:
    """Return each seat's part of a pile: all of it once met, else by how little is missing."""
    goal = GOALS[pile.objective]
    missing = [max(0, goal.needs - goal.has(holding)) for holding in holdings]
    if 0 in missing:
        yield from (pile.amount if not left else 0.0 for left in missing)
        return
    chances = [STEP**left if left <= unsold else 0.0 for left in missing]
    nobody = STEP ** (1 + unsold / len(holdings))
    yield from (pile.amount * chance / (sum(chances) + nobody) for chance in chances)


def most_plots(after: Position) -> tuple[float, ...]:
    """Return each seat's part for most plots: the fewer are left, the more a lead counts."""
    to_come = 1 + after.unsold / len(after.plots)
    chances = [LEAD ** (len(held) / to_come) for held in after.plots]
    return tuple(MOST_PLOTS * chance / sum(chances) for chance in chances)


def rides(after: Position, plot: int, buyer: Seat) -> tuple[float, ...]:
    """Return what the vehicles bring: now, if the plot has a Movement token, and later."""
    seen, players = after.seen, len(after.plots)
    now = (0,) * players
    if seen.bonuses[plot - 1] == "movement":
        owners = (*seen.owners[: plot - 1], buyer, *seen.owners[plot:])
        now = best_ride(owners, players, after.chart, buyer)
    sold = [seen.bonuses[number - 1] for held in after.plots for number in held]
    to_come = components().bonus_tokens["movement"] - sold.count("movement")
    return tuple(
        earned + to_come * _ride_to_come(seen.setup.edition, held, players)
        for earned, held in zip(now, after.plots, strict=True)
    )


@lru_cache(maxsize=10_000)  # the same holdings come up in every question of an auction
def _ride_to_come(edition: Edition, plots: frozenset[int], players: int) -> float:
    chart = board(edition)
    squares = {*chart.river, *chart.rails}
    own = max(len(plots.intersection(square)) for square in squares)
    beside = len(plots & chart.near_river) + len(plots & chart.near_rails)
    return OWN_RIDE * own / players + PASSING_BY * beside


def best_ride(
    owners: tuple[Seat | None, ...], players: int, chart: Board, rider: Seat
) -> tuple[int, ...]:
    """Return what the ride that is best for this seat earns each seat."""
    earned = (
        earnings(owners, players, square) for kind in VEHICLES for square in chart.squares(kind)
    )
    return max(earned, key=lambda amounts: advantage(amounts, rider))


def advantage(amounts: tuple[float, ...], seat: Seat) -> float:
    """Return how much better this seat does than the average of the others."""
    others = sum(amounts) - amounts[seat]
    return amounts[seat] - others / (len(amounts) - 1)
