"""The schema of the database. A change here needs a revision in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

REVISION: Final = "0007"
"""The newest revision in `migrations/versions`."""

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("timing", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("when_left", String, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("screen", String),
    Column("start", Text),
    Column("is_imported", Boolean, nullable=False, server_default=false()),
    Column("hints", String, nullable=False, server_default="alone"),
    Column("status", String, nullable=False),
    Column("contributions", Text),
    Column("rematch", String),
    Column("is_watched", Boolean, nullable=False, server_default=true()),
    Column("version", Integer, nullable=False),
    Index("tables_by_status", "status", "is_listed", "opened"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", Text),
    Column("hat", Integer, nullable=False),
    Column("bot", String),
    Column("is_away", Boolean, nullable=False),
    Column("token", String),
    Column("recovery", String),
    Column("contribution", LargeBinary),
    Column("orders", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("by", String, nullable=False),
    Column("action", Text),
    Column("request", String),
    PrimaryKeyConstraint("table_id", "seq"),
)

Index(
    "entries_by_request",
    entries.c.table_id,
    entries.c.seat,
    entries.c.request,
    unique=True,
    sqlite_where=entries.c.request.is_not(None),
    postgresql_where=entries.c.request.is_not(None),
)

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger),
    Column("leased", BigInteger, nullable=False),
    Index("deadlines_by_due", "due"),
)

jobs: Final = Table(
    "jobs",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("asking", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "prompt", "asking"),
    Index("jobs_by_due", "due"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("phrase", String),
    Column("text", Text),
    Column("request", String),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_request", "table_id", "request", unique=True),
)
