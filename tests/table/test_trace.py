"""What one bid costs: how many files it crosses, and how often `pending` runs."""

from __future__ import annotations

import asyncio

import pytest

from tools.trace_answer import DEALS, Trace, trace_bid

MOST_FILES = 19
MOST_CHANGES_OF_FILE = 80
"""Two labels may be new to the caches: then a bid takes a few changes more than the median."""
MOST_PENDING_CALLS = 1
"""For the state after the bid. The views of all viewers get the result."""


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    return asyncio.run(trace_bid(tmp_path_factory.mktemp("trace"), DEALS[0]))


def test_open_decisions_are_worked_out_once_for_one_bid(trace: Trace) -> None:
    assert 0 < trace.pending_calls <= MOST_PENDING_CALLS


def test_one_bid_crosses_few_files_and_seldom_changes_between_them(trace: Trace) -> None:
    assert 0 < trace.files <= MOST_FILES
    assert 0 < trace.changes_of_file <= MOST_CHANGES_OF_FILE
