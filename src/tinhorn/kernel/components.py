"""Read the components of a game from JSON, so that a number can be corrected without code."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypeVar

from tinhorn.kernel.decoders import decoder
from tinhorn.kernel.errors import UNREADABLE, ComponentsError, system_reason
from tinhorn.kernel.phrase import phrase

FOLDER: Final = "TINHORN_COMPONENTS"
"""Environment variable: a folder in which `<game>.json`, if present, replaces the packaged file."""

T = TypeVar("T")


def component_file(game: str, packaged: Path) -> Path:
    """Return the file that the components of a game are read from."""
    folder = os.environ.get(FOLDER)
    corrected = Path(folder, f"{game}.json") if folder else packaged
    return corrected if corrected.exists() else packaged


def read_components(path: Path, kind: type[T]) -> T:
    """Decode a component file. The game checks its content."""
    try:
        return decoder(kind).decode(path.read_bytes())
    except OSError as error:
        raise ComponentsError(
            phrase("components-unreadable", file=str(path), detail=system_reason(error))
        ) from error
    except UNREADABLE as error:
        raise ComponentsError(
            phrase("components-malformed", file=str(path)), detail=str(error)
        ) from error


def require(holds: bool, path: Path, key: str, /, **args: int | str) -> None:  # noqa: FBT001 - reads like assert
    """Raise ComponentsError that says what is wrong with the file, unless `holds`."""
    if not holds:
        raise ComponentsError(phrase(key, file=str(path), **args))
