"""Derives the timing of a new table from the requested clock."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import MalformedError
from tinhorn.server.wire.lobby import Clock
from tinhorn.table.model import Timing, Windows

LONGEST_CLOCK: Final = 30 * 24 * 3600
SHORTEST_WINDOW: Final = 30
"""The shortest reaction window in milliseconds, whatever the pace."""
SLOW_SHARE: Final = 12
"""At a slow table a reaction window lasts this fraction of the time for an answer: two hours for
one day."""
LONGEST_WINDOW: Final = 12 * 3600 * 1000


def derive_timing(clock: Clock, pace: float, *, windows: Windows = "timed") -> Timing:
    window = max(SHORTEST_WINDOW, int(_window_length(clock) * pace))
    if clock.kind == "none":
        return Timing(window=window, windows=windows, pace=pace)
    if not 1 <= clock.seconds <= LONGEST_CLOCK:
        raise MalformedError(phrase("server-clock", most=LONGEST_CLOCK))
    return Timing(
        kind=clock.kind,
        answer=clock.seconds * 1000,
        window=window,
        windows=windows,
        pace=pace,
    )


def _window_length(clock: Clock) -> int:
    """Return the shortest length of reaction windows in milliseconds, the same for all players.

    At a slow table players are not expected to be online, so a window is long enough for a visit.
    It does not close early when all have answered: that would show that all of them had a card to
    play.
    """
    usual = Timing().window
    if clock.kind != "slow":
        return usual
    return max(usual, min(clock.seconds * 1000 // SLOW_SHARE, LONGEST_WINDOW))
