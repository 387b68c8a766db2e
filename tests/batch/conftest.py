"""For the tests of all batched games: they skip without JAX, and compiled programs are kept."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

from tests.batch.quick_programs import settings

os.environ |= settings(None)  # before JAX starts

collect_ignore_glob = [] if find_spec("jax") else ["test_*.py", "*/test_*.py"]


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
