"""The optional parts of the package: which extra brings the library that a command lacks.

Only the standard library is imported here, since anything else may be what is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLI: Final = "cli"
SERVER: Final = "server"
MCP: Final = "mcp"
DATA: Final = "data"
RAY: Final = "ray"
PLOT: Final = "plot"

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
