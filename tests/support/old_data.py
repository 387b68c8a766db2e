"""Databases and records that were written by earlier versions (tests/data/README.md)."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, insert, select

from tinhorn.table.storage.database import MIGRATIONS

DATA: Final = Path(__file__).parent.parent / "data"
RECORDS: Final = sorted(DATA.glob("*.json"))
TABLES: Final = ("tables", "seats", "entries", "deadlines", "jobs", "chat")


def unpack_old_sqlite(folder: Path, revision: str) -> str:
    """Unpack the database of a revision; return its address."""
    file = folder / "old.sqlite"
    file.write_bytes(gzip.decompress((DATA / f"revision-{revision}.sqlite.gz").read_bytes()))
    return f"sqlite:///{file}"


def copy_to_postgres(sqlite_url: str, postgres_url: str, revision: str) -> None:
    """Make the same database of that revision in PostgreSQL."""
    old = create_engine(sqlite_url)
    new = create_engine(postgres_url.replace("postgresql://", "postgresql+psycopg://"))
    schema = MetaData()
    with new.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, revision)
    schema.reflect(new)
    with old.connect() as source, new.begin() as target:
        for name in TABLES:
            table = schema.tables[name]
            rows = [row._asdict() for row in source.execute(select(table)).all()]
            if rows:
                target.execute(insert(table), rows)
    old.dispose()
    new.dispose()
