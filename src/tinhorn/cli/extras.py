"""The optional parts of the package: which extra brings the library that a command lacks.

`uvx tinhorn` installs the package without extras, and they cannot be part of the plain package: the
engine alone needs only msgspec. uv names itself in the environment of what it runs, so the command
can ask it for the rest.

Only the standard library is imported here, since anything else may be what is missing.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from importlib.metadata import distribution
from typing import Final

CLI: Final = "cli"
SERVER: Final = "server"
MCP: Final = "mcp"
DATA: Final = "data"
RAY: Final = "ray"
PLOT: Final = "plot"

UV: Final = "UV"
"""Environment variable of uv: the path of its program."""
IS_SECOND: Final = "TINHORN_SECOND_RUN"
"""Environment variable: set in the second run, so that there is no third."""
LOBBY: Final = ("serve",)
"""What `uvx tinhorn` does without further words."""

_MODULES: Final = {
    CLI: ("typer", "rich", "platformdirs", "fluent", "babel", "segno", "websockets"),
    SERVER: (
        "alembic",
        "brotli",
        "httptools",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
    ),
    MCP: ("mcp", "pydantic"),
    DATA: ("pyarrow",),
    RAY: ("ray",),
    PLOT: ("PIL",),
}
EXTRA_WITH: Final = {module: extra for extra, modules in _MODULES.items() for module in modules}
"""The extra that installs a library, by the name under which the library is imported."""


def extra_with(error: ModuleNotFoundError) -> str | None:
    """Find the extra that brings the missing module; `None` if it is not one of ours."""
    return EXTRA_WITH.get((error.name or "").partition(".")[0])


def install_command(extra: str) -> str:
    return f"pip install 'tinhorn[{extra}]'"


def sentence(extra: str, command: str, words: Sequence[str]) -> str:
    """Say what to install: in the reader's language, or in English without the translations."""
    try:
        from tinhorn.cli.language import language_of
        from tinhorn.cli.translator import Translator
        from tinhorn.locale import LANGUAGES
    except ModuleNotFoundError:
        return f"This needs tinhorn[{extra}]: {command}"
    translator = Translator(language=language_of(words, LANGUAGES))
    return translator("cli-needs-extra", extra=extra, command=command)


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
