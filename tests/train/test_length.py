"""How long a training takes, by each of its limits."""

from __future__ import annotations

import time
from argparse import Namespace

from tools.train.length import COMPILING, Length

ENDLESS = {"iterations": 10**9, "seconds": 1e9, "whole_seconds": 1e9, "processor_seconds": 1e9}
A_WHILE = 0.05


def compiled(**limits: float) -> Length:
    length = Length(Namespace(**(ENDLESS | limits)))
    for _ in range(COMPILING):
        length.count()
    return length


def work(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_a_training_ends_by_its_iterations() -> None:
    length = compiled(iterations=4)

    assert length.done() == COMPILING / 4


def test_waiting_does_not_count_as_time_of_the_processor() -> None:
    length = compiled(processor_seconds=A_WHILE)

    time.sleep(2 * A_WHILE)
    length.count()
    assert length.done() < 1

    work(A_WHILE)
    length.count()
    assert length.done() >= 1


def test_waiting_counts_as_seconds() -> None:
    length = compiled(seconds=A_WHILE)

    time.sleep(2 * A_WHILE)
    length.count()

    assert length.done() >= 1


def test_compilation_counts_as_whole_seconds_only() -> None:
    length = Length(Namespace(**(ENDLESS | {"whole_seconds": 1.0, "processor_seconds": A_WHILE})))

    work(A_WHILE)
    for _ in range(COMPILING):
        length.count()

    assert length.done() < A_WHILE
    assert length.spent()["since_start"] >= A_WHILE
