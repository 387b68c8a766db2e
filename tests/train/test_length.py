"""How long a training takes, by each of its limits."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tools.train.length import COMPILING, Length

ENDLESS = {"iterations": 10**9, "seconds": 1e9, "whole_seconds": 1e9, "processor_seconds": 1e9}
A_WHILE = 50.0


class Clocks:
    """Both clocks of a process, which move when it is told to work or to wait."""

    def __init__(self) -> None:
        self._now = self._worked = 1_000.0

    def monotonic(self) -> float:
        return self._now

    def process_time(self) -> float:
        return self._worked

    def wait(self, seconds: float) -> None:
        self._now += seconds

    def work(self, seconds: float) -> None:
        self.wait(seconds)
        self._worked += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    found = Clocks()
    monkeypatch.setattr("tools.train.length.time", found)
    return found


def compiled(**limits: float) -> Length:
    length = Length(Namespace(**(ENDLESS | limits)))
    for _ in range(COMPILING):
        length.count()
    return length


def test_a_training_ends_by_its_iterations() -> None:
    length = compiled(iterations=4)

    assert length.done() == COMPILING / 4


def test_waiting_does_not_count_as_time_of_the_processor(clocks: Clocks) -> None:
    length = compiled(processor_seconds=A_WHILE)

    clocks.wait(2 * A_WHILE)
    length.count()
    assert length.done() < 1

    clocks.work(A_WHILE)
    length.count()
    assert length.done() == 1


def test_waiting_counts_as_seconds(clocks: Clocks) -> None:
    length = compiled(seconds=A_WHILE)

    clocks.wait(A_WHILE)
    length.count()

    assert length.done() == 1


def test_compilation_counts_as_whole_seconds_only(clocks: Clocks) -> None:
    length = Length(Namespace(**(ENDLESS | {"whole_seconds": 1.0, "processor_seconds": A_WHILE})))

    clocks.work(A_WHILE)
    for _ in range(COMPILING):
        length.count()

    assert length.done() < 1 / A_WHILE
    assert length.spent()["since_start"] == A_WHILE
