"""The golden games of Winchester: each way a game can end, each tie-break, and the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.support.wanted import Wanted
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Claim
from tinhorn.games.winchester.events import DuelFought, PlotSold
from tinhorn.games.winchester.phases import Bidding, Over
from tinhorn.games.winchester.state import Setup
from tinhorn.testing.random_play import Turn


def ended_by(reason: str) -> Callable[[list[Turn]], bool]:
    """Tell what set the winner apart (W-END-4)."""

    def is_it(turns: list[Turn]) -> bool:
        result = winchester.outcome(turns[-1].after)
        return result is not None and result.reason == reason

    return is_it


def most_plots(*, tied: int, favoured: int) -> Callable[[list[Turn]], bool]:
    """Tell whether so many players had the most plots, and so many were paid for it (W-END-3)."""

    def is_it(turns: list[Turn]) -> bool:
        phase = turns[-1].after.phase
        assert isinstance(phase, Over)
        most = max(sheet.plots for sheet in phase.sheets)
        had_most = sum(sheet.plots == most for sheet in phase.sheets)
        were_paid = sum(sheet.most_plots > 0 for sheet in phase.sheets)
        return (had_most, were_paid) == (tied, favoured)

    return is_it


def has_it_all(turns: list[Turn]) -> bool:
    """Look for a duel, a plot for free, and a forgotten objective claimed before a bid."""
    events = [event for turn in turns for event in turn.events]
    return (
        any(isinstance(event, DuelFought) for event in events)
        and any(isinstance(event, PlotSold) and event.price == 0 for event in events)
        and any(
            isinstance(turn.action, Claim) and isinstance(turn.before.phase, Bidding)
            for turn in turns
        )
    )


WANTED: Final = (
    Wanted("fortune", Setup(players=3), ended_by("fortune")),
    Wanted("cash", Setup(players=3), ended_by("cash")),
    Wanted("duel-token", Setup(players=4), ended_by("duel-token")),
    Wanted("shared", Setup(players=5), ended_by("shared")),
    Wanted("most-plots-by-group", Setup(players=4), most_plots(tied=2, favoured=1)),
    Wanted("most-plots-shared", Setup(players=5), most_plots(tied=2, favoured=2)),
    Wanted(
        "2019-hidden-manual",
        Setup(players=3, edition="2019", bonus="hidden", claims="manual", first=1),
        has_it_all,
        liveliness=0.7,
    ),
)
