"""The end of the game (W-END): secret objectives, most plots, the ranking and its tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, assert_never

from tinhorn.games.winchester.components import Board, Bonus, Edition, Objective, board
from tinhorn.games.winchester.phases import ObjectiveScore, Sheet
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Outcome, Seat

MOST_PLOTS: Final = 5

PAY: Final[dict[Objective, int]] = {
    "forest": 3,
    "desert": 3,
    "prairie": 3,
    "river": 3,
    "rails": 3,
    "saloon": 5,
    "mine": 5,
    "ranch": 3,
    "rumor": 3,
    "movement": 3,
}
"""W-END-2: what each item pays."""


def items(
    objective: Objective, chart: Board, plots: frozenset[int], bonuses: tuple[Bonus | None, ...]
) -> int:
    """Return how many items of a secret objective the owner of these plots has."""
    match objective:
        case "forest" | "desert" | "prairie":
            return [chart.terrain(plot) for plot in plots].count(objective)
        case "river":
            return len(plots & chart.near_river)
        case "rails":
            return len(plots & chart.near_rails)
        case "saloon":
            return len(plots & chart.near_saloon)
        case "mine":
            return len(plots.intersection(chart.mines))
        case "ranch":
            return len(plots & chart.near_ranch)
        case "rumor" | "movement":
            return [bonuses[plot - 1] for plot in plots].count(objective)
    assert_never(objective)


@lru_cache(maxsize=1024)
def counted_plots(
    objective: Objective, edition: Edition, bonuses: tuple[Bonus | None, ...]
) -> tuple[int, ...]:
    """Return all plots that count for a secret objective, as far as their tokens are known.

    Each of them is one item for its owner.
    """
    chart = board(edition)
    every = range(1, len(chart.terrains) + 1)
    return tuple(plot for plot in every if items(objective, chart, frozenset((plot,)), bonuses))


def plots_of(owners: tuple[Seat | None, ...], seat: Seat) -> frozenset[int]:
    return frozenset([plot for plot, owner in enumerate(owners, start=1) if owner == seat])


@lru_cache(maxsize=256)
def plots_by_owner(owners: tuple[Seat | None, ...]) -> dict[Seat, frozenset[int]]:
    """Return the plots of each seat that has any. Cached, because every viewer asks for them."""
    found: dict[Seat, list[int]] = {}
    for plot, owner in enumerate(owners, start=1):
        if owner is not None:
            found.setdefault(owner, []).append(plot)
    return {seat: frozenset(plots) for seat, plots in found.items()}


def most_plots(counts: tuple[int, ...], groups: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats that get the money for most plots; several only if still tied (W-END-3)."""
    best = max(zip(counts, groups, strict=True))
    return tuple(seat for seat, pair in enumerate(zip(counts, groups, strict=True)) if pair == best)


@lru_cache(maxsize=256)
def sole_leader(edition: Edition, owners: tuple[Seat | None, ...]) -> Seat | None:
    """Return the seat that would get the money for most plots now, if it shares it with nobody.

    Cached, because every viewer asks for it.
    """
    owned, chart = plots_by_owner(owners), board(edition)
    if not owned:
        return None
    plots = owned.values()
    favoured = most_plots(tuple(map(len, plots)), tuple(map(chart.largest_group, plots)))
    return list(owned)[favoured[0]] if len(favoured) == 1 else None


def _score(state: State, objective: Objective, plots: frozenset[int]) -> ObjectiveScore:
    count = items(objective, board(state.setup.edition), plots, state.bonuses)
    return ObjectiveScore(objective, count, count * PAY[objective])


def sheets(state: State) -> tuple[Sheet, ...]:
    chart = board(state.setup.edition)
    plots = [plots_of(state.owners, seat) for seat in range(len(state.players))]
    counts = tuple(map(len, plots))
    groups = tuple(map(chart.largest_group, plots))
    favoured = most_plots(counts, groups)
    written = []
    for seat, player in enumerate(state.players):
        scores = tuple([_score(state, each, plots[seat]) for each in player.objectives])
        bonus = MOST_PLOTS if seat in favoured else 0
        total = player.cash + bonus + sum([score.amount for score in scores])
        written.append(
            Sheet(
                player.cash,
                scores,
                bonus,
                player.has_duel_token,
                counts[seat],
                groups[seat],
                total,
            )
        )
    return tuple(written)


_CRITERIA: Final[tuple[tuple[str, Callable[[Sheet], int]], ...]] = (
    ("fortune", lambda sheet: sheet.total),
    ("cash", lambda sheet: sheet.cash + sheet.most_plots),
    ("duel-token", lambda sheet: sheet.has_duel_token),
)
"""W-END-4: what decides, in this order."""


def outcome(final: tuple[Sheet, ...]) -> Outcome:
    """Return the ranking; its reason names what decided, or that the title is shared."""
    keys = [tuple(value(sheet) for _, value in _CRITERIA) for sheet in final]
    ranks = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(seat for seat, key in enumerate(keys) if key == rank) for rank in ranks)
    reason = "shared"
    if len(ranking[0]) == 1:
        second = ranks[1]
        reason = next(
            name for (name, _), a, b in zip(_CRITERIA, ranks[0], second, strict=True) if a != b
        )
    return Outcome(reason, ranking, tuple(sheet.total for sheet in final))
