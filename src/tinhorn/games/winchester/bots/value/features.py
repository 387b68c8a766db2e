"""A position of Winchester between two auctions as numbers, for each seat.

The network rates one seat at a time. It is given no auction: while people bid, a high bid says more
about the bidder's hopes than about the bidder's chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tinhorn.games.winchester.components import Board, board
from tinhorn.games.winchester.rules.objectives import GOALS, Holding
from tinhorn.games.winchester.scoring import MOST_PLOTS, PAY, items, most_plots, plots_of
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Seat

FEATURES_VERSION: Final = 1
PLOTS: Final = 19
TOKENS: Final = ("movement", "rumor", "saloon")


class Estate(Struct, frozen=True):
    """What the features of one seat are made of."""

    plots: frozenset[int]
    group: int
    """The size of the largest group of adjacent plots."""
    secrets: tuple[int, ...]
    """What each secret objective pays so far."""
    hopes: tuple[int, ...]
    """What each would pay more, if this seat bought every plot that is left."""
    goals: dict[int, int]
    """How much of each shared objective on display this seat has."""


def features(state: State) -> list[list[float]]:
    """Return the numbers that the network reads, by seat."""
    estates = [_estate(state, seat) for seat in range(len(state.players))]
    leads = most_plots(
        tuple(len(estate.plots) for estate in estates), tuple(estate.group for estate in estates)
    )
    worth = [
        player.cash + sum(estate.secrets) + (MOST_PLOTS if leads == (seat,) else 0)
        for seat, (player, estate) in enumerate(zip(state.players, estates, strict=True))
    ]
    table = _table(state)
    return [
        [
            *_own(state, seat, estates[seat], is_ahead=seat in leads),
            *_goals(state, estates, seat),
            *_compared(worth, seat, state.owners.count(None)),
            *_compared([len(each.plots) for each in estates], seat, 2),
            *table,
        ]
        for seat in range(len(state.players))
    ]


def _estate(state: State, seat: Seat) -> Estate:
    chart, plots = board(state.setup.edition), plots_of(state.owners, seat)
    unsold = frozenset(plot for plot, owner in enumerate(state.owners, 1) if owner is None)
    held = state.players[seat].objectives
    has = _holding(state, chart, plots)
    return Estate(
        plots=plots,
        group=chart.largest_group(plots),
        secrets=tuple(PAY[each] * items(each, chart, plots, state.bonuses) for each in held),
        hopes=tuple(PAY[each] * items(each, chart, unsold, state.bonuses) for each in held),
        goals={
            pile.objective: min(int(GOALS[pile.objective].has(has)), GOALS[pile.objective].needs)
            for pile in state.display
        },
    )


def _holding(state: State, chart: Board, plots: frozenset[int]) -> Holding:
    tokens = tuple(state.bonuses[plot - 1] for plot in plots)
    return Holding(chart, plots, tokens, took_last_plot=False, took_empty_saloon=False)


def _own(state: State, seat: Seat, estate: Estate, *, is_ahead: bool) -> list[float]:
    player = state.players[seat]
    unsold = state.owners.count(None)
    tokens = [state.bonuses[plot - 1] for plot in estate.plots]
    return [
        player.cash / 20,
        min(player.cash, 10) / 10,
        sum(estate.secrets) / 20,
        max(estate.secrets) / 10,
        sum(estate.hopes) / 20,
        max(estate.hopes) / 20,
        len(estate.plots) / 5,
        estate.group / 4,
        float(is_ahead),
        float(player.has_duel_token),
        float(state.first == seat),
        *(tokens.count(token) / 3 for token in TOKENS),
        player.cash * unsold / (20 * PLOTS),
        sum(estate.hopes) * player.cash / 400,
    ]


def _goals(state: State, estates: Sequence[Estate], seat: Seat) -> list[float]:
    """Return what the shared objectives on display may still bring, by how far away they are."""
    near, ahead, sums = [0.0] * 4, 0.0, 0.0
    for pile in state.display:
        needs = GOALS[pile.objective].needs
        missing = [needs - estate.goals[pile.objective] for estate in estates]
        near[min(missing[seat], 4) - 1 if missing[seat] else 0] += pile.amount / 7
        others = min(less for other, less in enumerate(missing) if other != seat)
        ahead += pile.amount / 7 if missing[seat] < others else 0.0
        sums += pile.amount / 20
    return [*near, ahead, sums]


def _compared(values: Sequence[float], seat: Seat, left: float) -> list[float]:
    others = [value for other, value in enumerate(values) if other != seat]
    lead = values[seat] - max(others)
    return [
        lead / 10,
        (values[seat] - sum(others) / len(others)) / 10,
        sum(value >= values[seat] for value in others) / len(others),
        lead / (2 + left),
        max(-1.0, min(1.0, lead / (1 + left))),
    ]


def _table(state: State) -> list[float]:
    unsold = state.owners.count(None)
    return [
        unsold / PLOTS,
        *(float(unsold <= few) for few in (1, 2, 3, 5, 8, 12)),
        state.saloon / 4,
        len(state.cards) / 6,
        *(float(len(state.players) == players) for players in (3, 4, 5)),
    ]
