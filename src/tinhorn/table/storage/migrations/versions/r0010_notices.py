"""Notices for players who are away: addresses, what is to be told, and when to look at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "contacts",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("recipient", sa.String, nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("is_quiet", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("contacts_by_recipient", "contacts", ["recipient"])
    op.create_table(
        "looks",
        _table_id(primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("looks_by_due", "looks", ["due"])
    op.create_table(
        "notices",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("recipient", sa.String, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "prompt"),
    )
    op.create_index("notices_by_due", "notices", ["state", "due"])


def _table_id(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=primary_key,
    )
