"""What one bid costs: the game's `pending` is worked out once per state, not by every reader."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tools.trace_answer import DEALS, trace_bid

MOST_PENDING_CALLS = 4
"""Once for the state after the bid, and once in the view of each of three seats."""


def test_open_decisions_are_worked_out_at_most_four_times_for_one_bid(tmp_path: Path) -> None:
    trace = asyncio.run(trace_bid(tmp_path, DEALS[0]))

    assert 0 < trace.pending_calls <= MOST_PENDING_CALLS
