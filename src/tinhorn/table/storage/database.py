"""Open a database, SQLite in one file or PostgreSQL, and migrate it to the newest revision."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from tinhorn.kernel import phrase, system_reason
from tinhorn.table.storage import time_limit
from tinhorn.table.storage.interface import DamagedError, StorageError
from tinhorn.table.storage.schema import REVISION

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_SECONDS: Final = 10
"""How long to wait for another process that writes to the same file."""
BUSY_PAUSE: Final = 0.05
PAGE_BYTES: Final = 1_024
"""The page size of a new file. A commit writes whole pages, and an answer is short: with many
tables at play, small pages mean fewer bytes per commit."""
MIGRATION_LOCK: Final = 0x7468
"""The advisory lock that lets only one process at a time migrate PostgreSQL."""


def default_url() -> str:
    """Return the address of a file in the user's data folder."""
    return f"sqlite:///{user_data_path('tinhorn', appauthor=False) / 'tables.sqlite'}"


def open_database(url: str) -> Engine:
    """Connect, and create or migrate the database's tables."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        _make_folder(parsed)
    engine = _engine(parsed)
    try:
        with storage_errors(engine):
            _migrate(engine)
    except StorageError:
        engine.dispose()
        raise
    return engine


def require_undamaged(engine: Engine) -> None:
    """Read a whole SQLite file once; DamagedError says where it is damaged."""
    if not is_sqlite(engine):
        return
    with storage_errors(engine), engine.connect() as connection:
        found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    if found != "ok":
        detail = " ".join(found.split())
        raise DamagedError(phrase("storage-damaged", file=str(engine.url.database), detail=detail))


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StorageError(phrase("storage-url", url=url)) from error
    match parsed.drivername:
        case "sqlite" if parsed.database:
            return parsed
        case "postgresql" | "postgresql+psycopg":
            # Not for ever, as by default; a limit in the address counts.
            limit = {"connect_timeout": f"{time_limit.ANSWER_SECONDS:.0f}", **parsed.query}
            return parsed.set(drivername="postgresql+psycopg", query=limit)
    raise StorageError(phrase("storage-url", url=parsed.render_as_string(hide_password=True)))


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            phrase("storage-folder", folder=str(folder), detail=system_reason(error))
        ) from error


def _engine(url: URL) -> Engine:
    try:
        # Parameters hold secrets: they must not show in an error.
        engine = create_engine(url, hide_parameters=True, pool_size=4, max_overflow=16)
    except (ImportError, NoSuchModuleError) as error:
        raise StorageError(phrase("storage-driver", driver=url.get_driver_name())) from error
    if is_sqlite(engine):
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
        event.listen(engine, "begin", _begin_postgresql)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Make commits durable through a power failure, and let readers work beside the writer."""
    connection.isolation_level = None  # `_begin_sqlite` sends BEGIN
    connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")
    connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1_000}")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _write_ahead(connection: Any) -> None:
    """Turn on the write-ahead log. This statement ignores `busy_timeout`, so it is retried here."""
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > give_up:
                raise
            time.sleep(BUSY_PAUSE)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at the start, so that a writer never fails half-way for lack of it.

    A single statement needs no BEGIN: the thread then waits once for the interpreter lock.
    """
    options = connection.get_execution_options()
    if not options.get("is_single", False):
        is_writer = options.get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


def _prepare_postgresql(connection: Any, _: object) -> None:
    """Let a single statement be a transaction by itself; `_begin_postgresql` sends BEGIN."""
    connection.autocommit = True


def _begin_postgresql(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


@contextmanager
def storage_errors(engine: Engine) -> Iterator[None]:
    """Raise every failure of the database as StorageError with a sentence."""
    try:
        yield
    except DBAPIError as error:
        raise _storage_error(engine, str(error.orig)) from error
    except PoolTimeoutError as error:
        raise StorageError(phrase("storage-busy")) from error


def _storage_error(engine: Engine, message: str) -> StorageError:
    detail = next(iter(message.strip().splitlines()), "-")
    if not is_sqlite(engine):
        return StorageError(phrase("storage-unreachable", detail=detail))
    file = str(engine.url.database)
    if "malformed" in detail:
        return DamagedError(phrase("storage-corrupt", file=file))
    if "not a database" in detail:
        return StorageError(phrase("storage-corrupt", file=file))
    if "unable to open" in detail or "readonly" in detail:
        return StorageError(phrase("storage-unwritable", file=file))
    return StorageError(phrase("storage-failed", file=file, detail=detail))


def _migrate(engine: Engine) -> None:
    with engine.execution_options(writes=True).begin() as connection:
        if not is_sqlite(engine):
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        found = _revision(connection)
        if found is not None and found > REVISION:
            raise StorageError(phrase("storage-newer", found=found, known=REVISION))
        if found != REVISION:
            _upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    # Alembic takes a while to load, and a database is mostly up to date.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
