"""How a new table takes its time."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import MalformedError
from tinhorn.server.wire import Clock, NewTable
from tinhorn.table.model import Timing

LONGEST_CLOCK: Final = 30 * 24 * 3600
SHORTEST_MOMENT: Final = 30
"""Milliseconds to react in, however quick the pace."""
SLOW_SHARE: Final = 12
"""At a slow table a moment is this part of the time for an answer: two hours of a day."""
SLOWEST_MOMENT: Final = 12 * 3600 * 1000


def timing_for(wish: NewTable, pace: float) -> Timing:
    clock = wish.clock
    moment = max(SHORTEST_MOMENT, int(_window(clock) * pace))
    if clock.kind == "none":
        return Timing(window=moment, pace=pace)
    if not 1 <= clock.seconds <= LONGEST_CLOCK:
        raise MalformedError(phrase("server-clock", most=LONGEST_CLOCK))
    return Timing(kind=clock.kind, answer=clock.seconds * 1000, window=moment, pace=pace)


def _window(clock: Clock) -> int:
    """How long a moment to react stays open: the same for everyone, whoever could react.

    At a slow table nobody is expected to look on, so it is long enough to come by. It does not end
    early when all have answered: that would tell that all of them had something to answer with.
    """
    usual = Timing().window
    if clock.kind != "slow":
        return usual
    return max(usual, min(clock.seconds * 1000 // SLOW_SHARE, SLOWEST_MOMENT))
