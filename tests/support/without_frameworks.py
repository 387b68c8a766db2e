"""Makes the libraries that a browser page lacks unimportable: import this before anything else."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec

MISSING = frozenset(
    (
        *("alembic", "brotli", "httptools", "litestar", "numpy", "platformdirs"),
        *("prometheus_client", "rich", "segno", "sqlalchemy", "typer", "uvicorn", "uvloop"),
        "websockets",
    )
)


class Missing(MetaPathFinder):
    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


sys.meta_path.insert(0, Missing())
