"""Let JAX compile quickly on a processor: the programs of tests run for a second or two."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path
from typing import Final

# XLA's older emitters compile these programs in half the time. JAX 0.11 has them no more. Programs
# that are not split take a tenth less processor time; all processors are busy with tests anyway.
QUICK: Final = "--xla_cpu_use_fusion_emitters=false --xla_cpu_parallel_codegen_split_count=1"
FLAGS: Final = QUICK if version("jaxlib") < "0.11" else ""
ENVIRONMENT: Final = {
    "XLA_FLAGS": FLAGS,
    # Programs that run once for a second are not worth a minute of compiling.
    "JAX_DISABLE_MOST_OPTIMIZATIONS": "true",
}


def settings(cache: Path | None) -> dict[str, str]:
    """Variables of the environment for a process that uses JAX; programs are kept in the cache."""
    chosen = dict(ENVIRONMENT)
    chosen["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {ENVIRONMENT['XLA_FLAGS']}".strip()
    if cache is not None:
        chosen["JAX_COMPILATION_CACHE_DIR"] = str(cache)
        chosen["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0.5"
    return chosen
