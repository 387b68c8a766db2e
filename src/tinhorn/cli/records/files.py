"""Records of games in files. Writes are atomic and never overwrite a file unasked."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_data_path

from tinhorn.cli.errors import FileError
from tinhorn.games import GAMES
from tinhorn.kernel import AnyGame, Record, RecordError, from_json, phrase, system_reason, to_json


def read_record(path: Path) -> Record[Any, Any]:
    return from_json(read_bytes(path), GAMES)


def read_bytes(path: Path) -> bytes:
    with file_errors(path, "cli-file-unreadable"):
        return path.read_bytes()


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, over one of the same name."""
    with file_errors(path, "cli-file-unwritable"):
        path.write_bytes(content)


def require_writable(path: Path) -> None:
    """Refuse before anything is done if this file could not be written."""
    with file_errors(path, "cli-file-unwritable"):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


def write_new(path: Path, record: Record[Any, Any], *, force: bool = False) -> None:
    """Write a record to a new file; overwrite an existing one only with `force`."""
    with file_errors(path, "cli-file-unwritable"):
        if not force:
            path.open("xb").close()
        write_over(path, record)


def require_free(paths: Iterable[Path]) -> None:
    """Refuse before anything is written if one of the files exists."""
    for path in paths:
        if path.exists():
            raise FileError(phrase("cli-file-exists", file=str(path)))


def write_over(path: Path, record: Record[Any, Any]) -> None:
    """Replace a file atomically: readers find the old record or the new one."""
    with file_errors(path, "cli-file-unwritable"):
        with NamedTemporaryFile(dir=path.parent, prefix=".tinhorn-", delete=False) as draft:
            draft.write(to_json(record))
        try:
            os.replace(draft.name, path)
        except OSError:
            os.unlink(draft.name)
            raise


def make_folder(path: Path) -> None:
    """Create the folder if it is missing."""
    with file_errors(path, "cli-file-unwritable"):
        path.mkdir(parents=True, exist_ok=True)


def new_folder(path: Path) -> None:
    """Create the folder, or accept an empty one."""
    make_folder(path)
    with file_errors(path, "cli-file-unwritable"):
        if any(path.iterdir()):
            raise FileError(phrase("cli-folder-not-empty", file=str(path)))


def saved_games() -> Path:
    """Return the folder in which games are saved by default."""
    folder = user_data_path("tinhorn", appauthor=False) / "games"
    make_folder(folder)
    return folder


def saved_path(game: AnyGame) -> Path:
    """Return the default file of a game that begins now."""
    return saved_games() / f"{game.NAME}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json"


def last_unfinished(game: AnyGame) -> Path:
    """Return the saved game of this kind that was left last."""
    found = saved_games().glob(f"{game.NAME}-*.json")
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if read_record(path).outcome is None:
                return path
        except RecordError:
            continue
    raise FileError(phrase("cli-nothing-to-resume", game=phrase(f"game-{game.NAME}")))


@contextmanager
def file_errors(path: Path, key: str) -> Iterator[None]:
    """Turn errors of the operating system into a sentence that names the file."""
    try:
        yield
    except FileExistsError as error:
        raise FileError(phrase("cli-file-exists", file=str(path))) from error
    except OSError as error:
        raise FileError(phrase(key, file=str(path), detail=system_reason(error))) from error
