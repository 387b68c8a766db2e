"""How a new table takes its time."""

from __future__ import annotations

import pytest

from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.lobby import Clock

A_DAY = 24 * 3600
AN_HOUR = 3600 * 1000


@pytest.mark.parametrize(
    ("clock", "window"),
    [
        (Clock(), 1_800),
        (Clock("live", 60), 1_800),
        (Clock("slow", 10), 1_800),
        (Clock("slow", A_DAY), 2 * AN_HOUR),
        (Clock("slow", 3 * A_DAY), 6 * AN_HOUR),
        (Clock("slow", 30 * A_DAY), 12 * AN_HOUR),
    ],
)
def test_reaction_windows_at_slow_tables_are_long(clock: Clock, window: int) -> None:
    assert derive_timing(clock, 1.0).window == window


def test_a_quick_pace_leaves_a_little_time() -> None:
    assert derive_timing(Clock("live", 60), 0).window == 30


def test_untimed_windows_are_a_choice_of_the_host() -> None:
    assert derive_timing(Clock(), 1.0, windows="untimed").windows == "untimed"
    assert derive_timing(Clock(), 1.0).windows == "timed"
