"""How far a player has come with the shared objectives, and which plots bring them closer.

Every viewer is told so whenever a plot goes on sale, so this has to be quick: which plots bring a
player closer is remembered by what it depends on, which changes for the buyer of a plot, and rarely
for others. To count takes no longer than to look up, so counts are not remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from msgspec import Struct

from tinhorn.games.winchester.components import Board, Bonus, Edition, board
from tinhorn.games.winchester.rules.objectives import GOALS, Holding

TOKENS: Final[tuple[Bonus | None, ...]] = (*get_args(Bonus), None)
"""What a plot may have, as far as a viewer knows: `None` is a hidden token, which counts as none.
"""


class Tokens(Struct, frozen=True, gc=False):
    """What objectives depend on that are about tokens, or about a sale."""

    held: tuple[Bonus, ...]
    """In alphabetical order, so that equal ones are found again."""
    is_last_sale: bool
    is_saloon_empty: bool


class Reach(NamedTuple):
    """How far a player has come with an objective."""

    reached: int
    """How much the player has of what the objective counts."""
    closer: tuple[int, ...]
    """The plots, sold or not, that would add to it."""


class Owned(Struct, frozen=True, gc=False):
    """What a player owns, and what decides about one more plot."""

    edition: Edition
    plots: frozenset[int]
    tokens: Tokens

    def reach(self, objective: int, bonuses: tuple[Bonus | None, ...]) -> Reach:
        """Return how far the player is with an objective, and which plots would add to it."""
        if GOALS[objective].is_about_plots:
            return _reach(objective, self.edition, self.plots)
        return _reach_by_tokens(objective, self.tokens, bonuses)

    def count_with(self, objective: int, plot: int, bonus: Bonus | None) -> int:
        """Return how much of what an objective counts one more plot and its token would make."""
        if GOALS[objective].is_about_plots:
            return _count_plots(objective, self.edition, self.plots | {plot})
        return _count_with_token(objective, self.tokens, bonus)


def _count_plots(objective: int, edition: Edition, plots: frozenset[int]) -> int:
    has = Holding(board(edition), plots, (), took_last_plot=False, took_empty_saloon=False)
    return GOALS[objective].has(has)


def _count_tokens(objective: int, tokens: Tokens) -> int:
    has = _holding(tokens.held, took_last_plot=False, took_empty_saloon=False)
    return int(GOALS[objective].has(has))


def _count_with_token(objective: int, tokens: Tokens, bonus: Bonus | None) -> int:
    has = _holding(
        tokens.held if bonus is None else (*tokens.held, bonus),
        took_last_plot=tokens.is_last_sale,
        took_empty_saloon=bonus == "saloon" and tokens.is_saloon_empty,
    )
    return int(GOALS[objective].has(has))


def _holding(
    tokens: tuple[Bonus, ...], *, took_last_plot: bool, took_empty_saloon: bool
) -> Holding:
    """Return what a seat holds, for objectives about tokens or sales: they read nothing else."""
    return Holding(
        board("2020"),
        frozenset(),
        tokens,
        took_last_plot=took_last_plot,
        took_empty_saloon=took_empty_saloon,
    )


@lru_cache(maxsize=512)
def _useful(objective: int, tokens: Tokens) -> frozenset[Bonus | None]:
    """Return the tokens whose plots would bring the player closer."""
    had = _count_tokens(objective, tokens)
    return frozenset(
        [bonus for bonus in TOKENS if _count_with_token(objective, tokens, bonus) > had]
    )


@lru_cache(maxsize=512)
def _reach_by_tokens(objective: int, tokens: Tokens, bonuses: tuple[Bonus | None, ...]) -> Reach:
    useful = _useful(objective, tokens)
    closer = tuple([plot for plot, bonus in enumerate(bonuses, start=1) if bonus in useful])
    return Reach(_count_tokens(objective, tokens), closer)


@lru_cache(maxsize=1024)
def _reach(objective: int, edition: Edition, plots: frozenset[int]) -> Reach:
    closer = CLOSER[objective](board(edition), plots)
    return Reach(_count_plots(objective, edition, plots), tuple(sorted(closer)))


def _other_terrains(chart: Board, plots: frozenset[int]) -> Iterable[int]:
    owned = {chart.terrain(plot) for plot in plots}
    return [plot for plot in chart.plots if chart.terrain(plot) not in owned]


def _enlarging(chart: Board, plots: frozenset[int]) -> Iterable[int]:
    """Return the plots that make a larger chain than the largest one so far."""
    if not plots:
        return chart.plots
    beside = frozenset[int]().union(*[chart.neighbours[plot - 1] for plot in plots]) - plots
    largest = chart.largest_group(plots)
    return [plot for plot in beside if chart.largest_group(plots | {plot}) > largest]


def _apart(chart: Board, plots: frozenset[int]) -> Iterable[int]:
    """Return the plots that are adjacent to none of these."""
    free = chart.plots - plots
    return [plot for plot in free if chart.neighbours[plot - 1].isdisjoint(plots)]


CLOSER: Final[dict[int, Callable[[Board, frozenset[int]], Iterable[int]]]] = {
    1: _other_terrains,
    3: lambda chart, plots: chart.plots - plots,
    5: _enlarging,
    7: lambda chart, plots: chart.plots - chart.near_river - plots,
    8: lambda chart, plots: chart.plots - chart.near_rails - plots,
    10: _apart,
}
"""For each objective about plots, the plots that would add to it. This is faster than to count
nineteen possible purchases for each objective; a test compares the two ways."""
