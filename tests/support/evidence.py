"""What a failing test shows beside its error: the logs of servers, the last messages of clients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

Tell = Callable[[], str]

_lasting: Final[dict[str, Tell]] = {}
"""By title; of servers that run."""
_of_test: Final[list[tuple[str, Tell]]] = []


def show(title: str, tell: Tell) -> None:
    """Show this if the test that runs now fails."""
    _of_test.append((title, tell))


def show_always(title: str, tell: Tell) -> None:
    """Show this if any test fails, until `conclude`."""
    _lasting[title] = tell


def conclude(title: str) -> None:
    """Add nothing any more: show what there is if the test that runs now fails."""
    if title in _lasting:
        told = _lasting.pop(title)()
        show(title, lambda: told)


def begin_test() -> None:
    """Forget what belongs to the test before."""
    _of_test.clear()


def add_to(report: pytest.TestReport) -> None:
    """Add everything there is to the report of a failing test."""
    told = [(title, tell()) for title, tell in (*_lasting.items(), *_of_test)]
    report.sections.extend((title, text) for title, text in told if text)
