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


def unpack_old_sqlite(folder: Path) -> str:
    """Unpack the database of revision 0004; return its address."""
    file = folder / "old.sqlite"
    file.write_bytes(gzip.decompress((DATA / "revision-0004.sqlite.gz").read_bytes()))
    return f"sqlite:///{file}"


def copy_to_postgres(sqlite_url: str, postgres_url: str) -> None:
    """Make the same database of revision 0004 in PostgreSQL."""
    old = create_engine(sqlite_url)
    new = create_engine(postgres_url.replace("postgresql://", "postgresql+psycopg://"))
    schema = MetaData()
    with new.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, "0004")
    schema.reflect(new)
    with old.connect() as source, new.begin() as target:
        for name in TABLES:
            table = schema.tables[name]
            rows = [row._asdict() for row in source.execute(select(table)).all()]
            if rows:
                target.execute(insert(table), rows)
    old.dispose()
    new.dispose()
