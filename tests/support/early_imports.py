"""The processes of pytest-xdist share the work of compiling the tests in a fresh clone."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parents[1]
APART: Final = ("batch", "browser", "envs", "train")
"""Folders of tests that `make test` runs in other processes: they set up JAX and browsers first."""


def import_from_own_place(config: pytest.Config) -> None:
    """Import all test modules, in each process from another one on.

    Every process imports every module. pytest compiles a module that has no cache yet, which takes
    longer than to import it. In the order of collection, all processes would compile the same
    module at the same time.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker or [config.invocation_params.dir / path for path in config.args] != [TESTS]:
        return
    names, workers = _names(), int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    first = len(names) * int(worker.removeprefix("gw")) // workers
    for name in names[first:] + names[:first]:
        # Collection reports what cannot be imported.
        with suppress(Exception, pytest.skip.Exception):
            import_module(name)


def _names() -> list[str]:
    paths = [path.relative_to(TESTS.parent) for path in sorted(TESTS.rglob("test_*.py"))]
    return [".".join(path.with_suffix("").parts) for path in paths if path.parts[1] not in APART]
