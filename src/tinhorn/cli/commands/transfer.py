"""`tinhorn export` and `tinhorn import`: games out of a database as records, and into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from tinhorn.cli.commands.serve import Database
from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import Lang, language
from tinhorn.kernel.phrase import phrase

if TYPE_CHECKING:
    from tinhorn.cli.translator import Translator
    from tinhorn.table.live import LiveTable
    from tinhorn.table.storage.storage import Storage

T = TypeVar("T")
HERE: Final = Path()


def export(
    *,
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE", help="Table codes; all tables if none is given."),
    ] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Where the files go.")] = HERE,
    force: Annotated[bool, typer.Option("--force", help="Overwrite files.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the records of finished games to files, one each."""
    from tinhorn.cli.terminal import terminal

    out, translator = terminal(), _voice(lang)
    written = _with(database, lambda store: _export(store, codes, to, force=force))
    for file, code in written:
        out.print(translator("cli-exported", code=code, file=str(file)))
    if not written:
        out.print(translator("cli-exported-none"))


def bring_in(
    *,
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="The records of games.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Keep games that were played elsewhere, to look at them in the browser.

    Each is checked first; if one of them is not right, none is kept.
    """
    from tinhorn.cli.record_files import read_bytes
    from tinhorn.cli.terminal import terminal
    from tinhorn.server.api.records import check_record

    checked = [(path, check_record(read_bytes(path))) for path in records]
    out, translator = terminal(), _voice(lang)
    for path, brought in _with(database, lambda store: _import(store, checked)):
        key = "cli-imported" if brought.is_new else "cli-imported-before"
        out.print(translator(key, file=str(path), code=brought.saved.terms.id))


def _with(database: str | None, work: Callable[[Storage], Coroutine[Any, Any, T]]) -> T:
    """Do something with a database, and let go of it."""
    from tinhorn.games import GAMES
    from tinhorn.table.storage.database import default_url
    from tinhorn.table.storage.storage import Storage

    async def whole() -> T:
        store = Storage.open(database or default_url(), GAMES)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def _export(
    store: Storage, codes: list[str] | None, folder: Path, *, force: bool
) -> list[tuple[Path, str]]:
    """All of them, or, if one cannot be written down, none."""
    from tinhorn.cli.record_files import make_folder, require_free, write_new
    from tinhorn.server.auth import tidy_code
    from tinhorn.table.records import export_record

    records = []
    for code in map(tidy_code, codes) if codes else await store.ended():
        live = await _finished(store, code)
        file = folder / f"{live.game.NAME}-{code}.json"
        records.append((file, code, await export_record(store, live.game, live.saved)))
    if not force:
        require_free(file for file, _, _ in records)
    make_folder(folder)
    for file, _, record in records:
        write_new(file, record, force=force)
    return [(file, code) for file, code, _ in records]


async def _finished(store: Storage, code: str) -> LiveTable:
    from tinhorn.games import GAMES
    from tinhorn.table.deadlines import SystemClock
    from tinhorn.table.live import LiveTable

    live = await LiveTable.load(store, GAMES, code, SystemClock())
    if not live.saved.has_ended:
        raise UsageError(phrase("server-not-over"))
    return live


async def _import(store: Storage, checked: list[tuple[Path, Any]]) -> list[tuple[Path, Any]]:
    from tinhorn.server.api import records

    now = time.time_ns() // 1_000_000
    return [(path, await records.import_game(store, record, now)) for path, record in checked]


def _voice(lang: str | None) -> Translator:
    from tinhorn.cli.translator import Translator
    from tinhorn.locale import LANGUAGES

    return Translator(language=language(lang, LANGUAGES))
