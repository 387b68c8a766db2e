"""Runs the command again with the extras it lacks, where uv can install them.

`uvx tinhorn` installs the package without extras, and they cannot be part of the plain package: the
engine alone needs only msgspec. uv names itself in the environment of what it runs, so the command
can ask it for the rest. Only the standard library is imported here.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from importlib.metadata import distribution
from typing import Final

UV: Final = "UV"
"""Environment variable of uv: the path of its program."""
IS_SECOND: Final = "TINHORN_SECOND_RUN"
"""Environment variable: set in the second run, so that there is no third."""
LOBBY: Final = ("serve",)
"""What `uvx tinhorn` does without further words."""


def run_with_extra(extra: str, words: Sequence[str]) -> int | None:
    """Run the command in an environment that has the extra; `None` if uv did not start it."""
    uv = os.environ.get(UV)
    if not uv or IS_SECOND in os.environ:
        return None
    command = [uv, "tool", "run", "--from", requirement(extra), "tinhorn", *(words or LOBBY)]
    return subprocess.run(command, env=os.environ | {IS_SECOND: "1"}, check=False).returncode


def requirement(extra: str) -> str:
    """Name this package with the server and an extra: the file it came from, or its version."""
    found = distribution("tinhorn")
    extras = ",".join(sorted({"server", extra} - {"cli"}))
    origin = json.loads(found.read_text("direct_url.json") or "{}").get("url")
    return f"tinhorn[{extras}] @ {origin}" if origin else f"tinhorn[{extras}]=={found.version}"
