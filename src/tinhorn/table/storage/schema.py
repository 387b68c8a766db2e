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

REVISION: Final = "0013"
"""The newest revision in `migrations/versions`."""

metadata: Final = MetaData()


def _of_table(*, is_key: bool = False) -> Column[str]:
    """Return the column that says whose row it is; the rows of a deleted table go with it."""
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String, key, primary_key=is_key, nullable=False)


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
    Column("is_shared", Boolean, nullable=False, server_default=false()),
    Column("start", Text),
    Column("is_imported", Boolean, nullable=False, server_default=false()),
    Column("hints", String, nullable=False, server_default="alone"),
    Column("status", String, nullable=False),
    Column("contributions", Text),
    Column("attempts", Text, nullable=False, server_default="[]"),
    Column("reveal_by", BigInteger),
    Column("rematch", String),
    Column("is_watched", Boolean, nullable=False, server_default=true()),
    Column("conduct", Text, nullable=False, server_default="{}"),
    Column("version", Integer, nullable=False),
    Index("tables_by_status", "status", "is_listed", "opened"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", Text),
    Column("hat", Integer, nullable=False),
    Column("bot", String),
    Column("is_away", Boolean, nullable=False),
    Column("is_covered", Boolean, nullable=False, server_default=false()),
    Column("gone", String),
    Column("token", String),
    Column("recovery", String),
    Column("reissued", String),
    Column("reissued_at", BigInteger),
    Column("reissue_wait", BigInteger),
    Column("reissued_by", Integer),
    Column("former", String),
    Column("moved_at", BigInteger),
    Column("contribution", LargeBinary),
    Column("commitment", String),
    Column("orders", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)

entries: Final = Table(
    "entries",
    metadata,
    _of_table(),
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
    _of_table(is_key=True),
    Column("due", BigInteger),
    Column("leased", BigInteger, nullable=False),
    Index("deadlines_by_due", "due"),
)

jobs: Final = Table(
    "jobs",
    metadata,
    _of_table(),
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
    _of_table(),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("phrase", String),
    Column("text", Text),
    Column("by", Integer),
    Column("request", String),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_request", "table_id", "request", unique=True),
)

seen: Final = Table(
    "seen",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

server_secrets: Final = Table(
    "server_secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

contacts: Final = Table(
    "contacts",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("token", String, nullable=False),
    Column("channel", String, nullable=False),
    Column("recipient", String, nullable=False),
    Column("address", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("is_quiet", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("contacts_by_recipient", "recipient"),
)

looks: Final = Table(
    "looks",
    metadata,
    _of_table(is_key=True),
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False),
    Column("stage", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("looks_by_due", "due"),
)

notices: Final = Table(
    "notices",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("recipient", String, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("state", String, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind", "prompt"),
    Index("notices_by_due", "state", "due"),
)
