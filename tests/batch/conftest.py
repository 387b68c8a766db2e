"""For the tests of all batched games: they skip without JAX, and compiled programs are kept."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any, Final

import pytest

from tests.batch.quick_programs import settings
from tests.support.groups import GroupScheduling, rank_of

MEASURED: Final = "test_shapes.py"

os.environ |= settings(None)  # before JAX starts

collect_ignore_glob = [] if find_spec("jax") else ["test_*.py", "*/test_*.py"]


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.path.name != MEASURED:
        item.add_marker("unmeasured")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank_of(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> GroupScheduling | None:
    """Tests that use the same compiled programs run in one process, in the order of collection."""
    if config.getoption("dist") != "loadgroup":
        return None
    config.option.loadscopereorder = False
    return GroupScheduling(config, log)


@pytest.fixture(scope="session", autouse=True)
def kept_programs(request: pytest.FixtureRequest) -> None:
    """Let JAX keep what it compiles: a second run of the tests starts at once."""
    import jax

    options: dict[str, object] = {"jax_disable_most_optimizations": True}
    cache: pytest.Cache | None = getattr(request.config, "cache", None)
    if cache is not None:
        options["jax_compilation_cache_dir"] = str(cache.mkdir("jax"))
        options["jax_persistent_cache_min_compile_time_secs"] = 0.5
    for name, value in options.items():
        jax.config.update(name, value)  # type: ignore[no-untyped-call]  # as JAX has it
