"""Games from a database to record files, and from files into a database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tinhorn.cli.errors import UsageError
from tinhorn.cli.records.files import make_folder, read_bytes, require_free, write_new
from tinhorn.cli.terminal import terminal
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import BadInputError, RecordError, phrase
from tinhorn.server.api.records import check_record, import_game
from tinhorn.server.auth import tidy_code
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.live import LiveTable
from tinhorn.table.records import export_record
from tinhorn.table.storage.database import default_url
from tinhorn.table.storage.storage import SqlStorage

T = TypeVar("T")


def export_records(
    database: str | None,
    codes: Sequence[str],
    folder: Path,
    translator: Translator,
    *,
    force: bool,
) -> None:
    """Write the records of these finished games, or of all, and print where they are."""
    out = terminal()
    written = _with_storage(database, lambda storage: _export(storage, codes, folder, force=force))
    for file, code in written:
        out.print(translator("cli-exported", code=code, file=str(file)))
    if not written:
        out.print(translator("cli-exported-none"))


def import_records(database: str | None, files: Sequence[Path], translator: Translator) -> None:
    """Store these records, all or none, and print the codes of their tables."""
    checked = [(path, _checked(path)) for path in files]
    out = terminal()
    for path, brought in _with_storage(database, lambda storage: _import(storage, checked)):
        key = "cli-imported" if brought.is_new else "cli-imported-before"
        out.print(translator(key, file=str(path), code=brought.saved.terms.id))


def _checked(path: Path) -> Any:
    content = read_bytes(path)
    try:
        return check_record(content)
    except BadInputError as error:
        reason = phrase("cli-import-refused", file=str(path), detail=error.phrase)
        raise RecordError(reason, rule=error.rule, detail=error.detail) from error


def _with_storage(database: str | None, work: Callable[[SqlStorage], Coroutine[Any, Any, T]]) -> T:
    """Open the database, do the work, close the database."""

    async def whole() -> T:
        storage = SqlStorage.open(database or default_url(), GAMES)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(whole())


async def _export(
    storage: SqlStorage, codes: Sequence[str], folder: Path, *, force: bool
) -> list[tuple[Path, str]]:
    """Write all the files, or none if one of the games cannot be exported."""
    records = []
    for code in map(tidy_code, codes) if codes else await storage.ended():
        live = await _finished(storage, code)
        file = folder / f"{live.game.NAME}-{code}.json"
        records.append((file, code, await export_record(storage, live.game, live.saved)))
    if not force:
        require_free(file for file, _, _ in records)
    make_folder(folder)
    for file, _, record in records:
        write_new(file, record, force=force)
    return [(file, code) for file, code, _ in records]


async def _finished(storage: SqlStorage, code: str) -> LiveTable:
    live = await LiveTable.load(storage, GAMES, code, SystemClock())
    if not live.saved.has_ended:
        raise UsageError(phrase("server-not-over"))
    return live


async def _import(storage: SqlStorage, checked: list[tuple[Path, Any]]) -> list[tuple[Path, Any]]:
    now = time.time_ns() // 1_000_000
    return [(path, await import_game(storage, record, now)) for path, record in checked]
