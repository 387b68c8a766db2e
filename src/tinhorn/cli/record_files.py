"""Records of games in files: read, written whole or not at all, never over something else."""

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
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import Record, from_json, to_json


def read_record(path: Path) -> Record[Any, Any]:
    return from_json(read_bytes(path), GAMES)


def read_bytes(path: Path) -> bytes:
    with _named(path, "cli-file-unreadable"):
        return path.read_bytes()


def write_new(path: Path, record: Record[Any, Any], *, force: bool = False) -> None:
    """Write a record where nothing is yet; over what is there only by force."""
    with _named(path, "cli-file-unwritable"):
        if not force:
            path.open("xb").close()
        write_over(path, record)


def require_free(paths: Iterable[Path]) -> None:
    """Refuse before anything is written, if one of the files is there already."""
    for path in paths:
        if path.exists():
            raise FileError(phrase("cli-file-exists", file=str(path)))


def write_over(path: Path, record: Record[Any, Any]) -> None:
    """Replace a file in one go: whoever reads it finds the old record or the new one."""
    with _named(path, "cli-file-unwritable"):
        with NamedTemporaryFile(dir=path.parent, prefix=".tinhorn-", delete=False) as draft:
            draft.write(to_json(record))
        try:
            os.replace(draft.name, path)
        except OSError:
            os.unlink(draft.name)
            raise


def make_folder(path: Path) -> None:
    """See to it that the folder is there."""
    with _named(path, "cli-file-unwritable"):
        path.mkdir(parents=True, exist_ok=True)


def new_folder(path: Path) -> None:
    """A folder with nothing in it."""
    make_folder(path)
    with _named(path, "cli-file-unwritable"):
        if any(path.iterdir()):
            raise FileError(phrase("cli-folder-not-empty", file=str(path)))


def saved_games() -> Path:
    """The folder of games that are kept without being asked to."""
    folder = user_data_path("tinhorn", appauthor=False) / "games"
    make_folder(folder)
    return folder


def saved_path(game: AnyGame) -> Path:
    """Where a game that begins now is kept."""
    return saved_games() / f"{game.NAME}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json"


def last_unfinished(game: AnyGame) -> Path:
    """The kept game of this kind that was left last."""
    found = saved_games().glob(f"{game.NAME}-*.json")
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if read_record(path).outcome is None:
                return path
        except RecordError:
            continue
    raise FileError(phrase("cli-nothing-to-resume", game=game.NAME))


@contextmanager
def _named(path: Path, key: str) -> Iterator[None]:
    """Say what the system objects to, and about which file."""
    try:
        yield
    except FileExistsError as error:
        raise FileError(phrase("cli-file-exists", file=str(path))) from error
    except OSError as error:
        raise FileError(phrase(key, file=str(path), detail=error.strerror or str(error))) from error
