"""Which research tests share a process: those that use the same compiled programs.

`--dist loadgroup` of pytest-xdist 3.8 names groups by changing the ids of tests, which has no
effect with pytest 9.2: each test is a group of its own, and each process compiles everything. The
scheduler below tells the group of a test from its id.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from xdist.scheduler import LoadScopeScheduling

BATCH: Final = PurePosixPath("tests/batch")
FIRST: Final = ("test_shapes.py", "dicetown", "test_env.py dicetown", "winchester")
"""Long groups begin early. Before all of them come the tests that are measured: coverage does not
see a program that was traced before."""


def group_of(test: str) -> str:
    """In `tests/batch` the tests of a folder or file share programs; other tests are alone."""
    path = PurePosixPath(test.split("::")[0])
    if BATCH not in path.parents:
        return test
    name = path.relative_to(BATCH).parts[0]
    if name != "test_env.py":
        return name
    return f"{name} {'dicetown' if '[dicetown' in test else 'winchester'}"


def rank_of(test: str) -> int:
    """The lower, the earlier."""
    group = group_of(test)
    return FIRST.index(group) if group in FIRST else len(FIRST)


class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Sends all tests of a group to one process."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)
